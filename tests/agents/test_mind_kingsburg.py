"""The mind of Kingsburg: blind to what is hidden, at home in every module, exact where it can be."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from math import fsum
from random import Random
from typing import Any

import pytest

from regalia.agents import seated
from regalia.agents.minds.kingsburg.fit import solve
from regalia.agents.minds.kingsburg.foresight import Foresight
from regalia.agents.minds.kingsburg.gifts import owed
from regalia.agents.minds.kingsburg.judge import KNOTS, TWO_SEATS, WEIGHTS_FOLDER, hats, load_weights
from regalia.agents.minds.kingsburg.mind import KingsburgMind
from regalia.agents.minds.kingsburg.odds import Side, enemies, odds
from regalia.agents.minds.kingsburg.prospect import prospect
from regalia.agents.minds.kingsburg.situation import purse, situation
from regalia.agents.minds.kingsburg.spreads import spreads
from regalia.agents.minds.kingsburg.train import COURSES, Course, first_guess, trained, written
from regalia.agents.runner import Table, play
from regalia.core.lanes import apply, first
from regalia.core.laws import Cell
from regalia.core.protocol import Action, Chance, Choice, settle, then
from regalia.core.record import Match
from regalia.core.words import LANGUAGES
from regalia.games.kingsburg import GAME
from regalia.games.kingsburg.box.cards import DESTINIES, GOVERNORS, numbers
from regalia.games.kingsburg.box.data import ALL_ROWS, BUILDINGS, Enemy
from regalia.games.kingsburg.rules.actions import Influence
from regalia.games.kingsburg.rules.building import Construction
from regalia.games.kingsburg.rules.influence import Placing, subsets, ways
from regalia.games.kingsburg.rules.rewards import Rewards
from regalia.games.kingsburg.rules.state import Modules, Province, Realm
from regalia.games.kingsburg.rules.winter import Fought, Winter
from tests.covers import covered
from tests.soaking import SOAK

MIND = KingsburgMind(GAME)
WARY = KingsburgMind(GAME, wary=True)
CELLS = covered(GAME.id)
EVERYTHING = {"rows": "extended", "governors": "pick", "army": "on", "destiny": "on"}


def met(seats: int, options: dict[str, str], seed: object) -> Iterator[tuple[Any, Sequence[Action]]]:
    """The choices of a game between tuned bots: each with its view."""
    match = Match.start(GAME, seats, options)
    match.players = ["tuned"] * seats
    table = Table(match, seed)
    while match.state.agenda:
        _, choice = first(match.state)
        if not isinstance(choice, Chance) and len(found := choice.options(match.state)) > 1:
            yield match.view(choice.seat), found
        table.step()


# at the table


@pytest.mark.parametrize("cell", CELLS, ids=str)
def test_every_module_is_played_without_fault(cell: Cell) -> None:
    bots = ["search:3it", "tuned", *["random"] * (cell.seats - 2)]
    assert not play(GAME, bots, "fault", dict(cell.options)).state.agenda


@pytest.mark.parametrize("bot", ["tuned", "search:12it"])
def test_what_is_hidden_changes_no_move(bot: str) -> None:
    mind, budget = seated(GAME, bot)
    for view, options in islice(met(3, EVERYTHING, "hidden"), 0, 200, 9):
        again = GAME.view(GAME.imagine(view, Random(5)), view.seat)
        assert again == view
        assert mind.choose(again, options, Random(1), budget) == mind.choose(view, options, Random(1), budget)


def test_tuned_beats_random() -> None:
    wins = [play(GAME, ["tuned", "random"], seed).state.provinces for seed in range(5)]
    assert all(mine.score > other.score for mine, other in wins)


def test_only_who_is_wary_looks_at_the_dice_of_the_others() -> None:
    minded = False
    for view, options in islice(met(2, {}, "wary"), 120):
        world = GAME.imagine(view, Random(4))
        if isinstance(world.agenda[-1], Placing) and (other := world.provinces[1 - view.seat]).dice:
            other.dice = tuple(7 - die for die in other.dice)
            again = GAME.view(world, view.seat)
            assert MIND.rate(again, options, Random(2)) == MIND.rate(view, options, Random(2))
            minded |= WARY.rate(again, options, Random(2)) != WARY.rate(view, options, Random(2))
    assert minded


# reasons


def test_every_feature_has_words_and_together_they_are_the_worth() -> None:
    found = set()
    for view, options in islice(met(3, EVERYTHING | {"governors": "auction"}, "why"), 0, 250, 5):
        rates = WARY.rate(view, options[:3], Random(2))
        made = [MIND.features(view, option, Random(2)) for option in options[:3]]
        found |= {name for parts in made for name in parts}
        if "dice" not in made[0]:
            gains = [fsum(parts.values()) - fsum(made[0].values()) for parts in made]
            assert gains == pytest.approx([rate - rates[0] for rate in rates], abs=1e-6)
    assert {"points", "goods", "building", "battle", "later", "king", "safe", "deny"} <= found
    named = Foresight(GAME, MIND)
    assert all(named.estimated(name, lang) for name in found for lang in LANGUAGES)
    assert MIND.words.keys("en") == MIND.words.keys("fr")


# trials


def test_a_world_is_the_same_for_every_option_and_whenever_it_is_asked() -> None:
    for view, options in islice(met(2, {}, "luck"), 0, 120, 12):
        one, two = (MIND.trials(view, options[:3], Random(3)) for _ in range(2))
        at = range(len(options[:3]))
        assert [list(line)[::-1] for line in one.run(at, range(3))] == [
            [two.run([option], range(world, world + 1))[0][0] for world in (2, 1, 0)] for option in at
        ]
        assert all(0 <= chance <= 1 for line in one.run(at, range(2)) for chance in line)


# the odds of a battle, against the rules


def fights(side: Side, soldiers: int, enemy: Enemy, fate: str) -> Iterator[tuple[int, float]]:
    """Every course of a winter by the rules, the stronger choice at the Academy: outcome and chance."""
    tokens = (side.token,) if side.army else ()
    mine = Province(built=side.built, governor=side.governor, soldiers=soldiers, tokens=tokens)
    state = Realm(Modules(ALL_ROWS, army=side.army), side.numbers, [mine, Province(tokens=tokens)], (0, 1))
    state.year, state.enemy, state.destiny = enemy.year, enemy.name, fate
    then(state, Winter())
    settle(state)
    return courses(state, 1.0)


def courses(state: Realm, chance: float) -> Iterator[tuple[int, float]]:
    lane, choice = first(state)
    if isinstance(choice, Fought):
        yield (
            next(fight for fight in (choice, *state.agenda) if isinstance(fight, Fought) and not fight.player).outcome,
            chance,
        )
        return
    for action, part in taken(state, choice):
        world = state.copy()
        apply(world, lane, action)
        yield from courses(world, chance * part)


def taken(state: Realm, choice: Choice) -> list[tuple[Action, float]]:
    if isinstance(choice, Chance):
        found = choice.outcomes(state)
        total = sum(weight for _, weight in found)
        return [(action, weight / total) for action, weight in found]
    options = choice.options(state)
    drilled = getattr(choice, "drilled", 0) > getattr(choice, "soldiers", 0)
    return [(options[0 if drilled else -1], 1.0)]


@pytest.mark.parametrize("seed", range(40))
def test_the_odds_are_those_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    built = sum(1 << at for at in range(len(BUILDINGS)) if rng.random() < 0.4)
    governor = rng.choice(["", *(card.name for card in GOVERNORS)])
    fate = rng.choice(["", "", *(card.name for card in DESTINIES)])
    side = Side(built, governor, numbers({}), rng.random() < 0.3, rng.randrange(5))
    enemy, soldiers = rng.choice(enemies(rng.randint(1, 5))), rng.randrange(4)
    found = list(fights(side, soldiers, enemy, fate))
    counted = [fsum(chance for outcome, chance in found if outcome == wanted) for wanted in (1, -1)]
    assert odds(side, soldiers, enemy.year, enemy, fate) == pytest.approx(counted)


def test_an_enemy_that_was_seen_is_the_only_one() -> None:
    assert [enemy.name for enemy in enemies(3, "goblins-3-4")] == ["goblins-3-4"]
    assert {enemy.year for enemy in enemies(3)} == {3}
    assert len(enemies(3)) == 5


# spreads, against the rules


def reached(own: tuple[int, ...], bonus: tuple[int, ...], plus2: bool, market: bool) -> Iterator[frozenset[int]]:
    """All sets of different ranks, placement by placement."""
    yield frozenset()
    for some in ways(own, bonus, plus2, market):
        for way in some:
            rest = [list(own), list(bonus)]
            for left, spent in zip(rest, (way.own, way.bonus), strict=True):
                for face in spent:
                    left.remove(face)
            following = reached(tuple(rest[0]), tuple(rest[1]), plus2 and not way.plus2, market and not way.market)
            yield from (others | {way.rank} for others in following if way.rank not in others)


@pytest.mark.parametrize("own, bonus", [((1, 2, 4), ()), ((2, 2), (5,)), ((3, 6), (1, 1)), ((6, 6, 6), ())])
@pytest.mark.parametrize("plus2, market", tuple(product((False, True), repeat=2)))
def test_spreads_reach_what_the_rules_allow(own: Any, bonus: Any, plus2: bool, market: bool) -> None:
    allowed, made = set(reached(own, bonus, plus2, market)), spreads(own, bonus, plus2, market)
    assert {frozenset(spread.ranks) for spread in made} <= allowed
    assert all(any(ranks <= set(spread.ranks) for spread in made) for ranks in allowed)


def test_the_ways_of_a_spread_share_the_dice() -> None:
    for spread in spreads((1, 3, 4), (2,), True, True):
        assert tuple(way.rank for way in spread.ways) == spread.ranks
        assert tuple(sorted(face for way in spread.ways for face in way.own)) in subsets((1, 3, 4))
        assert sum(way.plus2 for way in spread.ways) <= spread.plus2
        assert sum(map(bool, (way.market for way in spread.ways))) <= 1
    assert not any(
        one.ranks == two.ranks and one.plus2 == two.plus2
        for one, two in combinations(spreads((1, 3, 4), (), True, True), 2)
    )


# the best use of a season, against the rules


def season(ranks: Sequence[int], envoy: bool, built: int) -> Realm:
    """Advisors are about to help a seat that then may build."""
    mine = Province((1, 1, 1), plus2=1, built=built)
    court = tuple((0, Influence(rank, ())) for rank in ranks)
    state = Realm(Modules(), numbers({}), [mine, Province()], (0, 1), 2, "spring", court, envoy=0 if envoy else -1)
    then(state, Rewards(), Construction())
    settle(state)
    return state


def best(state: Realm) -> float:
    """The most that any course of choices is worth when nothing more can be built."""
    if not state.agenda:
        at, held = situation(state, 0), purse(state, 0)
        now = prospect(MIND.judge, at)
        return (
            state.provinces[0].score
            + now.season_end(held.goods, held.soldiers, at.built, held.envoy)
            + now.tokens(held.plus2)
        )
    lane, choice = first(state)
    worlds = []
    for action in choice.options(state):
        worlds.append(state.copy())
        apply(worlds[-1], lane, action)
    return max(map(best, worlds))


@pytest.mark.parametrize(
    "ranks, envoy, built", [((6, 12), False, 0), ((4, 9), True, 0b0001_0011_0000), ((6, 14), False, 0)]
)
def test_a_season_is_used_as_well_as_the_rules_allow(ranks: Sequence[int], envoy: bool, built: int) -> None:
    state = season(ranks, envoy, built)
    now = prospect(MIND.judge, situation(state, 0))
    assert now.best_use(purse(state, 0), owed(state, 0)) == pytest.approx(best(state))
    end = now.ending(purse(state, 0), owed(state, 0))
    closed = now.season_end(end.purse.goods, end.purse.soldiers, end.built, end.purse.envoy)
    assert end.points + closed + now.tokens(end.purse.plus2) == pytest.approx(best(state))


# training


def test_knots_are_met_and_what_lies_between_is_shared() -> None:
    assert [hats(knot)[at] for at, knot in enumerate(KNOTS)] == [1.0] * len(KNOTS)
    assert all(fsum(hats(left)) == 1 for left in range(KNOTS[-1] + 1))


def test_equations_are_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_every_trait_has_a_weight_from_the_beginning() -> None:
    assert set(first_guess()) == set(MIND.judge.weights) == set(load_weights(TWO_SEATS))


def test_a_mind_of_its_own_searches_by_its_own_weights() -> None:
    own = KingsburgMind(GAME, MIND.judge)
    assert own.for_two.judge is own.judge is not MIND.for_two.judge


def test_the_same_seed_trains_the_same_weights() -> None:
    tiny = Course("tiny", 1, 2, (2, 3))
    one, two = (written(trained(tiny)) for _ in range(2))
    assert one == two != written(first_guess())
    assert written(trained(tiny, trained(tiny))) != one  # it goes on from where it is


@pytest.mark.skipif(not SOAK, reason="takes minutes: REGALIA_SOAK=1")
def test_the_shipped_weights_are_those_of_the_recorded_seed() -> None:
    weights = None
    for name, course in COURSES.items():
        weights = trained(course, weights)
        assert written(weights) == (WEIGHTS_FOLDER / name).read_text("utf-8")
