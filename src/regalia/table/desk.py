"""In the processes of bots: one thought at a time, at a desk whose slate the server can read and write."""

import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from ctypes import Structure, c_bool, c_double, c_int64
from dataclasses import replace
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, ClassVar, NamedTuple, TypeVar

from regalia.agents import seated
from regalia.agents.compilation import Compiling
from regalia.agents.hint import hint, spoken
from regalia.agents.protocol import Bot, Budget
from regalia.core.protocol import Action
from regalia.core.shared import Shared, Unshared, unpacked
from regalia.core.words import LANGUAGES
from regalia.games import GAMES, game
from regalia.table.levels import RULER

LOWEST = 19  # of all priorities
PULSE = 0.5  # seconds between two signs of life
KNOWN = 64  # things that were sent once and are not sent again

Things = Mapping[str, Shared]  # by name: see core.shared
Found = TypeVar("Found")


class Slate(Structure):
    """What a process and the server tell each other at any time, without a message."""

    _fields_ = (
        ("halted", c_bool),  # nobody waits for this thought any more
        ("pulse", c_int64),  # grows as long as the process lives and is not stopped
        ("size", c_int64),  # its memory in bytes, 0 if it cannot be known
        ("began", c_double),  # since when it thinks, by the monotonic clock; 0 while it loads or waits
    )


class Advice(NamedTuple):
    """A hint that can be sent from process to process: the place of the option, its chance, reasons by language."""

    at: int
    chance: float
    reasons: Mapping[str, Sequence[str]]


class Desk:
    """Where a process works."""

    slate: ClassVar[Any] = Slate()
    known: ClassVar[dict[str, Shared]] = {}  # what was sent, the last ones last

    @classmethod
    def halted(cls) -> bool:
        return bool(cls.slate.halted)

    @classmethod
    def begin(cls, name: str, bot: str) -> tuple[Bot, Budget]:
        """A bot sits down and begins to think: what has to be loaded for that is not on its time."""
        found, budget = seated(game(name), bot)
        cls.slate.began = time.monotonic()
        return found, replace(budget, halted=cls.halted)

    @classmethod
    def read(cls, body: bytes, things: Things) -> Any:
        """What a parcel holds; raises Unshared if it speaks of something that was not sent before or along with it."""
        cls.known |= things
        for name in [*cls.known][:-KNOWN]:
            del cls.known[name]
        return unpacked(body, cls.known)


def choose(name: str, bot: str, body: bytes, seed: str, things: Things) -> int | None:
    """The place of the option that a bot takes; None if the thought speaks of things that were never sent. The bot is
    made for this choice: it cannot remember another one."""

    def think(found: Bot, view: Any, options: Sequence[Action], budget: Budget) -> int:
        return options.index(found.choose(view, options, Random(seed), budget))

    return _thought(name, bot, body, things, think)


def advise(name: str, bot: str, body: bytes, seed: str, things: Things) -> Advice | None:
    """A hint by the budget of a bot, in the same way."""

    def think(_: Bot, view: Any, options: Sequence[Action], budget: Budget) -> Advice:
        found = hint(game(name), view, options, Random(seed), budget)
        reasons = {lang: spoken(game(name), found, lang) for lang in LANGUAGES}
        return Advice(options.index(found.option), found.chance, reasons)

    return _thought(name, bot, body, things, think)


def _thought(
    name: str, bot: str, body: bytes, things: Things, think: Callable[[Bot, Any, Sequence[Action], Budget], Found]
) -> Found | None:
    try:
        view, options = Desk.read(body, things)
    except Unshared:
        return None
    found, budget = Desk.begin(name, bot)
    try:
        return think(found, view, options, budget)
    finally:
        Desk.slate.began = 0.0


def sit_down(slate: Any, plain: bool) -> None:
    """A process begins to work at a desk; plain: what is compiled elsewhere is not waited for."""
    Desk.slate, Compiling.disabled = slate, plain
    _follow()
    Thread(target=_live, daemon=True).start()


def warm() -> None:
    """Load all that a Ruler needs, and compile what was not compiled before: the first thought will not have to."""
    for name in GAMES:
        seated(game(name), RULER)
    if not Compiling.disabled:
        from regalia.agents.kernels.__main__ import compile_all

        compile_all()


def here() -> None:
    """Nothing: who answers to this has started."""


def compile_ahead() -> None:
    """Compile the kernels at the lowest priority: bots that think meanwhile come first."""
    _follow()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    from regalia.agents.kernels.__main__ import compile_all

    compile_all()


def _live() -> None:
    """Give signs of life, for ever."""
    while True:
        Desk.slate.pulse += 1
        Desk.slate.size = _size()
        time.sleep(PULSE)


def _size() -> int:
    """The memory of this process: what it has now where the system tells, elsewhere the most it ever had."""
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    with suppress(ImportError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
    return 0


def _follow() -> None:
    """A process does not hear Ctrl-C, which is meant for the server, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = parent_process()
    assert server
    wait([server.sentinel])
    os._exit(1)
