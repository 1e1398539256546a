"""Around a map: the rim of an old chart, in wood and parchment, whose bars count rows and columns."""

from collections.abc import Iterable

from regalia.art.ink import box, stroke, text
from regalia.art.terrain import HALF
from regalia.core.html import Html, join, tag

MARGIN = 92.0
_BAR, _GAP, _PAPER = 10, 20, 70  # width of the bars, their distance from the map, how far the sheet reaches


def extent(rows: int, cols: int) -> tuple[float, float]:
    """Width and height of a map without its rim."""
    return (2 * cols + 1) * HALF, rows * 60.0 + 20


def view_box(rows: int, cols: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a map with its rim."""
    wide, tall = extent(rows, cols)
    return -MARGIN, -MARGIN, wide + 2 * MARGIN, tall + 2 * MARGIN + 6


def frame(rows: int, cols: int, sign: str = "") -> Html:
    """Wood, a sheet, bars, and the numbers people type, counted from 1; the sign stands before those of the rows."""
    wide, tall = extent(rows, cols)
    return _wood(wide, tall) + _sheet(wide, tall) + _bars(rows, cols) + _numbers(rows, cols, sign)


def _around(wide: float, tall: float, by: float, fill: str, r: float, down: float = 0, **attrs: object) -> Html:
    return box(-by, down - by, wide + 2 * by, tall + 2 * by, fill, r, **attrs)


def _wood(wide: float, tall: float) -> Html:
    return (
        _around(wide, tall, 90, "var(--frame-deep)", 24, 6)
        + _around(wide, tall, 90, "var(--frame)", 24)
        + _around(wide, tall, 83, "none", 18, stroke="#d9b06a", stroke_opacity=".6", stroke_width=2)
    )


def _sheet(wide: float, tall: float) -> Html:
    return _around(wide, tall, _PAPER, "var(--chart)", 6) + _around(wide, tall, _PAPER, "url(#rhumbs)", 6)


def _bars(rows: int, cols: int) -> Html:
    """Dark and pale by turns; a bar stands where its row or column stands, so the foot follows the last row."""
    wide, tall = extent(rows, cols)
    out, foot = _BAR + _GAP, (rows - 1) % 2 * HALF
    sides = [(x, 10 + 60 * r, _BAR, 60.0, r) for x in (-out, wide + _GAP) for r in range(rows)]
    tops = ((-out, 0.0), (tall + _GAP, foot))
    ends = [(left + 2 * HALF * c, y, 2 * HALF, _BAR, c) for y, left in tops for c in range(cols)]
    rim = _around(wide, tall, out, "var(--bars-lit)", 0, stroke="var(--bars)", stroke_width=1.6)
    inner = _around(wide, tall, _GAP, "var(--chart)", 0, stroke="var(--bars)", stroke_width=1.6)
    dark = join(box(x, y, w, h, "var(--bars)") for x, y, w, h, n in sides + ends if n % 2 == 0)
    return rim + dark + inner + _around(wide, tall, _GAP - 1, "url(#rhumbs)", 0)


def _numbers(rows: int, cols: int, sign: str) -> Html:
    wide, tall = extent(rows, cols)
    foot = (rows - 1) % 2 * HALF
    sides = ((x, 48 + 60 * r, sign, r + 1) for x in (-50, wide + 50) for r in range(rows))
    tops = ((-43, 0.0), (tall + 59, foot))
    ends = ((left + (2 * c + 1) * HALF, y, "", c + 1) for y, left in tops for c in range(cols))
    return tag("g", *_written(sides), *_written(ends), text_anchor="middle", font_weight="700")


def _written(spots: Iterable[tuple[float, float, str, int]]) -> Iterable[Html]:
    """Odd ones can be left out where there is no room for all."""
    return (text(x, y, f"{sign}{n}", 23, "var(--ink-2)", class_="odd" if n % 2 else None) for x, y, sign, n in spots)


def rhumbs() -> Html:
    """Lines of the winds across the sheet."""
    winds = [(dx, dy) for dx in (-2, -1, 0, 1, 2) for dy in (-2, -1, 0, 1, 2) if abs(dx) + abs(dy) in (1, 3)]
    rays = stroke("".join(f"M150 150l{150 * dx} {150 * dy}" for dx, dy in winds), "#8a6a35", 1, opacity=".25")
    return tag("pattern", rays, id="rhumbs", width=300, height=300, patternUnits="userSpaceOnUse")
