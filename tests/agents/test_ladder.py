"""The gates: each game has the lines for its seats, in the sizes that were agreed, on seeds of their own."""

import pytest

from regalia.agents.ladder import CELL_GAMES, MIRROR, SEED, SETTLED_GAMES, Gate, cells, lines
from regalia.agents.results import Share
from regalia.core.game import AnyGame
from regalia.core.laws import cover
from regalia.games import GAMES
from regalia.games.wonderful_kingdom.box.catalogue import SOLO_PACKS

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(
    "gate, share, met",
    [
        (Gate("≥", 0.6), Share(0.6, 0.5, 0.7), True),
        (Gate("≥", 0.6), Share(0.59, 0.5, 0.7), False),
        (Gate("≤", 0.02), Share(0.02, 0.0, 0.1), True),
        (Gate("≤", 0.02), Share(0.03, 0.0, 0.1), False),
        (Gate("∋", 0.5), Share(0.45, 0.4, 0.5), True),
        (Gate("∋", 0.5), Share(0.45, 0.4, 0.49), False),
        (Gate("∋", 0.5), Share(0.55, 0.51, 0.6), False),
    ],
)
def test_a_gate_is_met_or_not(gate: Gate, share: Share, met: bool) -> None:
    assert gate.met(share) is met


def test_a_gate_has_a_notation() -> None:
    assert [str(Gate(sign, bound)) for sign, bound in (("≥", 0.97), ("≤", 0.02))] == ["≥ 97%", "≤ 2%"]


@every_game
def test_every_line_can_be_played_and_has_a_name_of_its_own(game: AnyGame) -> None:
    every = (MIRROR, *lines(game), *cells(game))
    assert len({line.name for line in every}) == len(every)
    for line in every:
        contest = line.contest(game)
        contest.start()
        assert len(contest.sittings()) >= line.games
        assert all(sitting.seed.startswith(f"{SEED}/") for sitting in contest.sittings())


@every_game
def test_lines_are_as_long_as_their_bots_allow(game: AnyGame) -> None:
    for line in (MIRROR, *lines(game)):
        searched = any(bot.startswith("search") for bot in line.bots)
        expected = 60 if line.timed else 200 if line.seats == 1 else 400 if searched else 1000
        assert line.games == expected


@every_game
def test_games_for_four_have_lines_for_four(game: AnyGame) -> None:
    found = {line.seats for line in lines(game)}
    assert (4 in found) == (4 in game.seats)
    assert 2 in found
    assert [line.name for line in lines(game) if line.timed] == ["search-1s-v-0.1s"]


def test_alone_there_is_a_line_with_three_medals_for_each_pack() -> None:
    solo = [line for line in lines(GAMES["wonderful-kingdom"]) if line.seats == 1]
    assert [dict(line.options)["pack"] for line in solo] == list(SOLO_PACKS)
    assert {dict(line.options)["side"] for line in solo} == {"B"}
    assert [(gate.ends[0], gate.bound) for gate in solo[0].gates] == [("bronze", 0.95), ("silver", 0.6), ("gold", 0.2)]


def test_every_cell_of_the_options_has_a_line() -> None:
    game = GAMES["kingsburg"]
    assert [(line.seats, line.options) for line in cells(game)] == [(cell.seats, cell.options) for cell in cover(game)]


def test_a_cell_that_is_played_on_begins_as_it_did() -> None:
    game = GAMES["kingsburg"]
    for line in cells(game):
        short, long = line.contest(game).sittings(), line.played_on().contest(game).sittings()
        assert (len(short) >= CELL_GAMES, len(long) >= SETTLED_GAMES) == (True, True)
        assert [sitting[1:] for sitting in long[: len(short)]] == [sitting[1:] for sitting in short]


def test_a_scale_is_of_the_games() -> None:
    game = GAMES["kingsburg"]
    assert [MIRROR.contest(game, scale).games for scale in (1, 0.1, 0.0001)] == [1000, 100, 1]
