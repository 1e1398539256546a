"""What Python asks of the array of an estate, compiled if numba is there."""

from typing import NamedTuple

from regalia.agents.kernels import Ints, jit
from regalia.agents.kernels.wonderful_kingdom import plans, worth
from regalia.agents.kernels.wonderful_kingdom.layout import FOUND, ITEM_COUNT, LENGTH, PLANS, THRIFT, UNIT, WORTH

judge, sketch, climb = jit(worth.judge), jit(plans.sketch), jit(plans.climb)
fit, anneal = jit(plans.fit), jit(plans.anneal)


class Plan(NamedTuple):
    """The plan in an array: its worth in points, the order of items, the thrift."""

    worth: float
    order: tuple[int, ...]
    thrift: int


def plan_in(estate: Ints) -> Plan:
    """The plan in an array, as it was judged last."""
    numbers = memoryview(estate.tobytes()).cast("q")
    first = numbers[PLANS] + FOUND * numbers[ITEM_COUNT]
    order = tuple(numbers[first : first + numbers[LENGTH + FOUND]])
    return Plan(numbers[WORTH + FOUND] / UNIT, order, numbers[THRIFT + FOUND])
