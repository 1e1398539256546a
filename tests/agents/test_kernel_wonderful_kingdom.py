"""The kernel of It's a Wonderful Kingdom beside a second reading of a round, compiled beside plain, and its plans."""

from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from regalia.agents.kernels import Ints
from regalia.agents.kernels.wonderful_kingdom import kernel
from regalia.agents.kernels.wonderful_kingdom.kernel import Plan, plan_in
from regalia.agents.kernels.wonderful_kingdom.layout import FOUND, THRIFTS, UNIT
from regalia.agents.kernels.wonderful_kingdom.plans import anneal, climb, fit, sketch
from regalia.agents.kernels.wonderful_kingdom.worth import judge
from regalia.agents.minds.wonderful_kingdom.estate import Estate, Item, encoded, make_item
from regalia.agents.minds.wonderful_kingdom.planner import judged, parts, placed, plan
from regalia.agents.minds.wonderful_kingdom.value import estate
from regalia.core.lanes import apply, pending
from regalia.core.laws import Cell
from regalia.core.protocol import Chance
from regalia.games.wonderful_kingdom import GAME
from regalia.games.wonderful_kingdom.box.catalogue import K
from tests.agents.season import ended, ratio
from tests.covers import covered

Planned = tuple[Estate, tuple[int, ...], int]
EVERY = 6  # one cell in so many
LEAST = 2000  # plans


def walked(cell: Cell, rng: Random, steps: int = 400) -> Iterator[Estate]:
    """The estates of whoever is asked in a random game."""
    state = cell.start(GAME).state
    for _ in range(steps):
        if not (waiting := pending(state)):
            return
        lane, choice = waiting[-1]
        if not isinstance(choice, Chance):
            yield estate(state, choice.seat)
        apply(state, lane, choice.sample(state, rng))


def any_plan(known: Estate, rng: Random) -> Planned:
    """Some order of what is begun and some of the rest."""
    order = [at for at, item in enumerate(known.items) if item.begun or rng.random() < 0.8]
    rng.shuffle(order)
    return known, tuple(order), rng.choice(THRIFTS)


def richer(known: Estate, rng: Random) -> Estate:
    """A duchy that has built more than chance does, and a foe that is hardly worth a soldier."""
    rates = tuple(rate + rng.randrange(6) for rate in known.rates)
    makes = tuple((rng.randrange(4), rng.randint(1, 2), rng.randrange(4)) for _ in range(rng.randrange(3)))
    items = tuple(filled(one) if rng.random() < 0.3 else one for one in known.items)
    foes, krystallium = (*known.foes, (0.1, 1)), known.krystallium + rng.randrange(5)
    return known._replace(rates=rates, makes=makes, items=items, foes=foes, krystallium=krystallium)


def filled(one: Item) -> Item:
    """A card under construction that wants no more cubes."""
    return make_item(one.card, (*one.card.cost[:K], 0, 0), True, one.frozen, one.brings - one.card.points)


@cache
def plans(seats: int) -> tuple[Planned, ...]:
    """Plans for different estates of games with every module."""
    rng = Random(f"{seats} seats")
    cells = [cell for cell in covered(GAME.id) if cell.seats == seats][::EVERY]
    known = dict.fromkeys(one for cell in cells for one in walked(cell, rng) if one.items)
    return tuple(any_plan(one, rng) for poor in known for one in (poor, richer(poor, rng)))


