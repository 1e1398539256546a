"""The chance in a hint: even at first, near certainty when a game is decided, and of the seat that asks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from regalia.agents import minds
from regalia.agents.mind import win_chance
from regalia.agents.runner import play
from regalia.core.game import AnyGame
from regalia.core.protocol import Action, Chance
from regalia.core.record import Match
from regalia.games import GAMES

SOLO = {"module": "threat", "pack": "thieves", "side": "B"}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def choices(played: Match) -> Iterator[tuple[Any, Action]]:
    """What a seat saw when it had a choice, and what it did."""
    match = Match.start(played.game, played.seats, played.options, played.box)
    for entry in played.entries:
        waiting = match.choice(entry.lane)
        if not isinstance(waiting, Chance) and len(waiting.options(match.state)) > 1:
            yield match.view(entry.seat), entry.action
        match.trust(entry.lane, entry.seat, entry.action)


def chances(game: AnyGame, played: Match) -> list[tuple[int, float]]:
    return [(view.seat, minds.of(game).chance(view, action, Random(1))) for view, action in choices(played)]


@every_game
def test_whoever_wins_clearly_is_told_so_in_the_end(game: AnyGame) -> None:
    played = play(game, ["greedy", "random"], "chance")
    assert game.result(played.state).ranks[0] == 1
    found = chances(game, played)
    early, late = found[: len(found) // 10], found[-len(found) // 10 :]
    assert all(0 <= chance <= 1 for _, chance in found)
    assert all(chance > 0.9 if seat == 0 else chance < 0.1 for seat, chance in late)
    assert sum(abs(chance - 0.5) for _, chance in early) < sum(abs(chance - 0.5) for _, chance in late)


def test_alone_it_is_the_chance_of_a_medal() -> None:
    game = GAMES["wonderful-kingdom"]
    ended = {bot: chances(game, play(game, [bot], "medal", SOLO)) for bot in ("random", "tuned")}
    assert ended["random"][-1][1] < 0.1
    assert ended["tuned"][-1][1] > 0.9


@pytest.mark.parametrize("lead, chance", [(0.0, 0.5), (1e9, 1.0), (-1e9, 0.0), (11.0, 0.75)])
def test_a_lead_is_likely_to_win(lead: float, chance: float) -> None:
    assert win_chance(lead, 10.0) == pytest.approx(chance, abs=1e-3)
