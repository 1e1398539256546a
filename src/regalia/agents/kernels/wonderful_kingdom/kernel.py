"""The doors of the kernel: what Python asks of the array of an estate, compiled if numba is there."""

from typing import NamedTuple

from regalia.agents.kernels import Block, door
from regalia.agents.kernels.wonderful_kingdom import plans, worth
from regalia.agents.kernels.wonderful_kingdom.layout import (
    FOUND,
    ITEM_COUNT,
    LENGTH,
    PART_NAMES,
    PARTS,
    PLANS,
    THRIFT,
    UNIT,
    WORTH,
)

_judge, _sketch, _climb = door(worth.judge), door(plans.sketch), door(plans.climb)
_fit, _anneal = door(plans.fit), door(plans.anneal)


class Found(NamedTuple):
    """The plan in an array: its worth in points, the order of items, the thrift."""

    worth: float
    order: tuple[int, ...]
    thrift: int


def judged(estate: Block) -> float:
    """How the plan in an array ends."""
    return _judge(estate, FOUND) / UNIT


def parts(estate: Block) -> dict[str, float]:
    """What the worth of the plan in an array is made of."""
    _judge(estate, FOUND)
    return {name: int(estate[PARTS + at]) / UNIT for at, name in enumerate(PART_NAMES)}


def sketched(estate: Block) -> Block:
    """With a first plan: all items, in the order of what they promise."""
    _sketch(estate)
    return estate


def improved(estate: Block) -> Found:
    """The best plan that small changes find, from a plan that was judged."""
    _climb(estate)
    return found(estate)


def fitted(estate: Block, old: int) -> Block:
    """With places in the plan for all items but the old ones."""
    _fit(estate, old)
    return estate


def annealed(estate: Block, steps: int, seed: int) -> Found:
    """The best plan that so many random changes find; never worse than the one before."""
    _anneal(estate, steps, seed)
    return found(estate)


def found(estate: Block) -> Found:
    """The plan in an array, as it was judged last."""
    numbers = memoryview(estate.tobytes()).cast("q")
    first = numbers[PLANS] + FOUND * numbers[ITEM_COUNT]
    order = tuple(numbers[first : first + numbers[LENGTH + FOUND]])
    return Found(numbers[WORTH + FOUND] / UNIT, order, numbers[THRIFT + FOUND])
