"""A hint in sentences: what the move does, what the seat is meant to do next, how that compares with other moves."""

from collections.abc import Sequence
from typing import Any

from regalia.agents import minds
from regalia.agents.foresight import COMMON_WORDS, POINTS, Counts, Course, Step, kind
from regalia.agents.hint import Hint
from regalia.agents.reasons import Comparison
from regalia.core.game import AnyGame

MOST_CHANGES, MOST_STEPS = 5, 3  # that are told
DECIMAL_POINT = {"en": ".", "fr": ","}


def spoken(game: AnyGame, found: Hint, lang: str) -> list[str]:
    """The sentences: two or three, one for each part of which there is something to say."""
    words = HintWords(game, lang)
    told = [*words.move(found.course), *words.plan(found.course)]
    return [*told, words.comparison(found.comparison)] if found.comparison else told


class HintWords:
    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game, self.lang, mind = game, lang, minds.of(game)
        self.words, self.foresight = mind.words, minds.foresight(game, mind)

    def move(self, course: Course) -> list[str]:
        """What the move does by itself, or with the choice that it opens."""
        what = self.changes(course.now, course.view)
        if course.opens:
            key = "opens" if what else "opens-nothing"
            return [self._say(f"hint.{key}", what=what, step=self.steps(course.steps[:1]))]
        key = "move" if what else "idle" if course.idle else "nothing"
        return [self._say(f"hint.{key}", what=what)]

    def plan(self, course: Course) -> list[str]:
        """What the seat is meant to do next, and what that brings beyond the move."""
        steps, what = self.steps(course.steps[course.opens :]), self.changes(course.then, course.view)
        if not steps:
            return [self._say("hint.follows", what=what)] if what else []
        return [self._say("hint.plan" if what else "hint.plan-nothing", what=what, steps=steps)]

    def comparison(self, found: Comparison) -> str:
        return self._say(f"hint.{found.kind}", n=self._number(found.by), why=self.why(found))

    def against(self, found: Comparison) -> str:
        """How much better the answer of an example is than a move that somebody tries there."""
        return self._say("hint.against", n=self._number(found.by), why=self.why(found))

    def why(self, found: Comparison) -> str:
        """What speaks most for a move, at the end of a sentence; nothing if that is not known."""
        named = [
            self._say(
                "hint.part", what=self.foresight.estimated(reason.feature, self.lang), n=self._number(reason.points)
            )
            for reason in found.reasons
        ]
        return self._say("hint.why", what=self._joined(named)) if named else ""

    def changes(self, counts: Counts, view: Any) -> str:
        """What changes, as one clause: gains and losses of a kind together, points first."""
        groups: dict[str, list[str]] = {}
        for feature, count in told(counts, self.has):
            groups.setdefault(_verb(feature, count), []).append(
                self.foresight.item(feature, abs(count), view, self.lang)
            )
        return self._joined([self._say(verb, what=self._joined(items)) for verb, items in groups.items()])

    def steps(self, steps: Sequence[Step]) -> str:
        """What is to be done, the first ones of many."""
        said = [step for step in steps if self.foresight.telling(step.action)]
        labels = [self.game.shown.label(step.action, step.view, self.lang) for step in said[:MOST_STEPS]]
        more = ["…"] if len(said) > MOST_STEPS else []
        return self._say("join.next").join([*[label[:1].lower() + label[1:] for label in labels], *more])

    def has(self, key: str) -> bool:
        return self.words.has(self.lang, key) or COMMON_WORDS.has(self.lang, key)

    def _say(self, key: str, **values: object) -> str:
        """In the words of the game, or in those for all games."""
        return (self.words if self.words.has(self.lang, key) else COMMON_WORDS).say(self.lang, key, **values)

    def _joined(self, items: Sequence[str]) -> str:
        return COMMON_WORDS.joined(items, "and", self.lang)

    def _number(self, points: float) -> str:
        """To a tenth below ten: 2.5, 14."""
        said = f"{points:.1f}".removesuffix(".0") if points < 10 else f"{points:.0f}"
        return said.replace(".", DECIMAL_POINT[self.lang])


def told(counts: Counts, has: Any) -> list[tuple[str, int]]:
    """The changes that are told: those for which there are words; points first, then the larger ones."""
    found = [(feature, count) for feature, count in counts.items() if has(_verb(feature, count))]
    return sorted(found, key=lambda change: (kind(change[0]) != POINTS, change[1] < 0, -abs(change[1])))[:MOST_CHANGES]


def _verb(feature: str, count: int) -> str:
    return f"{'gain' if count > 0 else 'loss'}.{kind(feature)}"
