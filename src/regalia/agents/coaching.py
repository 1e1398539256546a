"""What a coach says of a choice: before it what the best way leads to, without naming it; after it what it brought, and
what would have been better if it lost much. Whatever is said a hint could say too: it is true by the rules, or named an
estimate."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from regalia.agents import minds
from regalia.agents.foresight import Course, Step, course, kind
from regalia.agents.hint import Explanation, Hint, hint
from regalia.agents.hint_words import HintWords
from regalia.agents.protocol import Budget
from regalia.agents.reasons import AHEAD, ALIKE, EVEN, SURER, Comparison, Reason
from regalia.core.codec import written
from regalia.core.game import AnyGame
from regalia.core.protocol import Action

LOST_POINTS = 2.0  # that are much
LOST_PERCENT = 10.0
TIMES = 3  # that an estimate is made, each with random numbers of its own, before anything is called better


class Better(NamedTuple):
    """What the Ruler would have done, and how that compares with what was done."""

    option: Action
    course: Course
    comparison: Comparison


class Review(NamedTuple):
    """What a choice brought, and what would have brought much more, if anything. Nothing of a choice that only opens
    another one: that one is looked at then."""

    course: Course | None
    better: Better | None


def review(game: AnyGame, view: Any, chosen: Action, best: Action) -> Review:
    """Of what a seat chose. Best: what the Ruler would have chosen."""
    mind = minds.of(game)
    foresight, seed = minds.foresight(game, mind), Random(sha256(written(view)).digest()).getrandbits(64)
    if foresight.opens(chosen):
        return Review(None, None)
    brought = course(foresight, view, chosen, Random(seed))
    if best == chosen:
        return Review(brought, None)
    comparison = surely([Explanation(mind, view, best, seed + time).comparison([chosen]) for time in range(TIMES)])
    if comparison is None:
        return Review(brought, None)
    return Review(brought, Better(best, course(foresight, view, best, Random(seed)), comparison))


def best_of(game: AnyGame, view: Any, options: Sequence[Action], budget: Budget) -> Action:
    """What the Ruler would choose, as a hint has it."""
    return hint(game, view, options, budget).option


def surely(found: Sequence[Comparison | None]) -> Comparison | None:
    """What all of some comparisons of the same choices say: the least of them, if each finds that much was lost."""
    sure = [each for each in found if each and lost_much(each)]
    if len(sure) < len(found) or len({each.kind for each in sure}) != 1:
        return None
    known = [{reason.feature: reason.points for reason in each.reasons} for each in sure]
    named = [name for name in known[0] if all(name in each for each in known)]
    reasons = tuple(Reason(name, min(each[name] for each in known)) for name in named)
    return Comparison(sure[0].kind, min(each.by for each in sure), reasons)


def lost_much(comparison: Comparison) -> bool:
    """Whether the other choice was that much worse."""
    least: Mapping[str, float] = {AHEAD: LOST_POINTS, SURER: LOST_PERCENT}
    return comparison.by >= least.get(comparison.kind, float("inf"))


class CoachWords(HintWords):
    """The same in sentences."""

    def leads(self, found: Hint) -> list[str]:
        """What the best way brings, or what matters if nothing shows; its moves and what names them stay untold."""
        counts, view = found.course.now, found.course.view
        if what := self._untold(counts, view):
            return [self._say("coach.leads", what=what)]
        if not counts and (what := self._untold(found.course.then, view)):
            return [self._say("coach.leads-later", what=what)]
        return self._matters(found.comparison)

    def brought(self, found: Review) -> list[str]:
        """What a choice brought by itself."""
        if found.course is None:
            return []
        what = self.changes(found.course.now, found.course.view)
        return [self._say("coach.brought" if what else "coach.nothing", what=what)]

    def better(self, found: Review) -> list[str]:
        """What would have been better, what that brings, and why it is better."""
        if found.better is None:
            return []
        option, course, comparison = found.better
        step = self.steps([Step(course.view, option), *course.steps[: course.opens]])
        step = step or self.game.shown.label(option, course.view, self.lang)
        what = self.changes(course.now, course.view)
        told = [self._say("coach.better", step=step), *([self._say("coach.that", what=what)] if what else [])]
        return [*told, self._say(f"coach.{comparison.kind}", n=self._number(comparison.by), why=self.why(comparison))]

    def _untold(self, counts: Mapping[str, int], view: Any) -> str:
        """The changes of a move, less those that would tell which one it is; nothing if they are losses alone."""
        found = {name: count for name, count in counts.items() if not self.foresight.reveals(name)}
        gains = any(self.has(f"gain.{kind(name)}") for name, count in found.items() if count > 0)
        return self.changes(found, view) if gains else ""

    def _matters(self, found: Comparison | None) -> list[str]:
        if found is None:
            return []
        if found.kind in (AHEAD, EVEN) and found.reasons:
            what = self._joined([self.foresight.estimated(reason.feature, self.lang) for reason in found.reasons])
            return [self._say("coach.matters", what=what)]
        return [self._say("coach.alike")] if found.kind in (ALIKE, EVEN) else []
