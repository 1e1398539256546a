"""A table without its wires: the log gives the room, snapshots give the same room, and feeds tell the same twice."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from regalia.core.codec import encode
from regalia.core.errors import Refused
from regalia.core.words import LANGUAGES
from regalia.games import GAMES
from regalia.table import lines, snapshots
from regalia.table.applied import Applied
from regalia.table.chairs import seats_of
from regalia.table.feed import Event, Feed
from regalia.table.room import Room
from tests.table.indoors import charter

VIEWERS = (0, 1, None)
every_game = pytest.mark.parametrize("game", GAMES)
Command = Callable[[Room, float], Sequence[Applied]]


class Line(NamedTuple):
    """One line of a log, when it was written, what it brought, and the whole room after it."""

    echo: Applied
    at: float
    after: bytes


def empty(game: str) -> Room:
    return Room(charter(game, limit=60.0, pace="live"))


def begun(game: str) -> Room:
    room = empty(game)
    for seat, name in enumerate(("Ann", "Bob")):
        room.sit(seat, name.lower(), name, f"nonce of {name}", 10.0)
    return room


@cache
def eventful(game: str) -> list[Line]:
    """A game in which people choose, take back, chat, leave, come back and take up their phones."""
    room, told, rng = empty(game), list[Line](), Random(4)
    for at, command in enumerate(commands(room, rng)):
        try:
            applied = command(room, float(at))
        except Refused:
            continue
        told += [Line(echo, float(at), b"") for echo in applied[:-1]]
        told += [Line(echo, float(at), everything(room)) for echo in applied[-1:]]
    return told


def commands(room: Room, rng: Random, moves: int = 40) -> Iterator[Command]:
    for seat, name in enumerate(("Ann", "Bob")):
        yield lambda room, at, seat=seat, name=name: room.sit(seat, name, name, name, at)  # type: ignore[misc]
    for move in range(moves):
        seat = rng.choice([*room.to_choose()])
        action = rng.choice(room.options(seat))
        yield lambda room, at, seat=seat, action=action: room.act(seat, action, at)  # type: ignore[misc]
        yield from ASIDE[move % len(ASIDE)]


ASIDE: list[list[Command]] = [
    [lambda room, at: room.undo(0, "Ann", at), lambda room, at: room.undo(1, "Bob", at)],
    [lambda room, at: room.say(None, "cleo", "Cleo", "Hm.", at)],
    [],
    [lambda room, at: room.leave(1, "Bob", at), lambda room, at: room.take_back(1, "Bob", at)],
    [],
    [
        lambda room, at: room.join(0, f"phone {at}", "Ann", room.chairs[0].tenure, at),
        lambda room, at: room.watch("cleo", at),
        lambda room, at: room.mute(1, True, at),
        lambda room, at: room.end_device(0, "Ann", room.chairs[0].guests[-1], at),
        lambda room, at: room.undo(1, "Bob", at),
    ],
    [],
]


def everything(room: Room) -> bytes:
    """All of a room, and what everybody sees there."""
    views = [json.dumps(encode(room.match.view(viewer))).encode() for viewer in VIEWERS]
    return b"\n".join([b"%d" % room.number, snapshots.encode_room(room), *views])


@every_game
def test_the_log_alone_gives_the_same_room(game: str) -> None:
    room = empty(game)
    for echo, at, after in eventful(game):
        again = room.fold(lines.read(lines.encode(echo.line)), at)
        assert (again.number, again.line, again.entry) == (echo.number, echo.line, echo.entry)
        assert again.chairs == echo.chairs
        assert after in (b"", everything(room))


@every_game
def test_a_snapshot_after_any_line_gives_the_same_room(game: str) -> None:
    """And the same again when the rest of the log has happened to it."""
    room, told = empty(game), eventful(game)
    for number, (echo, at, _) in enumerate(told, 1):
        room.fold(echo.line, at)
        again = snapshots.decode_room(room.charter, room.number, snapshots.encode_room(room))
        assert again
        assert everything(again) == everything(room)
        if number % 16 == 0:
            for later, when, _ in told[number:]:
                again.fold(later.line, when)
            assert everything(again) == told[-1].after


@pytest.mark.parametrize("field", ["format", "rules"])
def test_a_snapshot_of_other_times_is_not_trusted(field: str) -> None:
    room = begun("kingsburg")
    kept = json.loads(snapshots.encode_room(room))
    assert snapshots.decode_room(room.charter, room.number, json.dumps(kept).encode())
    kept[field] += 1
    assert snapshots.decode_room(room.charter, room.number, json.dumps(kept).encode()) is None


@every_game
def test_what_is_tried_on_a_copy_leaves_the_room_as_it_is(game: str) -> None:
    room, rng = begun(game), Random(1)
    for _ in range(30):
        before, other = everything(room), room.copy()
        seat = next(iter(room.to_choose()))
        action = rng.choice(room.options(seat))
        other.act(seat, action, 99.0)
        other.leave(seat, ("ann", "bob")[seat], 99.0)
        assert everything(room) == before != everything(other)
        room.act(seat, action, 50.0)


def absurd(room: Room) -> list[Callable[[], Sequence[Applied]]]:
    mine = next(iter(room.to_choose()))
    action = room.options(mine)[0]
    return [
        lambda: room.act(1 - mine, action, 99.0),
        lambda: room.act(mine, "hop", 99.0),
        lambda: room.act(mine, "settle 99,99", 99.0),
        lambda: room.sit(0, "cleo", "Cleo", "", 99.0),
        lambda: room.sit(7, "cleo", "Cleo", "", 99.0),
        lambda: room.seat_bot(1, "random", 99.0),
        lambda: room.join(0, "ann", "ann", 1, 99.0),
        lambda: room.take_back(0, "ann", 99.0),
        lambda: room.undo(mine, ("ann", "bob")[mine], 99.0),
    ]


@pytest.mark.parametrize("number", range(9))
def test_what_is_refused_changes_nothing(number: int) -> None:
    room = begun("kingdom-builder")
    before = everything(room)
    with pytest.raises(Refused):
        absurd(room)[number]()
    assert everything(room) == before


def heard(game: str, viewer: int | None, lang: str) -> Feed:
    """The feed of somebody who has listened from the beginning."""
    feed = Feed(empty(game), viewer, lang)
    for line in eventful(game):
        feed.add(line.echo)
    return feed


@every_game
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_told_later_is_the_log_told_at_once(game: str, viewer: int | None, lang: str) -> None:
    """To the byte, from lines that have been to the disk and back."""
    room = empty(game)
    later = Feed(room, viewer, lang)
    for echo, at, _ in eventful(game):
        later.add(room.fold(lines.read(lines.encode(echo.line)), at))
    assert later.sent == heard(game, viewer, lang).sent


@every_game
def test_every_viewer_counts_his_own_events_without_a_gap(game: str) -> None:
    for viewer in VIEWERS:
        numbers = [event.number for event in heard(game, viewer, "en").events]
        assert numbers == [*range(1, len(numbers) + 1)]


@every_game
def test_languages_differ_in_their_words_only(game: str) -> None:
    english, french = (heard(game, 0, lang).events for lang in ("en", "fr"))
    assert [event.lines for event in english] != [event.lines for event in french]
    assert [wordless(event) for event in english] == [wordless(event) for event in french]


def wordless(event: Event) -> tuple[object, ...]:
    return event.number, event.kind, event.seat, event.action, event.speaker, event.text, event.yours, event.over


def yours(game: str, away: bool) -> Iterator[tuple[bool, bool]]:
    """What the events say of seat 1's turn, and whether it has options; while a bot plays for it, or does not."""
    room, feed = empty(game), Feed(empty(game), 1, "en")
    for echo, at, _ in eventful(game):
        if feed.add(room.fold(echo.line, at)) and room.chairs[1].away == away:
            yield feed.events[-1].yours, bool(room.options(1))


