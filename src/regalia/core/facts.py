"""A view as a table of facts: the page, the drawing and the terminal board of a game that has none of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from html import escape
from typing import Any

from regalia.core.known import UNKNOWN

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

    def html(self) -> str:
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in self.heads)
        body = "".join(_row(name, values) for name, values in self.columns.items())
        rest = "".join(_row(name, [value], len(self.heads)) for name, value in self.rows.items())
        return f'<table class="facts"><thead><tr><td></td>{heads}</tr></thead><tbody>{body}{rest}</tbody></table>'


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


def _row(name: str, values: Sequence[str], span: int = 1) -> str:
    over = f' colspan="{span}"' if span > 1 else ""
    return f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td{over}>{escape(v)}</td>" for v in values) + "</tr>"
