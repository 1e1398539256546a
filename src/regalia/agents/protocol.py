"""The seat of a bot: it sees the view and its options, nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from regalia.core.game import AnyGame
from regalia.core.protocol import Action


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: seconds, or iterations, which are exactly reproducible. None is no limit."""

    seconds: float | None = None
    iterations: int | None = None
    halted: Callable[[], bool] = _never  # whether nobody waits for the answer any more: any option will do


class Bot(Protocol):
    """Same view, options and random numbers give the same action, whatever is hidden."""

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        """One of the options, by what the seat may know and by the random numbers it is given, within the budget."""


Maker = Callable[[AnyGame], Bot]
