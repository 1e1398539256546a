"""A game: seven members are asked for, everything else has a default that can be overridden."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from types import ModuleType
from typing import Any, Generic, TypeAlias, TypeVar

from regalia.core import lanes
from regalia.core.actions import Action, Notation, classes_of
from regalia.core.box import Box
from regalia.core.codec import is_data
from regalia.core.houses import HOUSES
from regalia.core.known import UNKNOWN, Maybe, known, sure
from regalia.core.options import Clash, Option
from regalia.core.presentation import Presentation
from regalia.core.protocol import Entry, Result, Seat, Show, State
from regalia.core.words import PlainWords, Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=lanes.Seen)
A = TypeVar("A", bound=Action)
Points = Sequence[Mapping[str, Maybe[int]]]  # by seat, then by reason
ROOMS = ("box", "rules")
TRIES = 300  # worlds that are imagined to find out what may lie in a hidden place


class Game(ABC, Generic[S, V, A]):
    """State, view and actions of a game, and what everybody else needs to know of it. Its docstring is its rules."""

    # Asked for.

    id: str
    seats: range

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> S:
        """The table before the first draw."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know, field by field; None is a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A world that the view allows, for bots and laws."""

    @abstractmethod
    def secrets(self, table: S | V) -> Mapping[str, Maybe[Any]]:
        """What lies in the places that somebody may not see; UNKNOWN where this viewer may not."""

    @abstractmethod
    def scores(self, table: S | V) -> Points:
        """The points of each seat by reason, as far as they are known."""

    # Usually given.

    version = 1  # of the rules: part of every record
    options: tuple[Option, ...] = ()
    clashes: tuple[Clash, ...] = ()  # which values exclude each other
    sentences: Mapping[str, Mapping[str, str]] = {}  # by language and key, for a game without a catalogue

    # Derived.

    houses: tuple[str, ...] = HOUSES  # of each seat
    showcase: tuple[Show, ...] = ()  # playthroughs that show what the others do not

    def __init__(self) -> None:
        self.modules = tuple(_modules(type(self).__module__))  # all loaded: some of them register effects

    def seated(self, seats: int, options: Mapping[str, str]) -> "AnyGame":
        """The same game with the houses that its seats have with these options."""
        return self

    @cached_property
    def words(self) -> Words:
        return PlainWords(self.id, self.sentences)

    @cached_property
    def shown(self) -> Presentation[V, A]:
        """What people see and hear of it."""
        return Presentation(self)

    @cached_property
    def box(self) -> Box:
        """The rows that are ours, replaceable by a file."""
        return Box(self.id)

    @cached_property
    def types(self) -> tuple[type, ...]:
        """Every class of state, steps, actions and views: the data classes of its modules."""
        own = ((module.__name__, each) for module in self.modules for each in vars(module).values())
        return tuple(each for home, each in own if is_data(each) and each.__module__ == home)

    @cached_property
    def notation(self) -> Notation:
        return Notation(classes_of(self.modules), "“{text}” is not an action of this game.")

    def parse(self, text: str) -> A:
        """The inverse of str(action)."""
        action: A = self.notation.parse(text)
        return action

    def tokens(self, action: A) -> tuple[str, ...]:
        return action.clicked()

    def grave(self, action: A) -> bool:
        return action.grave

    def told(self, state: S, entry: Entry, seat: Seat | None) -> Entry | None:
        """What a seat hears of an entry; state: after it."""
        return lanes.told(state, entry, seat)

    def hidden(self, view: V) -> Mapping[str, Collection[Any]]:
        """The hidden places with the values that each may have."""
        return {place: self.candidates(view, place) for place, value in self.secrets(view).items() if value is UNKNOWN}

    def secret(self, state: S, place: str) -> Any:
        return sure(self.secrets(state)[place])

    def candidates(self, view: V, place: str) -> Collection[Any]:
        """What may lie in a hidden place: what lies there in some of the worlds that the view allows."""
        rng = Random(place)
        return {self.secret(self.imagine(view, rng), place) for _ in range(TRIES)}

    def totals(self, state: S) -> list[int]:
        """The points of each seat."""
        return [*map(counted_points, self.scores(state))]

    def result(self, state: S) -> Result:
        """Most points win; those who are level share the victory."""
        totals = self.totals(state)
        return Result(tuple(1 + sum(other > mine for other in totals) for mine in totals), ("points",) * len(totals))

    def worth(self, state: S, seat: Seat) -> float:
        """A position through the eyes of a simple bot: the points ahead of the best other."""
        totals = self.totals(state)
        return totals[seat] - max((n for at, n in enumerate(totals) if at != seat), default=0)

    def audit(self, state: S) -> None:
        """Raises Broken if the box is not conserved."""

    def components(self) -> Mapping[str, Sequence[str]]:
        """By kind: everything with a name in the box."""
        return {}


def counted_points(reasons: Mapping[str, Maybe[int]]) -> int:
    """The points of a seat whose every reason is known."""
    return sum(map(sure, reasons.values()))


def total(reasons: Mapping[str, Maybe[int]]) -> Maybe[int]:
    """The points of a seat, as far as they are known."""
    points = known(reasons.values())
    return UNKNOWN if points is UNKNOWN else sum(points)


def _modules(face: str) -> Iterator[ModuleType]:
    """Where the rules of a game are: in the module of its class; if that is game.py of a folder, also in its rooms."""
    yield sys.modules[face]
    package, _, name = face.rpartition(".")
    for room in ROOMS if name == "game" else ():
        yield (found := import_module(f"{package}.{room}"))
        yield from (import_module(each.name) for each in walk_packages(found.__path__, f"{found.__name__}."))


AnyGame: TypeAlias = Game[Any, Any, Any]


def worth(game: AnyGame, state: Any, seat: Seat) -> float:
    """What a position is worth to a seat, to nine digits: versions of Python add up floats differently."""
    return round(game.worth(state, seat), 9)
