"""A game: seven members are asked for, everything else has a default that can be overridden."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cached_property
from html import escape
from inspect import cleandoc
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from regalia.core import lanes
from regalia.core.actions import Action, Notation, classes_of
from regalia.core.box import Box
from regalia.core.facts import facts
from regalia.core.known import UNKNOWN, Maybe, known, sure
from regalia.core.options import Clash, Option
from regalia.core.page import Plate, Zone
from regalia.core.protocol import CHANCE, Entry, Result, Seat, Show, State, pending
from regalia.core.words import PlainWords, Words

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=lanes.Seen)
A = TypeVar("A", bound=Action)
Points = Sequence[Mapping[str, Maybe[int]]]  # by seat, then by reason
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

    houses: tuple[str, ...] = ("rose", "moon", "sun", "oak", "tower")  # the house of each seat
    showcase: tuple[Show, ...] = ()  # playthroughs that show what the others do not

    @cached_property
    def words(self) -> Words:
        return PlainWords(self.id, self.sentences)

    @cached_property
    def style(self) -> Path | None:
        """The style sheet of its page, if it has one."""
        return None

    @cached_property
    def box(self) -> Box:
        """The rows that are ours, replaceable by a file."""
        return Box(self.id)

    @cached_property
    def types(self) -> tuple[type, ...]:
        """Every class of state, steps, actions and views: the data classes of the game's module."""
        home = type(self).__module__
        mine = (each for each in vars(sys.modules[home]).values() if getattr(each, "__module__", "") == home)
        return tuple(each for each in mine if isinstance(each, type) and is_dataclass(each))

    @cached_property
    def notation(self) -> Notation:
        return Notation(classes_of((sys.modules[type(self).__module__],)), "“{text}” is not an action of this game.")

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

    # Shown: words.

    def prompt(self, view: V, lang: str) -> str:
        """What the viewer may do now, or what everybody waits for: the docstring of the step, or words of its name."""
        open_ = [choice for _, choice in pending(view)]
        mine = next((choice for choice in open_ if choice.seat == view.seat), None)
        if mine is None:
            return self.words.say(lang, "prompt.wait" if open_ else "prompt.over")
        key = f"prompt.{type(mine).__name__.lower()}"
        return self.words.say(lang, key) if self.words.has(lang, key) else _line(mine)

    def label(self, action: A, view: V, lang: str) -> str:
        """The words of a button."""
        key = f"do.{action.key()}"
        return self.words.say(lang, key) if self.words.has(lang, key) else str(action).capitalize()

    def log_line(self, view: V, entry: Entry, names: Sequence[str], lang: str) -> str:
        """What happened; view: before the entry."""
        label = self.label(entry.action, view, lang)
        return label if entry.seat == CHANCE else f"{names[entry.seat]}: {label}"

    def changes(self, before: V, after: V, entry: Entry, names: Sequence[str], lang: str) -> Sequence[str]:
        """What an entry brought by itself, told of two views of one seat."""
        return ()

    def setup_lines(self, view: V, lang: str) -> Sequence[str]:
        """What was decided before the first turn."""
        return ()

    def describe(self, view: V, names: Sequence[str], lang: str) -> Sequence[str]:
        """The whole table for the ear."""
        return [self.prompt(view, lang), *facts(view, names).lines()]

    def help(self, lang: str, view: V | None = None) -> Sequence[tuple[str, str]]:
        """The rules in short, then each component."""
        return [(self.words.say(lang, "game.name"), cleandoc(type(self).__doc__ or ""))]

    def explain(self, key: str, lang: str, view: V | None = None) -> tuple[str, str]:
        """A component of the page: its name, its help."""
        return self.words.say(lang, f"{key}.name"), self.words.say(lang, f"{key}.help")

    # Shown: pictures.

    def board(self, view: V, lang: str = "en") -> Sequence[Sequence[tuple[str, str]]]:
        """Lines of (text, style) for a terminal."""
        return [[(line, "")] for line in self._lines(view, lang)]

    def page(self, view: V, plates: Sequence[Plate], lang: str) -> Sequence[Zone]:
        """The table in a browser. Moves without a place on it become buttons by themselves."""
        title = self.words.say(lang, "game.name")
        return [Zone("board", title, "table", "board", facts(view, [plate.name for plate in plates]).html())]

    def draw(self, view: V, lang: str = "en", theme: str = "light") -> str:
        return _picture(self._lines(view, lang), "#efe7d6" if theme == "dark" else "#241a0e")

    def _lines(self, view: V, lang: str) -> list[str]:
        seats = len(self.scores(view))
        return facts(view, [self.words.say(lang, f"house.{house}.name") for house in self.houses[:seats]]).lines()

    def gallery(self, lang: str = "en", theme: str = "light") -> str:
        return _picture([about for about, _ in self.help(lang)], "#efe7d6" if theme == "dark" else "#241a0e")

    def poster(self) -> str:
        """Inner SVG of 420 x 216: the game at a glance."""
        name = escape(self.words.say("en", "game.name"))
        return f'<text x="210" y="118" font-size="40" text-anchor="middle" fill="currentColor">{name}</text>'


def counted_points(reasons: Mapping[str, Maybe[int]]) -> int:
    """The points of a seat whose every reason is known."""
    return sum(map(sure, reasons.values()))


def total(reasons: Mapping[str, Maybe[int]]) -> Maybe[int]:
    """The points of a seat, as far as they are known."""
    points = known(reasons.values())
    return UNKNOWN if points is UNKNOWN else sum(points)


AnyGame: TypeAlias = Game[Any, Any, Any]


def worth(game: AnyGame, state: Any, seat: Seat) -> float:
    """What a position is worth to a seat, to nine digits: versions of Python add up floats differently."""
    return round(game.worth(state, seat), 9)


def _line(step: object) -> str:
    return cleandoc(type(step).__doc__ or "").partition("\n")[0]


def _picture(lines: Sequence[str], ink: str) -> str:
    text = "".join(
        f'<text x="20" y="{40 + 26 * at}" xml:space="preserve">{escape(line)}</text>' for at, line in enumerate(lines)
    )
    height = 60 + 26 * len(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" role="img" '
        f'font-family="monospace" font-size="16" fill="{ink}">{text}</svg>'
    )
