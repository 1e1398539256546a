"""What runs inside a worker process: one thought at a time, with a status that the server can read and write."""

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
from regalia.agents.coaching import CoachWords, best_of, review
from regalia.agents.compilation import Compiling
from regalia.agents.explain import explained
from regalia.agents.hint import hint
from regalia.agents.hint_words import spoken
from regalia.agents.protocol import Bot, Budget
from regalia.core.protocol import Action
from regalia.core.shared import Shared, Unshared, unpacked
from regalia.core.words import LANGUAGES
from regalia.games import GAMES, game
from regalia.table.levels import RULER

LOWEST = 19  # of all priorities
HEARTBEAT = 0.5  # seconds between two heartbeats
KNOWN = 64  # shared values that are kept, so that they need not be sent again

SharedValues = Mapping[str, Shared]  # by name: see core.shared
Found = TypeVar("Found")


class SharedStatus(Structure):
    """What a process and the server tell each other at any time, without a message."""

    _fields_ = (
        ("halted", c_bool),  # nobody waits for this thought any more
        ("heartbeat", c_int64),  # grows as long as the process lives and is not stopped
        ("size", c_int64),  # its memory in bytes, 0 if it cannot be known
        ("began", c_double),  # since when it thinks, by the monotonic clock; 0 while it loads or waits
    )


class Advice(NamedTuple):
    """A hint that can be sent from process to process: the place of the option, its chance, reasons by language."""

    at: int
    chance: float
    reasons: Mapping[str, Sequence[str]]
    leads: Mapping[str, Sequence[str]] = {}  # what it leads to, without naming it


class Reviewed(NamedTuple):
    """What a choice brought, by language; what would have been better, if it lost much; whether it was made well."""

    brought: Mapping[str, Sequence[str]]
    better: Mapping[str, Sequence[str]]
    well: bool


class WorkerState:
    """What a worker process keeps between thoughts."""

    status: ClassVar[Any] = SharedStatus()
    known: ClassVar[dict[str, Shared]] = {}  # what was sent, the last ones last

    @classmethod
    def halted(cls) -> bool:
        return bool(cls.status.halted)

    @classmethod
    def begin(cls, name: str, bot: str) -> tuple[Bot, Budget]:
        """Load a bot and start its clock: loading does not count."""
        found, budget = seated(game(name), bot)
        cls.status.began = time.monotonic()
        return found, replace(budget, halted=cls.halted)

    @classmethod
    def read(cls, body: bytes, shared: SharedValues) -> Any:
        """What a parcel holds; raises Unshared if it refers to something that was not sent before or along with it."""
        cls.known |= shared
        for name in [*cls.known][:-KNOWN]:
            del cls.known[name]
        return unpacked(body, cls.known)


def choose(name: str, bot: str, body: bytes, seed: str, shared: SharedValues) -> int | None:
    """The place of the option that a bot takes; None if it refers to shared values that were never sent. The bot is
    made for this choice: it cannot remember another one."""

    def think(found: Bot, view: Any, options: Sequence[Action], budget: Budget) -> int:
        return options.index(found.choose(view, options, Random(seed), budget))

    return _thought(name, bot, body, shared, think)


def advise(name: str, bot: str, body: bytes, shared: SharedValues) -> Advice | None:
    """A hint by the budget of a bot, in the same way."""

    def think(_: Bot, view: Any, options: Sequence[Action], budget: Budget) -> Advice:
        found = hint(game(name), view, options, budget)
        reasons = {lang: spoken(game(name), found, lang) for lang in LANGUAGES}
        leads = {lang: CoachWords(game(name), lang).leads(found) for lang in LANGUAGES}
        return Advice(options.index(found.option), found.chance, reasons, leads)

    return _thought(name, bot, body, shared, think)


def look_back(name: str, bot: str, body: bytes, chosen: int, best: int | None, shared: SharedValues) -> Reviewed | None:
    """What a choice brought. Best: the place of what the Ruler would have chosen, if that is known."""

    def think(_: Bot, view: Any, options: Sequence[Action], budget: Budget) -> Reviewed:
        played = game(name)
        wise = best_of(played, view, options, budget) if best is None else options[best]
        found = review(played, view, options[chosen], wise)
        words = {lang: CoachWords(played, lang) for lang in LANGUAGES}
        brought = {lang: each.brought(found) for lang, each in words.items()}
        return Reviewed(brought, {lang: each.better(found) for lang, each in words.items()}, found.better is None)

    return _thought(name, bot, body, shared, think)


def explain(name: str, bot: str, body: bytes, which: str, shared: SharedValues) -> Mapping[str, Sequence[str]] | None:
    """What is said to a move, by language. Which: the places of the move, and of those known to be good, by commas."""
    tried, *good = map(int, which.split(","))

    def think(_: Bot, view: Any, options: Sequence[Action], budget: Budget) -> Mapping[str, Sequence[str]]:
        better = [options[at] for at in good]
        return {lang: explained(game(name), view, options[tried], better, lang) for lang in LANGUAGES}

    return _thought(name, bot, body, shared, think)


def _thought(
    name: str, bot: str, body: bytes, shared: SharedValues, think: Callable[[Bot, Any, Sequence[Action], Budget], Found]
) -> Found | None:
    try:
        view, options = WorkerState.read(body, shared)
    except Unshared:
        return None
    found, budget = WorkerState.begin(name, bot)
    try:
        return think(found, view, options, budget)
    finally:
        WorkerState.status.began = 0.0


def start_up(status: Any, plain: bool) -> None:
    """A worker process begins; plain: it does not wait for what is compiled elsewhere."""
    WorkerState.status, Compiling.disabled = status, plain
    _tie_to_server()
    Thread(target=_beat, daemon=True).start()


def warm() -> None:
    """Load all that a Ruler needs, and compile what was not compiled before: the first thought will not have to."""
    for name in GAMES:
        seated(game(name), RULER)
    if not Compiling.disabled:
        from regalia.agents.kernels.__main__ import compile_all

        compile_all()


def ping() -> None:
    """Does nothing: a process that answers has started."""


def compile_in_background() -> None:
    """Compile the kernels at the lowest priority, so that bots that think meanwhile come first."""
    _tie_to_server()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    from regalia.agents.kernels.__main__ import compile_all

    compile_all()


def _beat() -> None:
    """Show that the process lives, for ever."""
    while True:
        WorkerState.status.heartbeat += 1
        WorkerState.status.size = _size()
        time.sleep(HEARTBEAT)


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


def _tie_to_server() -> None:
    """A process does not hear Ctrl-C, which is meant for the server, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    server = parent_process()
    assert server
    wait([server.sentinel])
    os._exit(1)