@every_game
def test_an_event_says_whether_the_viewer_has_to_choose(game: str) -> None:
    assert {*yours(game, away=False)} == {(True, True), (False, False)}


def test_who_is_away_does_not_have_to_choose() -> None:
    assert {*yours("kingsburg", away=True)} == {(False, False)}


def test_a_second_device_is_news_for_the_holder_of_the_seat_alone() -> None:
    room = begun("kingsburg")
    mine, other, watching = (Feed(empty("kingsburg"), viewer, "en") for viewer in (0, 1, None))
    for echo in (room.join(0, "phone", "ann", 1, 20.0)[0], room.end_device(0, "ann", "phone", 21.0)[0]):
        assert other.add(echo) == watching.add(echo) == []
        assert mine.add(echo)
    assert [event.kind for event in mine.events] == ["device", "device"]
    assert seats_of(room.chairs, "ann") == [0]
    assert not room.may_see("phone", 0)


def planning() -> Room:
    """Both choose at once, since ten."""
    room = begun("wonderful-kingdom")
    while len(turns := room.to_choose()) < 2:
        seat = next(iter(turns))
        room.act(seat, room.options(seat)[0], 10.0)
    return room


def test_the_time_in_which_only_others_had_to_choose_is_not_lost_by_undo() -> None:
    room, at = planning(), 10.0
    while 0 in room.to_choose():
        room.act(0, room.options(0)[0], at := at + 30)
    room.undo(0, "ann", at + 1000)
    assert room.since[0] == at + 1000 - 30


def test_nothing_is_taken_back_if_the_time_for_it_would_be_over() -> None:
    """The second choice, which was begun and is not made, took its time too."""
    room = planning()
    room.act(0, room.options(0)[0], 40.0)
    assert room.copy().undo(0, "ann", 69.0)
    with pytest.raises(Refused, match="Your time for that choice is over"):
        room.copy().undo(0, "ann", 70.0)
