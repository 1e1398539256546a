"""Thoughts that never end by themselves. A process has to load this to think them, so there is little here."""

import os
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from regalia import agents
from regalia.agents.protocol import Budget
from regalia.core.game import AnyGame
from regalia.core.protocol import Action
from regalia.core.shared import packed
from regalia.table import worker_process


class Dreamer:
    """Thinks in steps of some milliseconds until nobody waits any more, and leaves a trace of it."""

    def __init__(self, game: AnyGame) -> None:
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


def dream(trace: str, bot: str, things: worker_process.SharedValues) -> int | None:
    """As a process thinks, with a bot that is found nowhere else."""
    agents.BOTS.update(dreamer=Dreamer, sleeper=Sleeper)
    return worker_process.choose("kingsburg", bot, packed((None, [trace])).body, "seed", things)


def compiled(things: worker_process.SharedValues) -> bool:
    """Whether a process thinks with compiled kernels."""
    return bool(import_module("regalia.agents.kernels").NUMBA)


def toil() -> None:
    """What a process does beside the bots, for ever."""
    time.sleep(3600)


def pid(things: worker_process.SharedValues) -> int:
    """Which process this is."""
    return os.getpid()


def crash(*_: object) -> None:
    """A process that does not even start."""
    os._exit(3)


SWOLLEN = list[bytes]()


def swell(megabytes: int, things: worker_process.SharedValues) -> int:
    """A process grows."""
    SWOLLEN.append(b"x" * (megabytes << 20))
    return os.getpid()


SLEEPYHEAD = """
import os
import time

class Sleepyhead:
    def choose(self, view, options, rng, budget):
        while True:
            time.sleep(0.05)
"""


def install(folder: Path) -> str:
    """A package with a bot that never answers and does not care whether anybody waits: the name of the bot. The folder
    has to be where Python looks for packages."""
    (folder / "bedroom.py").write_text(SLEEPYHEAD, "utf-8")
    info = folder / "bedroom-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: bedroom\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{agents.GROUP}]\nsleepyhead = bedroom:Sleepyhead\n", "utf-8")
    return "sleepyhead"
