"""The mark of Regalia, declared once: as SVG for tabs, as PNG for the places where devices keep their programs."""

import zlib
from collections.abc import Iterable, Sequence
from math import ceil, floor, sqrt
from struct import pack
from typing import NamedTuple

from regalia.core.html import Html, join
from regalia.core.html import tag as svg

SIDE = 64  # units of the drawing
SAFE = 0.8  # part of a maskable icon that every device shows
FINE = 4  # lines in which a row of pixels is measured
SIGNATURE = b"\x89PNG\r\n\x1a\n"

Span = tuple[float, float]  # from where to where a shape covers a line
Colour = tuple[int, int, int]


class Disc(NamedTuple):
    """A full circle."""

    x: float
    y: float
    radius: float
    colour: str

    def spans(self, y: float) -> list[Span]:
        half = self.radius**2 - (y - self.y) ** 2
        return [(self.x - sqrt(half), self.x + sqrt(half))] if half > 0 else []

    def svg(self) -> Html:
        return svg("circle", cx=self.x, cy=self.y, r=self.radius, fill=self.colour)


class Block(NamedTuple):
    """A full rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    colour: str

    def spans(self, y: float) -> list[Span]:
        if not self.y <= y <= self.y + self.height:
            return []
        deep = max(self.y + self.radius - y, y - self.y - self.height + self.radius, 0.0)
        inset = self.radius - sqrt(self.radius**2 - deep**2)
        return [(self.x + inset, self.x + self.width - inset)]

    def svg(self) -> Html:
        return svg("rect", x=self.x, y=self.y, width=self.width, height=self.height, rx=self.radius, fill=self.colour)


class Polygon(NamedTuple):
    """A full shape with straight sides."""

    points: tuple[tuple[float, float], ...]
    colour: str

    def spans(self, y: float) -> list[Span]:
        sides = zip(self.points, (*self.points[1:], self.points[0]), strict=True)
        cuts = sorted(x + (y - top) * (u - x) / (v - top) for (x, top), (u, v) in sides if (top <= y) != (v <= y))
        return list(zip(cuts[::2], cuts[1::2], strict=True))

    def svg(self) -> Html:
        return svg("polygon", points=" ".join(f"{x},{y}" for x, y in self.points), fill=self.colour)


Shape = Disc | Block | Polygon

DARK, RIM, GOLD, SHADE, PEARL, ALERT = "#1d2939", "#bd8f35", "#f3c74f", "#d29c2c", "#fff1c4", "#e5484d"
PLATE: tuple[Shape, ...] = (
    Block(0, 0, 64, 64, 14, DARK),
    Block(2.75, 2.75, 58.5, 58.5, 11.75, RIM),
    Block(4.25, 4.25, 55.5, 55.5, 10.25, DARK),
)
CROWN: tuple[Shape, ...] = (
    Polygon(((15, 41), (12, 21), (23, 30), (32, 15), (41, 30), (52, 21), (49, 41)), GOLD),
    Polygon(((32, 15), (41, 30), (52, 21), (49, 41), (32, 41)), SHADE),
    Block(14, 45, 36, 5, 2.5, GOLD),
    *(Disc(x, y, 3, PEARL) for x, y in ((12, 20), (32, 14), (52, 20))),
)
BADGE: tuple[Shape, ...] = (Disc(50, 14, 14, DARK), Disc(50, 14, 11, ALERT))


def mark(badge: bool = False) -> bytes:
    """The icon of a tab; with a badge when somebody is waited for."""
    shapes = (*PLATE, *CROWN, *(BADGE if badge else ()))
    drawn = svg("svg", join(shape.svg() for shape in shapes), xmlns="http://www.w3.org/2000/svg", viewBox="0 0 64 64")
    return drawn.encode()


def png(size: int, maskable: bool = False) -> bytes:
    """The icon of a program, so many pixels wide and high. A maskable one fills its square: devices cut it."""
    scale = size / SIDE
    if not maskable:
        return _file(size, _painted(size, (*PLATE, *CROWN), scale, 0.0))
    inner = scale * SAFE
    ground = Block(-SIDE, -SIDE, 3 * SIDE, 3 * SIDE, 0, DARK)
    return _file(size, _painted(size, (ground, *CROWN), inner, (size - SIDE * inner) / 2))


def _painted(size: int, shapes: Sequence[Shape], scale: float, shift: float) -> bytes:
    """All rows of pixels with red, green, blue and how opaque, as PNG wants them: each begins with a zero."""
    rows = []
    for row in range(size):
        line = bytearray(4 * size)
        for shape in shapes:
            _paint(line, _measured(size, row, shape, scale, shift), _rgb(shape.colour))
        rows.append(b"\0" + line)
    return b"".join(rows)


def _measured(size: int, row: int, shape: Shape, scale: float, shift: float) -> list[list[Span]]:
    """What a shape covers of a row of pixels: the spans of each of its fine lines."""
    lines = (shape.spans((row + (fine + 0.5) / FINE - shift) / scale) for fine in range(FINE))
    return [[(max(0.0, x * scale + shift), min(float(size), u * scale + shift)) for x, u in line] for line in lines]


def _paint(line: bytearray, measured: Sequence[Sequence[Span]], colour: Colour) -> None:
    """Pixels that are covered whole are painted at once, the others one by one."""
    if len({len(spans) for spans in measured}) == 1:
        for spans in zip(*measured, strict=True):
            start, end = ceil(max(x for x, _ in spans)), floor(min(u for _, u in spans))
            if start < end:
                line[4 * start : 4 * end] = bytes((*colour, 255)) * (end - start)
                _blend(line, [(x, min(u, start)) for x, u in spans], colour)
                _blend(line, [(max(x, end), u) for x, u in spans], colour)
            else:
                _blend(line, spans, colour)
    else:
        _blend(line, [span for spans in measured for span in spans], colour)


def _blend(line: bytearray, spans: Iterable[Span], colour: Colour) -> None:
    covered: dict[int, float] = {}
    for left, right in spans:
        for x in range(floor(left), ceil(right)):
            covered[x] = covered.get(x, 0.0) + max(0.0, min(right, x + 1) - max(left, x)) / FINE
    for x, part in covered.items():
        at = 4 * x
        under = line[at + 3] / 255 * (1 - part)
        whole = part + under
        for each in range(3):
            line[at + each] = round((colour[each] * part + line[at + each] * under) / whole) if whole else 0
        line[at + 3] = round(255 * whole)


def _rgb(colour: str) -> Colour:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def _file(size: int, rows: bytes) -> bytes:
    header = pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", zlib.crc32(kind + body))
