"""The table of a lesson: chance and rivals play what the lesson fixes, and else the seed and the Squire."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from regalia.core.errors import Illegal
from regalia.core.game import AnyGame
from regalia.core.lanes import pending
from regalia.core.lessons.lesson import fits
from regalia.core.protocol import CHANCE, Action, Chance, Choice, Entry, Seat
from regalia.core.record import Dice, Match

Rival = Callable[[AnyGame, Any, Sequence[Action], Random], Action]  # what somebody chooses by a view and its options


class Deal(Protocol):
    """What a lesson, or an example, fixes of its table."""

    @property
    def seats(self) -> int: ...
    @property
    def learner(self) -> Seat: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def seed(self) -> str: ...
    @property
    def draws(self) -> Sequence[Action]: ...
    @property
    def rivals(self) -> Mapping[Seat, Sequence[Action]]: ...
    @property
    def records(self) -> Mapping[str, Match]: ...
    @property
    def record(self) -> str: ...


class LessonTable:
    """A match in which everything but the learner's moves is the same each time."""

    def __init__(self, game: AnyGame, lesson: Deal, rival: Rival) -> None:
        self.game, self.lesson, self.rival = game, lesson, rival
        begun = lesson.records.get(lesson.record)
        self.match = begun.copy() if begun else Match.start(game, lesson.seats, lesson.options)
        self.begun = len(self.match.entries)  # where in its log the lesson begins, or goes on after a leap
        self.dice = Dice(lesson.seed)
        self.left: dict[Seat, list[Action]] = {CHANCE: [*lesson.draws], **{s: [*m] for s, m in lesson.rivals.items()}}

    def copy(self) -> "LessonTable":
        other = object.__new__(LessonTable)
        other.game, other.lesson, other.rival = self.game, self.lesson, self.rival
        other.match, other.dice, other.begun = self.match.copy(), self.dice.copy(), self.begun
        other.left = {seat: [*fixed] for seat, fixed in self.left.items()}
        return other

    def leap(self, name: str) -> None:
        """To the position of a record. From there all is the same, whichever road led to it."""
        self.match, self.dice, self.left = self.lesson.records[name].copy(), Dice(f"{self.lesson.seed}/{name}"), {}
        self.begun = len(self.match.entries)

    def asked(self) -> tuple[Seat | None, Choice] | None:
        """What the learner has to choose, with its lane."""
        return next((open_ for open_ in pending(self.match.state) if open_[1].seat == self.lesson.learner), None)

    def offered(self) -> list[Action]:
        asked = self.asked()
        return [*asked[1].options(self.match.state)] if asked else []

    def act(self, text: str) -> Entry:
        """The learner's move, if it is offered."""
        action, asked = self.game.parse(text), self.asked()
        if asked is None or action not in asked[1].options(self.match.state):
            raise Illegal("“{action}” is not possible now.", action=str(action))
        return self.match.trust(asked[0], self.lesson.learner, action)

    def play_on(self, until: str = "") -> list[Entry]:
        """Chance and rivals, until the learner is to choose or an entry fits; what they did."""
        played: list[Entry] = []
        while entry := self.step():
            played.append(entry)
            if until and fits(until, entry.action):
                break
        return played

    def step(self) -> Entry | None:
        """Chance first, then rivals: nobody waits for the learner who does not have to."""
        others = [open_ for open_ in pending(self.match.state) if open_[1].seat != self.lesson.learner]
        if not others or (self.asked() and all(lane is None for lane, _ in others)):
            return None
        lane, choice = min(others, key=lambda open_: open_[1].seat)
        return self.match.trust(lane, choice.seat, self._chosen(choice))

    def _chosen(self, choice: Choice) -> Action:
        """The first that the lesson fixes for this seat and that can be done now; it is fixed once."""
        state, fixed = self.match.state, self.left.get(choice.seat, [])
        options = choice.options(state) if fixed or choice.seat != CHANCE else ()
        for action in _among(fixed, options):
            fixed.remove(action)
            return action
        if isinstance(choice, Chance):
            return self.dice.draw(state, choice)
        return self.choose(choice.seat, options)

    def choose(self, seat: Seat, options: Sequence[Action]) -> Action:
        """What the Squire would do there: the same at the same place of the log."""
        rng = Random(f"{self.lesson.seed}/{seat}/{len(self.match.entries)}")
        return self.rival(self.game, self.match.view(seat), options, rng)


def _among(fixed: Iterable[Action], options: Sequence[Action]) -> list[Action]:
    return [action for action in fixed if action in options][:1]
