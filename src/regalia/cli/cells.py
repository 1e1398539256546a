"""What the cells of a game say together: a line for each seat count and each value of an option, and the worst cell."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from regalia.agents.arena import Played
from regalia.agents.ladder import Gate, Line
from regalia.agents.results import Share, Standing, pooled
from regalia.cli.arena import interval
from regalia.core.game import AnyGame

SEATS = "seats="
ALL = "all"  # the name of the part that holds every cell
PARTS = ("cells with", "cells", "games", "share", "95% interval", "gate", "met", "worst cell", "its share")


class GateResult(NamedTuple):
    """One gate, and the games that were played for it."""

    line: Line
    gate: Gate
    games: Sequence[Played]
    share: Share
    standings: Sequence[Standing]

    @property
    def met(self) -> bool:
        return self.gate.met(self.share) and not any(standing.faults for standing in self.standings)


class Part(NamedTuple):
    """The cells that have one value in common."""

    name: str
    cells: Sequence[GateResult]
    share: Share

    @property
    def games(self) -> int:
        return sum(len(cell.games) for cell in self.cells)

    @property
    def met(self) -> bool:
        """Whether each of its cells meets the gate."""
        return all(cell.met for cell in self.cells)

    @property
    def worst(self) -> GateResult:
        return min(self.cells, key=lambda cell: cell.share.value)

    def row(self) -> tuple[str, ...]:
        return (
            self.name,
            str(len(self.cells)),
            str(self.games),
            f"{self.share.value:.1%}",
            interval(self.share),
            str(self.cells[0].gate),
            "yes" if self.met else "no",
            self.worst.line.name,
            f"{self.worst.share.value:.1%}",
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


def together(cells: Sequence[GateResult]) -> list[Part]:
    """The parts of all cells: the seat counts first, then the values of each option."""
    groups: dict[str, list[GateResult]] = {}
    for cell in cells:
        for value in _values(cell.line):
            groups.setdefault(value, []).append(cell)
    ordered = sorted(groups.items(), key=lambda group: (not group[0].startswith(SEATS), group[0]))
    return [_part(name, found) for name, found in ordered]


def ending(game: AnyGame, cells: Sequence[GateResult]) -> tuple[str, str]:
    """All cells in one sentence, and the worst of them in another."""
    whole = _part(ALL, cells)
    worst = whole.worst
    where = ", ".join((f"{SEATS}{worst.line.seats}", *(f"{name}={value}" for name, value in _unusual(game, worst))))
    return (
        f"{len(cells)} cells, {whole.games} games, {whole.share.value:.1%} in all ({interval(whole.share)}).",
        f"The worst is {worst.line.name}, {worst.share.value:.1%} of {len(worst.games)} games: {where}.",
    )


def summary(game: AnyGame, cells: Sequence[GateResult]) -> dict[str, Any]:
    """The same as JSON data, after the parts."""
    whole = _part(ALL, cells)
    worst = whole.worst
    return {
        "parts": [part.facts() for part in together(cells)],
        "total": whole.facts(),
        "worst": {
            "line": worst.line.name,
            "share": worst.share.value,
            "games": len(worst.games),
            "seats": worst.line.seats,
            "options": dict(_unusual(game, worst)),
        },
    }


def _part(name: str, cells: Sequence[GateResult]) -> Part:
    return Part(name, cells, pooled([cell.games for cell in cells], 0))


def _values(line: Line) -> tuple[str, ...]:
    return f"{SEATS}{line.seats}", *(f"{name}={value}" for name, value in line.options)


def _unusual(game: AnyGame, cell: GateResult) -> list[tuple[str, str]]:
    """The options of a cell that are not as the game has them."""
    usual = {option.name: option.default for option in game.options}
    return [(name, value) for name, value in cell.line.options if value != usual[name]]
