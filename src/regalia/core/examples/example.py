"""A worked example as data: a position, a question, and answers that are told what they lead to."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from regalia.core.lessons.lesson import Text, fits
from regalia.core.protocol import Action, Seat
from regalia.core.record import Match


@dataclass(frozen=True, slots=True)
class Answer:
    """Something one could do there: moves, what is played after them, what is said then."""

    moves: tuple[str, ...]  # patterns; a card of the page plays the first move that fits
    when: str  # what has to be so right after the move; empty if the pattern says it all
    do: Text  # the words of its card
    say: Text  # what it leads to, measured when all is played
    right: bool = False  # whether the rulebook plays it so, or it is at least as good
    then: tuple[str, ...] = ()  # own moves after it
    until: str = ""  # the entry after which the table stops; else it stops at the last own move
    claims: tuple[str, ...] = ()  # what holds then
    happens: tuple[str, ...] = ()  # how that entry may look, so that the odds of it are told
    values: Mapping[str, str] = field(default_factory=dict)

    def meant(self, move: Action | str) -> bool:
        """Whether a move fits one of its patterns."""
        return any(fits(pattern, move) for pattern in self.moves)


@dataclass(frozen=True, slots=True)
class Example:
    """A position of a game: the same table, draws and rivals for everybody who tries it."""

    name: str
    game: str
    place: int  # among the examples of its game
    title: Text
    ask: Text
    seats: int
    learner: Seat
    options: Mapping[str, str]
    seed: str
    draws: tuple[Action, ...]
    rivals: Mapping[Seat, tuple[Action, ...]]
    moves: tuple[str, ...]  # of the learner, before the question
    holds: tuple[str, ...]
    point: tuple[str, ...]
    values: Mapping[str, str]
    answers: tuple[Answer, ...]
    odds: Text  # what an answer's odds are called: “wins”
    rule: str  # the paragraph of the rules that it shows
    records: Mapping[str, Match] = field(compare=False)  # the one with which it begins, by name
    record: str = ""
    entries: int = 0  # of the record, that are played; all without it

    def sentences(self) -> tuple[Text, ...]:
        """All that is said."""
        return (self.ask, *(answer.do for answer in self.answers), *(answer.say for answer in self.answers))

    def specs(self) -> tuple[str, ...]:
        """All that is measured."""
        answers = [each for answer in self.answers for each in (*answer.values.values(), *answer.claims, answer.when)]
        return (*self.values.values(), *self.holds, *answers)
