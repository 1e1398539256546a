"""The law of free actions: who is asked is exactly who could change something, and nothing happens before he was."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from regalia.core.lanes import apply, pending
from regalia.core.laws import Cell, cover
from regalia.core.protocol import Seat, settle
from regalia.games.wonderful_kingdom.box.catalogue import S
from regalia.games.wonderful_kingdom.game import GAME
from regalia.games.wonderful_kingdom.rules.actions import DONE, RIGHTS
from regalia.games.wonderful_kingdom.rules.combat import Combat, Swarm
from regalia.games.wonderful_kingdom.rules.conquest import ConquestPhase
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.planning import Hunger, Plan, Planning, giants_wait
from regalia.games.wonderful_kingdom.rules.powers import usable
from regalia.games.wonderful_kingdom.rules.production import Count, Declare
from regalia.games.wonderful_kingdom.rules.reach import in_reach
from regalia.games.wonderful_kingdom.rules.rights import Exercising, rights
from regalia.games.wonderful_kingdom.rules.round import Scoring
from regalia.games.wonderful_kingdom.rules.state import Duchy, Realm, Site
from regalia.games.wonderful_kingdom.rules.window import Pause, Window
from tests.wonderful_kingdom.chains import TABLES, asks, beats, changed, scattered, searched, spends, stores

SEEDS = range(12)
STATES = 60  # of each seed
by_seed = pytest.mark.parametrize("seed", SEEDS)


@cache
def worlds(seed: int) -> tuple[tuple[Realm, Seat, bool], ...]:
    """Positions, each with what a search finds for one of its seats."""
    rng, made = Random(seed), []
    for _ in range(STATES):
        state = scattered(rng)
        seat = rng.randrange(state.setting.seats)
        made.append((state, seat, searched(state, seat, changed(state, seat))))
    return tuple(made)


@by_seed
def test_a_pause_is_made_exactly_where_free_actions_change_something(seed: int) -> None:
    """003:245, 003:253, 003:261, 003:615 and the ruling."""
    assert {found for _, _, found in worlds(seed)} == {False, True}
    for state, seat, found in worlds(seed):
        assert in_reach(state, seat) == found, state.duchies[seat]
        assert asks(state, Pause(seat)) == found
        assert asks(state, Window(seat)) == found
        assert asks(state, Declare(seat, True)) == found
        assert not asks(state, Declare(seat))


@by_seed
def test_planning_ends_exactly_where_nothing_is_left_to_do(seed: int) -> None:
    for state, seat, found in worlds(seed):
        duchy = state.duchies[seat]
        left = bool(duchy.selection) or giants_wait(duchy) or bool(usable(state, seat, "planning"))
        assert asks(state, Plan(seat)) == (left or found)


@by_seed
def test_combat_ends_exactly_where_nothing_can_be_beaten_or_built(seed: int) -> None:
    """Giants that look for a card have found one in planning, if there was any."""
    for state, seat, found in worlds(seed):
        if state.setting.threat and not giants_wait(state.duchies[seat]):
            assert asks(state, Combat(seat)) == (found or searched(state, seat, beats(seat))), state.duchies[seat]


def laid(state: Realm, seat: Seat, dragons: int) -> set[tuple[Any, ...]]:
    """How soldiers can lie when so many dragons have taken theirs, whatever their owner chooses and lays afterwards."""
    ends, waiting = set(), [(state, dragons)]
    while waiting:
        world, hungry = waiting.pop()
        duchy = world.duchies[seat]
        if not hungry:
            places = [
                range(site.placed[S], world.catalogue.cards[site.card].cost[S] + 1) for site in duchy.construction
            ]
            ways = [way for way in product(*places) if sum(way) <= duchy.soldiers + sum(places_of(duchy))]
            ends |= {(way, duchy.soldiers + sum(places_of(duchy)) - sum(way)) for way in ways}
            continue
        world = world.copy()
        world.agenda[:] = [Hunger(seat)]
        settle(world)
        options = [option for _, choice in pending(world) for option in choice.options(world) if option != RIGHTS]
        if not options:
            waiting.append((world, hungry - 1))
        for option in options:
            after = world.copy()
            apply(after, None, option)
            waiting.append((after, hungry - 1))
    return ends


def places_of(duchy: Duchy[str]) -> list[int]:
    return [site.placed[S] for site in duchy.construction]


def soldiers_only(state: Realm, seat: Seat) -> Iterator[Realm]:
    """What can be reached by laying soldiers on cards that this does not complete."""
    waiting = [state]
    while waiting:
        world = waiting.pop()
        yield world
        for action in rights(world, seat):
            after = world.copy()
            Exercising(seat).take(after, action)
            if after.duchies[seat].soldiers < world.duchies[seat].soldiers and after.duchies[seat].built == ():
                waiting.append(after)


@by_seed
def test_dragons_wait_exactly_for_who_could_change_what_they_take(seed: int) -> None:
    """003:253, 003:922: laying soldiers before they come leads to something that cannot be had afterwards."""
    rng = Random(seed)
    for state, seat, found in worlds(seed):
        if "black-dragons" in state.setting.packs:
            world, dragons = state.copy(), rng.randint(1, 2)
            duchy = world.duchies[seat]
            duchy.threats = ("black-dragon-f", "black-dragon-m")[:dragons]
            duchy.soldiers = rng.randint(0, 2)
            duchy.construction = tuple(soldiered(world, rng))
            before, after = set[tuple[Any, ...]](), laid(world, seat, dragons)
            for other in soldiers_only(world, seat):
                before |= laid(other, seat, dragons)
            found = searched(world, seat, changed(world, seat))
            assert asks(world, Pause(seat, "hunger", dragons)) == (found or before != after), duchy


def soldiered(state: Realm, rng: Random) -> Iterator[Site]:
    """Cards that want soldiers, of which some have one."""
    for card in rng.sample(("colossus", "royal-keep", "infernal-gate", "leviathan-skull", "royal-guard"), 3):
        cost = state.catalogue.cards[card].cost
        yield Site(card, card, (0, 0, 0, 0, 0, rng.randint(0, cost[S])))


@by_seed
def test_before_soldiers_are_compared_who_could_lay_one_is_asked_too(seed: int) -> None:
    """003:253, 003:1005: in a conquest of two players, and nowhere else."""
    for state, seat, found in worlds(seed):
        other = searched(state, seat, spends(seat, state.duchies[seat].soldiers))
        assert asks(state, Pause(seat, "tally")) == (found or other)


# whole games


COUNTS: tuple[tuple[type, str], ...] = (
    (Count, "take"),
    (ConquestPhase, "run"),
    (Swarm, "run"),
    (Scoring, "run"),
)


class Watch:
    """Whether everybody who could change something was asked with what he has, when something is counted."""

    def __init__(self) -> None:
        self.asked: dict[Seat, tuple[Any, ...]] = {}
        self.counted = self.able = 0

    def chose(self, state: Realm, choice: Any, action: Any) -> None:
        """Who was offered his rights and did something else has declined them."""
        if isinstance(choice, Own) and action != RIGHTS and RIGHTS in choice.options(state):
            self.asked[choice.seat] = stores(state.duchies[choice.seat])

    def counts(self, what: type, state: Realm) -> None:
        for seat, duchy in enumerate(state.duchies):
            self.counted += 1
            if in_reach(state, seat):
                self.able += 1
                assert self.asked.get(seat) == stores(duchy), (what.__name__, state.setting, duchy)


@cache
def cells() -> tuple[Cell, ...]:
    return cover(GAME)


@pytest.mark.parametrize("part", range(4))
def test_nothing_is_counted_before_whoever_could_change_it_was_asked(
    part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """003:245, 003:261, 003:615: production, who begins a conquest, vermin of farms, the end; in all games."""
    watch = Watch()
    for what, name in COUNTS:
        monkeypatch.setattr(what, name, watched(watch, what, getattr(what, name)))
    for number, cell in enumerate((*cells()[part::4], *TABLES[part::4])):
        played(cell, Random(number), watch)
    assert watch.able > 20, watch.counted


def watched(watch: Watch, what: type, method: Callable[..., None]) -> Callable[..., None]:
    def counting(self: Any, state: Realm, *given: Any) -> None:
        watch.counts(what, state)
        method(self, state, *given)

    return counting


def played(cell: Cell, rng: Random, watch: Watch) -> None:
    """A random game; who may do something in between seldom does, so that much is left to do."""
    state: Realm = cell.start(GAME).state
    watch.asked.clear()
    while state.agenda:
        lane, choice = rng.choice(pending(state))
        action = choice.sample(state, rng)
        if action == RIGHTS and rng.random() < 0.8:
            action = choice.sample(state, rng)
        watch.chose(state, choice, action)
        apply(state, lane, action)


def test_whoever_plans_with_nothing_left_could_change_something() -> None:
    """The other way round, in whole games: nobody is asked in vain."""
    rng, asked = Random(5), 0
    for cell in TABLES:
        state: Realm = cell.start(GAME).state
        while state.agenda:
            lane, choice = rng.choice(pending(state))
            if isinstance(choice, Planning) and choice.offers(state) == [DONE]:
                asked += 1
                assert in_reach(state, choice.seat) or usable(state, choice.seat, "planning")
            apply(state, lane, choice.sample(state, rng))
    assert asked
