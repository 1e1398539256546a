"""A view as a table of facts: the page, the drawing and the terminal board of a game that has none of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from regalia.core.html import Html, tag
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Seat

APART = frozenset(("seat", "agenda"))  # fields of every view, which are shown otherwise


@dataclass(frozen=True)
class Facts:
    """Of all seats by column, of the whole table by row. A value that the viewer does not know is ?."""

    heads: Sequence[str]  # the names of the seats
    columns: Mapping[str, Sequence[str]]  # by fact: a value for each seat
    rows: Mapping[str, str]

    def lines(self) -> list[str]:
        """As text, aligned."""
        table = [("", *self.heads), *((name, *values) for name, values in self.columns.items())]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        aligned = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table]
        return [line.rstrip() for line in (*aligned, *(f"{name}: {value}" for name, value in self.rows.items()))]

    def of(self, seat: Seat) -> "Facts":
        """Those of one seat."""
        return Facts([self.heads[seat]], {name: [values[seat]] for name, values in self.columns.items()}, {})

    def html(self, visits: bool = False) -> Html:
        """Visits: whether each name leads to the board of its seat."""
        names = (tag("button", head, type="button", data_seat=at) for at, head in enumerate(self.heads))
        heads = (tag("th", head, scope="col") for head in (names if visits else self.heads))
        body = (_row(name, values) for name, values in self.columns.items())
        rest = (_row(name, [value], len(self.heads)) for name, value in self.rows.items())
        return tag("table", tag("thead", tag("tr", tag("td"), *heads)), tag("tbody", *body, *rest), class_="facts")


def facts(view: Any, heads: Sequence[str]) -> Facts:
    """The fields of a view: a tuple as long as there are seats is a column, everything else a row."""
    columns, rows = dict[str, Sequence[str]](), dict[str, str]()
    for field in fields(view):
        value, name = getattr(view, field.name), field.name.replace("_", " ").capitalize()
        if field.name in APART:
            continue
        if isinstance(value, tuple | list) and len(value) == len(heads):
            columns[name] = [_written(each) for each in value]
        else:
            rows[name] = _written(value)
    return Facts(heads, columns, rows)


def _written(value: Any) -> str:
    if value is UNKNOWN:
        return "?"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, tuple | list | frozenset):
        return ", ".join(map(_written, sorted(value, key=str) if isinstance(value, frozenset) else value)) or "–"
    return str(value)


def _row(name: str, values: Sequence[str], span: int = 1) -> Html:
    cells = (tag("td", value, colspan=span if span > 1 else None) for value in values)
    return tag("tr", tag("th", name, scope="row"), *cells)
