"""Which games the laws are tried on: every value of every option and every pair of values, in few cells."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.options import SEATS, Clash
from regalia.core.record import Match

TRIES = 8  # rows weighed against each other before one is taken
Item = tuple[str, str]  # a factor and one of its values
Row = frozenset[Item]


@dataclass(frozen=True, slots=True)
class Cell:
    """One way to set a game up: so many seats, and values of options."""

    seats: int
    options: tuple[Item, ...]

    def __str__(self) -> str:
        return ", ".join((f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options)))

    def items(self) -> set[Item]:
        """What it chooses: its seats and the value of each option."""
        return {(SEATS, str(self.seats)), *self.options}

    def start(self, game: AnyGame, box: Mapping[str, Any] | None = None) -> Match:
        return Match.start(game, self.seats, dict(self.options), box)


def cover(game: AnyGame) -> tuple[Cell, ...]:
    """Cells in which every pair of values meets that the clashes allow; those that bring most come first."""
    grid, rng, rows = Grid(factors(game), game.clashes), Random(game.id), list[Row]()
    if not game.options:
        rows += [frozenset((item,)) for item in grid.columns[SEATS]]
    while any(grid.wanted.values()):
        row = max((grid.row(rng) for _ in range(TRIES)), key=grid.gain)
        grid.strike(row)
        rows.append(row)
    return tuple(cell(game, row) for row in rows if len(row) == len(grid.columns))


def few(game: AnyGame, cells: Sequence[Cell], times: int = 2) -> tuple[Cell, ...]:
    """Cells that have every value so often, or as often as it is there: always that which brings most."""
    left = [*cells]
    there = Counter(item for cell in left for item in cell.items())
    values = sorted((factor, value) for factor, some in factors(game).items() for value in some)
    missing = {item: min(times, there[item]) for item in values}
    taken = list[Cell]()
    while any(missing.values()):
        taken.append(max(left, key=lambda cell: sum(missing[item] > 0 for item in cell.items())))
        left.remove(taken[-1])
        missing |= {item: max(0, missing[item] - 1) for item in taken[-1].items()}
    return tuple(taken)


def factors(game: AnyGame) -> dict[str, tuple[str, ...]]:
    return {SEATS: tuple(map(str, game.seats))} | {option.name: option.choices for option in game.options}


def cell(game: AnyGame, row: Row) -> Cell:
    """A row as a cell; what it leaves open stays as the game has it."""
    chosen = dict(row)
    seats = int(chosen.get(SEATS, game.seats[0]))
    return Cell(seats, tuple((option.name, chosen[option.name]) for option in game.options if option.name in chosen))


def excluded(columns: Mapping[str, Sequence[str]], clash: Clash) -> Iterator[tuple[Item, Item]]:
    """The pairs of values that a clash forbids."""
    for one, two in product(columns[clash.first], columns[clash.second]):
        if clash.excludes(one, two):
            yield (clash.first, one), (clash.second, two)


class Grid:
    """All values of all factors: which may not meet, and which have not met yet."""

    def __init__(self, columns: Mapping[str, Sequence[str]], clashes: Iterable[Clash]) -> None:
        self.columns = {name: [(name, value) for value in values] for name, values in columns.items()}
        items = {item for column in self.columns.values() for item in column}
        self.foes: dict[Item, set[Item]] = {item: set() for item in items}
        for clash in clashes:
            for one, two in excluded(columns, clash):
                self.foes[one].add(two)
                self.foes[two].add(one)
        self.wanted = {item: items - self.foes[item] - set(self.columns[item[0]]) for item in sorted(items)}

    def row(self, rng: Random) -> Row:
        """A row around a pair that has not met; or that pair alone, if no row has room for it."""
        one = max(self.wanted, key=lambda item: len(self.wanted[item]) + rng.random())
        two = rng.choice(sorted(self.wanted[one]))
        names = [name for name in self.columns if name not in (one[0], two[0])]
        rng.shuffle(names)
        return self.fill(frozenset((one, two)), names) or frozenset((one, two))

    def fill(self, row: Row, names: Sequence[str]) -> Row | None:
        """The row with a value of each of these factors: that with the least room first, the value that brings most."""
        if not names:
            return row
        fitting = {name: [item for item in self.columns[name] if row.isdisjoint(self.foes[item])] for name in names}
        tight = min(names, key=lambda name: len(fitting[name]))
        rest = [name for name in names if name != tight]
        for item in sorted(fitting[tight], key=lambda item: (-len(self.wanted[item] & row), -len(self.wanted[item]))):
            if full := self.fill(row | {item}, rest):
                return full
        return None

    def gain(self, row: Row) -> int:
        return sum(len(self.wanted[item] & row) for item in row)

    def strike(self, row: Row) -> None:
        """These have met."""
        for item in row:
            self.wanted[item] -= row
