"""Level 0: any option, each as likely as the others."""

from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.agents.protocol import Budget
from regalia.core.game import AnyGame
from regalia.core.protocol import Action


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        pass

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return rng.choice(options)
