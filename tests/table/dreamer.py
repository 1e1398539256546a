"""A thought that never ends by itself. A process has to load this to think it, so there is little here."""

import time
from collections.abc import Sequence
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


def dream(trace: str) -> int:
    """As a process thinks, with a bot that is found nowhere else."""
    agents.BOTS.setdefault("dreamer", Dreamer)
    return desk.choose("kingsburg", "dreamer", None, [trace], "seed")
