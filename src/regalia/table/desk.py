"""In the processes of bots: one thought at a time, at a desk whose flag says when nobody waits for it any more."""

import os
import signal
from collections.abc import Mapping, Sequence
from ctypes import c_byte
from dataclasses import replace
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any, ClassVar, NamedTuple

from regalia.agents import seated
from regalia.agents.ahead import Pace
from regalia.agents.hint import hint, spoken
from regalia.agents.protocol import Bot, Budget
from regalia.core.protocol import Action
from regalia.core.words import LANGUAGES
from regalia.games import game
from regalia.table.levels import RULER

LOWEST = 19  # of all priorities


class Advice(NamedTuple):
    """A hint that can be sent from process to process: the place of the option, its chance, reasons by language."""

    at: int
    chance: float
    reasons: Mapping[str, Sequence[str]]


class Desk:
    """Where a process works."""

    flag: ClassVar[Any] = c_byte()  # whether nobody waits any more; shared with the server

    @classmethod
    def halted(cls) -> bool:
        return bool(cls.flag.value)


def choose(name: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> int:
    """The place of the option that a bot takes. It is made for this choice: it cannot remember another one."""
    found, budget = _seated(name, bot)
    return options.index(found.choose(view, options, Random(seed), budget))


def advise(name: str, view: Any, options: Sequence[Action], seed: str) -> Advice:
    _, budget = _seated(name, RULER)
    found = hint(game(name), view, options, Random(seed), budget)
    reasons = {lang: spoken(game(name), found, lang) for lang in LANGUAGES}
    return Advice(options.index(found.option), found.chance, reasons)


def _seated(name: str, bot: str) -> tuple[Bot, Budget]:
    found, budget = seated(game(name), bot)
    return found, replace(budget, halted=Desk.halted)


def sit_down(flag: Any, plain: bool) -> None:
    """A process begins to work at a desk; plain: what is compiled elsewhere is not waited for."""
    Desk.flag, Pace.plain = flag, plain
    _follow()


def compile_ahead() -> None:
    """Compile the kernels at the lowest priority: bots that think meanwhile come first."""
    _follow()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    from regalia.agents.kernels.__main__ import compile_all

    compile_all()


def _follow() -> None:
    """A process does not hear Ctrl-C, which is meant for the server, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = parent_process()
    assert server
    wait([server.sentinel])
    os._exit(1)
