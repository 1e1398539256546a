"""Moments of a game at which its page is looked at: found by playing it, the same ones each time."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from regalia.agents.runner import Table
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.laws import Cell, cover
from regalia.core.laws.cover import few
from regalia.core.protocol import Action, Chance, Choice, Seat

STAGES = {"early": 0.0, "middle": 0.5, "last": 1.0}


@dataclass(frozen=True, slots=True)
class Position:
    """A game as far as it was played, through the eyes of a seat, and what was done on the page since."""

    game: str
    name: str
    cell: Cell
    record: Mapping[str, Any] = field(repr=False)
    at: int
    seat: Seat | None
    done: str = ""  # on the page: choose, hint, confirm, close, visit; or how the table is: lobby, clock, coach
    what: str = ""  # the token or the action it was done with

    def __str__(self) -> str:
        return f"{self.game}, {self.name}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice that a seat had in a game that was played."""

    game: int
    at: int
    seat: Seat
    kinds: tuple[str, ...]  # of the choice and of its actions
    crowd: int  # targets on the page that light up
    part: str = ""  # a token that does not decide
    grave: str = ""  # an action that asks back


@cache
def positions(game: AnyGame, cells: Sequence[Cell] | None = None) -> tuple[Position, ...]:
    """All that a game has: every kind of choice, first and crowded; each way to set it up, early, middle and last;
    with something chosen, a hint, a question, a clock; waiting, watching, over, before it begins."""
    return tuple(Finds(game, cells or few(game, cover(game), 1)).all())


class Finds:
    """Games played at random, and the choices in them."""

    def __init__(self, game: AnyGame, cells: Sequence[Cell]) -> None:
        self.game, self.cells = game, cells
        self.asked = list[Asked]()
        self.records = [self._played(number, cell) for number, cell in enumerate(cells)]

    def _played(self, number: int, cell: Cell) -> dict[str, Any]:
        match = cell.start(self.game)
        match.players = ["random"] * cell.seats
        table, more = Table(match, f"page {cell}"), True
        while more:
            for _, choice in pending(match.state):
                if not isinstance(choice, Chance):
                    self.asked.append(self._asked(number, len(match.entries), choice, choice.options(match.state)))
            more = table.step()
        return match.record()

    def _asked(self, number: int, at: int, choice: Choice, options: Sequence[Action]) -> Asked:
        tokens = [self.game.tokens(action) for action in options]
        parts = {token for each in tokens for token in each}
        kinds = [type(choice).__name__, *sorted({f"{type(choice).__name__} {type(each).__name__}" for each in options})]
        part = next((token for token in sorted(parts) if _open(token, tokens)), "")
        grave = next((str(action) for action in options if self.game.grave(action)), "")
        return Asked(number, at, choice.seat, tuple(kinds), len(parts), part, grave)

    def position(self, name: str, asked: Asked, **more: Any) -> Position:
        cell, record = self.cells[asked.game], self.records[asked.game]
        return replace(Position(self.game.id, name, cell, record, asked.at, asked.seat), **more)

    def all(self) -> Iterator[Position]:
        yield from self.telling()
        met = set[tuple[int, int]]()
        for name, asked in (*self._kinds(), *self._stages()):
            if (asked.game, asked.at) not in met:
                met.add((asked.game, asked.at))
                yield self.position(name, asked)

    def _kinds(self) -> Iterator[tuple[str, Asked]]:
        for kind in dict.fromkeys(kind for asked in self.asked for kind in asked.kinds):
            such = [asked for asked in self.asked if kind in asked.kinds]
            yield f"{kind}, first", such[0]
            if " " not in kind:
                yield f"{kind}, crowded", max(such, key=lambda asked: asked.crowd)

    def _stages(self) -> Iterator[tuple[str, Asked]]:
        for number in range(len(self.cells)):
            such = [asked for asked in self.asked if asked.game == number]
            for stage, share in STAGES.items():
                yield f"{stage}, cell {number}", such[int(share * (len(such) - 1))]

    def telling(self) -> Iterator[Position]:
        """Those that show most: the fullest, and one of each thing that can be done on the page."""
        crowded = max(self.asked, key=lambda asked: asked.crowd)
        fullest = max(self.asked, key=lambda asked: (self.cells[asked.game].seats, asked.at))
        narrowed = max((each for each in self.asked if each.part), key=lambda each: each.crowd, default=crowded)
        yield self.position("most targets", crowded)
        yield self.position("most seats, last", fullest)
        yield self.position("one chosen", narrowed, done="choose", what=narrowed.part)
        yield self.position("a hint", crowded, done="hint")
        yield self.position("a clock", fullest, done="clock")
        yield self.position("visiting", fullest, done="visit", what=self._visited(fullest))
        if graves := [asked for asked in self.asked if asked.grave]:
            yield self.position("a question", graves[-1], done="confirm", what=graves[-1].grave)
        yield from self._others(fullest)

    def _visited(self, asked: Asked) -> str:
        """The key that leads to the board of the next player."""
        return str((asked.seat + 1) % self.cells[asked.game].seats + 1)

    def _others(self, fullest: Asked) -> Iterator[Position]:
        """Those at which I have nothing to choose."""
        choosing = Counter((each.game, each.at) for each in self.asked)
        shared = [each for each in self.asked if self.cells[each.game].seats > 1 and choosing[each.game, each.at] == 1]
        if shared:
            asked = shared[len(shared) // 2]
            yield self.position("waiting", asked, seat=(asked.seat + 1) % self.cells[asked.game].seats)
        yield self.position("watching", fullest, seat=None)
        end = len(self.records[fullest.game]["entries"])
        yield self.position("over", fullest, at=end)
        yield self.position("over, sheet closed", fullest, at=end, done="close")
        yield self.position("lobby", fullest, done="lobby")


def _open(token: str, tokens: Sequence[Sequence[str]]) -> bool:
    """Whether more has to be said after this token."""
    such = [each for each in tokens if token in each]
    return len(such) > 1 and all(len(each) > 1 for each in such)
