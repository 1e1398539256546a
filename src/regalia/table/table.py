"""One table at work: a single writer that saves each line before anybody is told of it, and wakes bots and alarms."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import structlog

from regalia.core.errors import Refused
from regalia.core.lanes import open_lanes
from regalia.table import lines, snapshots, summaries
from regalia.table.applied import Applied
from regalia.table.audience import Audience
from regalia.table.bots import BotProcesses
from regalia.table.clock import Clock
from regalia.table.coach import Coach
from regalia.table.hints import Hints
from regalia.table.links import table_id
from regalia.table.metrics import Metrics
from regalia.table.notices.notifier import Notifier
from regalia.table.refusals import Conflicting, Unsaved
from regalia.table.room import Room
from regalia.table.settings import Settings
from regalia.table.store import Answer, Conflict, Gone, Line, Member, NotSaved, Phase, Row, Snapshot, Store
from regalia.table.thoughts import Thoughts
from regalia.table.translation import _

logger = structlog.get_logger()
RETRY = 0.5  # seconds until a table looks again what is due, after something failed
Command = Callable[[Room, float], Sequence[Applied]]  # what is to happen, tried on a copy of the room


Reload = Callable[[], Awaitable["Table"]]


class Backend(NamedTuple):
    """What all tables share."""

    settings: Settings
    store: Store
    bots: BotProcesses
    metrics: Metrics
    clock: Clock
    notifier: Notifier


class RequestKey(NamedTuple):
    """A request that must not be done twice: who asks, under which key, and what."""

    guest: str
    key: str
    digest: bytes

    @classmethod
    def of(cls, guest: str, key: str, path: str, body: bytes) -> "RequestKey":
        return cls(guest, key, sha256(path.encode() + b"\n" + body).digest())

    @property
    def table(self) -> str:
        """The id of the table that this request opens, the same one each time."""
        return table_id(f"{self.guest} {self.key} ".encode() + self.digest)


class Table:
    """The room, its one writer, and those who listen."""

    def __init__(self, backend: Backend, id: str, room: Room, reload: Reload, shown: float) -> None:
        """Reload: loads this table anew after it was stopped. Shown: when something last happened that all may know."""
        self.backend, self.id, self.room, self.reload, self.shown = backend, id, room, reload, shown
        self.audience = Audience(backend, id, room)
        self.touched = time.monotonic()
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[bytes]], asyncio.Future[bytes]]] = asyncio.Queue()
        self._saved = room.number  # lines in the last snapshot, or at the beginning
        self.hints, self.thoughts = Hints(backend, id), Thoughts(self)
        self.coach = Coach(backend, id, self.hints)
        self._closed = False
        self._doubtful = False  # whether there may be more in the storage than is known here
        self._open = 0  # jobs that are not done
        self._alarm: asyncio.TimerHandle | None = None
        self._writer = asyncio.create_task(self._write(), name=f"table {id}")
        self._wake()

    @property
    def busy(self) -> bool:
        """Whether something goes on here that needs the table in memory."""
        return bool(self.thoughts.busy or self.hints.busy or self.coach.busy or self._open or self.audience.listeners)

    def visit(self) -> None:
        """Somebody requests something here."""
        self.touched = time.monotonic()
        self.thoughts.visit()

    async def do(
        self, command: Command, request_key: RequestKey | None = None, also: Sequence[Row] = (), answer: bytes = b""
    ) -> bytes:
        """Let something happen: the answer as JSON, when it is saved and told. If this is refused, nothing has.

        Also: rows that are saved with it. Answer: if it is another one than the phase of the table."""
        if self._closed:
            return await (await self.reload()).do(command, request_key, also, answer)
        self.touched = time.monotonic()
        done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._enqueue(lambda: self._execute(command, request_key, also, answer), done)
        return await done

    async def previous_answer(self, request_key: RequestKey | None) -> bytes | None:
        """What the same request was answered before, if it was."""
        return await previous_answer(self.backend.store, self.id, request_key)

    async def reconcile(self) -> None:
        """Find out what became of a save that failed, if one did, so that a repeated request sees what was done."""
        if self._doubtful:
            await self.do(nothing)

    async def close(self) -> None:
        """Finish what was asked for, then stop."""
        await self._jobs.join()
        self.stop()

    def stop(self) -> None:
        """Stop at once: nothing is under way here."""
        self._closed = True
        self.audience.close()
        if self._alarm:
            self._alarm.cancel()
        self.hints.close()
        self.coach.close()
        self.thoughts.close()
        self._writer.cancel()

    def _enqueue(self, job: Callable[[], Awaitable[bytes]], done: "asyncio.Future[bytes]") -> None:
        self._open += 1
        self._jobs.put_nowait((job, done))

    async def _write(self) -> None:
        while True:
            job, done = await self._jobs.get()
            try:
                answer = await job()
            except Exception as error:
                if not isinstance(error, Refused | NotSaved):
                    logger.exception("a table failed", table=self.id)
                asyncio.get_running_loop().call_later(RETRY, self._recover)
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(answer)
            finally:
                self._open -= 1
                self._jobs.task_done()

    async def _execute(
        self, command: Command, request_key: RequestKey | None, also: Sequence[Row], answer: bytes = b""
    ) -> bytes:
        await self._catch_up()
        if (before := await self.previous_answer(request_key)) is not None:
            return before
        began, after = time.time(), self.room.copy()
        applied = command(after, tick := self.backend.clock())
        answer = answer or lines.encode({"phase": after.phase})
        if not applied and not also:
            self._wake()
            return answer
        touched = began if open_lanes(after.match.state) is None else self.shown  # in a lane nobody must learn who acts
        notices = self.backend.notifier.changes(self.id, self.room, after, applied, tick)
        rows = [
            *self._rows(after, applied, began, tick, touched),
            *_members(self.id, self.room, after),
            *notices,
            *also,
        ]
        if request_key:
            rows.append(Answer(self.id, request_key.guest, request_key.key, request_key.digest, answer, began))
        await self._save(rows)
        self.room, self.shown = after, touched
        self.backend.notifier.note(notices)
        if applied:
            self.audience.publish(applied, after)
            self.backend.metrics.entries.labels(self.room.game.id).inc(len(applied))
            self.backend.metrics.broadcasts.observe(self.backend.clock() - tick)
        await self._save_snapshot()
        self._wake()
        return answer

    def _rows(self, after: Room, applied: Sequence[Applied], at: float, tick: float, touched: float) -> list[Row]:
        said: list[Row] = [Line(self.id, each.number, lines.encode(each.line), at, tick) for each in applied]
        return [*said, Phase(self.id, after.phase, after.due(), touched), summaries.row(self.id, after)]

    async def _save(self, rows: Sequence[Row]) -> None:
        began, self._doubtful = time.perf_counter(), True  # a commit that fails may have been made all the same
        try:
            await self.backend.store.save(*rows)
        except Conflict:
            raise Conflicting(_("Somebody was quicker: please look again.")) from None
        except NotSaved as why:
            self.backend.metrics.unsaved.inc()
            logger.warning("not saved", table=self.id, why=str(why))
            raise Unsaved(_("This was not saved, and nothing has changed: please try again.")) from None
        self._doubtful = False
        self.backend.metrics.saves.observe(time.perf_counter() - began)

    async def _catch_up(self) -> None:
        """Lines that were saved though the storage reported a failure: everybody is told of them now."""
        if self._doubtful:
            after, log = self.room.copy(), await self.backend.store.lines(self.id, self.room.number)
            applied = [after.fold(lines.read(line.body), line.tick) for line in log]
            kept = await self.backend.store.table(self.id)
            self._doubtful = False
            if applied and kept:
                tick = log[-1].tick
                self.backend.notifier.note(self.backend.notifier.changes(self.id, self.room, after, applied, tick))
                self.room, self.shown = after, kept.touched
                self.audience.publish(applied, after)

    def _recover(self) -> None:
        """Something failed: see what became of it, and what is due."""
        if self._doubtful and not self._closed:
            self._enqueue(lambda: self._execute(nothing, None, ()), _ignored())
        else:
            self._wake()

    async def _save_snapshot(self) -> None:
        """A snapshot from time to time; if it cannot be saved, the log is still there."""
        if self.room.number - self._saved >= self.backend.settings.snapshot:
            self._saved = self.room.number
            try:
                await self.backend.store.save(Snapshot(self.id, self.room.number, snapshots.encode_room(self.room)))
            except NotSaved:
                logger.warning("a snapshot was not saved", table=self.id)

    def _wake(self) -> None:
        """Useless thoughts stop, bots that have to choose begin, the alarm is set to the next limit."""
        if self._closed:
            return
        self.hints.review(self.room)
        self.thoughts.wake()
        if self._alarm:
            self._alarm.cancel()
        due = self.room.due()
        if due:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, due - self.backend.clock()), self._expire)

    def _expire(self) -> None:
        self._enqueue(lambda: self._execute(Room.expire, None, ()), _ignored())


async def previous_answer(store: Store, table: str, request_key: RequestKey | None) -> bytes | None:
    """What the same request was answered before, if it was."""
    found = await store.answer(table, request_key.guest, request_key.key) if request_key else None
    if found and request_key and found.digest != request_key.digest:
        raise Conflicting(_("This key was used for another request."))
    return found.body if found else None


def _members(id: str, before: Room, after: Room) -> list[Row]:
    """Who is a member of the table now, and who no longer is."""
    was, now = before.members(), after.members()
    new: list[Row] = [Member(id, guest) for guest in sorted(now - was)]
    return [*new, *(Gone(id, guest) for guest in sorted(was - now))]


def nothing(_room: Room, _at: float) -> Sequence[Applied]:
    return ()


def _ignored() -> "asyncio.Future[Any]":
    """A future that nobody waits for."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda done: done.cancelled() or done.exception())
    return future
