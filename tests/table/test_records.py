"""Records go out when a game is over, and come in to be played on or looked at."""

from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from regalia.agents.runner import play
from regalia.core.errors import Refused
from regalia.core.fair import verify
from regalia.core.record import Match
from regalia.games import GAMES
from tests.patience import until
from tests.table.hotseat import Hotseat, soon
from tests.table.server import Guest, Server

Record = dict[str, Any]
PATIENCE = 60.0
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def match(game: str) -> Match:
    """A whole game that was played elsewhere."""
    return play(GAMES[game], ["random", "random"], seed=1)


def opened(guest: Guest, match: Match, at: int | None = None, chairs: tuple[str, str] = ("", "")) -> Hotseat:
    """A table for a record, from an entry on."""
    place: dict[str, Any] = {} if at is None else {"at": at}
    return Hotseat(guest, guest.ok("POST", "/api/records", record=match.record(), chairs=chairs, **place)["id"])


def offered(match: Match, at: int) -> dict[int, list[str]]:
    """What the seats may do after so many entries, where no draw is due."""
    there = match.fork(at)
    choice = there.choice()
    return {choice.seat: [str(action) for action in choice.options(there.state)]}


def choices(match: Match) -> list[int]:
    """The moments after which a seat has to choose."""
    return [at for at, entry in enumerate(match.entries) if entry.seat >= 0]


def test_nobody_gets_the_record_of_a_game_that_is_not_over(server: Server) -> None:
    table = Hotseat.open(server.guest("Ann"), "kingsburg", open=True, one_screen=True)
    for guest in (table.guest, server.guest("Bob")):
        assert guest.refused(409, "GET", table.path("record")).startswith("The record holds every secret")


@every_game
def test_a_finished_record_is_shown_over(server: Server, game: str) -> None:
    table = opened(server.guest("Ann"), match(game))
    view = table.get("view")
    result = GAMES[game].result(match(game).state)
    assert [view[field] for field in ("phase", "options", "ranks")] == ["over", [], list(result.ranks)]
    assert table.get("")["phase"] == "over"
    again = table.record()
    assert again.entries == match(game).entries
    assert verify(again) == 0  # draws of this table


@every_game
def test_people_play_a_record_on_from_any_entry(server: Server, game: str) -> None:
    """The entries before it stay as they were; only the draws after it are this table's, and they verify."""
    at = choices(match(game))[-10]
    table = opened(server.guest("Ann"), match(game), at).sit()
    for seat, options in offered(match(game), at).items():
        assert table.options(seat) == options
    made = table.play(Random(2))
    again = table.record()
    assert again.entries[:at] == match(game).entries[:at]
    assert [(entry.seat, str(entry.action)) for entry in again.entries[at:] if entry.seat >= 0] == made
    assert again.fair
    assert again.fair["since"] == at
    assert verify(again) == sum(entry.seat < 0 for entry in again.entries[at:])


def test_people_play_an_unfinished_record_on_from_its_end(server: Server) -> None:
    half = match("kingsburg").fork(choices(match("kingsburg"))[20])
    table = opened(server.guest("Ann"), half).sit()
    table.play(Random(2), 5)
    assert len([event for event in table.events() if event["kind"] == "acted"]) >= 5


def test_a_record_may_be_cut_before_a_draw(server: Server) -> None:
    """This table draws anew."""
    game = match("kingdom-builder")
    at = next(at for at in choices(game)[10:] if game.entries[at + 1].seat < 0) + 1
    table = opened(server.guest("Ann"), game, at).sit()
    assert table.events()[-1]["seat"] == -1
    assert table.turn()


def test_bots_play_a_record_on(server: Server) -> None:
    at = choices(match("kingsburg"))[-20]
    table = opened(server.guest("Ann"), match("kingsburg"), at, ("random", "greedy"))
    soon(lambda: table.get("")["phase"] == "over", PATIENCE)
    again = table.record()
    assert again.players == ["random", "greedy"]
    assert again.entries[:at] == match("kingsburg").entries[:at]


