"""Text on the terminal: words that wrap for people, lines left alone for pipes, colour only where it is wanted."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

Line = Sequence[tuple[str, str]]  # runs of text with a style
Lines = Sequence[Line]
UNBOUNDED = 10_000  # columns of a pipe


def screen(*, stderr: bool = False) -> Console:
    """The terminal as it is now. Brackets are text here, never markup."""
    console = Console(highlight=False, markup=False, emoji=False, stderr=stderr)
    if not console.is_terminal:
        console.width = UNBOUNDED
    return console


def paint(console: Console, lines: Lines) -> None:
    """Lines of (text, style) runs, as wide as they are."""
    for line in lines:
        console.print(Text.assemble(*line), soft_wrap=True)


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def sheet(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table without lines: the first column is words, the others are numbers."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def print_json(data: Mapping[str, Any] | Sequence[Any]) -> None:
    print(json.dumps(data, indent=2))
