"""Seats that choose at once: nobody waits for another, and nobody learns anything before all are done."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from regalia.core.lanes import pending
from regalia.core.record import Match
from tests.table.playing import Crowd, Player, Tape, played
from tests.table.server import Server

Moment = tuple[str, int, dict[str, str], str]  # a game, and the choice that all its seats have before them
MOMENTS: list[Moment] = [
    ("kingsburg", 2, {"governors": "pick"}, "Picking"),
    ("kingsburg", 3, {"army": "on"}, "ChoosingToken"),
    ("wonderful-kingdom", 2, {"extras": "on"}, "Planning"),
    ("wonderful-kingdom", 2, {"module": "advisors"}, "Appointing"),
]
LONGEST = 60  # choices in one lane


@pytest.fixture(params=MOMENTS, ids=[choice for *_, choice in MOMENTS])
def match(request: pytest.FixtureRequest) -> Match:
    """A game at the moment when its lanes have just opened."""
    game, seats, options, wanted = request.param

    def together(match: Match) -> bool:
        choices = [choice for _, choice in pending(match.state)]
        return len(choices) == seats and all(type(choice).__name__ == wanted for choice in choices)

    return played(game, seats, options, together)


@contextmanager
def tables(server: Server, match: Match, count: int) -> Iterator[list[list[Player]]]:
    """So many tables at the same moment; the last player of each is a spectator."""
    with Crowd(server) as crowd:
        found = [crowd.resume(match) for _ in range(count)]
        yield [[*players, crowd.watch(players[0])] for players in found]


def test_all_seats_choose_at_the_same_time(server: Server, match: Match) -> None:
    with tables(server, match, 1) as [[*players, _]], ThreadPoolExecutor(len(players)) as crowd:
        assert all(player.options() for player in players)
        list(crowd.map(_finish, players, [0] * len(players)))
        assert all(_all_told(player, players) for player in players)


def test_what_a_lane_does_changes_no_byte_for_the_others(server: Server, match: Match) -> None:
    with tables(server, match, 1) as [[*others, acting, watching]]:
        others.append(watching)
        before = [player.served() for player in others]
        acting.act(acting.options()[-1])
        assert [player.served() for player in others] == before
        acting.post("undo", seat=acting.seat)
        _finish(acting, 0)
        assert [player.served() for player in others] == before


def test_streams_are_the_same_whatever_another_lane_does(server: Server, match: Match) -> None:
    """Two tables at which one seat chooses differently: until all are done, the others get the same bytes."""
    heard = list[list[bytes]]()
    with tables(server, match, 2) as both:
        for at, [*others, acting, watching] in zip((0, -1), both, strict=True):
            tapes = [Tape(player) for player in (*others, watching)]
            _finish(acting, at)
            acting.post("chat", text="Done.")
            heard.append([tape.heard("Done.").close() for tape in tapes])
    assert heard[0] == heard[1]


@pytest.mark.parametrize("at", [0, -1])
def test_when_all_lanes_are_closed_everything_is_told(server: Server, match: Match, at: int) -> None:
    with tables(server, match, 1) as [[*players, watching]]:
        tapes, chosen = [Tape(player) for player in (*players, watching)], list[tuple[int | None, str]]()
        for player in players[:: 1 if at else -1]:
            chosen += [(player.seat, action) for action in _finish(player, at)]
        players[0].post("chat", text="Done.")
        for tape in tapes:
            acted = [event for event in tape.heard("Done.").events if event["kind"] == "acted"]
            heard = [(event["seat"], event["action"]) for event in acted if event["seat"] >= 0]
            assert Counter(heard[: len(chosen)]) == Counter(chosen)
            assert [event["number"] for event in tape.events] == list(range(1, len(tape.events) + 1))
            tape.close()


def test_whether_undo_is_possible_does_not_depend_on_foreign_lanes(server: Server) -> None:
    """A seat whose choice has opened the lanes must not learn from its undo that another has chosen already."""

    def opened(match: Match) -> bool:
        return len(pending(match.state)) == 2 and match.entries[-1].seat == 0

    with tables(server, played("kingsburg", 2, {"army": "on"}, opened), 1) as [[first, acting, _]]:
        before = first.get("view")["undo"]
        acting.act(acting.options()[0])
        assert first.get("view")["undo"] == before


def test_the_lists_of_tables_do_not_tell_when_another_chooses(server: Server, match: Match) -> None:
    """Neither to who has not chosen yet, nor to who has."""
    with tables(server, match, 1) as [[*others, acting, _]]:
        for done in range(len(others)):
            for player in others[:done]:
                _finish(player, 0)
            before = [_lists(player) for player in others]
            acting.act(acting.options()[0])
            assert [_lists(player) for player in others] == before
            acting.post("undo", seat=acting.seat)


def _lists(player: Player) -> list[str]:
    return [player.guest.ask("GET", path).text for path in ("/api/me/tables", "/mine", "/")]


def _finish(player: Player, at: int) -> list[str]:
    """One option after the other until the lane is closed, or all of them are."""
    chosen, lanes = list[str](), _opened(player)
    while (options := player.options()) and _opened(player) == lanes:
        chosen.append(options[at])
        player.act(options[at])
        assert len(chosen) < LONGEST
    return chosen


def _opened(player: Player) -> Any:
    """The lanes that are open, as they began."""
    agenda = player.get("view")["view"]["agenda"]["t"]
    return agenda and (agenda[-1].get("opened"), agenda[-1].get("shown"))


def _all_told(player: Player, players: Sequence[Player]) -> bool:
    """Whether a seat knows that every seat has chosen."""
    heard = {event["seat"] for event in player.get("log")["events"] if event["kind"] == "acted"}
    return {other.seat for other in players} <= heard
