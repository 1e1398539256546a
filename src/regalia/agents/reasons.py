"""How a move compares with the others: by an estimate of all that it leads to, part by part, or by imagined games."""

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import NamedTuple

LEAST_POINTS = 0.5  # that are worth a word
LEAST_PERCENT = 5.0  # of victories: less is luck
MOST = 2  # parts of an estimate that are named
# how a move compares: an estimate says that it is better or as good; imagined games do; or there is nothing to say
AHEAD, EVEN, SURER, TRIED, ALIKE, ONLY = "ahead", "even", "surer", "tried", "alike", "only"

Parts = Mapping[str, float]
NO_PARTS: Parts = {}


class Reason(NamedTuple):
    """A part of an estimate, with the points by which it speaks for the move."""

    feature: str
    points: float

    @property
    def denies(self) -> bool:
        return denies(self.feature)


class Comparison(NamedTuple):
    """How a move compares with the others; by so many points or percent, above all for these parts."""

    kind: str
    by: float = 0.0
    reasons: tuple[Reason, ...] = ()


def compared(own: Parts, others: Sequence[Parts], denied: Parts, surer: Callable[[], float]) -> Comparison:
    """A move against others, each by its parts, which may be unknown; denied: all that the others lose by the move;
    surer: by how many percent it wins more often than the next best one."""
    known = [parts for parts in others if parts]
    if own and not known:
        return Comparison(ONLY)
    if not own or not any(differ(own, parts) for parts in known):
        return _surer(surer()) or Comparison(ALIKE)
    rival = max([parts for parts in known if differ(own, parts)], key=total)
    lead = total(own) - total(rival)
    if lead <= -LEAST_POINTS:
        return _surer(surer()) or Comparison(TRIED)
    kind, by = (AHEAD, lead) if lead >= LEAST_POINTS else (EVEN, 0.0)
    return Comparison(kind, by, tuple(best_parts(own, rival, denied)))


def best_parts(own: Parts, rival: Parts, denied: Parts) -> list[Reason]:
    """What the move has more of; a denial counts with all that the others lose."""
    more = {name: own.get(name, 0.0) - rival.get(name, 0.0) for name in dict.fromkeys((*own, *rival))}
    found = [
        Reason(name, denied.get(name, points) if denies(name) else points)
        for name, points in more.items()
        if points > 0
    ]
    found = [reason for reason in found if min(reason.points, 2 * more[reason.feature]) >= LEAST_POINTS]
    return sorted(found, key=lambda reason: -round(reason.points, 6))[:MOST]


def _surer(percent: float) -> Comparison | None:
    return Comparison(SURER, percent) if percent >= LEAST_PERCENT else None


def denies(feature: str) -> bool:
    """Whether something is taken from the others."""
    return feature.startswith("deny")


def total(parts: Parts) -> float:
    return fsum(parts.values())


def differ(one: Parts, other: Parts) -> bool:
    """Whether there is any difference that is worth a word. A part that a move does not have is worth nothing there."""
    return any(abs(one.get(name, 0.0) - other.get(name, 0.0)) >= LEAST_POINTS for name in {*one, *other})
