"""Gentler for people, without blunders: an option is drawn by how good it is, the warmer the more evenly."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Protocol, runtime_checkable

from regalia.agents.protocol import Bot, Budget
from regalia.core.protocol import Action


@runtime_checkable
class Weighing(Bot, Protocol):
    """A bot that can say what it thinks of each option: points, or percent of victory."""

    def weigh(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]: ...


class MildBot:
    """An option that is worse by one temperature is taken e times as rarely."""

    def __init__(self, bot: Weighing, temperature: float) -> None:
        self.bot, self.temperature = bot, temperature

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        worths = self.bot.weigh(view, options, rng, budget)
        best = max(worths)
        return rng.choices(options, [exp((worth - best) / self.temperature) for worth in worths])[0]
