"""Time limits: a bot takes over from whoever lets the time run out, and nobody pays for a server that was away."""

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest

from regalia.table import registry
from regalia.table.lines import Left
from regalia.table.room import Room
from tests.table.hotseat import Hotseat, kept, serving, soon
from tests.table.indoors import charter, local_registry, seated, until
from tests.table.server import Server

LIMIT = 60.0
PATIENCE = 30.0


def room(game: str = "kingdom-builder", limit: float | None = LIMIT) -> Room:
    """Two people, the game begun at second 1000."""
    made = Room(charter(game, limit=limit, pace="live"))
    for seat, name in enumerate(("ann", "bob")):
        made.sit(seat, name, name, name, 1000.0)
    return made


def chooser(room: Room) -> int:
    return next(iter(room.to_choose()))


def late(room: Room) -> list[bool]:
    return [chair.late for chair in room.chairs]


def test_a_seat_has_its_whole_time_and_no_more() -> None:
    table = room()
    assert table.due() == 1000.0 + LIMIT
    assert table.expire(1000.0 + LIMIT - 0.001) == []
    seat = chooser(table)
    [echo] = table.expire(1000.0 + LIMIT)
    assert late(table) == [seat == 0, seat == 1]
    assert table.chairs[seat].bot == table.charter.substitute
    assert echo.chairs == table.chairs
    assert table.due() == 0.0


def test_the_time_begins_again_with_each_choice() -> None:
    table = room()
    seat = chooser(table)
    table.act(seat, table.options(seat)[0], 1030.0)
    assert chooser(table) == seat
    assert table.due() == 1030.0 + LIMIT


def test_the_time_of_the_next_seat_begins_when_its_turn_does() -> None:
    table = room()
    seat = chooser(table)
    for second in range(2000, 2010):
        if chooser(table) != seat:
            break
        table.act(seat, table.options(seat)[0], float(second))
    assert chooser(table) != seat
    assert table.due() == second - 1 + LIMIT


def test_who_comes_back_has_his_whole_time_again() -> None:
    table = room()
    seat = chooser(table)
    table.expire(1000.0 + LIMIT)
    table.take_back(seat, table.chairs[seat].guests[0], 5000.0)
    assert late(table) == [False, False]
    assert table.due() == 5000.0 + LIMIT


def test_without_a_limit_nobody_is_ever_late() -> None:
    table = room(limit=None)
    assert table.due() is None
    assert table.expire(1e12) == []


def test_seats_that_choose_together_have_a_clock_each() -> None:
    table = room("wonderful-kingdom")
    second, rng = 1000.0, Random(3)
    while len(table.to_choose()) < 2:
        seat, second = chooser(table), second + 1
        table.act(seat, rng.choice(table.options(seat)), second)
    first, other = table.to_choose()
    table.act(first, table.options(first)[0], second + 10)
    if first in table.to_choose():
        assert table.since == {first: second + 10, other: second}
    [echo] = table.expire(second + LIMIT)
    assert late(table) == [other == 0, other == 1]
    assert echo.line == Left(other, late=True)


@pytest.mark.parametrize("pace, limit, seconds", [("live", 30, 30), ("live", None, 120), ("days", 2, 2 * 24 * 3600)])
def test_a_pace_is_seconds_or_days(server: Server, pace: str, limit: int | None, seconds: int) -> None:
    ann = server.guest("Ann")
    table = Hotseat.open(ann, "kingsburg", pace=pace, **({} if limit is None else {"limit": limit}))
    assert table.get("")["limit"] == seconds
    [(due,)] = kept(server, "SELECT due FROM tables WHERE id = ?", table.id)
    assert due == pytest.approx(time.time() + seconds, abs=10)


@pytest.mark.parametrize("pace, limit", [("live", 29), ("live", 601), ("days", 15), ("none", 60)])
def test_a_limit_that_does_not_fit_its_pace_is_refused(server: Server, pace: str, limit: int) -> None:
    ann = server.guest("Ann")
    sentence = ann.refused(422, "POST", "/api/tables", game="kingsburg", chairs=["", ""], pace=pace, limit=limit)
    assert "limit" in sentence


def test_a_late_seat_is_played_by_a_bot_after_a_restart_but_not_before_it_was_held(tmp_path: Path) -> None:
    """The limits of the API are too long for a test, so the charter is given a shorter one while the server is down."""
    with serving(tmp_path, hold=3) as server:
        table = Hotseat.open(server.guest("Ann"), "kingdom-builder", pace="live")
        seat, _ = table.turn() or (0, [""])
        server.kill()
        [(longer,)] = kept(server, "SELECT charter FROM tables WHERE id = ?", table.id)
        shorter = json.dumps(json.loads(longer) | {"limit": 0.5}).encode()
        kept(server, "UPDATE tables SET charter = ?, due = ? WHERE id = ?", shorter, time.time(), table.id)
        time.sleep(0.6)  # the limit is over while nobody could choose
        server.start()
        began = time.monotonic()
        assert not table.get("")["chairs"][seat]["late"]
        soon(lambda: table.get("")["chairs"][seat]["late"], PATIENCE)
        assert time.monotonic() - began > 1.5
        soon(
            lambda: [event for event in table.events() if event["kind"] == "acted" and event["seat"] == seat], PATIENCE
        )


def test_a_clock_runs_on_though_the_table_has_left_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SWEEP", 0.02)

    async def work() -> None:
        async with local_registry(tmp_path, idle=0.05, hold=0.0) as (rooms, _):
            table = await seated(rooms, "kingdom-builder", limit=2.0)
            await until(lambda: table.id not in rooms.tables)
            await until(lambda: table.id in rooms.tables)
            again = await rooms.get(table.id)
            await until(lambda: any(late(again.room)))

    asyncio.run(work())


def test_a_clock_that_rings_too_early_rings_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of an event loop and that of the wall differ by a little; uvloop's counts in milliseconds."""

    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, _):
            loop = asyncio.get_running_loop()
            later = loop.call_later
            monkeypatch.setattr(loop, "call_later", lambda delay, *rest: later(max(0.0, delay - 0.005), *rest))
            table = await seated(rooms, "kingdom-builder", limit=0.3)
            await until(lambda: any(late(table.room)))

    asyncio.run(work())


def test_a_clock_that_could_not_be_saved_rings_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, valve):
            table = await seated(rooms, "kingdom-builder", limit=0.3)
            valve.failing = 1
            await until(lambda: any(late(table.room)))
            assert not valve.failing

    asyncio.run(work())
