"""One table at work: a single writer that saves each line before anybody is told of it, and wakes bots and clocks."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import structlog

from regalia.core.errors import Refused
from regalia.core.lanes import open_lanes
from regalia.table import lines, snapshots
from regalia.table.audience import Audience
from regalia.table.bots import Thinkers
from regalia.table.clock import Clock
from regalia.table.echo import Echo
from regalia.table.hints import Hints
from regalia.table.metrics import Metrics
from regalia.table.refusals import Conflicting, Unsaved
from regalia.table.room import Room
from regalia.table.settings import Settings
from regalia.table.store import Answer, Conflict, Gone, Line, Member, NotSaved, Phase, Row, Snapshot, Store
from regalia.table.thoughts import Thoughts
from regalia.table.translation import _

log = structlog.get_logger()
RETRY = 0.5  # seconds until a table looks again what is due, after something failed
Command = Callable[[Room, float], Sequence[Echo]]  # what is to happen, tried on a copy of the room


Again = Callable[[], Awaitable["Table"]]


class House(NamedTuple):
    """What all tables share."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    metrics: Metrics
    clock: Clock


class Once(NamedTuple):
    """A request that must not be done twice: who asks, under which key, and what."""

    guest: str
    key: str
    digest: bytes

    @classmethod
    def of(cls, guest: str, key: str, path: str, body: bytes) -> "Once":
        return cls(guest, key, sha256(path.encode() + b"\n" + body).digest())


