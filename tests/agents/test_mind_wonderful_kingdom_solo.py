"""Alone: plans against brute force and against the rules, picks, reasons, and moves in every cell."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from regalia.agents.kernels.wonderful_kingdom.layout import THRIFTS
from regalia.agents.minds.wonderful_kingdom.estate import Estate
from regalia.agents.minds.wonderful_kingdom.mind import WonderfulKingdomMind
from regalia.agents.minds.wonderful_kingdom.planner import judged, parts, plan, thorough
from regalia.agents.minds.wonderful_kingdom.solo import WORLDS
from regalia.agents.minds.wonderful_kingdom.solo_picks import CHOICES, Picks
from regalia.agents.minds.wonderful_kingdom.value import certain, estate, value
from regalia.agents.protocol import Budget
from regalia.agents.tuned import TunedBot
from regalia.core.lanes import apply, first
from regalia.core.laws import Cell
from regalia.core.protocol import Action, Chance
from regalia.core.words import LANGUAGES
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.rules.actions import Rights, Take
from regalia.games.wonderful_kingdom.rules.planning import Planning
from regalia.games.wonderful_kingdom.rules.state import Lying, Realm
from tests.covers import covered

MIND = WonderfulKingdomMind(GAME)
CELLS = tuple(cell for cell in covered(GAME.id) if cell.seats == 1)
PLAIN = Cell(1, (("module", "none"), ("side", "B")))
RATS = Cell(1, (("module", "threat"), ("pack", "giant-rats"), ("side", "B")))
FEATURES = frozenset(
    ("built", "kinds", "soldiers", "income", "krystallium", "begun", "danger", "power", "quest", "land")
)


def walked(cell: Cell, seed: str, steps: int = 500) -> Iterator[Realm]:
    """Positions of a random game in which the player is asked and has a choice."""
    state, rng = cell.start(GAME).state, Random(seed)
    for _ in range(steps):
        if not state.agenda:
            return
        lane, choice = first(state)
        if not isinstance(choice, Chance) and len(choice.options(state)) > 1:
            yield state.copy()
        apply(state, lane, choice.sample(state, rng))


def planning(seed: str, round_: int, cards: int) -> Realm:
    """The planning of a round, with so many cards at most."""
    found = (state for state in walked(PLAIN, seed) if state.round == round_ and isinstance(state.agenda[-1], Planning))
    state = next(found)
    state.duchies[0].selection = state.duchies[0].selection[:cards]
    state.duchies[0].construction = state.duchies[0].construction[:1]
    return state


def exhausted(known: Estate) -> float:
    """The best of all plans."""
    begun = [at for at, item in enumerate(known.items) if item.begun]
    free = [at for at, item in enumerate(known.items) if not item.begun]
    kept = [(*begun, *some) for size in range(len(free) + 1) for some in combinations(free, size)]
    orders = [order for some in kept for order in permutations(some)]
    return max(judged(known, order, thrift) for order in orders for thrift in THRIFTS)


@pytest.mark.parametrize("seed", "abcdef")
@pytest.mark.parametrize("round_", [1, 4])
def test_a_thorough_plan_is_the_best_of_few_cards(seed: str, round_: int) -> None:
    known = estate(planning(seed, round_, 4), 0)
    assert thorough(known).worth == pytest.approx(exhausted(known), abs=1.0)
    assert plan(known).worth <= exhausted(known) + 1e-9


@pytest.mark.parametrize("seed", "bceg")
def test_what_is_planned_for_the_last_round_comes_true(seed: str) -> None:
    state = planning(seed, 4, 7)
    promised, bot = value(state, 0), TunedBot(GAME)
    while state.agenda:
        lane, choice = first(state)
        options = choice.options(state)
        chance = isinstance(choice, Chance) or len(options) == 1
        action = options[0] if chance else bot.choose(GAME.view(state, 0), options, Random(0), Budget())
        apply(state, lane, action)
    assert sum(GAME.scores(state)[0].values()) >= promised - 1e-6


def test_parts_add_up_to_the_worth_of_a_plan() -> None:
    known = estate(planning("sum", 2, 9), 0)
    found = thorough(known)
    assert sum(parts(known, found.order, found.thrift).values()) == pytest.approx(found.worth)


def test_a_richer_area_is_taken() -> None:
    state = next(state for state in walked(PLAIN, "areas") if isinstance(state.agenda[-1], CHOICES))
    state.areas = ((Lying("farm"), Lying("hamlet")), (Lying("calamity"), Lying("calamity")))
    picks = Picks(state)
    good, bad = (sum(picks.ended(Take(area), Random(seed)) for seed in range(12)) for area in (0, 1))
    assert good > bad + 12


def test_a_pick_can_be_imagined_when_the_decks_are_used_up() -> None:
    """What an empty deck deals has no face, and is no danger card either."""
    for state in walked(RATS, "used up"):
        if isinstance(state.agenda[-1], CHOICES):
            state.deck, state.veiled, state.bad, state.duchies[0].pack = (), 1, 1, ("giant-rat",)
            picks = Picks(state)
            for option in first(state)[1].options(state):
                assert picks.ended(option, Random(1)) == picks.ended(option, Random(1))


def test_a_card_is_worth_its_place_in_the_plan() -> None:
    state = next(state for state in walked(RATS, "book") if isinstance(state.agenda[-1], CHOICES))
    values = Picks(state).values
    assert values.worth(()) == pytest.approx(certain(state, 0) + values.plan.worth)
    assert values.gain("farm") > 0 > values.gain("giant-rat")


def test_a_search_goes_on_where_tuned_has_looked(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in walked(RATS, "on") if isinstance(state.agenda[-1], CHOICES))
    view, options, tried = GAME.view(state, 0), first(state)[1].options(state), list[str]()
    ended = Picks.ended

    def counted(picks: Picks, option: Action, rng: Random) -> float:
        tried.append(str(option))
        return ended(picks, option, rng)

    monkeypatch.setattr(Picks, "ended", counted)
    MIND.rate(view, options, Random(1))
    before, trials = len(tried), MIND.trials(view, options[::-1], Random(2))
    known = trials.run([0], range(WORLDS))
    assert len(tried) == before
    assert trials.run([0], range(WORLDS + 1)) == [[*known[0], trials.run([0], range(WORLDS, WORLDS + 1))[0][0]]]
    assert len(tried) == before + 1
    MIND.trials(view, options, Random(2)).run([0], range(1))  # nobody has just rated this view
    assert len(tried) == before + 2


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_every_cell_has_moves_and_reasons(cell: Cell) -> None:
    for state in list(walked(cell, "cells"))[::41][:5]:
        view, options = GAME.view(state, 0), first(state)[1].options(state)
        worths = MIND.rate(view, options, Random(1))
        assert len(worths) == len(options)
        best = options[worths.index(max(worths))]
        assert set(MIND.features(view, best, Random(1))) <= FEATURES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    for feature in FEATURES:
        assert MIND.words.has(lang, f"estimate.{feature}")


def test_features_of_a_plan_add_up_to_its_rate() -> None:
    state = planning("rate", 3, 6)
    view, options = GAME.view(state, 0), first(state)[1].options(state)
    for option, worth in zip(options, MIND.rate(view, options, Random(1)), strict=True):
        if not isinstance(option, Rights):
            assert sum(MIND.features(view, option, Random(1)).values()) == pytest.approx(worth)
