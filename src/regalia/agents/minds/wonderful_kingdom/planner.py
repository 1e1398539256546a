"""The rest of a round, planned: which cards to keep, in which order cubes fill them, when krystallium is spent."""

from collections.abc import Sequence
from functools import lru_cache

from regalia.agents.kernels import wonderful_kingdom as kernel
from regalia.agents.kernels.wonderful_kingdom import Found as Plan
from regalia.agents.minds.wonderful_kingdom.planner_estate import Estate, encoded

__all__ = ("Estate", "Plan", "annealed", "follow", "judged", "parts", "placed", "plan", "thorough")
STEPS, MORE = 600, 100  # changes of a thorough plan, and more for each item


def judged(estate: Estate, order: tuple[int, ...], thrift: int) -> float:
    """How a plan ends: items are filled in this order, selected cards that are not in it are recycled."""
    return kernel.judged(encoded(estate, order, thrift))


def parts(estate: Estate, order: tuple[int, ...], thrift: int) -> dict[str, float]:
    """What the worth of a plan is made of."""
    return kernel.parts(encoded(estate, order, thrift))


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
    return kernel.improved(kernel.sketched(encoded(estate)))


@lru_cache(1 << 14)
def thorough(estate: Estate) -> Plan:
    """A better plan, and far dearer: for what is decided, not for what is imagined."""
    items = len(estate.items)
    return kernel.annealed(kernel.sketched(encoded(estate)), STEPS + MORE * items, items)


def annealed(estate: Estate, start: Plan, steps: int) -> Plan:
    """Random changes, the same for equal estates; at first losses are accepted, less and less towards the end."""
    return kernel.annealed(encoded(estate, start.order, start.thrift), steps, len(estate.items))


def placed(estate: Estate, known: Plan, old: int, steps: int = 0) -> Plan:
    """A plan for an estate with more items than the known one: each of them where it helps most, or recycled.

    Then so many random changes are tried."""
    fitted = kernel.fitted(encoded(estate, known.order, known.thrift), old)
    return kernel.annealed(fitted, steps, len(estate.items)) if steps else kernel.found(fitted)