class Table:
    """The room, its one writer, and those who listen."""

    def __init__(self, house: House, id: str, room: Room, again: Again, public: float) -> None:
        """Again: the table of this id if this one was laid to rest. Public: when everybody was last told something."""
        self.house, self.id, self.room, self.again, self.public = house, id, room, again, public
        self.audience = Audience(house, id, room)
        self.touched = time.monotonic()
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[bytes]], asyncio.Future[bytes]]] = asyncio.Queue()
        self._saved = room.number  # lines in the last snapshot, or at the beginning
        self.hints, self.thoughts = Hints(house, id), Thoughts(self)
        self._closed = False
        self._doubtful = False  # whether there may be more in the storage than is known here
        self._open = 0  # jobs that are not done
        self._alarm: asyncio.TimerHandle | None = None
        self._writer = asyncio.create_task(self._write(), name=f"table {id}")
        self._wake()

    @property
    def busy(self) -> bool:
        """Whether something goes on here that needs the table in memory."""
        return bool(self.thoughts.busy or self.hints.busy or self._open or self.audience.listeners)

    def look(self) -> None:
        """Somebody asks for something here."""
        self.touched = time.monotonic()
        self.thoughts.look()

    async def do(
        self, command: Command, once: Once | None = None, also: Sequence[Row] = (), answer: bytes = b""
    ) -> bytes:
        """Let something happen: the answer as JSON, when it is saved and told. If this is refused, nothing has.

        Also: rows that are saved with it. Answer: if it is another one than the phase of the table."""
        if self._closed:
            return await (await self.again()).do(command, once, also, answer)
        self.touched = time.monotonic()
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._ask(lambda: self._happen(command, once, also, answer), done)
        return await done

    async def answered(self, once: Once | None) -> bytes | None:
        """What the same request was answered before, if it was."""
        return await answered(self.house.store, self.id, once)

    async def settle(self) -> None:
        """Find out what became of a save that failed, if one did: who is answered again sees what was done."""
        if self._doubtful:
            await self.do(_nothing)

    async def close(self) -> None:
        """Finish what was asked for, then fall silent."""
        await self._jobs.join()
        self.rest()

    def rest(self) -> None:
        """Fall silent at once: nothing is under way here."""
        self._closed = True
        self.audience.close()
        if self._alarm:
            self._alarm.cancel()
        self.hints.close()
        self.thoughts.close()
        self._writer.cancel()

    def _ask(self, job: Callable[[], Awaitable[bytes]], done: "asyncio.Future[bytes]") -> None:
        self._open += 1
        self._jobs.put_nowait((job, done))

    async def _write(self) -> None:
        while True:
            job, done = await self._jobs.get()
            try:
                answer = await job()
            except Exception as error:
                if not isinstance(error, Refused | NotSaved):
                    log.exception("a table failed", table=self.id)
                asyncio.get_running_loop().call_later(RETRY, self._recover)
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(answer)
            finally:
                self._open -= 1
                self._jobs.task_done()

    async def _happen(self, command: Command, once: Once | None, also: Sequence[Row], answer: bytes = b"") -> bytes:
        await self._catch_up()
        if (before := await self.answered(once)) is not None:
            return before
        began, after = time.time(), self.room.copy()
        echoes = command(after, tick := self.house.clock())
        answer = answer or lines.encode({"phase": after.phase})
        if not echoes and not also:
            self._wake()
            return answer
        touched = began if open_lanes(after.match.state) is None else self.public  # in a lane nobody learns who acts
        rows = [
            *self._rows(after, echoes, began, tick, touched),
            *_members(self.id, self.room, after),
            *also,
        ]
        if once:
            rows.append(Answer(self.id, once.guest, once.key, once.digest, answer, began))
        await self._save(rows)
        self.room, self.public = after, touched
        if echoes:
            self.audience.hear(echoes, after)
            self.house.metrics.told(self.room.game.id, len(echoes), self.house.clock() - tick)
        await self._photograph()
        self._wake()
        return answer

    def _rows(self, after: Room, echoes: Sequence[Echo], at: float, tick: float, touched: float) -> list[Row]:
        said: list[Row] = [Line(self.id, echo.number, lines.encode(echo.line), at, tick) for echo in echoes]
        return [*said, Phase(self.id, after.phase, after.due(), touched)]

    async def _save(self, rows: Sequence[Row]) -> None:
        began, self._doubtful = time.perf_counter(), True  # of a commit that fails nobody knows whether it was made
        try:
            await self.house.store.save(*rows)
        except Conflict:
            raise Conflicting(_("Somebody was quicker: please look again.")) from None
        except NotSaved as why:
            self.house.metrics.unsaved()
            log.warning("not saved", table=self.id, why=str(why))
            raise Unsaved(_("This was not saved, and nothing has changed: please try again.")) from None
        self._doubtful = False
        self.house.metrics.saved(time.perf_counter() - began)

    async def _catch_up(self) -> None:
        """Lines that are in the storage though they were said not to be saved have happened: everybody is told now."""
        if self._doubtful:
            after, told = self.room.copy(), await self.house.store.lines(self.id, self.room.number)
            echoes = [after.fold(lines.read(line.body), line.tick) for line in told]
            kept = await self.house.store.table(self.id)
            self._doubtful = False
            if echoes and kept:
                self.room, self.public = after, kept.touched
                self.audience.hear(echoes, after)

    def _recover(self) -> None:
        """Something failed: see what became of it, and what is due."""
        if self._doubtful and not self._closed:
            self._ask(lambda: self._happen(_nothing, None, ()), _unheard())
        else:
            self._wake()

    async def _photograph(self) -> None:
        """A snapshot from time to time; if it cannot be saved, the log is still there."""
        if self.room.number - self._saved >= self.house.settings.snapshot:
            self._saved = self.room.number
            try:
                await self.house.store.save(Snapshot(self.id, self.room.number, snapshots.taken(self.room)))
            except NotSaved:
                log.warning("a snapshot was not saved", table=self.id)

    def _wake(self) -> None:
        """Who thinks in vain stops, bots that have to choose begin; the clock is set to the next limit."""
        if self._closed:
            return
        self.hints.review(self.room)
        self.thoughts.wake()
        if self._alarm:
            self._alarm.cancel()
        due = self.room.due()
        if due:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - self.house.clock()), self._ring)

    def _ring(self) -> None:
        self._ask(lambda: self._happen(Room.expire, None, ()), _unheard())


async def answered(store: Store, table: str, once: Once | None) -> bytes | None:
    """What the same request was answered before, if it was."""
    found = await store.answer(table, once.guest, once.key) if once else None
    if found and once and found.digest != once.digest:
        raise Conflicting(_("This key was used for another request."))
    return found.body if found else None


def _members(id: str, before: Room, after: Room) -> list[Row]:
    """Whose table it is now, and whose no more."""
    was, now = before.members(), after.members()
    new: list[Row] = [Member(id, guest) for guest in sorted(now - was)]
    return [*new, *(Gone(id, guest) for guest in sorted(was - now))]


def _nothing(_room: Room, _at: float) -> Sequence[Echo]:
    return ()


def _unheard() -> "asyncio.Future[Any]":
    """A future whose fate nobody waits for."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda done: done.cancelled() or done.exception())
    return future
