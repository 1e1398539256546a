"""The second reading of Kingdom Builder, what a seat scores; it shares no line with the package either."""

from collections import Counter
from collections.abc import Sequence

from tests.kingdom_builder.naive import Cell, Position, beside, groups, of_terrain


def scores(position: Position, cards: Sequence[str]) -> list[dict[str, int]]:
    """For each seat, points by reason: the cards in play, the castles, and the Capitols if there are any."""
    reasons = [*cards, "castles", *(["capitol"] if position.capitols else [])]
    every = [points(position, seat) for seat in range(len(position.settlements))]
    return [{reason: one[reason] for reason in reasons} for one in every]


def points(position: Position, seat: int) -> dict[str, int]:
    """What each card would give a seat. Who stands on water is no fisherman; who is near two Capitols counts once."""
    own = position.settlements[seat]
    water, castles, special = (of_terrain(position, letters) for letters in ("W", "S", "SL"))
    areas = groups(own)
    lines = Counter((board, row) for board, row, _ in own)
    near_capitol = beside(position.capitols)
    return {
        "fishermen": len((own - water) & beside(water)),
        "miners": len(own & beside(of_terrain(position, "M"))),
        "workers": len(own & beside(special)),
        "merchants": 4 * len(linked(special, areas)),
        "discoverers": len(lines),
        "knights": 2 * max(lines.values(), default=0),
        "hermits": len(areas),
        "citizens": max(map(len, areas), default=0) // 2,
        "farmers": 3 * min(by_section(own)),
        "lords": sum(lord(numbers, seat) for numbers in zip(*map(by_section, position.settlements), strict=True)),
        "castles": 3 * len(castles & beside(own)),
        "capitol": len(own & (near_capitol | beside(near_capitol))),
    }


def linked(special: set[Cell], areas: list[set[Cell]]) -> set[Cell]:
    """The castles and locations that some area joins to another one."""
    touched = [special & beside(area) for area in areas]
    return set[Cell]().union(*(some for some in touched if len(some) > 1))


def by_section(own: set[Cell]) -> list[int]:
    """How many settlements stand on each of the four sections; the Island is none of them."""
    found = Counter((row // 10, col // 10) for board, row, col in own if board == "main")
    return [found[0, 0], found[0, 1], found[1, 0], found[1, 1]]


def lord(numbers: Sequence[int], seat: int) -> int:
    """12 for the highest number on a section, 6 for the next lower one, even if that is none; ties all score."""
    higher = {number for number in numbers if number > numbers[seat]}
    return {0: 12, 1: 6}.get(len(higher), 0)
