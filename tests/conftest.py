"""What all tests share."""

import os

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

if wanted := os.environ.get(VARIABLE):
    mutate(wanted)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that nobody waits for one of them in the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
