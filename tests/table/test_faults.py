"""A disk that is full, locked or broken: the player is told, nobody else is, and the next try works."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from time import sleep
from typing import Any

import httpx
import pytest

from tests.table.hotseat import ENDLESS, Hotseat, Lock, kept, serving, soon
from tests.table.indoors import choice, local_registry, seated
from tests.table.playing import Player, Tape
from tests.table.server import Guest, Server

UNSAVED = {
    "en": "This was not saved, and nothing has changed: please try again.",
    "fr": "Rien n’a été enregistré et rien n’a changé\u202f: veuillez réessayer.",
}
CALLS = 20_000  # of the database, at most
WATCHED = 12  # moves after which everything is looked at
FAULTS = [  # which calls fail, how, and in which game
    ("begin", 3, "locked", "kingsburg"),
    ("execute", 11, "io", "kingdom-builder"),  # a save takes five of them, and eight after a fault
    ("commit", 3, "full", "kingsburg"),
]


class Stubborn:
    """A guest who asks again when something was not saved."""

    def __init__(self, server: Server, lang: str) -> None:
        self.guest, self.lang, self.told = Guest(server, **{"Accept-Language": lang}), lang, 0

    def saved(self, path: str, **body: Any) -> Any:
        """The answer, in the end; before it there may be refusals, in the guest's own language."""
        while (answer := self.guest.ask("POST", path, **body)).status_code == 503:
            assert answer.json() == {"error": UNSAVED[self.lang], "status": 503}
            self.told += 1
            assert self.told < CALLS
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, game: str) -> Hotseat:
        """A new table with the guest on both chairs. What could not be opened before it is not there."""
        self.saved("/api/me", name="Ann")
        table = Hotseat(
            self.guest, self.saved("/api/tables", game=game, chairs=["", ""], open=True, one_screen=True)["id"]
        )
        assert [waiting["id"] for waiting in self.guest.ok("GET", "/api/tables")] == [table.id]
        for seat in (0, 1):
            self.saved(table.path("join"), seat=seat, nonce="n")
        return table

    def play(self, table: Hotseat, rng: Random, moves: int = ENDLESS) -> list[tuple[int, str]]:
        made = list[tuple[int, str]]()
        while len(made) < moves and (turn := table.turn()):
            made.append((turn[0], rng.choice(turn[1])))
            self.saved(table.path("act"), seat=turn[0], action=made[-1][1])
        return made


@pytest.mark.parametrize("what, nth, how, game", FAULTS)
def test_a_game_is_played_to_its_end_though_the_disk_fails_again_and_again(
    tmp_path: Path, what: str, nth: int, how: str, game: str
) -> None:
    """From the very first call on. While a move is not saved, nobody sees or hears of it."""
    numbers = ",".join(map(str, range(1, CALLS, nth)))
    with serving(tmp_path, fault=f"{what}:{numbers}:{how}", snapshot=5) as server:
        ann = Stubborn(server, "fr")
        table, rng = ann.table(game), Random(4)
        tapes = {seat: Tape(Player(ann.guest, table.id), query) for seat, query in ((0, "?seat=0"), (None, ""))}
        made = [watched_move(ann, table, rng) for _ in range(WATCHED)]
        made += ann.play(table, rng)
        assert ann.told > len(made) / nth
        assert table.made() == made
        for seat, tape in tapes.items():
            tape.until(lambda tape: tape.over).close()
            assert tape.events == table.events(seat)


