"""What the levels tuned and search know of a game: a mind."""

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Protocol

from regalia.core.game import AnyGame
from regalia.core.protocol import Action
from regalia.core.words import Words

MOST_SCALES = 50.0  # a larger lead makes a victory no more likely


def win_chance(lead: float, scale: float) -> float:
    """How likely a lead wins, from 0 to 1; the scale is the lead that wins three times in four, nearly."""
    return 1 / (1 + exp(max(-MOST_SCALES, min(MOST_SCALES, -lead / scale))))


class Trials(Protocol):
    """Options tried in imagined worlds. World number n has the same luck for every option and whenever it is asked."""

    batch: int  # how many worlds are best tried at once
    deterministic: bool  # whether all worlds end alike, so that one try is enough

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        """For each of these options, by its place, how each of these worlds ends: from 0, lost, to 1, won."""


class CertainTrials(Trials):
    """What an option leads to is certain, as far as anybody looks: all worlds end alike."""

    batch, deterministic = 1, True

    def __init__(self, ends: Sequence[float]) -> None:
        self.ends = ends

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        return [[self.ends[option]] * len(worlds) for option in at]


class Mind(Protocol):
    """Opinions about one game. They rest on the view, and on the random numbers that are given, alone."""

    breadth: int  # how many options a search looks at
    standard_errors: float  # by which a search must find an option better before it leaves tuned's

    @property
    def words(self) -> Words:
        """A sentence for each feature, as "reason.<feature>"."""

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        """What each option is worth, in points."""

    def trials(self, view: Any, options: Sequence[Action], rng: Random) -> Trials: ...

    def chance(self, view: Any, option: Action, rng: Random) -> float:
        """How likely the seat wins after an option, or alone gets a medal: from 0 to 1, for people who ask."""

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        """What the worth of an option is made of, in points, for people who ask why."""


MindClass = Callable[[AnyGame], Mind]
