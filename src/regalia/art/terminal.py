"""A table in a terminal: lines of (text, style), laid side by side and one under the other."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap

from regalia.art.palette import TOKENS

Run = tuple[str, str]  # text and style
Line = list[Run]
WIDTH = 100  # columns of a table
DIM = "bright_black"
REACH = f"bold {TOKENS['ink'][0]} on {TOKENS['glow'][0]}"  # what the viewer may choose now


def badge(house: str) -> Run:
    """The sign of a house, as on its pieces."""
    return f" {house[0].upper()} ", f"bold {TOKENS[f'{house}-on'][0]} on {TOKENS[house][0]}"


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def padded(line: Line, room: int) -> Line:
    return [*line, (" " * (room - width(line)), "")]


def columns(cells: Sequence[Line], across: int) -> Iterator[Line]:
    """Cells side by side, row by row."""
    for start in range(0, len(cells), across):
        yield [run for cell in cells[start : start + across] for run in padded(cell, WIDTH // across)]


def stacked(parts: Iterable[Iterable[Line]]) -> list[Line]:
    """Parts under each other, with an empty line between two; what is empty is left out."""
    return [line for part in map(list, parts) if part for line in (*part, [])][:-1]


def aligned(values: Mapping[str, object], widths: Mapping[str, int]) -> str:
    """A row of a table, by column."""
    return "".join(f"{values[name]:>{room}}" for name, room in widths.items())


def wrapped(head: Line, text: str) -> Iterator[Line]:
    """A head and its text, in lines under each other."""
    indent = [(" " * width(head), "")]
    for number, part in enumerate(wrap(text, WIDTH - width(head), break_on_hyphens=False)):
        yield [*(indent if number else head), (part, "")]
