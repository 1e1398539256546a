"""Tables of bots alone: they rest when nobody looks, go on when somebody does, and few of one host go on at once."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.protocol import Action
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import registry
from regalia.table.bots import BotProcesses
from regalia.table.fair_queue import Ticket
from regalia.table.metrics import Metrics
from regalia.table.registry import TableRegistry
from regalia.table.settings import Settings
from regalia.table.store import Guest as Seen
from regalia.table.store import Phase
from regalia.table.table import Table
from regalia.table.unattended import UnattendedTables
from tests.table.indoors import choice, local_registry, seated, until

GAME = "kingsburg"
LATER = 60.0  # seconds in which everything has happened that will
WHILE = 0.5  # seconds in which something would have happened
LOOK = 0.4  # seconds of a look
PATIENT = {"stream_events": 10**6, "stream_bytes": 10**9}  # listeners need not read


class Hasty(BotProcesses):
    """Bots that answer at once, counted by table. They may be told to wait."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Metrics())
        self.thoughts: Counter[str] = Counter()
        self.go = asyncio.Event()
        self.go.set()

    async def think(
        self, order: Ticket, game: str, bot: str, view: Any, options: Sequence[Action], seed: str
    ) -> Action:
        self.thoughts[order.table] += 1
        await asyncio.sleep(0.01)
        await self.go.wait()
        return options[0]


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry is swept all the time."""
    monkeypatch.setattr(registry, "SWEEP", 0.02)


@asynccontextmanager
async def indoors(folder: Path, **settings: Any) -> AsyncIterator[tuple[TableRegistry, Hasty]]:
    async with local_registry(folder, **{"look": LOOK, "bot_pause": 0.0} | PATIENT | settings) as (rooms, _):
        rooms.backend.bots.close()
        hasty = Hasty(rooms.backend.settings)
        rooms.backend = rooms.backend._replace(bots=hasty)
        yield rooms, hasty
        hasty.close()


async def alone(rooms: TableRegistry, host: str = "ann") -> Table:
    """A new table at which only bots sit."""
    await rooms.backend.store.save(Seen(host, host, "en", 0.0))
    return await rooms.get(await rooms.open(Match.start(GAMES[GAME], 2), host, ("greedy", "greedy")))


async def still(rooms: TableRegistry, *tables: Table) -> None:
    """Nothing happens at these tables any more."""
    await until(lambda: not any(table.busy for table in tables), LATER)
    before = [table.room.number for table in tables]
    await asyncio.sleep(WHILE)
    assert [table.room.number for table in tables] == before


async def grows(table: Table) -> None:
    """Something happens there."""
    before = table.room.number
    await until(lambda: table.room.number > before + 3, LATER)


def test_they_rest_until_somebody_looks_and_again_when_nobody_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with indoors(tmp_path) as (rooms, hasty):
            table = await alone(rooms)
            await still(rooms, table)
            assert not hasty.thoughts
            for _ in range(2):
                table.visit()
                await grows(table)
                await still(rooms, table)
            assert table.room.phase == "playing"

    asyncio.run(work())


def test_a_listener_is_a_look_for_as_long_as_it_listens(tmp_path: Path) -> None:
    async def work() -> None:
        async with indoors(tmp_path) as (rooms, _):
            table, other = await alone(rooms), await alone(rooms)
            for each in (table, other):
                each.visit()
                _, listener = await each.audience.listen(each.room.charter.host, None, "en", 0)
            other.audience.leave(listener)
            await still(rooms, other)
            await until(lambda: table.room.phase == "over", LATER)
            assert other.room.phase == "playing"

    asyncio.run(work())


def test_a_thought_is_given_up_when_nobody_looks_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with indoors(tmp_path) as (rooms, hasty):
            table = await alone(rooms)
            hasty.go.clear()
            table.visit()
            await until(lambda: table.thoughts.busy, LATER)
            await until(lambda: not table.thoughts.busy, LATER)
            assert len(hasty.unattended) == 0

    asyncio.run(work())


def test_where_a_person_plays_bots_go_on_though_nobody_looks(tmp_path: Path) -> None:
    """And where all people have left, they rest until one of them looks or comes back."""

    async def work() -> None:
        async with indoors(tmp_path) as (rooms, hasty):
            table = await seated(rooms, GAME, ("Ann", "Bob"))
            seat, _ = choice(table)
            await table.do(lambda room, at: room.leave(seat, ("Ann", "Bob")[seat], at))
            await until(lambda: seat not in table.room.to_choose(), LATER)  # it is the other's turn
            assert hasty.thoughts
            await table.do(lambda room, at: room.leave(1 - seat, ("Ann", "Bob")[1 - seat], at))
            await still(rooms, table)
            table.visit()
            await grows(table)
            await still(rooms, table)
            await table.do(lambda room, at: room.take_back(1 - seat, ("Ann", "Bob")[1 - seat], at))
            await until(lambda: seat not in table.room.to_choose(), LATER)
            assert table.room.phase == "playing"

    asyncio.run(work())


def test_only_so_many_of_one_host_go_on_at_once(tmp_path: Path) -> None:
    """However they came to be there: these were kept from before."""

    async def work() -> None:
        async with indoors(tmp_path, idle=0.0, bots_alone=2) as (rooms, hasty):
            ids = []
            for _ in range(4):
                ids.append((await alone(rooms)).id)
                await until(lambda: not rooms.tables, LATER)
            rooms.backend.settings.idle = 600.0
            strangers = await alone(rooms, "bob")
            tables = [await rooms.get(id) for id in ids]
            listeners = []
            for table in (*tables, strangers):
                table.visit()
                listeners.append((await table.audience.listen(table.room.charter.host, None, "en", 0))[1])
            await until(lambda: tables[0].room.phase == tables[1].room.phase == "over", LATER)
            assert hasty.thoughts[ids[0]]
            assert strangers.room.number > 0
            await until(lambda: all(table.room.phase == "over" for table in (*tables, strangers)), LATER)

    asyncio.run(work())


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("ab"), st.sampled_from("12345"))), st.integers(1, 3))
def test_what_goes_on_is_counted_by_host(deeds: list[tuple[bool, str, str]], most: int) -> None:
    going, model = UnattendedTables(most), set[tuple[str, str]]()
    for goes, host, number in deeds:
        table = host + number
        if goes:
            free = sum(owner == host for owner, _ in model) < most
            assert going.resume(host, table) == (free or (host, table) in model)
            model |= {(host, table)} if free else set()
        else:
            going.pause(host, table)
            model.discard((host, table))
        assert len(going) == len(model)
    assert going._going.keys() == {host for host, _ in model}


def test_nobody_wakes_them_when_the_server_comes_back(tmp_path: Path) -> None:
    async def begin() -> str:
        async with indoors(tmp_path) as (rooms, _):
            table = await alone(rooms)
            table.visit()
            await grows(table)
            kept = await rooms.backend.store.table(table.id)
            assert kept
            assert kept.due is None
            await rooms.backend.store.save(Phase(table.id, "playing", 0.0, 5.0))  # as it was kept before they rested
            return table.id

    async def go_on(id: str) -> None:
        async with indoors(tmp_path) as (rooms, hasty):
            await asyncio.sleep(WHILE)
            assert not hasty.thoughts
            kept = await rooms.backend.store.table(id)
            assert kept
            assert kept.due is None
            table = await rooms.get(id)
            await still(rooms, table)
            table.visit()
            await grows(table)

    asyncio.run(go_on(asyncio.run(begin())))
