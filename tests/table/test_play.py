"""Whole games over HTTP, by people and by bots, to the end and with a record that can be checked."""

import pytest

from regalia.core.fair import verify
from regalia.core.protocol import CHANCE
from regalia.core.record import Match
from regalia.games import GAMES
from tests.table.playing import SOAK, Crowd, Player, Tape, play
from tests.table.server import Server

KINGDOM = {"capitol": "random", "caves": "random", "island": "random"}
COURT = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on"}
PEOPLE = [
    ("kingdom-builder", 2, KINGDOM),
    ("kingsburg", 2, COURT),
    ("wonderful-kingdom", 2, {"module": "advisors", "extras": "on"}),
]
MORE = [
    ("kingdom-builder", 5, {}),
    ("kingsburg", 5, COURT | {"governors": "auction", "edition": "first"}),
    *(("wonderful-kingdom", 2, {"module": module}) for module in ("threat", "quest", "conquest", "none")),
    *(("wonderful-kingdom", 1, {"scenario": f"SC0{number}"}) for number in range(1, 7)),
]
MIXED = [
    ("kingdom-builder", ("greedy", "", "random"), KINGDOM),
    ("kingsburg", ("", "random"), COURT),
    ("wonderful-kingdom", ("random", ""), {"module": "conquest"}),
]


@pytest.mark.parametrize("game, seats, options", PEOPLE + MORE * SOAK)
def test_people_play_to_the_end(server: Server, game: str, seats: int, options: dict[str, str]) -> None:
    with Crowd(server) as crowd:
        players = crowd.sit(game, *[""] * seats, options=options)
        _check(players, play(players))


@pytest.mark.parametrize("game, chairs, options", MIXED)
def test_people_and_bots_play_to_the_end(
    server: Server, game: str, chairs: tuple[str, ...], options: dict[str, str]
) -> None:
    with Crowd(server) as crowd:
        players = crowd.sit(game, *chairs, options=options)
        match = _check(players, play(players))
        assert match.players == list(chairs)


def _check(players: list[Player], tapes: list[Tape]) -> Match:
    """The record keeps to the rules and to the dice, and everybody has seen and heard exactly that game."""
    match = Match.load(players[0].get("record"), GAMES)
    assert match.over
    assert verify(match) == sum(entry.seat == CHANCE for entry in match.entries)
    for player, tape in zip(players, tapes, strict=True):
        _same_end(match, player)
        _same_story(match, player, tape)
    return match


def _same_end(match: Match, player: Player) -> None:
    seen, result = player.get("view"), match.game.result(match.state)
    assert seen["phase"] == "over"
    assert seen["options"] == []
    assert seen["scores"] == [dict(scores) for scores in match.game.scores(match.state)]
    assert (seen["ranks"], seen["why"]) == (list(result.ranks), list(result.why))


def _same_story(match: Match, player: Player, tape: Tape) -> None:
    """The stream without gaps, the log and the record are one story."""
    assert [event["number"] for event in tape.events] == list(range(1, len(tape.events) + 1))
    assert player.get("log")["events"] == tape.events
    heard = [(event["seat"], event.get("action", "")) for event in tape.events if event["kind"] == "acted"]
    assert heard == [(entry.seat, str(entry.action)) for entry, _ in match.told(player.seat)]
