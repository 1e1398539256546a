"""In the processes of bots: one thought at a time, at a desk whose flag says when nobody waits for it any more."""

import os
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any, ClassVar, NamedTuple, TypeVar

from regalia.agents import seated
from regalia.agents.hint import hint, spoken
from regalia.agents.protocol import Bot, Budget
from regalia.core.protocol import Action
from regalia.core.words import LANGUAGES
from regalia.games import game
from regalia.table.levels import RULER

Found = TypeVar("Found")


class Advice(NamedTuple):
    """A hint that can be sent from process to process: the place of the option, its chance, reasons by language."""

    at: int
    chance: float
    reasons: Mapping[str, Sequence[str]]


class Desk:
    """Where a process works."""

    flags: ClassVar[Sequence[int]] = ()  # by desk: whether nobody waits any more
    number: ClassVar[int] = 0

    @classmethod
    def halted(cls) -> bool:
        return bool(cls.flags[cls.number])


def done(desk: int, deed: Callable[..., Found], *args: Any) -> Found:
    """Something, at a desk."""
    Desk.number = desk
    return deed(*args)


def choose(name: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> int:
    """The place of the option that a bot takes."""
    mind, budget = _mind(name, bot)
    return options.index(mind.choose(view, options, Random(seed), budget))


def advise(name: str, view: Any, options: Sequence[Action], seed: str) -> Advice:
    _, budget = _mind(name, RULER)
    found = hint(game(name), view, options, Random(seed), budget)
    reasons = {lang: spoken(game(name), found, lang) for lang in LANGUAGES}
    return Advice(options.index(found.option), found.chance, reasons)


@cache
def _mind(name: str, bot: str) -> tuple[Bot, Budget]:
    found, budget = seated(game(name), bot)
    return found, replace(budget, halted=Desk.halted)


def apart(flags: Sequence[int]) -> None:
    """A worker does not hear Ctrl-C, which is meant for the server, and ends when the server is gone."""
    Desk.flags = flags
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = parent_process()
    assert server
    wait([server.sentinel])
    os._exit(1)
