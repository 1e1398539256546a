"""Which reasons speak for a move: what it is made of, compared with the others that could be made."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import fsum
from statistics import fmean
from typing import NamedTuple

FEWEST, MOST = 2, 3  # reasons
LEAST_POINTS = 0.1  # that are worth a word
# forms of a reason: more than the others on average, than the next best one, than some of them; as others do too
THAN_AVERAGE, THAN_NEXT_BEST, THAN_SOME, LIKE_OTHERS = "more", "next", "some", "also"
# reasons that every game can have
COSTS_NOTHING, MORE_IN_ALL, EQUAL_IN_ALL = "free", "ahead", "even"
WINS_OFTENER, FOUND_BY_TRIALS, ALL_ALIKE, NOTHING_ELSE_HELPS = "surer", "tried", "alike", "only"

Parts = Mapping[str, float]


class Reason(NamedTuple):
    """A feature of the move, with the points by which it speaks for it."""

    feature: str
    points: float
    form: str = THAN_AVERAGE

    @property
    def denies(self) -> bool:
        return denies(self.feature)


class Comparison:
    """A move, others of which something is known, and what the move brings by itself, as far as a mind knows."""

    def __init__(self, own: Parts, others: Sequence[Parts], brings: Parts) -> None:
        self.own, self.others, self.brings = own, others, brings
        self.names = list(dict.fromkeys(name for parts in (own, *others) for name in parts))
        self.more = self._over({name: fmean(parts.get(name, 0.0) for parts in others) for name in self.names})

    @cached_property
    def next(self) -> Parts:
        """The best of the others that lead to something else."""
        return max([parts for parts in self.others if differ(self.own, parts)], key=total)

    def reasons(self) -> list[Reason]:
        """Two or three, as far as there are any: what sets the move apart, then what is true beside that."""
        found, least = (
            self._compared(),
            {name: min(parts.get(name, 0.0) for parts in self.others) for name in self.names},
        )
        for more in (
            ranked(self._over(self.next), THAN_NEXT_BEST),
            ranked(self.brings, LIKE_OTHERS),
            self._in_all(bool(found)),
            ranked(self._over(least), THAN_SOME),
        ):
            said = {reason.feature for reason in found}
            found += [reason for reason in more if reason.feature not in said][: max(0, FEWEST - len(found))]
        return found

    def _over(self, other: Parts) -> dict[str, float]:
        return {name: self.own.get(name, 0.0) - other.get(name, 0.0) for name in self.names}

    def _compared(self) -> list[Reason]:
        """What speaks most for the move; if it denies anything, one place is for that."""
        denials = self._denials()
        best = _sorted([*ranked(self.more), *[reason for reason in denials if reason.form == THAN_AVERAGE]])[:MOST]
        if denials and not any(reason.denies for reason in best):
            best = [*best[: MOST - 1], denials[0]]
        return best

    def _denials(self) -> list[Reason]:
        """With all that the others lose, if that is known; the best first."""
        found = [
            Reason(name, self.brings.get(name, points), THAN_AVERAGE if points > 0 else LIKE_OTHERS)
            for name, points in self.more.items()
            if denies(name) and (points >= LEAST_POINTS or name in self.brings)
        ]
        return _sorted([reason for reason in found if reason.points >= LEAST_POINTS])

    def _in_all(self, gains: bool) -> list[Reason]:
        """Whether a gain costs anything, and what is left in the end."""
        costs = -min((*self.more.values(), *self._over(self.next).values()))
        if gains and len(self.names) > 1 and costs < LEAST_POINTS:
            return [Reason(COSTS_NOTHING, 0.0)]
        lead = total(self.own) - total(self.next)
        if lead <= -LEAST_POINTS:
            return []
        return [Reason(MORE_IN_ALL if lead >= LEAST_POINTS else EQUAL_IN_ALL, lead)]


def denies(feature: str) -> bool:
    """Whether something is taken from the others."""
    return feature.startswith("deny")


def ranked(gains: Parts, form: str = THAN_AVERAGE) -> list[Reason]:
    """What the move gains that is worth a word, the best first."""
    named = [(name, points) for name, points in gains.items() if points >= LEAST_POINTS and not denies(name)]
    return _sorted([Reason(name, points, form) for name, points in named])


def _sorted(found: list[Reason]) -> list[Reason]:
    return sorted(found, key=lambda reason: -round(reason.points, 6))


def total(parts: Parts) -> float:
    return fsum(parts.values())


def differ(one: Parts, other: Parts) -> bool:
    """Whether there is any difference that is worth a word. A part that a move does not have is worth nothing there."""
    return any(abs(one.get(name, 0.0) - other.get(name, 0.0)) >= LEAST_POINTS for name in {*one, *other})
