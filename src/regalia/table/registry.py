"""All tables of a server: opened, loaded from the storage, and unloaded when nobody uses them."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import structlog

from regalia.core.errors import Refused
from regalia.core.fair import fresh
from regalia.core.record import Match
from regalia.table import lines, snapshots, summaries
from regalia.table.lines import Charter
from regalia.table.links import new_table_id
from regalia.table.outdated import playable
from regalia.table.refusals import Missing, Outdated, TooMany
from regalia.table.room import Room
from regalia.table.store import Line, Member, NotSaved, Phase, Row
from regalia.table.store import Table as Kept
from regalia.table.summaries import Summary
from regalia.table.table import Backend, Table
from regalia.table.translation import _

log = structlog.get_logger()
SWEEP = 5.0  # seconds between two sweeps for tables that are due or idle
BEAT = 30.0  # seconds between two heartbeats in the storage
OLD = 10  # tables without a summary that one list gives theirs
SOON = 60.0  # seconds until another table of bots alone may be tried
ALONE = _("Bots play alone at {most} of your tables already: wait until one of them is over, or take a seat.")


class TableRegistry:
    """The tables by id. A table that cannot be opened touches no other."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.closed = False
        self._next_beat = 0.0
        self._opening = asyncio.Lock()  # tables of bots alone are opened one at a time
        self._broken: set[str] = set()  # tables that are due and cannot be opened
        self._sweeper = asyncio.create_task(self._sweep())

    async def get(self, id: str) -> Table:
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
        async with self._opening:
            self.check_bot_tables(host)
            id = await self._open(match, host, bots, **terms)
            await self.get(id)
            return id

    def check_bot_tables(self, host: str) -> None:
        """Refuses if bots play alone at too many tables of a host. Those that have left the memory do not count."""
        most = self.backend.settings.bots_alone
        if sum(table.thoughts.alone and table.room.charter.host == host for table in self._loaded()) >= most:
            raise TooMany(ALONE, SOON, most=most)

    async def _open(self, match: Match, host: str, bots: Sequence[str], **terms: Any) -> str:
        id, rows = self.plan(match, host, bots, **terms)
        await self.backend.store.save(*rows)
        return id

    def plan(
        self, match: Match, host: str, bots: Sequence[str] = (), id: str = "", **terms: Any
    ) -> tuple[str, list[Row]]:
        """A new table: it exists once these rows are saved."""
        id, now = id or new_table_id(), time.time()
        past = tuple((lane, seat, str(action)) for lane, seat, action in match.entries)
        charter = Charter(
            match.game.id,
            match.game.version,
            match.seats,
            match.options,
            match.box,
            fresh(),
            host,
            past=past,
            past_undone=match.undone,
            **terms,
        )
        try:
            return id, _rows(id, Room(charter), bots, now, self.backend.clock())
        except UnicodeEncodeError:
            raise Refused(_("A text holds half a character.")) from None

    async def summaries(self, kept: Sequence[Kept]) -> dict[str, Summary]:
        """What lists show of tables, by id. Tables of before summaries were kept get theirs now, some at a time."""
        store = self.backend.store
        found = {each.table: summaries.read(each) for each in await store.summaries([table.id for table in kept])}
        missing = [table for table in kept if table.id not in found and table.id not in self._broken]
        for table in [each for each in missing if playable(lines.charter(each.charter))][:OLD]:
            with suppress(NotSaved):
                row = summaries.row(table.id, await self._room(table.id, lines.charter(table.charter)))
                found[table.id] = summaries.read(row)
                await store.save(row)
        return found

    def time_left(self, charter: Charter, summary: Summary, guest: str) -> float | None:
        """Seconds until the next choice is due of those whose time a guest may know."""
        if (limit := charter.limit) is None or not (begun := summary.timed(guest)):
            return None
        return max(0.0, min(self._with_grace(since, limit) for since in begun) + limit - self.backend.clock())

    async def forget_erased(self, id: str) -> None:
        """A table that is not in the storage any more leaves the memory too."""
        if id in self.tables and await self.backend.store.table(id) is None:
            task = self.tables.pop(id, None)
            if task and task.done() and not task.exception():
                task.result().stop()

    async def close(self) -> None:
        """Every table finishes what was asked of it."""
        self.closed = True
        self._sweeper.cancel()
        for task in [*self.tables.values()]:
            with suppress(Exception):
                await (await task).close()
        await self.backend.clock.stop()

    def end_streams(self) -> None:
        """The server stops: readers reconnect when it is up again."""
        for table in self._loaded():
            table.audience.close()

    def _loaded(self) -> list[Table]:
        return [task.result() for task in self.tables.values() if task.done() and not task.exception()]

    async def _load(self, id: str) -> Table:
        kept = await self.backend.store.table(id)
        if kept is None:
            raise Missing(_("There is no table “{table}”."), table=id)
        charter = lines.charter(kept.charter)
        if not playable(charter):
            raise Outdated(kept.phase == "over")
        room = await self._room(id, charter)
        if room.charter.limit is not None:
            room.since = {seat: self._with_grace(at, room.charter.limit) for seat, at in room.since.items()}
        if kept.due is not None and room.due() is None:  # saved by a version in which such tables were woken
            await self.backend.store.save(Phase(id, room.phase, None, kept.touched))
        return Table(self.backend, id, room, lambda: self.get(id), kept.touched)

    def _with_grace(self, since: float, limit: float) -> float:
        """When a seat's time began, moved so that enough of it is left after a restart. What happened after the last
        heartbeat of the previous run is not in the future."""
        clock = self.backend.clock
        return max(min(since, clock()), clock.begun + self.backend.settings.hold - limit)

    async def _room(self, id: str, charter: Charter) -> Room:
        kept = await self.backend.store.snapshot(id)
        room = (kept and snapshots.decode_room(charter, kept.number, kept.body)) or Room(charter)
        for line in await self.backend.store.lines(id, room.number):
            room.fold(lines.read(line.body), line.tick)
        return room

    async def _sweep(self) -> None:
        while True:
            try:
                await self._beat()
                await self._load_due()
                await self._unload_idle()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP)

    async def _beat(self) -> None:
        """Now and then. Time that the storage misses is given back to the seats."""
        if (now := time.monotonic()) >= self._next_beat:
            self._next_beat = now + BEAT
            try:
                await self.backend.clock.beat()
            except NotSaved as why:
                log.warning("the storage takes nothing", why=str(why))

    async def _load_due(self) -> None:
        due = await self.backend.store.due(self.backend.clock() + SWEEP)
        for id in self._loadable([kept for kept in due if kept.id not in self.tables]):
            try:
                await self.get(id)
            except NotSaved as why:
                log.warning("a table could not be read", table=id, why=str(why))
            except Exception:
                self._broken.add(id)
                log.exception("a table could not be opened", table=id)

    def _loadable(self, kept: Sequence[Kept]) -> list[str]:
        """A table that cannot be opened is logged once, and not tried again until somebody asks for it."""
        new = [table for table in kept if table.id not in self._broken]
        foreign = {table.id for table in new if not playable(lines.charter(table.charter))}
        if foreign:
            self._broken |= foreign
            log.warning("tables of other rules rest", tables=len(foreign))
        return [table.id for table in new if table.id not in foreign]

    async def _unload_idle(self) -> None:
        """Bots alone pause when nobody watches; idle tables leave the memory, since the storage has all of them."""
        before = time.monotonic() - self.backend.settings.idle
        for table in self._loaded():
            table.thoughts.review()
            if table.touched < before and not table.busy:
                del self.tables[table.id]
                table.stop()
        self.backend.metrics.tables.set(len(self.tables))


def _rows(id: str, room: Room, bots: Sequence[str], now: float, tick: float) -> list[Row]:
    """A table as it is first kept: it is there with its bots, or not at all."""
    seated = [each for seat, bot in enumerate(bots) if bot for each in room.seat_bot(seat, bot, tick)]
    applied = [*seated, *room.begin(tick)]
    kept = Kept(id, lines.encode(room.charter), room.charter.open, now, touched=now)
    said = [Line(id, each.number, lines.encode(each.line), now, tick) for each in applied]
    after: list[Row] = [Phase(id, room.phase, room.due(), now), summaries.row(id, room)]
    return [kept, *said, *after, Member(id, room.charter.host)]
