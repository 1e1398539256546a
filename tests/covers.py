"""The cells of a game that tests play: all of its cover, or as few as still have every value of every option."""

from collections import Counter
from functools import cache

from regalia.core.laws import Cell, cover
from regalia.core.laws.cover import factors
from regalia.core.options import SEATS
from regalia.games import GAMES


@cache
def covered(name: str) -> tuple[Cell, ...]:
    """Every pair of values that may meet: worked out once in a process."""
    return cover(GAMES[name])


def items(cell: Cell) -> set[tuple[str, str]]:
    """What a cell chooses: its seats and the value of each option."""
    return {(SEATS, str(cell.seats)), *cell.options}


@cache
def every_value(name: str, times: int = 2) -> tuple[Cell, ...]:
    """Cells of the cover that have every value so often, or as often as it is there: always that which brings most."""
    left = list(covered(name))
    there = Counter(item for cell in left for item in items(cell))
    missing = {item: min(times, there[item]) for item in sorted(values(name))}
    assert all(missing.values()), "the cover leaves out a value"
    taken = list[Cell]()
    while any(missing.values()):
        taken.append(max(left, key=lambda cell: sum(missing[item] > 0 for item in items(cell))))
        left.remove(taken[-1])
        missing |= {item: max(0, missing[item] - 1) for item in items(taken[-1])}
    return tuple(taken)


def values(name: str) -> set[tuple[str, str]]:
    """Every number of seats, and every value of every option."""
    return {(factor, value) for factor, some in factors(GAMES[name]).items() for value in some}
