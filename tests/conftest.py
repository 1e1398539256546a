"""What all tests share: which come first, and how long each may take."""

import os
import signal

import pytest

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
)
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

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell has it for what runs behind it
    signal.signal(signal.SIGINT, signal.default_int_handler)

if wanted := os.environ.get(VARIABLE):
    mutate(wanted)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that nobody waits for one of them in the end; a mutant is noticed by short ones."""
    items.sort(key=_turn, reverse=bool(wanted))
    for item in items:
        item.add_marker(pytest.mark.timeout(_limit(item.nodeid) * (LONGER if SOAK else 1)))


def _turn(item: pytest.Item) -> int:
    return next((at for at, name in enumerate(LONG) if item.nodeid.startswith(name)), len(LONG))


def _limit(name: str) -> int:
    return next((seconds for kind, seconds in LIMITS.items() if name.startswith(kind)), LIMITS["tests/"])
