"""The mind of Kingsburg before its dice lie: bonus dice that may join a roll, and the Priest's."""

from math import fsum
from random import Random

import pytest

from regalia.agents import seated
from regalia.agents.minds.kingsburg.mind import KingsburgMind
from regalia.core.lanes import first
from regalia.core.protocol import settle, then
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import GOVERNORS, numbers
from regalia.games.kingsburg.box.data import ALL_ROWS, BIT, SEASONS
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Extra
from regalia.games.kingsburg.rules.bonus import GOOD_YEAR, Accepting, BlessingDice
from regalia.games.kingsburg.rules.building import Construction
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.influence import DukeMoves, Influencing
from regalia.games.kingsburg.rules.rewards import Rewards
from regalia.games.kingsburg.rules.season import EndOfSeason, Season
from regalia.games.kingsburg.rules.state import Modules, Province, Realm

MIND = KingsburgMind(GAME)


def adding(governor: str, built: int, season: str, fate: str = "", favour: int = -1) -> Realm:
    """A season begins in which the first seat may add bonus dice to its roll."""
    mine = Province((1, 1, 1), built=built, governor=governor)
    state = Realm(Modules(ALL_ROWS, destiny=bool(fate)), numbers({}), [mine, Province(), Province()], (0, 1, 2), 2)
    state.destiny, state.past, state.favour = fate, (fate,) if fate else (), favour
    then(state, Season(season))
    settle(state)
    return state


@pytest.mark.parametrize("bot", ["greedy", "tuned", "search:12it"])
@pytest.mark.parametrize("governor", [card.name for card in GOVERNORS if card.name not in ("heiress", "priest")])
def test_bots_take_every_bonus_die(bot: str, governor: str) -> None:
    """Only who makes something of a low total has a reason to decline; the Prince too little of it."""
    mind, budget = seated(GAME, bot)
    for fate, favour in (("", -1), ("good-year", -1), ("", 0)):
        state = adding(governor, BIT["farms"], "summer", fate, favour)
        options = first(state)[1].options(state)
        assert isinstance(options[0], Extra)
        assert mind.choose(GAME.view(state, 0), options, Random(1), budget) == options[0]


@pytest.mark.parametrize("governor", [card.name for card in GOVERNORS])
@pytest.mark.parametrize("season", SEASONS)
def test_a_bonus_die_is_worth_something_to_who_looks_at_no_total(governor: str, season: str) -> None:
    """The throws are the same with and without it: luck does not speak against a die."""
    state = adding(governor, BIT["farms"], season)
    options = first(state)[1].options(state)
    worths = [fsum(MIND.features(GAME.view(state, 0), option, Random(1)).values()) for option in options]
    if not effects(state, 0, moments.AFTER):
        assert worths == sorted(worths, reverse=True)
        assert worths[0] > worths[-1]


@pytest.mark.parametrize(
    "bot, face, points, kept",
    [
        ("greedy", 6, 9, True),
        *((bot, *case) for bot in ("tuned", "search:12it") for case in ((6, 9, True), (1, 0, False))),
    ],
)
def test_a_blessing_is_accepted_in_the_way_that_brings_more(bot: str, face: int, points: int, kept: bool) -> None:
    """A six and nine points are kept; a one and nothing are given for a new die and a resource."""
    box = numbers({"governor.priest": {"blessing": points}})
    hands = [Province(dice=(1, 1, 2), bonus=(face,), used=frozenset({GOOD_YEAR})) for _ in range(2)]
    state = Realm(Modules(governors="pick", destiny=True), box, hands, (0, 1), 2, "spring", destiny="good-year")
    state.past, state.taken = ("good-year",), 0
    then(state, Accepting(0), BlessingDice(), Influencing(), DukeMoves(), Rewards(), Construction(), EndOfSeason())
    options, (mind, budget) = first(state)[1].options(state), seated(GAME, bot)
    assert (mind.choose(GAME.view(state, 0), options, Random(1), budget) == options[0]) is kept
