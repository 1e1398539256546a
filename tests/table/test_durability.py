"""A server that stops or is killed comes back with every table as it was, and nothing that was promised is lost."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from random import Random
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest

from regalia.games import GAMES
from tests.table.hotseat import Hotseat, kept, serving, soon
from tests.table.playing import PATIENCE, SOAK, Player, Tape
from tests.table.server import Server

KILLS, TABLES = (50, 20) if SOAK else (6, 6)
BACK = 5.0  # seconds until every table goes on, on a machine that is not busy with other things
PAUSE = 0.05  # seconds in which a person thinks
LINES = 'SELECT body FROM lines WHERE "table" = ? ORDER BY number'
PLAYING = """SELECT id, max(number) FROM tables JOIN lines ON id = "table" WHERE phase = 'playing' GROUP BY id"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its snapshots are a few lines apart."""
    with serving(tmp_path_factory.mktemp("house"), snapshot=8) as running:
        yield running


class Restart:
    """A table of each game before and after a server has ended, with a bot thinking and somebody listening."""

    def __init__(self, house: Server, end: Callable[[Server], int]) -> None:
        self.tables = [Hotseat.open(house.guest("Ann"), game) for game in GAMES]
        for table in self.tables:
            table.play(Random(1), 30)
        self.before = [table.seen() for table in self.tables]
        self.listener = Player(self.tables[0].guest, self.tables[0].id)
        self.tape = Tape(self.listener, "?seat=0")
        self.bots = self.tables[0].guest.open("kingsburg", "greedy", "greedy")
        soon(lambda: len(Hotseat(self.tables[0].guest, self.bots).events()) > 5, 20)
        self.group = house.process.pid
        end(house)
        self.tape.until(lambda tape: tape.ended).close()


@pytest.fixture(scope="module", params=[Server.stop, Server.kill], ids=["stopped", "killed"])
def restart(request: pytest.FixtureRequest, house: Server) -> Restart:
    """After Ctrl-C nothing but the log is left to start from; after a kill there are snapshots too."""
    done = Restart(house, request.param)
    assert {table.id for table in done.tables} <= {id for (id,) in kept(house, 'SELECT "table" FROM snapshots')}
    if request.param is Server.stop:
        kept(house, "DELETE FROM snapshots")
    house.start()
    return done


def test_nobody_sees_a_difference(restart: Restart) -> None:
    """To the byte: views, options and logs of each seat and of a spectator."""
    assert [table.seen() for table in restart.tables] == restart.before


def test_a_stream_goes_on_where_it_was_cut(restart: Restart) -> None:
    table, first = restart.tables[0], restart.tape.events
    table.play(Random(2), 3)
    told = table.events(0)
    cut = len(first) - 4
    again = Tape(restart.listener, "?seat=0", **{"Last-Event-ID": str(first[cut - 1]["number"])})
    again.until(lambda tape: len(tape.events) >= len(told) - cut)
    again.close()
    assert first[:cut] + again.events == told


def test_no_process_stays_behind(restart: Restart) -> None:
    soon(lambda: gone(restart.group))


def test_ctrl_c_is_a_clean_end(house: Server) -> None:
    """Those who listen have heard all, their streams are ended, and all is in one file without a write-ahead log."""
    table = Hotseat.open(house.guest("Ann"), "kingsburg")
    tape = Tape(Player(table.guest, table.id), "?seat=0")
    table.play(Random(3), 5)
    told = table.events(0)
    assert house.stop() == 0
    tape.until(lambda tape: tape.ended)
    assert tape.events == told
    tape.close()
    assert [path.name for path in (house.folder / "data").glob("regalia.db*")] == ["regalia.db"]
    house.start()


def gone(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


class Witness:
    """Plays one table after the other and notes what was acknowledged. What was not is asked again, under its key."""

    def __init__(self, server: Server, game: str) -> None:
        self.guest, self.game, self.rng = server.guest("Witness"), game, Random(game)
        self.noted: dict[str, list[tuple[int, str]]] = {}
        self.cut, self.enough = 0, False

    def play(self) -> None:
        while not self.enough:
            self.table = self.answered(lambda: Hotseat.open(self.guest, self.game))
            self.noted[self.table.id] = []
            while not self.enough and (turn := self.answered(self.table.turn)):
                self.choose(turn[0], self.rng.choice(turn[1]), uuid4().hex)

    def choose(self, seat: int, action: str, key: str) -> None:
        self.answered(lambda: self.table.act(seat, action, key))
        self.noted[self.table.id].append((seat, action))
        sleep(PAUSE)

    def answered(self, ask: Callable[[], Any]) -> Any:
        for _ in range(int(PATIENCE / PAUSE)):
            try:
                return ask()
            except httpx.TransportError:
                self.cut += 1
                sleep(PAUSE)
        raise AssertionError(f"no answer within {PATIENCE} s")


class Storm:
    """Tables of bots on a server that is killed again and again."""

    def __init__(self, house: Server) -> None:
        self.house, self.host, self.games, self.rng = house, house.guest("Host"), cycle(GAMES), Random(50)
        self.opened: set[str] = set()

    def playing(self) -> dict[str, int]:
        """The tables that are not over, with the number of their last lines."""
        return {id: number for id, number in kept(self.house, PLAYING) if id in self.opened}

    def strike(self) -> None:
        for _ in range(TABLES - len(self.playing())):
            self.opened.add(self.host.open(next(self.games), "random", "random"))
        self.look()
        sleep(self.rng.uniform(0.1, 0.6))
        group = self.house.process.pid
        self.house.kill()
        soon(lambda: gone(group))

    def look(self) -> None:
        """Bots alone rest when nobody does."""
        for id in self.playing():
            self.host.ok("GET", f"/api/tables/{id}")

    def calm(self) -> None:
        """All go on, and the database is whole. Where a start takes long, everything else does."""
        before, began = self.playing(), monotonic()
        assert before
        self.house.start()
        within = max(BACK, 3 * (monotonic() - began))
        self.look()
        soon(lambda: all(self.playing().get(id, number + 1) > number for id, number in before.items()), within)
        assert kept(self.house, "PRAGMA integrity_check") == [("ok",)]


def test_what_was_acknowledged_survives_every_kill_and_happens_once(house: Server) -> None:
    """And the games in which it happened are played to their ends."""
    storm, witnesses = Storm(house), [Witness(house, game) for game in GAMES]
    with ThreadPoolExecutor(len(witnesses)) as pool:
        playing = [pool.submit(witness.play) for witness in witnesses]
        try:
            for _ in range(KILLS):
                storm.strike()
                storm.calm()
        finally:
            for witness in witnesses:
                witness.enough = True
    for witness, played in zip(witnesses, playing, strict=True):
        played.result()
        assert witness.cut
        assert witness.noted == {id: chosen(house, id) for id in witness.noted}
        assert witness.noted[witness.table.id] + witness.table.play(Random(9)) == witness.table.made()


def chosen(house: Server, id: str) -> list[tuple[int, str]]:
    """What the seats have chosen, by the log of the table."""
    lines = [msgspec.json.decode(body) for (body,) in kept(house, LINES, id)]
    return [(line["seat"], line["action"]) for line in lines if line["type"] == "acted" and line["seat"] >= 0]