def test_a_person_and_a_bot_play_a_record_on(server: Server) -> None:
    at = choices(match("kingsburg"))[-10]
    table = opened(server.guest("Ann"), match("kingsburg"), at, ("", "random"))
    table.post("join", seat=0)
    table.seats = 1
    until(lambda: table.get("")["phase"] == "over", 120, lambda: table.play(Random(3)))
    assert table.record().players == ["", "random"]


def test_what_was_played_on_can_be_played_on_again(server: Server) -> None:
    ann, game = server.guest("Ann"), match("kingsburg")
    table = opened(ann, game, choices(game)[-10]).sit()
    table.play(Random(4))
    later = opened(ann, again := table.record(), choices(again)[-3]).sit()
    later.play(Random(5))
    assert verify(later.record()) < verify(again)


def without(field: str) -> Callable[[Record], object]:
    return lambda record: record.pop(field)


def changed(field: str, value: object) -> Callable[[Record], object]:
    return lambda record: record.update({field: value})


def entry(number: int, value: object) -> Callable[[Record], object]:
    return lambda record: record["entries"].__setitem__(number, value)


BROKEN: dict[str, Callable[[Record], object]] = {
    "nothing in it": dict.clear,
    "without entries": without("entries"),
    "of another format": changed("regalia", 2),
    "of an unknown game": changed("game", "chess"),
    "with too many seats": changed("seats", 9),
    "with no seat": changed("seats", 0),
    "with an unknown option": changed("options", {"weather": "fine"}),
    "with an unknown field": changed("mood", "good"),
    "with a text for a number": changed("rules", "1"),
    "with too few players": changed("players", ["greedy"]),
    "an entry of two parts": entry(3, [None, 0]),
    "an entry that cannot be read": entry(3, [None, 0, "hop"]),
    "an entry in strange digits": entry(3, [None, -1, "roll 0 ٣+٣+٣"]),
    "an entry of nobody": entry(3, [None, 7, "pass"]),
    "an entry in a lane that is not open": entry(3, [1, 1, "pass"]),
    "a draw that is not in the box": entry(3, [None, -1, "roll 0 9+9+9"]),
    "an entry after the end": lambda record: record["entries"].append([None, 0, "pass"]),
    "a huge number": entry(3, [None, 10**30, "pass"]),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_record_is_refused_with_one_sentence_and_opens_nothing(server: Server, broken: str) -> None:
    ann, record = server.guest("Ann"), deepcopy(match("kingsburg").record())
    BROKEN[broken](record)
    sentence = ann.refused(422, "POST", "/api/records", record=record, chairs=["", ""])
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert ann.ok("GET", "/api/me/tables") == []


def test_a_record_needs_a_chair_for_each_seat(server: Server) -> None:
    ann, record = server.guest("Ann"), match("kingsburg").record()
    sentence = ann.refused(422, "POST", "/api/records", record=record, chairs=["", "", ""])
    assert sentence == "The record has 2 seats."


def test_a_record_cannot_be_played_on_after_its_end(server: Server) -> None:
    ann, record = server.guest("Ann"), match("kingsburg").record()
    ann.refused(422, "POST", "/api/records", record=record, chairs=["", ""], at=len(record["entries"]) + 1)


def detour(match: Match) -> tuple[int, int]:
    """A moment after which a seat could take two choices back and end its turn at once: the draw comes early then."""
    for at in reversed(choices(match)):
        there, seat = match.fork(at), match.entries[at].seat
        with suppress(Refused):
            there.undo(seat)
            there.undo(seat)
            if len(there.entries) == at - 2 and "end" in map(str, there.options_of()):
                return at, seat
    raise AssertionError("this game has no such moment")


def test_what_stands_in_the_record_stays_or_the_draws_still_verify(server: Server) -> None:
    at, seat = detour(match("kingdom-builder"))
    table = opened(server.guest("Ann"), match("kingdom-builder"), at).sit()
    if all(table.guest.ask("POST", table.path("undo"), seat=seat).is_success for _ in range(2)):
        table.act(seat, "end")
    table.play(Random(6))
    table.record()
