"""What the cells of a game say together: a line for each seat count and each value of an option."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from regalia.agents.arena import Played
from regalia.agents.figures import Share, Standing, share
from regalia.agents.ladder import Gate, Line
from regalia.cli.arena import interval

SEATS = "seats="
PARTS = ("cells with", "cells", "games", "share", "95% interval", "gate", "met", "worst cell", "its share")


class Cell(Protocol):
    """The line of one cell, and what it brought."""

    @property
    def line(self) -> Line: ...
    @property
    def gate(self) -> Gate: ...
    @property
    def games(self) -> Sequence[Played]: ...
    @property
    def share(self) -> Share: ...
    @property
    def standings(self) -> Sequence[Standing]: ...


class Part(NamedTuple):
    """The cells that have one value in common."""

    name: str
    cells: Sequence[Cell]
    games: int
    share: Share

    @property
    def met(self) -> bool:
        faults = any(standing.faults for cell in self.cells for standing in cell.standings)
        return self.cells[0].gate.met(self.share) and not faults

    @property
    def worst(self) -> Cell:
        return min(self.cells, key=lambda cell: cell.share.value)

    def told(self) -> tuple[str, ...]:
        return (
            self.name,
            str(len(self.cells)),
            str(self.games),
            f"{self.share.value:.1%}",
            interval(self.share),
            str(self.cells[0].gate),
            "yes" if self.met else "no",
            self.worst.line.name,
            f"{self.worst.share.value:.0%}",
        )

    def facts(self) -> dict[str, Any]:
        return {
            "cells with": self.name,
            "cells": len(self.cells),
            "games": self.games,
            "share": self.share.value,
            "interval": [self.share.low, self.share.high],
            "met": self.met,
            "worst": {"line": self.worst.line.name, "share": self.worst.share.value},
        }


def together(cells: Sequence[Cell]) -> list[Part]:
    """The parts of all cells: the seat counts first, then the values of each option."""
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        for value in _values(cell.line):
            groups.setdefault(value, []).append(cell)
    ordered = sorted(groups.items(), key=lambda group: (not group[0].startswith(SEATS), group[0]))
    return [_part(name, found) for name, found in ordered]


def _part(name: str, cells: Sequence[Cell]) -> Part:
    games = [game for cell in cells for game in cell.games]
    return Part(name, cells, len(games), share(games, 0))


def _values(line: Line) -> tuple[str, ...]:
    return f"{SEATS}{line.seats}", *(f"{name}={value}" for name, value in line.options)
