"""An example on its table: the position reached by the rules, moves that are tried there, and what is said to them."""

from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm

from regalia.core.errors import Illegal
from regalia.core.examples.chance import odds
from regalia.core.examples.example import Answer, Example
from regalia.core.game import AnyGame
from regalia.core.lessons.lesson import Text, fits
from regalia.core.lessons.measures import Filling, Moment, holds
from regalia.core.lessons.playing import LessonTable, Rival
from regalia.core.protocol import Action, Entry
from regalia.core.record import Match

Odds = tuple[tuple[int, int] | None, ...]  # by answer: so many of so many cases


@dataclass(frozen=True, slots=True)
class Card:
    """An answer to choose from."""

    move: str  # what it plays first
    do: str
    tokens: tuple[str, ...]  # where that is on the page


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked."""

    title: str
    ask: str
    cards: tuple[Card, ...]
    point: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """What a move led to; it is taken back from the position itself."""

    action: Action
    entries: tuple[Entry, ...]  # the move, and for an answer what followed
    shown: Match  # the table after them
    number: int | None  # of the answer, from 0; none where no answer is written for this move
    right: bool = False
    sentence: str = ""


class Stand:
    """A position to try moves in: nothing that is tried changes it."""

    def __init__(self, game: AnyGame, example: Example, rival: Rival) -> None:
        self.game, self.example = game, example
        self.table = LessonTable(game, example, rival)
        for move in example.moves:
            self.table.play_on()
            self.table.act(move)
        self.table.play_on()
        self._known_odds: Odds | None = None
        self.answers = {action: self._answer(action) for action in self.table.offered()}

    @property
    def match(self) -> Match:
        return self.table.match

    def offered(self) -> list[Action]:
        """All that could be done by the rules."""
        return [*self.answers]

    def _answer(self, action: Action) -> Answer | None:
        """The first answer that means a move."""
        meant = [answer for answer in self.example.answers if answer.meant(action)]
        after = self.moment("en", action).after(action) if any(answer.when for answer in meant) else None
        return next((answer for answer in meant if after is None or not answer.when or holds(answer.when, after)), None)

    def moment(self, lang: str = "en", tried: Action | None = None) -> Moment:
        state = self.match.state
        return Moment(self.game, state, state, self.example.learner, lang, tried)

    def first(self, answer: Answer) -> Action:
        """The move that the card of an answer plays."""
        for action, found in self.answers.items():
            if found is answer:
                return action
        raise Illegal("No move fits “{move}”.", move=" | ".join(answer.moves))

    def asked(self, lang: str) -> Asked:
        """The question, with the answers as cards."""
        example = self.example
        cards = tuple(self._card(answer, lang) for answer in example.answers)
        return Asked(example.title[lang], self._filled(example.ask, lang), cards, example.point)

    def _card(self, answer: Answer, lang: str) -> Card:
        move = self.first(answer)
        specs = {**self.example.values, **answer.values}
        do = answer.do[lang].format_map(Filling(specs, self.moment(lang, move)))
        return Card(str(move), do, tuple(self.game.tokens(move)))

    def attempt(self, text: str, lang: str) -> Tried:
        """Play a move and, if an answer is written for it, what follows; one that is not offered is refused."""
        table = self.table.copy()
        own = table.act(text)
        answer = self.answers[own.action]
        if answer is None:
            return Tried(own.action, (own,), table.match, None)
        entries = (own, *_onwards(table, answer))
        after = replace(self.moment(lang, own.action), state=table.match.state)
        said = answer.say[lang].format_map(Filling({**self.example.values, **answer.values}, after))
        return Tried(own.action, entries, table.match, self.example.answers.index(answer), answer.right, said)

    def after(self, action: Action) -> Moment:
        """The moment when what an answer plays is played, compared with the position."""
        return replace(self.moment("en", action), state=self.attempt(str(action), "en").shown.state)

    def odds(self) -> Odds:
        """By answer: in how many of how many cases that are equally likely what it waits for happens."""
        if self._known_odds is None:
            self._known_odds = self._all_odds()
        return self._known_odds

    def _all_odds(self) -> Odds:
        found = [self._odds(answer) if answer.happens else None for answer in self.example.answers]
        of = lcm(*(each.denominator for each in found if each is not None))
        return tuple(None if each is None else (int(each * of), of) for each in found)

    def _odds(self, answer: Answer) -> Fraction:
        table = self.table.copy()
        table.act(str(self.first(answer)))
        return odds(table, answer)

    def _filled(self, text: Text, lang: str) -> str:
        return text[lang].format_map(Filling(self.example.values, self.moment(lang)))


def _onwards(table: LessonTable, answer: Answer) -> list[Entry]:
    """Own moves after the first one, then chance and the others up to the entry for which an answer waits."""
    entries: list[Entry] = []
    for pattern in answer.then:
        entries += table.play_on()
        entries.append(table.act(str(_first(table, pattern))))
    if answer.until:
        entries += table.play_on(answer.until)
        if not fits(answer.until, entries[-1].action if entries else ""):
            raise Illegal("The table does not come to “{entry}”.", entry=answer.until)
    return entries


def _first(table: LessonTable, pattern: str) -> Action:
    for action in table.offered():
        if fits(pattern, action):
            return action
    raise Illegal("“{move}” is not offered.", move=pattern)
