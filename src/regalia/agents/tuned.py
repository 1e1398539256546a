"""Level 2: the option that a fitted value function likes best, without search."""

from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.agents import minds
from regalia.agents.protocol import Budget
from regalia.core.game import AnyGame
from regalia.core.protocol import Action


class TunedBot:
    def __init__(self, game: AnyGame) -> None:
        self.mind = minds.of(game)

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        worths = self.weigh(view, options, rng, budget)
        return options[max(range(len(options)), key=worths.__getitem__)]

    def weigh(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]:
        """What each option is worth, in points."""
        return self.mind.rate(view, options, rng)
