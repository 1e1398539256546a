"""One table at work: a single writer that saves each line before anybody is told of it, and wakes bots and clocks."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import structlog

from regalia.core.errors import Refused
from regalia.core.telling import opened
from regalia.table import lines, snapshots
from regalia.table.audience import Audience
from regalia.table.bots import Thinkers
from regalia.table.hints import Hints
from regalia.table.metrics import Metrics
from regalia.table.refusals import Conflicting, Unsaved
from regalia.table.room import Echo, Room
from regalia.table.settings import Settings
from regalia.table.speech import _
from regalia.table.store import Answer, Conflict, Line, NotSaved, Phase, Row, Snapshot, Store
from regalia.table.thoughts import Thoughts

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


class Once(NamedTuple):
    """A request that must not be done twice: who asks, under which key, and what."""

    guest: str
    key: str
    digest: bytes

    @classmethod
    def of(cls, guest: str, key: str, *what: object) -> "Once":
        return cls(guest, key, sha256(repr(what).encode()).digest())


class Table:
    """The room, its one writer, and those who listen."""

    def __init__(self, house: House, id: str, room: Room, again: Again, public: float) -> None:
        """Again: the table of this id if this one was laid to rest. Public: when everybody was last told something."""
        self.house, self.id, self.room, self.again, self.public = house, id, room, again, public
        self.audience = Audience(house, id, room.charter, room.number)
        self.touched = time.monotonic()
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[bytes]], asyncio.Future[bytes]]] = asyncio.Queue()
        self._saved = room.number  # lines in the last snapshot, or at the beginning
        self.hints, self.thoughts = Hints(house, id), Thoughts(self)
        self._closed = False
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

    async def do(self, command: Command, once: Once | None = None, also: Sequence[Row] = ()) -> bytes:
        """Let something happen: the answer as JSON, when it is saved and told. If this is refused, nothing has."""
        if self._closed:
            return await (await self.again()).do(command, once, also)
        self.touched = time.monotonic()
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._ask(lambda: self._happen(command, once, also), done)
        return await done

    async def answered(self, once: Once | None) -> bytes | None:
        """What the same request was answered before, if it was."""
        if once is None:
            return None
        found = await self.house.store.answer(self.id, once.guest, once.key)
        if found and found.digest != once.digest:
            raise Conflicting(_("This key was used for another request."))
        return found.body if found else None

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
                if not isinstance(error, Refused):
                    log.exception("a table failed", table=self.id)
                asyncio.get_running_loop().call_later(RETRY, self._wake)
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(answer)
            finally:
                self._open -= 1
                self._jobs.task_done()

    async def _happen(self, command: Command, once: Once | None, also: Sequence[Row]) -> bytes:
        if answered := await self.answered(once):
            return answered
        began, after = time.time(), self.room.copy()
        echoes = command(after, began)
        answer = lines.encode({"phase": after.phase})
        if not echoes and not also:
            self._wake()
            return answer
        rows = [*self._rows(after, echoes, began), *also]
        if once:
            rows.append(Answer(self.id, once.guest, once.key, once.digest, answer, began))
        await self._save(rows)
        self.room = after
        if echoes:
            self.audience.hear(echoes)
            self.house.metrics.told(self.room.game.id, len(echoes), time.time() - began)
        await self._photograph()
        self._wake()
        return answer

    def _rows(self, after: Room, echoes: Sequence[Echo], at: float) -> list[Row]:
        said: list[Row] = [Line(self.id, echo.number, lines.encode(echo.line), at) for echo in echoes]
        if opened(after.match.state) is None:
            self.public = at  # when somebody acts in a lane the others must not learn
        return [*said, Phase(self.id, after.phase, after.due(), self.public)]

    async def _save(self, rows: Sequence[Row]) -> None:
        began = time.perf_counter()
        try:
            await self.house.store.save(*rows)
        except Conflict:
            raise Conflicting(_("Somebody was quicker: please look again.")) from None
        except NotSaved as why:
            self.house.metrics.unsaved()
            log.warning("not saved", table=self.id, why=str(why))
            raise Unsaved(_("This was not saved, and nothing has changed: please try again.")) from None
        self.house.metrics.saved(time.perf_counter() - began)

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
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - time.time()), self._ring)

    def _ring(self) -> None:
        self._ask(lambda: self._happen(Room.expire, None, ()), _unheard())


def _unheard() -> "asyncio.Future[Any]":
    """A future whose fate nobody waits for."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda done: done.cancelled() or done.exception())
    return future
