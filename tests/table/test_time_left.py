"""How much time is left: true to the second for whoever may know it, and silent about what others do unseen."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.core.lanes import open_lanes
from regalia.core.protocol import Seat
from regalia.table import summaries
from regalia.table.chairs import members
from regalia.table.lines import Left
from regalia.table.room import Room
from regalia.table.scene import LATE, prompt
from regalia.table.time_left import in_words, time_left
from regalia.table.translation import say
from tests.table.indoors import charter, local_registry, seated
from tests.table.playing import Crowd
from tests.table.server import Server

DAY = 86400.0
NAMES = ("ann", "bob", "cleo")
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("kingdom-builder", 3, {}),
    ("kingsburg", 2, {"governors": "pick"}),
    ("kingsburg", 3, {"army": "on"}),
    ("wonderful-kingdom", 2, {"module": "advisors"}),
]
LIMITS = [30.0, 600.0, 3 * DAY]
EVERYBODY: dict[str, Seat | None] = {"ann": 0, "bob": 1, "cleo": 2, "dov": None}


def opened(game: str, seats: int, options: dict[str, str], limit: float | None, bots: int = 0) -> Room:
    """A table that has begun, with bots on its last seats."""
    usual = charter(game, limit=limit)
    room = Room(replace(usual, seats=seats, options=usual.options | options))
    for seat in range(seats - bots, seats):
        room.seat_bot(seat, "greedy", 0.0)
    for seat in range(seats - bots):
        room.sit(seat, NAMES[seat], NAMES[seat], "", 0.0)
    return room


def viewers(room: Room) -> dict[str, Seat | None]:
    return {name: seat for name, seat in EVERYBODY.items() if seat is None or seat < len(room.chairs)}


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("game, seats, options", GAMES)
def test_what_is_told_is_when_a_bot_takes_over(game: str, seats: int, options: dict[str, str], limit: float) -> None:
    """Each is told their own time; that of others where one chooses after the other, and never that of a bot."""
    room, rng, now = opened(game, seats, options, limit, bots=1), Random(7), 0.0
    for _ in range(60):
        in_person, lanes = room.to_choose_in_person(), open_lanes(room.match.state) is not None
        for viewer in viewers(room).values():
            told = time_left(room, viewer, now)
            known = [seat for seat in in_person if seat == viewer or not lanes]
            assert [seat for seat, left in enumerate(told) if left is not None] == known
            for seat in known:
                assert seat not in late(room, now + told[seat] - 0.2)  # type: ignore[operator]
                assert seat in late(room, now + told[seat] + 0.2)  # type: ignore[operator]
        if room.match.over:
            break
        seat = rng.choice([*room.to_choose()])
        now += rng.random() * limit / 20
        action = rng.choice([str(each) for each in room.turn(seat)[1].options(room.match.state)])
        room.act(seat, action, now)


def late(room: Room, at: float) -> list[Seat]:
    """Whose seats a bot takes over by then."""
    return [each.line.seat for each in room.copy().expire(at) if isinstance(each.line, Left)]


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("game, seats, options", GAMES[1:])
def test_no_clock_and_no_list_tells_when_another_chooses_unseen(
    game: str, seats: int, options: dict[str, str], limit: float
) -> None:
    room, rng, compared, now = opened(game, seats, options, limit), Random(3), 0, 0.0
    for _ in range(120):
        if room.match.over:
            break
        lanes, seat = open_lanes(room.match.state), rng.choice([*room.to_choose()])
        now += rng.random() * limit / 20
        others = {guest: viewer for guest, viewer in viewers(room).items() if viewer != seat}
        before = told(room, others, now)
        room.act(seat, rng.choice(room.options(seat)), now)
        if lanes is not None and open_lanes(room.match.state) is lanes:
            assert told(room, others, now) == before
            compared += 1
    assert compared


def told(room: Room, viewers: dict[str, Seat | None], now: float) -> list[Any]:
    kept = summaries.read(summaries.row("x", room))
    return [(time_left(room, viewer, now), kept.timed(guest)) for guest, viewer in viewers.items()]


@pytest.mark.parametrize("game, seats, options", GAMES)
def test_without_a_limit_no_clock_runs(game: str, seats: int, options: dict[str, str]) -> None:
    room = opened(game, seats, options, None)
    assert all(time_left(room, viewer, 5.0) == [None] * seats for viewer in viewers(room).values())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game, seats, options", GAMES)
def test_whose_time_is_over_is_told_so_and_asked_nothing(
    game: str, seats: int, options: dict[str, str], lang: str
) -> None:
    room = opened(game, seats, options, 30.0)
    [first, *_] = room.to_choose_in_person()
    asked = prompt(room, room.view(first), lang)
    room.expire(31.0)
    assert prompt(room, room.view(first), lang) == say(lang, LATE) != asked
    assert prompt(room, room.view(None), lang) != say(lang, LATE)
    room.take_back(first, NAMES[first], 32.0)
    assert prompt(room, room.view(first), lang) == asked
    assert time_left(room, first, 32.0)[first] == 30.0


def test_the_time_is_told_to_programs_and_to_the_page(server: Server) -> None:
    with Crowd(server) as crowd:
        ann, bob = crowd.sit("kingsburg", "", "", pace="live", limit=60)
        for player in (ann, bob, crowd.watch(ann)):
            for what in ("view", "scene"):
                [left] = [each for each in player.get(what)["time_left"] if each is not None]
                assert 0 < left <= 60


@pytest.mark.parametrize("hold, least", [(0.0, 0.0), (50.0, 50.0)])
def test_a_list_tells_what_the_table_does_after_a_restart_too(tmp_path: Path, hold: float, least: float) -> None:
    async def work() -> None:
        async with local_registry(tmp_path) as (rooms, _):
            id = (await seated(rooms, "kingsburg", limit=60.0)).id
        async with local_registry(tmp_path, hold=hold) as (rooms, store):
            listed = await rooms.summaries([await store.table(id)])
            table = await rooms.get(id)
            [seat] = table.room.to_choose()
            told = time_left(table.room, None, rooms.backend.clock())[seat]
            for guest in members(table.room.charter, table.room.chairs):
                assert rooms.time_left(table.room.charter, listed[id], guest) == pytest.approx(told, abs=5)
            assert told
            assert told >= least - 5

    asyncio.run(work())


@pytest.mark.parametrize(
    "seconds, words",
    [
        (0, "0:00"),
        (9.9, "0:09"),
        (59, "0:59"),
        (60, "1:00"),
        (3599, "59:59"),
        (3600, "1 h 0 min"),
        (DAY - 1, "23 h 59 min"),
        (DAY, "1 d 0 h"),
        (14 * DAY, "14 d 0 h"),
    ],
)
def test_time_in_few_letters(seconds: float, words: str) -> None:
    assert in_words(seconds, "en") == words
