"""What a viewer may not know: a value of its own, from which nothing can be computed."""

from collections.abc import Iterable
from enum import Enum
from typing import Final, NoReturn, TypeAlias, TypeVar

T = TypeVar("T")


class NotKnown(AssertionError):
    """Something was computed from what the viewer does not know."""


class Unknown(Enum):
    """The type of UNKNOWN. It has one member, so that `x is UNKNOWN` narrows."""

    UNKNOWN = "?"

    def _refuse(self, *_: object) -> NoReturn:
        raise NotKnown("This viewer does not know it.")

    __bool__ = __str__ = __format__ = _refuse  # type: ignore[assignment]


UNKNOWN: Final = Unknown.UNKNOWN
Maybe: TypeAlias = T | Unknown


def known(values: Iterable[Maybe[T]]) -> Maybe[list[T]]:
    """All values, or unknown as soon as one of them is."""
    found: list[T] = []
    for value in values:
        if value is UNKNOWN:
            return UNKNOWN
        found.append(value)
    return found


def sure(value: Maybe[T]) -> T:
    """A value that this viewer knows: my own hand in my own view."""
    if value is UNKNOWN:
        raise NotKnown("This viewer does not know it.")
    return value
