"""What was measured, a line for each position in a file: so that a long run can go on, and several can share one."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from regalia.table.page_laws.inspection import Breach, Inspection
from regalia.table.page_laws.lesson_positions import TAUGHT
from regalia.table.page_laws.positions import Position
from regalia.table.page_laws.screens import Screen

T = TypeVar("T")


class Share(NamedTuple):
    """Which of so many parts."""

    part: int
    of: int

    def __call__(self, all: Sequence[T]) -> Sequence[T]:
        return all[self.part - 1 :: self.of]


@dataclass(frozen=True, slots=True)
class Measured:
    """A position on its screens: how many pages, what broke a law, how the tray stood by size."""

    position: str
    game: str
    pages: int
    breaches: tuple[Breach, ...]
    trays: dict[str, tuple[str, ...]]

    def line(self) -> str:
        return json.dumps(asdict(self), default=str, ensure_ascii=False)


def look(inspection: Inspection, position: Position, screens: Sequence[Screen], every: int) -> Measured:
    """Look at a position: what there was to measure."""
    before = inspection.pages
    inspection.trays.clear()
    found = tuple(inspection.look(position, screens, every))
    trays = {size: tuple(sorted(trays)) for size, trays in inspection.trays.items()}
    among = f"{position.game} lessons" if position.done == TAUGHT else position.game
    return Measured(str(position), among, inspection.pages - before, found, trays)


class Kept:
    """A file of measured positions; without one they are kept in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self.path, self.measured = path, list[Measured]()
        if path and path.exists():
            self.measured = [_read(json.loads(line)) for line in path.read_text("utf-8").splitlines()]

    def missing(self, wanted: Iterable[tuple[Position, T]]) -> list[tuple[Position, T]]:
        """Positions that were not measured yet."""
        done = {each.position for each in self.measured}
        return [(each, screens) for each, screens in wanted if str(each) not in done]

    def add(self, measured: Measured) -> None:
        self.measured.append(measured)
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(measured.line() + "\n")  # a line at a time: others may write here too

    @property
    def pages(self) -> int:
        return sum(each.pages for each in self.measured)

    def uneven(self) -> list[Breach]:
        """Trays that had several sizes in one game on one size of screen."""
        met = defaultdict[tuple[str, str], dict[str, str]](dict)
        for each in self.measured:
            for size, trays in each.trays.items():
                for tray in trays:
                    met[each.game, size].setdefault(tray, each.position)
        return [
            Breach("tray", game, size, ", ".join(f"{tray} at “{at}”" for tray, at in trays.items()))
            for (game, size), trays in met.items()
            if len(trays) > 1
        ]

    def breaches(self) -> list[Breach]:
        return [*(breach for each in self.measured for breach in each.breaches), *self.uneven()]

    def counts(self) -> str:
        return (
            ", ".join(f"{law} {n}" for law, n in Counter(each.law for each in self.breaches()).most_common()) or "none"
        )


def _read(line: Any) -> Measured:
    breaches = tuple(
        Breach(**each | {"picture": each["picture"] and Path(each["picture"])}) for each in line["breaches"]
    )
    return Measured(**line | {"breaches": breaches})
