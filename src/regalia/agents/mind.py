"""What the levels tuned and search know of a game: a mind."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from regalia.core.protocol import Action
from regalia.core.words import Words


class Trials(Protocol):
    """Options tried in imagined worlds. World number n has the same luck for every option and whenever it is asked."""

    batch: int  # how many worlds are best tried at once
    settled: bool  # whether all worlds end alike, so that a look is enough

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        """For each of these options, by its place, how each of these worlds ends: from 0, lost, to 1, won."""


class Mind(Protocol):
    """Opinions about one game. They rest on the view, and on the random numbers that are given, alone."""

    breadth: int  # how many options a search looks at
    sure: float  # standard errors by which a search must find an option better before it leaves tuned's
    words: Words  # a sentence for each feature, as "reason.<feature>"

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        """What each option is worth, in points."""

    def trials(self, view: Any, options: Sequence[Action], rng: Random) -> Trials: ...

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        """What the worth of an option is made of, in points, for people who ask why."""
