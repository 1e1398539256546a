"""Another box: as many values as possible are not ours, so that the laws see what a box file makes of a game."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from regalia.core.box import Box, Field, Row, Value

LONG = "x" * 40  # a name as long as most boxes allow

Rows = dict[str, dict[str, Value]]


def another(box: Box) -> Rows:
    """A box that is allowed and in which as much as possible differs from ours."""
    given: Rows = {}
    for row in box.rows:
        fields = dict(_others(box, row))
        for some in (fields, *({name: value} for name, value in fields.items())):
            if _fits(box, trial := given | {row.key: given.get(row.key, {}) | some}):
                given = trial
                if some is fields:
                    break
    return box.check(given)


def _others(box: Box, row: Row) -> Iterator[tuple[str, Value]]:
    """For each field another value, if one can be found."""
    for field in row.fields:
        known = [other.default for each in box.rows for other in each.fields if other.name == field.name]
        for value in chain(_near(field.default), known):
            if value != field.default and _allowed(field, value):
                yield field.name, value
                break


def _near(value: Value) -> list[Value]:
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [LONG, value + value[-1:], value[:-1]]
    return [value[::-1], value[:-1]]


def _allowed(field: Field, value: Value) -> bool:
    return field.check(value) is None


def _fits(box: Box, given: Mapping[str, Any]) -> bool:
    return box.whole(box.values(given)) is None
