"""The laws tried on a game, over cells and seeds."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from regalia.core.game import AnyGame
from regalia.core.laws import book, lanes, parcels, play, records, secrets
from regalia.core.laws.cover import Cell
from regalia.core.laws.walk import BOUND, Known, Law, Position, walk
from regalia.core.protocol import Broken

ROOMS = (play, records, secrets, lanes, parcels, book)
ALL: tuple[Law, ...] = tuple(value for room in ROOMS for value in vars(room).values() if isinstance(value, Law))


@dataclass(slots=True)
class Report:
    """What was played to try the laws."""

    cells: int = 0
    seeds: int = 0
    games: int = 0
    positions: int = 0
    options: int = 0  # the most that one choice offered
    looks: Counter[str] = field(default_factory=Counter)  # at how many positions each law was held, by its name

    def __str__(self) -> str:
        return (
            f"{self.cells} cells x {self.seeds} seeds, {self.games:,} games, {self.positions:,} positions, "
            f"max {self.options} options"
        )

    def __add__(self, other: "Report") -> "Report":
        """Both together: other cells, the same seeds."""
        return Report(
            self.cells + other.cells,
            max(self.seeds, other.seeds),
            self.games + other.games,
            self.positions + other.positions,
            max(self.options, other.options),
            self.looks + other.looks,
        )


def check(
    game: AnyGame,
    cells: Sequence[Cell],
    seeds: Sequence[int],
    laws: Sequence[Law] = ALL,
    rate: float = 1.0,
    bound: int = BOUND,
    box: Mapping[str, Any] | None = None,
) -> Report:
    """Play every cell with every seed, with our box or another one, and hold the laws against it; a rate of 2 looks at
    costly laws twice as often.

    Raises Broken with a sentence that names the law, the game, the options, the seed and the entry.
    """
    report, known = Report(len(cells), len(seeds)), Known()
    for cell, seed in product(cells, seeds):
        report.games += 1
        positions = walk(game, cell, seed, known, bound, box)
        for at in _watched(positions, f"{game.id}, {cell}, seed {seed}", laws, rate, report.looks):
            report.positions += 1
            report.options = max(report.options, *(len(open_.options) for open_ in at.open), 0)
    return report


def _watched(
    positions: Iterator[Position], what: str, laws: Sequence[Law], rate: float, looks: Counter[str]
) -> Iterator[Position]:
    """The positions of a walk, after each law that is due has looked at them."""
    number, doing = 0, "play"
    lots = [(law, Random(f"{law.name}, {what}")) for law in laws]
    try:
        for at in positions:
            number = at.number
            for law, lot in lots:
                if law.every == 1 or lot.random() * law.every < rate:
                    doing = law.name
                    law.holds(at.game, at)
                    looks[law.name] += 1
            doing = "play"
            yield at
    except Exception as error:
        said = error if isinstance(error, Broken) else repr(error)
        raise Broken(f"{doing}: {what}, entry {number}: {said}") from error
