"""What all tests share: which come first, which stay together in one process, and how long each may take."""

import os
import signal
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.mutants import VARIABLE, mutate
from tests.soaking import SOAK

LONG = (
    "tests/browser/test_games.py",
    "tests/browser/",
    "tests/table/test_durability.py",
    "tests/test_laws.py",
    "tests/wonderful_kingdom/test_laws.py",
    "tests/test_playthroughs.py",
    "tests/test_mutants.py",
    "tests/agents/test_bots.py",
    "tests/core/test_schema.py",
    "tests/table/test_workers.py",
    "tests/table/test_thinking.py",
    "tests/table/",
    "tests/wonderful_kingdom/test_page.py",
    "tests/test_",
)
APART = LONG[: LONG.index("tests/table/")]  # each test where a process is free; other files stay together
LIMITS = {  # seconds for one test of a kind, on a machine that is busy with other things too
    "tests/browser/": 300,
    "tests/table/": 180,
    "tests/agents/": 300,
    "tests/cli/": 180,
    "tests/core/": 180,
    "tests/test_laws.py": 300,
    "tests/wonderful_kingdom/test_laws.py": 300,
    "tests/test_mutants.py": 300,
    "tests/": 180,  # rules, words, pictures, recorded games
}
LONGER = 20  # times, in the long run
LATE = pytest.mark.flaky(reruns=1, only_rerun=["(?i)timeout"])  # nothing that is wrong, only what ran out of time

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell has it for what runs behind it
    signal.signal(signal.SIGINT, signal.default_int_handler)

if wanted := os.environ.get(VARIABLE):
    mutate(wanted)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that nobody waits for one of them in the end; a mutant is noticed by short ones."""
    items.sort(key=_turn, reverse=bool(wanted))
    for item in items:
        item.add_marker(pytest.mark.timeout(_limit(item.nodeid) * (LONGER if SOAK else 1)))
        if item.nodeid.startswith("tests/browser/") and not SOAK:
            item.add_marker(LATE)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return ByFile(config, log)


class ByFile(LoadScopeScheduling):  # type: ignore[misc]
    """The tests of a file are run by one process, so that what they share is made once; long ones wherever is room."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(APART) else nodeid.partition("::")[0]


def _turn(item: pytest.Item) -> int:
    return next((at for at, name in enumerate(LONG) if item.nodeid.startswith(name)), len(LONG))


def _limit(name: str) -> int:
    return next((seconds for kind, seconds in LIMITS.items() if name.startswith(kind)), LIMITS["tests/"])