def watched_move(ann: Stubborn, table: Hotseat, rng: Random) -> tuple[int, str]:
    """One move, with a look at everything each time it was not saved."""
    seat, options = table.turn() or (0, [""])
    action, before = rng.choice(options), table.seen()
    while (answer := ann.guest.ask("POST", table.path("act"), seat=seat, action=action)).status_code == 503:
        ann.told += 1
        assert ann.told < CALLS
        assert answer.json()["error"] == UNSAVED[ann.lang]
        assert table.seen() == before
    assert answer.is_success
    return seat, action


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_a_disk_that_is_really_full_refuses_and_recovers(house: Server) -> None:
    table = Hotseat.open(house.guest("Ann"), "kingsburg")
    table.play(Random(1), 3)
    before, log = table.seen(), house.folder / "data" / "regalia.db-wal"
    prlimit(house.process.pid, RLIMIT_FSIZE, (log.stat().st_size, RLIM_INFINITY))
    seat, options = table.turn() or (0, [])
    for _ in range(2):
        assert table.guest.refused(503, "POST", table.path("act"), seat=seat, action=options[0]) == UNSAVED["en"]
        assert table.seen() == before
        assert "saved" in soon(lambda: unwell(house))
    prlimit(house.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
    table.act(seat, options[0])
    assert table.seen() != before
    assert soon(lambda: unwell(house) == "")


def unwell(server: Server) -> str:
    """What its health says, if it is not well."""
    answer = httpx.get(f"{server.address}/healthz", verify=False, timeout=30)
    assert answer.json() == ({"ok": True} if answer.is_success else {"error": answer.json()["error"], "status": 503})
    return "" if answer.is_success else str(answer.json()["error"])


def test_a_storage_that_is_locked_is_unwell_until_it_is_not(house: Server) -> None:
    assert unwell(house) == ""
    with Lock(house):
        assert "saved" in soon(lambda: unwell(house), 20)
    assert soon(lambda: unwell(house) == "", 20)


def test_however_many_ask_for_its_health_the_storage_is_asked_once_a_second(house: Server) -> None:
    def beats() -> float:
        return float(kept(house, "SELECT tick FROM beats")[0][0])

    assert soon(lambda: unwell(house) == "")
    assert soon(lambda: kept(house, "SELECT tick FROM beats"))
    before, ticks = time.monotonic(), {beats()}
    with ThreadPoolExecutor(4) as pool:
        while time.monotonic() < before + 2.5:
            assert set(pool.map(lambda _: unwell(house), range(4))) == {""}
            ticks.add(beats())
    assert len(ticks) <= time.monotonic() - before + 2
    assert len(ticks) > 1


def test_a_move_waits_for_a_short_lock_and_nobody_hears_of_it_before(house: Server) -> None:
    """The order of saving and telling, seen from outside: with the disk out of reach no byte comes, then all do."""
    table = Hotseat.open(house.guest("Ann"), "kingsburg")
    seat, options = table.turn() or (0, [])
    before, told = table.seen(), table.events()
    tape = Tape(Player(table.guest, table.id))
    with ThreadPoolExecutor(1) as pool:
        with Lock(house):
            answer = pool.submit(table.act, seat, options[0])
            sleep(0.5)
            assert not answer.done()
            assert tape.events == told
            assert table.seen() == before
        assert answer.result() == {"phase": "playing"}
    tape.grown(len(told))
    tape.close()
    assert table.seen() != before


def test_a_lock_that_stays_is_told_and_the_same_move_works_after_it(house: Server) -> None:
    table = Hotseat.open(house.guest("Ann"), "kingsburg")
    seat, options = table.turn() or (0, [])
    before = table.seen()
    with Lock(house):
        assert table.guest.refused(503, "POST", table.path("act"), seat=seat, action=options[0]) == UNSAVED["en"]
    assert table.seen() == before
    table.act(seat, options[0])


def test_nobody_is_answered_or_told_before_it_is_saved(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, valve):
            table = await seated(rooms, "kingsburg")
            _, listener = await table.audience.listen("Ann", None, "en", 1000)
            (seat, action), room = choice(table), table.room
            valve.open.clear()
            valve.asked.clear()
            doing = asyncio.create_task(table.do(lambda room, at: room.act(seat, action, at)))
            await valve.asked.wait()
            await asyncio.sleep(0.05)
            assert not doing.done()
            assert not listener.waiting
            assert table.room is room
            valve.open.set()
            await doing
            assert listener.waiting
            assert table.room.number == len(await valve.lines(table.id)) > room.number

    asyncio.run(work())
