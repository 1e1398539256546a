"""The rest of a round, planned: which cards to keep, in which order cubes fill them, when krystallium is spent."""

from collections.abc import Sequence
from functools import lru_cache

from regalia.agents.kernels.wonderful_kingdom import kernel
from regalia.agents.kernels.wonderful_kingdom.kernel import Plan, plan_in
from regalia.agents.kernels.wonderful_kingdom.layout import FOUND, PART_NAMES, PARTS, UNIT
from regalia.agents.minds.wonderful_kingdom.estate import Estate, encoded

STEPS, STEPS_EACH = 600, 100  # changes of a thorough plan, and more for each item


def judged(estate: Estate, order: tuple[int, ...], thrift: int) -> float:
    """How a plan ends: items are filled in this order, selected cards that are not in it are recycled."""
    return kernel.judge(encoded(estate, order, thrift), FOUND) / UNIT


def parts(estate: Estate, order: tuple[int, ...], thrift: int) -> dict[str, float]:
    """What the worth of a plan is made of."""
    t = encoded(estate, order, thrift)
    kernel.judge(t, FOUND)
    return {name: int(t[PARTS + at]) / UNIT for at, name in enumerate(PART_NAMES)}


def follow(estate: Estate, cards: Sequence[str]) -> tuple[int, ...]:
    """The order of a plan, given by its cards, in an estate that has changed a little since."""
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
    t = encoded(estate)
    kernel.sketch(t)
    kernel.climb(t)
    return plan_in(t)


@lru_cache(1 << 14)
def thorough(estate: Estate) -> Plan:
    """A better plan, and far dearer: for what is decided, not for what is imagined."""
    t, items = encoded(estate), len(estate.items)
    kernel.sketch(t)
    kernel.anneal(t, STEPS + STEPS_EACH * items, items)
    return plan_in(t)


def annealed(estate: Estate, start: Plan, steps: int) -> Plan:
    """Random changes, the same for equal estates; at first losses are accepted, less and less towards the end."""
    t = encoded(estate, start.order, start.thrift)
    kernel.anneal(t, steps, len(estate.items))
    return plan_in(t)


def placed(estate: Estate, known: Plan, old: int, steps: int = 0) -> Plan:
    """A plan for an estate with more items than the known one: each of them where it helps most, or recycled.

    Then so many random changes are tried."""
    t = encoded(estate, known.order, known.thrift)
    kernel.fit(t, old)
    if steps:
        kernel.anneal(t, steps, len(estate.items))
    return plan_in(t)