def some(count: int) -> list[Planned]:
    """A few of all plans, alone and with two."""
    return [one for seats in (1, 2) for one in plans(seats)[:: max(1, len(plans(seats)) // count)]]


def plain(numbers: Ints) -> Ints:
    """The same numbers, on which the functions run as plain Python."""
    return array("q", numbers.tobytes())


@pytest.mark.parametrize("seats", (1, 2))
def test_the_kernel_judges_as_a_second_reading_does(seats: int) -> None:
    assert len(plans(seats)) >= LEAST // 2
    for at, (known, every, thrift) in enumerate(plans(seats)):
        order = every[at % 2 :]  # what is left out is recycled, or waits if it is begun
        expected = ended(known, order, thrift)
        assert parts(known, order, thrift) == pytest.approx(expected, abs=1e-5)
        assert judged(known, order, thrift) == pytest.approx(sum(expected.values()), abs=1e-4)


def test_plans_show_all_that_can_happen() -> None:
    every = [known for seats in (1, 2) for known, _, _ in plans(seats)]
    items = [item for known in every for item in known.items]
    assert {known.round for known in every} == {1, 2, 3, 4}
    assert {len(known.steps) for known in every} == {0, 1, 2, 3, 4}
    assert all(any(column) for column in zip(*every, strict=True))
    assert all(any(column) for column in zip(*items, strict=True))
    assert all(any(column) for column in zip(*(item.card for item in items), strict=True))


def test_compiled_or_not_a_plan_is_judged_the_same() -> None:
    for one in some(500):
        assert judged(*one) == judge(plain(encoded(*one)), FOUND) / UNIT


def annealed(known: Ints, steps: int, seed: int) -> Plan:
    kernel.anneal(known, steps, seed)
    return plan_in(known)


def sketched(known: Estate) -> Ints:
    t = encoded(known)
    kernel.sketch(t)
    return t


@pytest.mark.parametrize(
    ("compiled", "function", "numbers"),
    (
        pytest.param(kernel.sketch, sketch, (), id="sketch"),
        pytest.param(kernel.climb, climb, (), id="climb"),
        pytest.param(kernel.anneal, anneal, (40, 7), id="anneal"),
        pytest.param(kernel.fit, fit, (1,), id="fit"),
    ),
)
def test_compiled_or_not_plans_are_the_same(
    compiled: Callable[..., object], function: Callable[..., object], numbers: tuple[int, ...]
) -> None:
    for known, order, thrift in some(20):
        fast = encoded(known, [at for at in order if at < 1], thrift)
        kernel.judge(fast, FOUND)
        slow = plain(fast)
        compiled(fast, *numbers)
        function(slow, *numbers)
        assert fast.tobytes() == slow.tobytes()


def valid(known: Estate, plan: Plan) -> bool:
    """Whether a plan has each item once at most, and all that are begun."""
    begun = {at for at, item in enumerate(known.items) if item.begun}
    return len(set(plan.order)) == len(plan.order) and begun <= set(plan.order) <= set(range(len(known.items)))


def test_annealing_never_loses_and_tells_the_truth() -> None:
    gains = []
    for known, order, thrift in some(150):
        start = judged(known, order, thrift)
        better = annealed(encoded(known, order, thrift), 60, 3)
        assert valid(known, better)
        assert judged(known, better.order, better.thrift) == better.worth >= start
        assert annealed(encoded(known, order, thrift), 0, 3) == (start, order, thrift)
        gains.append(better.worth - start)
    assert sum(gains) > len(gains)


def test_the_same_seed_anneals_the_same() -> None:
    once, again, other = ([annealed(encoded(*one), 9, seed).order for one in some(50)] for seed in (7, 7, 8))
    assert once == again != other


def test_a_climb_ends_where_no_small_change_helps_at_once() -> None:
    for known, _, _ in some(60):
        first, best = plan_in(sketched(known)), plan(known)
        assert valid(known, first)
        assert valid(known, best)
        assert len(first.order) == len(known.items)
        assert best.worth >= first.worth == max(judged(known, first.order, thrift) for thrift in THRIFTS)
        assert best.worth >= max(judged(known, best.order, thrift) for thrift in THRIFTS)


def test_a_first_plan_goes_by_what_cards_promise() -> None:
    for known, _, _ in some(200):
        ratios = [ratio(known, known.items[at]) for at in plan_in(sketched(known)).order]
        assert all(one >= two - 1e-5 for one, two in pairwise(ratios))


def test_new_items_find_the_better_end_of_a_plan() -> None:
    for known, _, thrift in some(60):
        old = len(known.items) - 1
        before = Plan(0.0, tuple(range(old)), thrift)
        orders = (before.order, (old, *before.order), (*before.order, old))
        best = max(judged(known, order, thrift) for order in orders)
        assert placed(known, before, old).worth == best
        assert placed(known, before, old, 30).worth >= best


def test_a_duchy_without_cards_has_a_plan() -> None:
    known = plans(1)[0][0]._replace(items=())
    assert annealed(sketched(known), 50, 1) == plan(known)
    assert plan(known).order == ()
