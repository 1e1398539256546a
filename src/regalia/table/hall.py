"""All tables of a server: opened, woken from the storage, and laid to rest when nobody looks."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog

from regalia.core.errors import Refused
from regalia.core.fair import fresh
from regalia.core.record import Match
from regalia.table import lines, snapshots, tokens
from regalia.table.lines import Charter
from regalia.table.outdated import playable
from regalia.table.refusals import Missing, Outdated, TooMany
from regalia.table.room import Room
from regalia.table.store import Line, Member, NotSaved, Phase, Row
from regalia.table.store import Table as Kept
from regalia.table.table import House, Table
from regalia.table.translation import _

log = structlog.get_logger()
SWEEP = 5.0  # seconds between two looks at what is due and who is idle
BEAT = 30.0  # seconds after which the storage is told again that the server is alive
SOON = 60.0  # seconds until another table of bots alone may be tried
ALONE = _("Bots play alone at {most} of your tables already: wait until one of them is over, or take a seat.")


class Hall:
    """The tables by id. A table that cannot be opened touches no other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.closed = False
        self._next_beat = 0.0
        self._alone = asyncio.Lock()  # one table of bots alone is opened after the other
        self._unopened: set[str] = set()  # tables that are due and cannot be opened
        self._sweeper = asyncio.create_task(self._sweep())

    async def table(self, id: str) -> Table:
        """A table, from memory or from the storage."""
        if self.closed:
            raise NotSaved("The server stops.")
        if id not in self.tables:
            self.tables[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.tables[id])
        except Exception:
            self.tables.pop(id, None)
            raise

    async def open(self, match: Match, host: str, bots: Sequence[str] = (), **terms: Any) -> str:
        """A new table for a game that has been checked, with its bots; the id under which it can be found."""
        if match.over or not (bots and all(bots)):
            return await self._open(match, host, bots, **terms)
        async with self._alone:
            self.another_alone(host)
            id = await self._open(match, host, bots, **terms)
            await self.table(id)
            return id

    def another_alone(self, host: str) -> None:
        """Refuses if bots play alone at too many tables of a host. Those that have left the memory do not count."""
        most = self.house.settings.bots_alone
        if sum(table.thoughts.alone and table.room.charter.host == host for table in self._here()) >= most:
            raise TooMany(ALONE, SOON, most=most)

    async def _open(self, match: Match, host: str, bots: Sequence[str], **terms: Any) -> str:
        id, rows = self.planned(match, host, bots, **terms)
        await self.house.store.save(*rows)
        return id

    def planned(self, match: Match, host: str, bots: Sequence[str] = (), **terms: Any) -> tuple[str, list[Row]]:
        """A new table that is there when its rows are saved."""
        id, now = tokens.table_id(), time.time()
        past = tuple((lane, seat, str(action)) for lane, seat, action in match.entries)
        charter = Charter(
            match.game.id, match.game.version, match.seats, match.options, match.box, fresh(), host, past=past, **terms
        )
        try:
            return id, _rows(id, Room(charter), bots, now, self.house.clock())
        except UnicodeEncodeError:
            raise Refused(_("A text holds half a character.")) from None

    async def close(self) -> None:
        """Every table finishes what was asked of it."""
        self.closed = True
        self._sweeper.cancel()
        for task in [*self.tables.values()]:
            with suppress(Exception):
                await (await task).close()
        await self.house.clock.stop()

    def end_streams(self) -> None:
        """The server goes down: readers will come back when it is up again."""
        for table in self._here():
            table.audience.close()

    def _here(self) -> list[Table]:
        return [task.result() for task in self.tables.values() if task.done() and not task.exception()]

    async def _load(self, id: str) -> Table:
        kept = await self.house.store.table(id)
        if kept is None:
            raise Missing(_("There is no table “{table}”."), table=id)
        charter = lines.charter(kept.charter)
        if not playable(charter):
            raise Outdated(kept.phase == "over")
        room = await self._room(id, charter)
        if room.charter.limit is not None:
            room.since = {seat: self._held(at, room.charter.limit) for seat, at in room.since.items()}
        if kept.due is not None and room.due() is None:  # bots were left alone before such tables came to rest
            await self.house.store.save(Phase(id, room.phase, None, kept.touched))
        return Table(self.house, id, room, lambda: self.table(id), kept.touched)

    def _held(self, since: float, limit: float) -> float:
        """When a seat's time began, so that it has enough of it left after the server came back. What happened after
        the last beat of an earlier life is not in the future."""
        clock = self.house.clock
        return max(min(since, clock()), clock.begun + self.house.settings.hold - limit)

    async def _room(self, id: str, charter: Charter) -> Room:
        kept = await self.house.store.snapshot(id)
        room = (kept and snapshots.restored(charter, kept.number, kept.body)) or Room(charter)
        for line in await self.house.store.lines(id, room.number):
            room.fold(lines.read(line.body), line.tick)
        return room

    async def _sweep(self) -> None:
        while True:
            try:
                await self._beat()
                await self._wake_what_is_due()
                await self._rest()
            except Exception:
                log.exception("the hall could not be swept")
            await asyncio.sleep(SWEEP)

    async def _beat(self) -> None:
        """From time to time. What the storage misses is time that the seats get back."""
        if (now := time.monotonic()) >= self._next_beat:
            self._next_beat = now + BEAT
            try:
                await self.house.clock.beat()
            except NotSaved as why:
                log.warning("the storage takes nothing", why=str(why))

    async def _wake_what_is_due(self) -> None:
        due = await self.house.store.due(self.house.clock() + SWEEP)
        for id in self._openable([kept for kept in due if kept.id not in self.tables]):
            try:
                await self.table(id)
            except NotSaved as why:
                log.warning("a table could not be read", table=id, why=str(why))
            except Exception:
                self._unopened.add(id)
                log.exception("a table could not be opened", table=id)

    def _openable(self, kept: Sequence[Kept]) -> list[str]:
        """What cannot be opened is said once, and not tried again before somebody asks for it."""
        new = [table for table in kept if table.id not in self._unopened]
        foreign = {table.id for table in new if not playable(lines.charter(table.charter))}
        if foreign:
            self._unopened |= foreign
            log.warning("tables of other rules rest", tables=len(foreign))
        return [table.id for table in new if table.id not in foreign]

    async def _rest(self) -> None:
        """Bots alone rest when nobody looks; then tables leave the memory. What they are is in the storage."""
        before = time.monotonic() - self.house.settings.idle
        for table in self._here():
            table.thoughts.review()
            if table.touched < before and not table.busy:
                del self.tables[table.id]
                table.rest()
        self.house.metrics.in_memory(len(self.tables))


def _rows(id: str, room: Room, bots: Sequence[str], now: float, tick: float) -> list[Row]:
    """A table as it is first kept: it is there with its bots, or not at all."""
    seated = [echo for seat, bot in enumerate(bots) if bot for echo in room.give(seat, bot, tick)]
    echoes = [*seated, *room.begin(tick)]
    kept = Kept(id, lines.encode(room.charter), room.charter.open, now, touched=now)
    said = [Line(id, echo.number, lines.encode(echo.line), now, tick) for echo in echoes]
    return [kept, *said, Phase(id, room.phase, room.due(), now), Member(id, room.charter.host)]
