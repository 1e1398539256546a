"""Which reasons speak for a move: what it is made of, compared with the others that could be made."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import fsum
from statistics import fmean
from typing import NamedTuple

FEW, MOST = 2, 3  # reasons
LEAST = 0.1  # points that are worth a word
MORE, NEXT, SOME = "more", "next", "some"  # than the others on average, than the next best one, than some of them
ALSO = "also"  # as others do too
FREE, AHEAD, EVEN = "free", "ahead", "even"  # reasons that every game can have
SURER, TRIED, ALIKE, ONLY = "surer", "tried", "alike", "only"

Parts = Mapping[str, float]


class Reason(NamedTuple):
    """A feature of the move, with the points by which it speaks for it."""

    feature: str
    points: float
    form: str = MORE

    @property
    def denies(self) -> bool:
        return denies(self.feature)


class Case:
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
        found = self._compared()
        for more in (self._against(self.next, NEXT), self._also(), self._in_all(bool(found)), self._against_some()):
            said = {reason.feature for reason in found}
            found += [reason for reason in more if reason.feature not in said][: max(0, FEW - len(found))]
        return found

    def _over(self, other: Parts) -> dict[str, float]:
        return {name: self.own.get(name, 0.0) - other.get(name, 0.0) for name in self.names}

    def _compared(self) -> list[Reason]:
        """What speaks most for the move; if it denies anything, one place is for that."""
        denials = self._denials()
        best = _sorted([*ranked(self.more), *[reason for reason in denials if reason.form == MORE]])[:MOST]
        if denials and not any(reason.denies for reason in best):
            best = [*best[: MOST - 1], denials[0]]
        return best

    def _denials(self) -> list[Reason]:
        """With all that the others lose, if that is known; the best first."""
        found = [
            Reason(name, self.brings.get(name, points), MORE if points > 0 else ALSO)
            for name, points in self.more.items()
            if denies(name) and (points >= LEAST or name in self.brings)
        ]
        return _sorted([reason for reason in found if reason.points >= LEAST])

    def _against(self, other: Parts, form: str) -> list[Reason]:
        return ranked(self._over(other), form)

    def _against_some(self) -> list[Reason]:
        return self._against({name: min(parts.get(name, 0.0) for parts in self.others) for name in self.names}, SOME)

    def _also(self) -> list[Reason]:
        return ranked(self.brings, ALSO)

    def _in_all(self, gains: bool) -> list[Reason]:
        """Whether a gain costs anything, and what is left in the end."""
        costs = -min((*self.more.values(), *self._over(self.next).values()))
        if gains and len(self.names) > 1 and costs < LEAST:
            return [Reason(FREE, 0.0)]
        ahead = total(self.own) - total(self.next)
        return [Reason(AHEAD, ahead)] if ahead >= LEAST else [Reason(EVEN, ahead)] if ahead > -LEAST else []


def denies(feature: str) -> bool:
    """Whether something is taken from the others."""
    return feature.startswith("deny")


def ranked(gains: Parts, form: str = MORE) -> list[Reason]:
    """What the move gains that is worth a word, the best first."""
    named = [(name, points) for name, points in gains.items() if points >= LEAST and not denies(name)]
    return _sorted([Reason(name, points, form) for name, points in named])


def _sorted(found: list[Reason]) -> list[Reason]:
    return sorted(found, key=lambda reason: -round(reason.points, 6))


def total(parts: Parts) -> float:
    return fsum(parts.values())


def differ(one: Parts, other: Parts) -> bool:
    """Whether there is any difference that is worth a word. A part that a move does not have is worth nothing there."""
    return any(abs(one.get(name, 0.0) - other.get(name, 0.0)) >= LEAST for name in {*one, *other})
