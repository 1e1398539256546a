"""A game played at random, one position after the other, for the laws to look at."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.lanes import apply, pending
from regalia.core.laws.cover import Cell
from regalia.core.protocol import Action, Chance, Choice, Seat
from regalia.core.record import Dice, Match

BOUND = 5_000  # decisions after which a game should long be over


class Open(NamedTuple):
    """A choice that waits, with its lane and its options."""

    lane: Seat | None
    choice: Choice
    options: Sequence[Action]


class Known:
    """Every action that was met in a game so far, offered or told."""

    def __init__(self) -> None:
        self.actions: dict[Action, None] = {}
        self.list: list[Action] = []

    def fresh(self, actions: Iterable[Action]) -> list[Action]:
        """Those that were never met before. From now on they are."""
        new = list(dict.fromkeys(action for action in actions if action not in self.actions))
        self.actions.update(dict.fromkeys(new))
        self.list += new
        return new

    def some(self, rng: Random, count: int) -> list[Action]:
        return rng.sample(self.list, min(count, len(self.list)))


class Position:
    """One moment of a walk. What several laws ask for is worked out once."""

    def __init__(self, match: Match, seed: int, known: Known, bound: int) -> None:
        self.match, self.game, self.state, self.seed = match, match.game, match.state, seed
        self.number, self.known, self.bound = len(match.entries), known, bound
        self.open = tuple(Open(lane, choice, choice.options(self.state)) for lane, choice in pending(self.state))
        self.viewers: tuple[Seat | None, ...] = (*range(match.seats), None)
        offered = (action for open_ in self.open for action in open_.options)
        self.fresh = known.fresh((*offered, *self._told()))
        self._views: dict[Seat | None, Any] = {}
        self._seen: dict[Seat | None, bytes] = {}

    def _told(self) -> Iterator[Action]:
        """What the last entry was called for each viewer."""
        for entry in self.match.entries[-1:]:
            for seat in self.viewers:
                if (told := self.game.told(self.state, entry, seat)) is not None:
                    yield told.action

    @cached_property
    def written(self) -> bytes:
        return written(self.state)

    def view(self, seat: Seat | None) -> Any:
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def seen(self, seat: Seat | None) -> bytes:
        """The bytes of a view."""
        if seat not in self._seen:
            self._seen[seat] = written(self.view(seat))
        return self._seen[seat]

    def rng(self, purpose: str) -> Random:
        return Random(f"{purpose} {self.seed} {self.number}")

    def after(self, lane: Seat | None, action: Action) -> Any:
        """A copy of the state in which this was done."""
        state = self.state.copy()
        apply(state, lane, action)
        return state


@dataclass(frozen=True, slots=True)
class Law:
    """What must hold at every position. Costly laws are looked at once in so many positions."""

    name: str
    holds: Callable[[AnyGame, Position], None]  # raises Broken
    every: int


def law(every: int = 1) -> Callable[[Callable[[AnyGame, Position], None]], Law]:
    """A function as a law of the same name."""
    return lambda holds: Law(holds.__name__.replace("_", " "), holds, every)


def walk(
    game: AnyGame, cell: Cell, seed: int, known: Known, bound: int = BOUND, box: Mapping[str, Any] | None = None
) -> Iterator[Position]:
    """From the first position to the last, or to the bound, or to where nothing is offered."""
    match, dice, rng = cell.start(game, box), Dice(f"{seed}, {cell}"), Random(f"walk {seed}, {cell}")
    for _ in range(bound):
        yield (at := Position(match, seed, known, bound))
        if not (offers := [open_ for open_ in at.open if open_.options]):
            return
        lane, choice, options = rng.choice(offers)
        action = dice.draw(match.state, choice) if isinstance(choice, Chance) else rng.choice(options)
        match.trust(lane, choice.seat, action)
    yield Position(match, seed, known, bound)


def called(seat: Seat | None) -> str:
    """A viewer in the sentence of a law."""
    return "the spectator" if seat is None else f"seat {seat}"
