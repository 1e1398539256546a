"""Thoughts that never end by themselves. A process has to load this to think them, so there is little here."""

import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from regalia import agents
from regalia.agents.protocol import Budget
from regalia.core.protocol import Action, Game
from regalia.table import desk


class Dreamer:
    """Thinks in steps of some milliseconds until nobody waits any more, and leaves a trace of it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        trace = Path(options[0])
        trace.write_text("dreams", "utf-8")
        while not budget.halted():
            time.sleep(0.005)
        trace.write_text("awake", "utf-8")
        return options[0]


class Sleeper(Dreamer):
    """Does not care whether anybody waits."""

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        return super().choose(view, options, rng, Budget())


class Learner(Dreamer):
    """Takes the first option at first, and then the next one."""

    times = -1

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        self.times += 1
        return options[self.times]


def dream(trace: str, bot: str = "dreamer") -> int:
    """As a process thinks, with a bot that is found nowhere else."""
    agents.BOTS.update(dreamer=Dreamer, sleeper=Sleeper)
    return desk.choose("kingsburg", bot, None, [trace], "seed")


def compiled() -> bool:
    """Whether a process thinks with compiled kernels."""
    return bool(import_module("regalia.agents.kernels").NUMBA)


def toil() -> None:
    """What a process does beside the bots, for ever."""
    time.sleep(3600)
