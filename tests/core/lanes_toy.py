"""A toy whose agenda each test writes itself: plain notes, words of seats, letters by chance, and lanes of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import pytest

from regalia.core.box import Box
from regalia.core.errors import Illegal, Refused
from regalia.core.game import AnyGame
from regalia.core.lanes import Lane, Together, together
from regalia.core.options import Option
from regalia.core.protocol import Chance, Choice, Entry, Result, Seat, Step, settle, then

UNSEEN = "?"


@dataclass(slots=True)
class Table:
    """By seat the words said and the letters drawn, the letters left in the bag, and what plain steps noted."""

    said: list[tuple[str, ...]]
    drawn: list[str]
    bag: str
    notes: list[str]
    agenda: list[Step]

    def copy(self) -> "Table":
        return Table(self.said[:], self.drawn[:], self.bag, self.notes[:], self.agenda[:])


@dataclass(frozen=True, slots=True)
class Say:
    word: str

    def __str__(self) -> str:
        return f"say {self.word}"


@dataclass(frozen=True, slots=True)
class Draw:
    seat: Seat
    letter: str

    def __str__(self) -> str:
        return f"draw {self.seat} {self.letter}"


@dataclass(frozen=True, slots=True)
class Note(Step):
    """Nobody is asked."""

    text: str

    def run(self, state: Table) -> None:
        state.notes.append(self.text)


@dataclass(frozen=True, slots=True)
class Ask(Choice):
    """A seat says one of the words; then some steps may follow."""

    seat: Seat
    words: str = "a b"
    after: tuple[Step, ...] = ()

    def options(self, state: Table) -> Sequence[Say]:
        return [Say(word) for word in self.words.split()]

    def take(self, state: Table, action: Say) -> None:
        state.said[self.seat] += (action.word,)
        then(state, *self.after)


@dataclass(frozen=True, slots=True)
class Deal(Chance):
    """A letter of the bag, seen by one seat alone."""

    to: Seat

    def outcomes(self, state: Table) -> Sequence[tuple[Draw, int]]:
        return [(Draw(self.to, letter), state.bag.count(letter)) for letter in sorted(set(state.bag))]

    def take(self, state: Table, action: Draw) -> None:
        state.bag = state.bag.replace(action.letter, "", 1)
        state.drawn[self.to] += action.letter


@dataclass(frozen=True, slots=True)
class Open(Step):
    """Lanes, given in reading order."""

    lanes: tuple[Lane, ...]

    def run(self, state: Table) -> None:
        together(state, self.lanes, tuple(state.said))


@dataclass(frozen=True, slots=True)
class View:
    """Everything lies open but the letters of the others: only how many they have."""

    seat: Seat | None
    said: tuple[tuple[str, ...], ...]
    drawn: str
    sizes: tuple[int, ...]
    unseen: str
    notes: tuple[str, ...]
    agenda: tuple[Step, ...]


class Toy:
    """The game protocol, as far as matches, playthroughs and bots look at it."""

    id = "toy"
    version = 1
    showcase = ()
    houses = ("rose", "moon", "sun", "oak", "tower")
    seats = range(2, 4)
    options = (
        Option("pace", ("slow", "fast"), "slow", {"en": "Pace.", "fr": "Allure."}),
        Option("guests", ("none", "one", "two"), "none", {"en": "Guests.", "fr": "Invités."}, module=True),
        Option("music", ("off", "on"), "off", {"en": "Music.", "fr": "Musique."}, module=True),
    )
    clashes = ()
    box = Box("toy")
    types: tuple[type, ...] = (Table, Say, Draw, Note, Ask, Deal, Open, View)

    def __init__(self, steps: Sequence[Step], bag: str) -> None:
        self.steps, self.bag = steps, bag

    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Table:
        state = Table([()] * seats, [""] * seats, self.bag, [], [])
        then(state, *self.steps)
        return state

    def view(self, state: Table, seat: Seat | None) -> View:
        hidden = (letters for owner, letters in enumerate(state.drawn) if owner != seat)
        return View(
            seat,
            tuple(state.said),
            "" if seat is None else state.drawn[seat],
            tuple(map(len, state.drawn)),
            "".join(sorted(state.bag + "".join(hidden))),
            tuple(state.notes),
            tuple(state.agenda),
        )

    def imagine(self, view: View, rng: Random) -> Table:
        letters = rng.sample(view.unseen, len(view.unseen))
        drawn = [
            view.drawn if seat == view.seat else "".join(letters.pop() for _ in range(size))
            for seat, size in enumerate(view.sizes)
        ]
        return Table(list(view.said), drawn, "".join(letters), list(view.notes), list(view.agenda))

    def hidden(self, view: View) -> Mapping[str, str]:
        """The letters that others have drawn, until a note shows them all."""
        places = ((seat, size) for seat, size in enumerate(view.sizes) if seat != view.seat)
        return {} if "shown" in view.notes else {f"{seat}": view.unseen for seat, size in places if size}

    def told(self, state: Table, entry: Entry, seat: Seat | None) -> Entry | None:
        if entry.lane not in (None, seat) and state.agenda and isinstance(state.agenda[-1], Together):
            return None
        if isinstance(entry.action, Draw) and entry.action.seat != seat:
            return entry._replace(action=Draw(entry.action.seat, UNSEEN))
        return entry

    def scores(self, table: Table | View) -> Sequence[Mapping[str, int]]:
        sizes = table.sizes if isinstance(table, View) else map(len, table.drawn)
        return [{"words": len(said), "letters": size} for said, size in zip(table.said, sizes, strict=True)]

    def result(self, state: Table) -> Result:
        words = [len(said) for said in state.said]
        return Result(tuple(1 + sum(other > own for other in words) for own in words), ("words",) * len(words))

    def parse(self, text: str) -> Say | Draw:
        match text.split():
            case ["say", word]:
                return Say(word)
            case ["draw", seat, letter] if seat.isdecimal():
                return Draw(int(seat), letter)
        raise Illegal(f"“{text}” is not an action: write it like “say a”.")

    def worth(self, state: Table, seat: Seat) -> float:
        """Long words are good."""
        return sum(map(len, state.said[seat]))

    @property
    def shown(self) -> "Toy":
        return self

    def draw(self, view: View, lang: str, theme: str) -> str:
        return f"<svg>{view.seat} {lang} {theme}</svg>"


def toy(*steps: Step, bag: str = "") -> AnyGame:
    return cast(AnyGame, Toy(steps, bag))


def table(*steps: Step, bag: str = "") -> Table:
    """Two seats before the first choice."""
    state: Table = toy(*steps, bag=bag).setup(2, {}, {})
    settle(state)
    return state


def lanes(*steps: Sequence[Step]) -> Open:
    """One lane for each seat, from the first."""
    return Open(tuple((seat, tuple(lane)) for seat, lane in enumerate(steps)))


def refusal(attempt: Callable[..., object], *given: Any) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(Refused) as caught:
        attempt(*given)
    return str(caught.value)
