"""The game protocol: a state, an agenda of steps, choices of seats and of chance, entries and results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self

Seat = int
CHANCE: Seat = -1  # dice and decks
NOBODY: Seat = -1  # where a seat could stand and none does
Action = Any  # a frozen value whose str() is its notation


class Step:
    """A line of the rulebook waiting on the agenda. Frozen; holds ids, never objects, never a secret."""

    __slots__ = ()
    waits: ClassVar[bool] = False

    def run(self, state: Any) -> None:
        raise NotImplementedError


class Wait(Step):
    """A step at which the rules stop until somebody acts."""

    __slots__ = ()
    waits = True


class Choice(Wait):
    """A step that waits until its seat takes one of its options."""

    __slots__ = ()

    if TYPE_CHECKING:  # each class has it as a field, to which a declaration here would be a default

        @property
        def seat(self) -> Seat: ...

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
    seat: ClassVar[Seat] = CHANCE

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


class Announcement(Chance):
    """What happens by itself and still belongs in the log: nothing is drawn, there is one outcome."""

    __slots__ = ()

    def purpose(self) -> str:
        return "news"

    def announced(self, state: Any) -> Action:
        raise NotImplementedError

    def outcomes(self, state: Any) -> Sequence[tuple[Action, int]]:
        return [(self.announced(state), 1)]


class State(Protocol):
    """Data only: slotted, mutable, with a copy that shares every frozen value."""

    agenda: list[Step]  # the last step is the next one

    def copy(self) -> Self: ...


class Entry(NamedTuple):
    """One line of a game's log. The lane is None on the main agenda."""

    lane: Seat | None
    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
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
