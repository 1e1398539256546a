"""Waiting with an end."""

from collections.abc import Callable
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")


def _rest() -> None:
    sleep(0.05)


def until(
    what: Callable[[], T], within: float = 60.0, do: Callable[[], object] = _rest, saw: Callable[[], object] = str
) -> T:
    """What comes true, doing a step as long as it does not. When the seconds are over, fails with what was seen."""
    end = monotonic() + within
    while not (found := what()):
        if monotonic() > end:
            raise AssertionError(f"not within {within:.0f} s; seen at last: {saw()}")
        do()
    return found
