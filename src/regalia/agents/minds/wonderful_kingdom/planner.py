"""The rest of a round, planned: which cards to keep, in which order cubes fill them, when krystallium is spent."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from regalia.agents.minds.wonderful_kingdom.planner_season import THRIFTS, Estate, Item, Season, card_worth
from regalia.agents.minds.wonderful_kingdom.planner_weights import FUTURE
from regalia.games.wonderful_kingdom.catalogue import BASIC

__all__ = ("Estate", "Plan", "annealed", "follow", "judged", "parts", "plan", "thorough")
STEPS, MORE = 60, 20  # changes of a thorough plan, and more for each item
HEAT = 5.0  # points that a change may lose at first
TURNS, STAYS = 0.06, 0.35  # how often thrift is changed, how often a card stays that could be recycled


class Plan(NamedTuple):
    """The order in which items are filled; selected cards that are not in it are recycled."""

    worth: float
    order: tuple[int, ...]
    thrift: int


def judged(estate: Estate, order: tuple[int, ...], thrift: int) -> float:
    """How a plan ends."""
    return Season(estate, order, thrift).play(_cubes(estate, order))


def parts(estate: Estate, order: tuple[int, ...], thrift: int) -> dict[str, float]:
    """What the worth of a plan is made of."""
    season = Season(estate, order, thrift)
    season.play(_cubes(estate, order))
    return season.parts()


def _cubes(estate: Estate, order: tuple[int, ...]) -> list[int]:
    """Cubes at hand, with those of cards that are recycled."""
    cubes = list(estate.cubes)
    for at, item in enumerate(estate.items):
        if not item.begun and at not in order:
            for r in BASIC:
                cubes[r] += item.card.recycling[r]
    return cubes


def follow(estate: Estate, cards: Sequence[str]) -> tuple[int, ...]:
    """The order of a plan, told by its cards, in an estate that has changed a little since."""
    left, order = list(range(len(estate.items))), list[int]()
    for card in cards:
        at = next((at for at in left if estate.items[at].card.name == card), None)
        if at is not None:
            order.append(at)
            left.remove(at)
    return (*order, *[at for at in left if estate.items[at].begun])


@lru_cache(1 << 14)
def plan(estate: Estate) -> Plan:
    """The best plan that small changes find, from the cards that promise most."""
    return improved(estate, first_plan(estate))


@lru_cache(1 << 14)
def thorough(estate: Estate) -> Plan:
    """A better plan, some six times as dear: for what is decided, not for what is imagined."""
    return annealed(estate, first_plan(estate), STEPS + MORE * len(estate.items))


def annealed(estate: Estate, start: Plan, steps: int) -> Plan:
    """Random changes, the same for equal estates; at first losses are accepted, less and less towards the end."""
    best = now = start
    if not estate.items:
        return best
    draw, known = Random(len(estate.items)).random, {start[1:]: start.worth}
    for step in range(steps):
        order, thrift = now.order, now.thrift
        if draw() < TURNS:
            thrift = int(3 * draw())
        else:
            order = _shifted(estate.items, list(order), draw)
        worth = known.get((order, thrift))
        if worth is None:
            worth = known[order, thrift] = judged(estate, order, thrift)
        if worth > now.worth - HEAT * (1 - step / steps) * draw():
            now = Plan(worth, order, thrift)
            if worth > best.worth:
                best = now
    return best


def _shifted(items: Sequence[Item], order: list[int], draw: Callable[[], float]) -> tuple[int, ...]:
    """An item goes to another place, out of the plan or into it."""
    at = int(len(items) * draw())
    if at in order:
        order.remove(at)
        if not items[at].begun and draw() > STAYS:
            return tuple(order)
    order.insert(int((len(order) + 1) * draw()), at)
    return tuple(order)


def first_plan(estate: Estate) -> Plan:
    """Everything is kept, in the order of what it promises for what it wants."""
    items = estate.items
    order = tuple(sorted(range(len(items)), key=lambda at: -_ratio(estate, items[at])))
    return max((Plan(judged(estate, order, thrift), order, thrift) for thrift in THRIFTS), key=_worth)


def _worth(plan: Plan) -> float:
    return plan.worth


def _ratio(estate: Estate, item: Item) -> float:
    before = estate.round - 1
    worth = card_worth(estate.table, before, item.card) + item.brings + estate.points[item.kind]
    if item.points_per:
        worth += item.points_per[0] * estate.counts[item.points_per[1]]
    if item.per:
        worth += item.per[1] * estate.counts[item.per[2]] * FUTURE[estate.table][before][item.per[0]]
    return worth / (sum(item.missing) + item.frozen + 0.5)


def improved(estate: Estate, found: Plan, passes: int = 3) -> Plan:
    """Cards are recycled, kept, or filled earlier, one at a time, as long as that helps."""
    for _ in range(passes):
        before = found.worth
        for at in range(len(estate.items)):
            for order in _changes(estate, found.order, at):
                worth = judged(estate, order, found.thrift)
                if worth > found.worth + 1e-9:
                    found = Plan(worth, order, found.thrift)
        for thrift in THRIFTS:
            if thrift != found.thrift:
                found = max(found, Plan(judged(estate, found.order, thrift), found.order, thrift), key=_worth)
        if found.worth <= before + 1e-9:
            break
    return found


def _changes(estate: Estate, order: tuple[int, ...], at: int) -> list[tuple[int, ...]]:
    """The orders that differ by the place of one item."""
    rest = tuple(one for one in order if one != at)
    found = [] if order[:1] == (at,) else [(at, *rest)]
    if at in order:
        if not estate.items[at].begun:
            found.append(rest)
        if order[-1] != at:
            found.append((*rest, at))
    else:
        found.append((*rest, at))
    return found
