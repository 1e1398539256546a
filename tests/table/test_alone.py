"""Tables of bots alone: they rest when nobody looks, go on when somebody does, and few of one host go on at once."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.protocol import Action
from regalia.core.record import Match
from regalia.games import GAMES
from regalia.table import hall as halls
from regalia.table.alone import Alone
from regalia.table.bots import Thinkers
from regalia.table.hall import Hall
from regalia.table.levels import RULER
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.store import Guest as Seen
from regalia.table.store import Phase
from regalia.table.table import Table
from regalia.table.turns import Order
from tests.table.hotseat import kept, serving, soon
from tests.table.indoors import choice, hall, seated, until
from tests.table.playing import Player, Tape
from tests.table.server import Guest, Server

GAME = "kingsburg"
LATER = 60.0  # seconds in which everything has happened that will
WHILE = 0.5  # seconds in which something would have happened
LOOK = 0.4  # seconds of a look
FULL = "Bots play alone at 3 of your tables already: wait until one of them is over, or take a seat."
PLEIN = (
    "Des robots jouent déjà seuls à 3 de vos tables\N{NARROW NO-BREAK SPACE}: "
    "attendez que l’une des parties soit finie, ou prenez un siège."
)
PATIENT = {"stream_events": 10**6, "stream_bytes": 10**9}  # listeners need not read


class Hasty(Thinkers):
    """Bots that answer at once, counted by table. They may be told to wait."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, Metrics())
        self.thoughts: Counter[str] = Counter()
        self.go = asyncio.Event()
        self.go.set()

    async def think(self, order: Order, game: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> Action:
        self.thoughts[order.table] += 1
        await asyncio.sleep(0.01)
        await self.go.wait()
        return options[0]


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall is swept all the time."""
    monkeypatch.setattr(halls, "SWEEP", 0.02)


@asynccontextmanager
async def indoors(folder: Path, **settings: Any) -> AsyncIterator[tuple[Hall, Hasty]]:
    async with hall(folder, **{"look": LOOK, "bot_pause": 0.0} | PATIENT | settings) as (rooms, _):
        rooms.house.thinkers.close()
        hasty = Hasty(rooms.house.settings)
        rooms.house = rooms.house._replace(thinkers=hasty)
        yield rooms, hasty
        hasty.close()


async def alone(rooms: Hall, host: str = "ann") -> Table:
    """A new table at which only bots sit."""
    await rooms.house.store.save(Seen(host, host, "en", 0.0))
    return await rooms.table(await rooms.open(Match.start(GAMES[GAME], 2), host, ("greedy", "greedy")))


async def still(rooms: Hall, *tables: Table) -> None:
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
                table.look()
                await grows(table)
                await still(rooms, table)
            assert table.room.phase == "playing"

    asyncio.run(work())


def test_a_listener_is_a_look_for_as_long_as_it_listens(tmp_path: Path) -> None:
    async def work() -> None:
        async with indoors(tmp_path) as (rooms, _):
            table, other = await alone(rooms), await alone(rooms)
            for each in (table, other):
                each.look()
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
            table.look()
            await until(lambda: table.thoughts.busy, LATER)
            await until(lambda: not table.thoughts.busy, LATER)
            assert len(hasty.alone) == 0

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
            table.look()
            await grows(table)
            await still(rooms, table)
            await table.do(lambda room, at: room.back(1 - seat, ("Ann", "Bob")[1 - seat], at))
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
            rooms.house.settings.idle = 600.0
            strangers = await alone(rooms, "bob")
            tables = [await rooms.table(id) for id in ids]
            listeners = []
            for table in (*tables, strangers):
                table.look()
                listeners.append((await table.audience.listen(table.room.charter.host, None, "en", 0))[1])
            await until(lambda: tables[0].room.phase == tables[1].room.phase == "over", LATER)
            assert hasty.thoughts[ids[0]]
            assert strangers.room.number > 0
            await until(lambda: all(table.room.phase == "over" for table in (*tables, strangers)), LATER)

    asyncio.run(work())


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("ab"), st.sampled_from("12345"))), st.integers(1, 3))
def test_what_goes_on_is_counted_by_host(deeds: list[tuple[bool, str, str]], most: int) -> None:
    going, model = Alone(most), set[tuple[str, str]]()
    for goes, host, number in deeds:
        table = host + number
        if goes:
            free = sum(owner == host for owner, _ in model) < most
            assert going.go_on(host, table) == (free or (host, table) in model)
            model |= {(host, table)} if free else set()
        else:
            going.rest(host, table)
            model.discard((host, table))
        assert len(going) == len(model)
    assert going._going.keys() == {host for host, _ in model}


def test_nobody_wakes_them_when_the_server_comes_back(tmp_path: Path) -> None:
    async def begin() -> str:
        async with indoors(tmp_path) as (rooms, _):
            table = await alone(rooms)
            table.look()
            await grows(table)
            kept = await rooms.house.store.table(table.id)
            assert kept
            assert kept.due is None
            await rooms.house.store.save(Phase(table.id, "playing", 0.0, 5.0))  # as it was kept before they rested
            return table.id

    async def go_on(id: str) -> None:
        async with indoors(tmp_path) as (rooms, hasty):
            await asyncio.sleep(WHILE)
            assert not hasty.thoughts
            kept = await rooms.house.store.table(id)
            assert kept
            assert kept.due is None
            table = await rooms.table(id)
            await still(rooms, table)
            table.look()
            await grows(table)

    asyncio.run(go_on(asyncio.run(begin())))


# over HTTP


def watched(guest: Guest, *chairs: str) -> Player:
    return Player(guest, guest.open(GAME, *chairs, open=True))


def test_one_too_many_is_refused_with_a_sentence(server: Server) -> None:
    ann = server.guest("Ann")
    asked = {"game": GAME, "chairs": ["greedy", "greedy"]}
    for _ in range(3):
        ann.open(GAME, *asked["chairs"])
    before = ann.ok("GET", "/api/me/tables")
    assert ann.refused(429, "POST", "/api/tables", **asked) == FULL
    assert ann.refused(429, "POST", "/api/tables?lang=fr", **asked) == PLEIN
    assert ann.ok("GET", "/api/me/tables") == before
    assert server.guest("Bob").open(GAME, *asked["chairs"])
    other = ann.open(GAME, "greedy", "")
    assert ann.refused(429, "POST", f"/api/tables/{other}/bot", seat=1, bot="greedy") == FULL
    ann.ok("POST", f"/api/tables/{other}/join", seat=1)


def test_no_race_opens_one_too_many(server: Server) -> None:
    ann = server.guest("Ann")
    with ThreadPoolExecutor(8) as crowd:
        asked = [crowd.submit(ann.ask, "POST", "/api/tables", game=GAME, chairs=["greedy"] * 2) for _ in range(8)]
    assert sorted(found.result().status_code for found in asked) == [201] * 3 + [429] * 5


def test_a_game_is_watched_to_its_end_and_another_can_be_opened(server: Server) -> None:
    ann = server.guest("Ann")
    for _ in range(4):
        tape = Tape(watched(ann, "random", "random"))
        tape.until(lambda tape: tape.over, LATER).close()


def test_who_asks_from_time_to_time_looks(tmp_path: Path) -> None:
    """A program without a stream. While nobody asks nothing happens, and a restart is no look."""
    with serving(tmp_path, look=LOOK) as server:
        ann = server.guest("Ann")
        player = Player(ann, ann.open("kingdom-builder", "greedy", "greedy"))
        still_there(server, player)
        before = lines(server, player)
        soon(lambda: player.get("view") and lines(server, player) > before, LATER)
        still_there(server, player)
        before = lines(server, player)
        server.stop()
        server.start()
        time.sleep(WHILE)
        assert lines(server, player) == before
        soon(lambda: player.get("view") and lines(server, player) > before, LATER)


def test_where_a_person_plays_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        player = Player(ann, ann.open("kingdom-builder", "", RULER), 0)
        player.post("join", seat=0)
        while options := player.options():
            player.act(options[0])
        server.kill()
        before = lines(server, player)
        server.start()
        soon(lambda: lines(server, player) > before, LATER)


def lines(server: Server, player: Player) -> int:
    """How long the log of a table is, by the database: to read that is no look."""
    ((number,),) = kept(server, 'SELECT count(*) FROM lines WHERE "table" = ?', player.table)
    return int(number)


def still_there(server: Server, player: Player) -> None:
    """Wait until nothing happens any more."""
    seen = [-1, lines(server, player)]
    for _ in range(int(LATER / WHILE)):
        if seen[-1] == seen[-2]:
            return
        time.sleep(WHILE)
        seen.append(lines(server, player))
    raise AssertionError(f"they never rest: {seen}")
