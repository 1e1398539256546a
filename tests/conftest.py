"""What all tests share."""

import os
import signal

import pytest

from tests.mutants import VARIABLE, mutate

LONG = (
    "tests/browser/test_games.py",
    "tests/test_laws.py",
    "tests/wonderful_kingdom/test_laws.py",
    "tests/browser/test_together.py",
    "tests/core/test_schema.py",
    "tests/table/test_durability.py",
)

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell has it for what runs behind it
    signal.signal(signal.SIGINT, signal.default_int_handler)

if wanted := os.environ.get(VARIABLE):
    mutate(wanted)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that nobody waits for one of them in the end; a mutant is noticed by short ones."""
    items.sort(key=lambda item: item.nodeid.startswith(LONG) == bool(wanted))
