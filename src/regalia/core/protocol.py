"""The game protocol: a state, an agenda of steps, choices of seats and of chance, lanes that hide."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar, dataclass_transform

Seat = int
CHANCE: Seat = -1  # dice and decks
NOBODY: Seat = -1  # where a seat could stand and none does
Action = Any  # a frozen value whose str() is its notation
T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[T]) -> type[T]:
    """A value: a frozen dataclass with slots."""
    return dataclass(frozen=True, slots=True)(cls)


class Step:
    """A line of the rulebook waiting on the agenda. Frozen; holds ids, never objects, never a secret."""

    __slots__ = ()
    waits: ClassVar[bool] = False

    def run(self, state: Any) -> None:
        raise NotImplementedError


class Choice(Step):
    """A step that waits until its seat takes one of its options."""

    __slots__ = ()
    waits = True
    seat: Seat

    def options(self, state: Any) -> Sequence[Action]:
        raise NotImplementedError

    def take(self, state: Any, action: Action) -> None:
        raise NotImplementedError

    def sample(self, state: Any, rng: Random) -> Action:
        """One of the options, each as likely as the others; a game may know a faster road than the list."""
        return rng.choice(self.options(state))


class Chance(Choice):
    """A choice of dice and decks: every outcome with its weight, a few hundred at most."""

    __slots__ = ()
    seat = CHANCE

    def outcomes(self, state: Any) -> Sequence[tuple[Action, int]]:
        raise NotImplementedError

    def purpose(self) -> str:
        """What the draw is for, so that two games with one seed see the same draws."""
        return str(self)

    def options(self, state: Any) -> Sequence[Action]:
        return [action for action, _ in self.outcomes(state)]

    def sample(self, state: Any, rng: Random) -> Action:
        outcomes = self.outcomes(state)
        at = int(rng.random() * sum([weight for _, weight in outcomes]))
        for action, weight in outcomes:
            at -= weight
            if at < 0:
                return action
        raise AssertionError("no outcome has a weight")


Lane = tuple[Seat, tuple[Step, ...]]


@frozen
class Together(Step):
    """Seats that act at once. What a lane does is unseen by the others until all lanes are closed."""

    waits: ClassVar[bool] = True
    lanes: tuple[Lane, ...]  # still open
    opened: tuple[Lane, ...]  # as they began
    shown: tuple[Any, ...]  # every seat's public face when they began


class State(Protocol):
    """Data only: slotted, mutable, with a copy that shares every frozen value."""

    agenda: list[Step]  # the last step is the next one

    def copy(self) -> Self: ...


class Entry(NamedTuple):
    """One line of a game's log. The lane is None on the main agenda."""

    lane: Seat | None
    seat: Seat
    action: Action


@frozen
class Result:
    """Who won and why: a rank by seat, 1 the best, equal ranks shared; and a word of the game's catalogue for each.

    A seat that the game itself has beaten ranks behind all seats: 2 alone, 3 where there are two."""

    ranks: tuple[int, ...]
    why: tuple[str, ...]

    def shares(self) -> tuple[float, ...]:
        """One victory, split between those who share it; none where everybody is defeated."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


class Show(NamedTuple):
    """A game worth recording: its name is its seed. Played by worth, it shows what random play never reaches."""

    name: str
    seats: int
    options: Mapping[str, str]
    wisely: bool = True


class Broken(AssertionError):
    """The box is not conserved, or a law does not hold."""


def then(state: State, *steps: Step) -> None:
    """Put steps on the agenda in reading order, before everything already there."""
    state.agenda.extend(reversed(steps))


def settle(state: State) -> None:
    """Run the plain steps up to the next choice."""
    agenda = state.agenda
    while agenda and not agenda[-1].waits:
        agenda.pop().run(state)


def together(state: State, lanes: Iterable[tuple[Seat, Sequence[Step]]], shown: tuple[Any, ...]) -> None:
    """Open lanes: one with nothing to ask is done at once, one alone is plain agenda, none is nothing."""
    begun = [(seat, _lane(state, tuple(reversed(steps)))) for seat, steps in lanes]
    still = tuple((seat, lane) for seat, lane in begun if lane)
    if len(still) == 1:
        state.agenda.extend(still[0][1])
    elif still:
        state.agenda.append(Together(still, still, shown))


class Waiting(Protocol):
    """Something with an agenda: a state, or a view of one."""

    @property
    def agenda(self) -> Sequence[Step]: ...


def pending(state: Waiting) -> tuple[tuple[Seat | None, Choice], ...]:
    """The open choices with their lanes: none when the game is over, several when seats act together."""
    if not state.agenda:
        return ()
    top = state.agenda[-1]
    if isinstance(top, Together):
        return tuple((seat, _choice(lane[-1])) for seat, lane in top.lanes)
    return ((None, _choice(top)),)


def first(state: Waiting) -> tuple[Seat | None, Choice]:
    """The open choice that sequential algorithms take: the only one, or that of the first lane."""
    top = state.agenda[-1]
    if isinstance(top, Together):
        seat, lane = top.lanes[0]
        return seat, _choice(lane[-1])
    return None, top  # type: ignore[return-value]  # only choices wait on the agenda


def apply(state: State, lane: Seat | None, action: Action) -> None:
    """Take an action in a lane (None: the main agenda), then run the rules to the next choice. Trusts its caller."""
    top = state.agenda.pop()
    if isinstance(top, Together):
        moved = ((seat, _lane(state, steps, action) if seat == lane else steps) for seat, steps in top.lanes)
        still = tuple((seat, steps) for seat, steps in moved if steps)
        if still:
            state.agenda.append(Together(still, top.opened, top.shown))
    else:
        top.take(state, action)  # type: ignore[attr-defined]  # only choices wait on the agenda
    settle(state)


def _choice(step: Step) -> Choice:
    assert isinstance(step, Choice), f"{step} does not wait for anybody"
    return step


def _lane(state: State, steps: tuple[Step, ...], action: Action | None = None) -> tuple[Step, ...]:
    """A lane is a small game of its own; no lanes within lanes."""
    outer, state.agenda = state.agenda, list(steps)
    if action is not None:
        _choice(state.agenda.pop()).take(state, action)
    settle(state)
    rest, state.agenda = tuple(state.agenda), outer
    assert not any(isinstance(step, Together) for step in rest), "no lanes within lanes"
    return rest
