"""The odds of an answer: every way in which dice and decks can fall is played, by the rules and with its weight."""

from collections.abc import Iterator
from fractions import Fraction

from regalia.core.errors import Refused
from regalia.core.examples.example import Answer
from regalia.core.lanes import pending
from regalia.core.lessons.lesson import fits
from regalia.core.lessons.playing import LessonTable
from regalia.core.protocol import Action, Chance

MOST = 5000  # draws that are played


def odds(table: LessonTable, answer: Answer) -> Fraction:
    """How likely it is that what an answer waits for ends as it names; chance takes no line of the example here."""
    waiting, found, played = [(table, answer.then, Fraction(1))], Fraction(0), 0
    while waiting:
        table, left, weight = waiting.pop()
        for after, rest, share in _ways(table, left):
            played += 1
            if played > MOST:
                raise Refused("Chance has more than {most} ways there.", most=MOST)
            last = after.match.entries[-1].action
            if any(fits(pattern, last) for pattern in answer.happens):
                found += weight * share
            elif not fits(answer.until, last):
                waiting.append((after, rest, weight * share))
    return found


def _ways(table: LessonTable, left: tuple[str, ...]) -> Iterator[tuple[LessonTable, tuple[str, ...], Fraction]]:
    """The tables after the next entry: one, or as many as chance has outcomes."""
    for lane, choice in pending(table.match.state):
        if isinstance(choice, Chance):
            outcomes = choice.outcomes(table.match.state)
            all_ = sum(weight for _, weight in outcomes)
            for action, weight in outcomes:
                after = table.copy()
                after.match.trust(lane, choice.seat, action)
                yield after, left, Fraction(weight, all_)
            return
    if table.step():
        yield table, left, Fraction(1)
        return
    own = _own(table, left)
    if own is None:
        raise Refused("The odds wait for a move that “then” does not name.")
    table.act(str(own))
    yield table, left[1:], Fraction(1)


def _own(table: LessonTable, left: tuple[str, ...]) -> Action | None:
    return next((action for action in table.offered() if left and fits(left[0], action)), None)
