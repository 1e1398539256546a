"""A lesson as data: what is dealt, what is said and pointed at, and what leads on."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from regalia.core.protocol import Action, Seat
from regalia.core.record import Match

Text = Mapping[str, str]  # by language
NOW = "now"  # the moment of a step at which nothing more is played
OVER = "over"


@dataclass(frozen=True, slots=True)
class Else:
    """What is answered to moves that do not lead on: those that fit `when`, or all others."""

    say: Text
    when: str = "*"


@dataclass(frozen=True, slots=True)
class Branch:
    """Moves that lead to another step than the next one."""

    accept: tuple[str, ...]
    goto: str


@dataclass(frozen=True, slots=True)
class Recall:
    """A question with which a second sitting begins, once its step is behind the learner."""

    after: str  # the id of that step
    ask: Text
    right: Text
    wrong: Text
    because: Text  # told after either answer

    def sentences(self) -> tuple[Text, ...]:
        return (self.ask, self.because)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea. It looks, asks for moves, or leaves the table free."""

    id: str
    idea: Text
    say: Text
    do: Text = field(default_factory=dict)  # what the hand can do now
    values: Mapping[str, str] = field(default_factory=dict)  # by placeholder: how it is measured
    point: tuple[str, ...] = ()
    at: str = ""  # the entry after which the table stops, `now`, or until the learner has to choose
    leap: str = ""  # the record with which it begins
    holds: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()  # one of these moves
    all: tuple[str, ...] = ()  # each of them, in any order
    order: tuple[str, ...] = ()  # each of them, one after the other
    branches: tuple[Branch, ...] = ()
    answers: tuple[Else, ...] = ()
    goto: str = ""
    until: str = ""  # when a free table ends
    goal: str = ""
    won: Text = field(default_factory=dict)
    lost: Text = field(default_factory=dict)

    @property
    def kind(self) -> str:
        if self.until:
            return "free"
        return "ask" if self.accept or self.all or self.order else "look"

    def sentences(self) -> tuple[Text, ...]:
        """All that it may say."""
        said = (self.say, self.do, *(answer.say for answer in self.answers), self.won, self.lost)
        return tuple(text for text in said if text)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game: the same table, draws and rivals for everybody who takes it."""

    name: str
    game: str
    place: int  # among the lessons of its game
    minutes: int
    title: Text
    summary: Text
    seats: int
    learner: Seat
    options: Mapping[str, str]
    seed: str
    draws: tuple[Action, ...]
    rivals: Mapping[Seat, tuple[Action, ...]]
    steps: tuple[LessonStep, ...]
    recalls: tuple[Recall, ...]
    answers: tuple[Else, ...]  # to moves that no answer of a step fits
    records: Mapping[str, Match] = field(compare=False)  # those with which it or a step begins, by name
    record: str = ""

    def answer(self, step: LessonStep, move: Action | str) -> Else | None:
        """What is said to a move that does not lead on: first what names it, and of the step before the lesson’s."""
        answers = sorted((*step.answers, *self.answers), key=lambda answer: answer.when == "*")
        return next((answer for answer in answers if fits(answer.when, move)), None)

    def at(self, id: str) -> int:
        """The place of a step."""
        return next(number for number, step in enumerate(self.steps) if step.id == id)

    def next(self, number: int, goto: str = "") -> int:
        """The step that follows; after the last one, how many there are."""
        goto = goto or self.steps[number].goto
        return self.at(goto) if goto else number + 1

    def left(self, number: int) -> int:
        """How many steps there still are, this one among them."""
        return 0 if number >= len(self.steps) else 1 + self.left(self.next(number))


@cache
def _shape(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))


def fits(pattern: str, action: Action | str) -> bool:
    """Whether a move is meant by a pattern: its notation, in which * stands for anything."""
    return _shape(pattern).fullmatch(str(action)) is not None
