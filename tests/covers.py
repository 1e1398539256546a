"""The cells of a game that tests play: all of its cover, or as few as still have every value of every option."""

from functools import cache

from regalia.core.laws import Cell, cover
from regalia.core.laws.cover import factors, few
from regalia.games import GAMES


@cache
def covered(name: str) -> tuple[Cell, ...]:
    """Every pair of values that may meet: worked out once in a process."""
    return cover(GAMES[name])


@cache
def every_value(name: str, times: int = 2) -> tuple[Cell, ...]:
    """Cells of the cover that have every value so often, or as often as it is there."""
    taken = few(GAMES[name], covered(name), times)
    assert {item for cell in taken for item in cell.items()} == values(name), "the cover leaves out a value"
    return taken


def values(name: str) -> set[tuple[str, str]]:
    """Every number of seats, and every value of every option."""
    return {(factor, value) for factor, some in factors(GAMES[name]).items() for value in some}
