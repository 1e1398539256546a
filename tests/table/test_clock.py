"""The clock that limits go by: it runs when the server does, whatever the clock on the wall shows."""

import asyncio
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from regalia.core.lanes import open_lanes
from regalia.table import clock as clocks
from regalia.table.refusals import Unsaved
from regalia.table.registry import TableRegistry
from regalia.table.store import Guest
from regalia.table.table import Table
from tests.table.hotseat import Hotseat, kept, serving, soon
from tests.table.indoors import choice, local_registry, seated
from tests.table.playing import played
from tests.table.server import Server

HOUR, DAY = 3600.0, 86400.0
NAMES = ("Ann", "Bob")
LIVE: dict[str, Any] = {"pace": "live", "limit": 60}
DAYS: dict[str, Any] = {"pace": "days", "limit": 1}
EVER = 10**9  # saves that fail
WALL = """
import time
from pathlib import Path

real, jump = time.time, Path({path!r})
time.time = lambda: real() + float(jump.read_text())
"""
Jump = Callable[[float], object]


@pytest.fixture
def wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Jump:
    """The clock on the wall of every server that is started: call it to let it jump."""
    path = tmp_path / "jump"
    path.write_text("0")
    (tmp_path / "sitecustomize.py").write_text(WALL.format(path=str(path)))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    return lambda seconds: path.write_text(str(seconds))


def late(table: Hotseat) -> bool:
    """Whether anybody is, after the server has had every reason to look."""
    for number in range(3):
        table.post("chat", text=f"{number}", seat=0)
    return any(chair["late"] for chair in table.get("")["chairs"])


@pytest.mark.parametrize(
    "jump, terms", [(HOUR, LIVE), (-HOUR, LIVE), (400 * DAY, DAYS)], ids=["an hour on", "an hour back", "a year on"]
)
def test_a_clock_on_the_wall_that_jumps_makes_nobody_late(
    tmp_path: Path, wall: Jump, jump: float, terms: dict[str, Any]
) -> None:
    """Not while the server runs, nor by a restart; the log tells the time on the wall all the same."""
    with serving(tmp_path, hold=0) as server:
        table = Hotseat.open(server.guest("Ann"), "kingsburg", **terms)
        before = due(server, table)
        wall(jump)
        assert not late(table)
        assert due(server, table) == before
        [(at,)] = kept(server, "SELECT at FROM lines ORDER BY number DESC LIMIT 1")
        assert at == pytest.approx(time.time() + jump, abs=60)
        server.kill()
        server.start()
        assert not late(table)
        seat, options = table.turn() or (0, [])
        table.act(seat, options[0])
        assert due(server, table) == pytest.approx(before, abs=60)


def due(server: Server, table: Hotseat) -> float:
    [(found,)] = kept(server, "SELECT due FROM tables WHERE id = ?", table.id)
    return float(found)


@pytest.mark.parametrize("hold, least", [(0, 4.0), (7, 7.0)])
def test_a_seat_has_what_was_left_when_the_server_went_down(tmp_path: Path, hold: int, least: float) -> None:
    """Four seconds of ten, or as many as it is held; the limits of the API are too long for a test."""
    with serving(tmp_path, hold=hold) as server:
        table = Hotseat.open(server.guest("Ann"), "kingsburg", pace="live")
        seat, _ = table.turn() or (0, [])
        server.kill()
        [(charter,)] = kept(server, "SELECT charter FROM tables WHERE id = ?", table.id)
        shorter = json.dumps(json.loads(charter) | {"limit": 10.0}).encode()
        [(begun,)] = kept(server, "SELECT max(tick) FROM lines")
        kept(server, "UPDATE tables SET charter = ?, due = ? WHERE id = ?", shorter, begun + 10, table.id)
        kept(server, "UPDATE beats SET tick = ?", begun + 6)
        server.start()
        began = time.monotonic()
        soon(lambda: table.get("")["chairs"][seat]["late"], 60)
        assert time.monotonic() - began > least - 1  # the process has lived a little before it said so


class Steady:
    """A monotonic clock that is set by hand. The one on the wall is of no use at all."""

    def __init__(self, seed: int) -> None:
        self.now, self.rng = 1000.0, Random(seed)

    def module(self) -> SimpleNamespace:
        return SimpleNamespace(monotonic=lambda: self.now, time=lambda: 5000.0)


@pytest.mark.parametrize("limit", [30.0, DAY, 14 * DAY])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_happens_nobody_loses_time_to_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: float, seed: int
) -> None:
    """Lives of a server that end well or in a crash, with beats, choices and outages in between."""
    steady, hold = Steady(seed), 15.0
    monkeypatch.setattr(clocks, "time", steady.module())

    async def first() -> str:
        async with local_registry(tmp_path) as (rooms, _):
            return (await seated(rooms, "kingsburg", limit=limit)).id

    async def live(id: str, known: float, unheard: float) -> tuple[float, float]:
        """A life. Known: what was left when the one before ended. Unheard: what the storage does not know of."""
        async with local_registry(tmp_path, hold=hold) as (rooms, valve):
            table, clock = await rooms.get(id), rooms.backend.clock
            assert -0.001 <= left(rooms, table) - max(known, hold) <= unheard + 0.001
            beat = clock()
            for _ in range(steady.rng.randrange(4)):
                steady.now += steady.rng.random() * left(rooms, table) * 0.9
                match steady.rng.randrange(3):
                    case 0:
                        await clock.beat()
                        beat = clock()
                    case 1:
                        seat, action = choice(table)
                        await table.do(lambda room, at, seat=seat, action=action: room.act(seat, action, at))  # type: ignore[misc]
            if steady.rng.random() < 0.5:
                valve.failing = EVER  # a crash: the last beat never comes
                unheard += clock() - beat
            return left(rooms, table), unheard

    id, known, unheard = asyncio.run(first()), limit, 0.0
    for _ in range(12):
        steady.now = 1000 * steady.rng.random()  # another process, at another time
        known, unheard = asyncio.run(live(id, known, unheard))


def left(rooms: TableRegistry, table: Table) -> float:
    """Seconds of the seat that has to choose first."""
    due = table.room.due()
    assert due
    return due - rooms.backend.clock()


def test_a_save_that_fails_leaves_no_trace(tmp_path: Path) -> None:
    """Of when a lane was closed in vain: the lists must not tell it when somebody acts in another lane."""
    lanes = played("kingsburg", 2, {"governors": "pick"}, lambda match: bool(open_lanes(match.state)))

    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, valve):
            await valve.save(*(Guest(name, name, "en", 0.0) for name in NAMES))
            table = await rooms.get(await rooms.open(lanes, host=NAMES[0]))
            for seat, name in enumerate(NAMES):
                await table.do(lambda room, at, seat=seat, name=name: room.sit(seat, name, name, "", at))  # type: ignore[misc]
            (one, pick), (other, last) = [(seat, table.room.options(seat)[0]) for seat in table.room.to_choose()]
            await table.do(lambda room, at: room.act(one, pick, at))
            before = (await valve.table(table.id)).touched
            valve.failing = 1
            with pytest.raises(Unsaved):
                await table.do(lambda room, at: room.act(other, last, at))
            await table.do(lambda room, at: room.undo(one, NAMES[one], at))
            assert (await valve.table(table.id)).touched == before

    asyncio.run(work())
