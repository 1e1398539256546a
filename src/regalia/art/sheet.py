"""The desk, sheets of parchment, plates, chips and buttons: what every table puts its words on."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from regalia.art.heraldry import field, seat
from regalia.art.ink import TITLE, box, dot, fade, g, serif, stroke, text, title
from regalia.art.palette import resolve
from regalia.core.html import Html, join, tag

Block = tuple[Html, float]  # a drawing, and how far down it reaches
SHELF, MARGIN = 1400.0, 20.0  # width of a gallery, and its rim
_DIAPER = "M28 0L56 28L28 56L0 28Z"
_LILY = (
    "M28 19q4 4 0 6q-4-2 0-6M28 37q4-4 0-6q-4 2 0 6M19 28q4-4 6 0q-2 4-6 0M37 28q-4-4-6 0q2 4 6 0"
    "M25 28a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
)


def standalone(width: float, height: float, defs: Html, *children: Html, label: str, theme: str) -> str:
    """A whole drawing that needs nothing from outside: no style sheet, no font file, no script."""
    size = {"viewBox": f"0 0 {width:.0f} {height:.0f}", "width": round(width), "height": round(height)}
    svg = tag(
        "svg",
        title(label),
        tag("defs", defs),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        **size,
        font_family="var(--sans)",
        role="group",
        aria_label=label,
    )
    return resolve(svg, theme)


def sheet_symbols() -> Html:
    """The light on paper, the gold lines, the pattern of the desk: the same by day and by candle."""
    lines = stroke(_DIAPER, "#8a6420", 1, opacity=".13") + stroke(_LILY, "#8a6420", 1, opacity=".13")
    return (
        tag("pattern", lines, id="diaper", width=56, height=56, patternUnits="userSpaceOnUse")
        + fade("lit", (0, "#fff", 0.12), (0.6, "#fff", 0), x2=0.4)
        + fade("gild-in", (0, "#bd8f35", 0), (1, "#bd8f35", 1), x2=1, y2=0)
        + fade("gild-out", (0, "#bd8f35", 1), (1, "#bd8f35", 0), x2=1, y2=0)
    )


def column(*blocks: Block, gap: float) -> Block:
    """Blocks one below the other."""
    art, y = Html(), 0.0
    for block, height in blocks:
        art, y = art + g(block, at=(0, y)), y + height + gap
    return art, y - gap


def whole(blocks: Iterable[Block], symbols: Html, label: str, theme: str) -> str:
    """A drawing of blocks one below the other on a desk: the gallery of a game."""
    body, height = column(*blocks, gap=16)
    width, height = SHELF + 2 * MARGIN, height + 2 * MARGIN
    pages = desk(width, height), g(body, at=(MARGIN, MARGIN))
    return standalone(width, height, symbols, *pages, label=label, theme=theme)


class Figure(NamedTuple):
    """A drawing with a caption; its name tells what it shows."""

    name: str
    art: Html  # from the origin right and down
    width: float
    height: float
    caption: str


def shelf(name: str, figures: Iterable[Figure], each: float, width: float = SHELF) -> Block:
    """A sheet with figures in rows, every figure in a cell of the same width."""
    figures = list(figures)
    row = int((width - 32) // each)
    rows = [figures[i : i + row] for i in range(0, len(figures), row)]
    body, height = column(*(_rank(rank, each) for rank in rows), gap=12)
    frame = sheet(0, 0, width, height + 62) + heading(16, 27, width - 32, name)
    return frame + g(body, at=((width - each * min(row, len(figures))) / 2, 46)), height + 62


def _rank(figures: Sequence[Figure], each: float) -> Block:
    """Figures that stand on one line, their captions below."""
    foot = max(figure.height for figure in figures)
    lines = max(len(lines_of(figure.caption, each - 8, 13)) for figure in figures)
    return join(_shown(f, each * (i + 0.5), foot, each - 8) for i, f in enumerate(figures)), foot + 6 + 16.25 * lines


def _shown(figure: Figure, x: float, foot: float, room: float) -> Html:
    art = g(figure.art, at=(x - figure.width / 2, foot - figure.height))
    words = join(
        text(x, foot + 18 + 16.25 * i, line, 13, "var(--ink-2)", text_anchor="middle")
        for i, line in enumerate(lines_of(figure.caption, room, 13))
    )
    return g(art, words, data_name=figure.name)


def desk(width: float, height: float) -> Html:
    return box(0, 0, width, height, "var(--desk)") + box(0, 0, width, height, "url(#diaper)")


def paper(x: float, y: float, w: float, h: float) -> Html:
    return box(x, y, w, h, "var(--paper)", 8) + box(x, y, w, h, "url(#lit)", 8)


def sheet(x: float, y: float, w: float, h: float) -> Html:
    """Parchment with a gold line and hollow corners."""
    r, left, top, right, foot = 9, x + 4.5, y + 4.5, x + w - 4.5, y + h - 4.5
    line = (
        f"M{left + r} {top}H{right - r}A{r} {r} 0 0 0 {right} {top + r}V{foot - r}A{r} {r} 0 0 0 {right - r} {foot}"
        f"H{left + r}A{r} {r} 0 0 0 {left} {foot - r}V{top + r}A{r} {r} 0 0 0 {left + r} {top}Z"
    )
    studs = join(dot(cx, cy, 1.7, "#bd8f35") for cx in (x + 6, x + w - 6) for cy in (y + 6, y + h - 6))
    shadow = box(x - 1, y + 4, w + 2, h, "var(--shadow)", 9)
    return shadow + paper(x, y, w, h) + stroke(line, "#bd8f35", 1, opacity=".7") + studs


def heading(x: float, y: float, w: float, words: str, fill: str = "var(--gold)") -> Html:
    """Small spaced capitals between two fading gold lines."""
    room, middle = len(words) * 10.5 + 24, x + w / 2
    reach = max((w - room) / 2, 0)
    lines = box(x, y - 5, reach, 1, "url(#gild-in)") + box(x + w - reach, y - 5, reach, 1, "url(#gild-out)")
    capitals = {"text_anchor": "middle", "letter_spacing": "1.4"}
    return lines + serif(middle, y, words.upper(), 13, fill, **capitals)


def lines_of(words: str, width: float, size: float) -> list[str]:
    """Words in as few lines as need be, all about as long; half a size for a letter leaves a tenth of slack."""
    room = int(width / size * 2)
    count = len(wrap(words, room))
    tries = (wrap(words, n, break_long_words=False) for n in range(len(words) // count, room + 1))
    return next(lines for lines in tries if len(lines) <= count)


def paragraph(x: float, y: float, words: str, width: float, size: float = 13, fill: str = "var(--ink-2)") -> Html:
    """Broken lines, the first on y."""
    return join(text(x, y + i * size * 1.25, line, size, fill) for i, line in enumerate(lines_of(words, width, size)))


def plate(house: str, w: float, h: float, name: str, note: str, lit: bool) -> Html:
    """A player: the flag of the house, then the name and a note; gold around whoever is to move."""
    glow = box(-3, -3, w + 6, h + 6, "var(--glow)", 10) if lit else box(0, 3, w, h, "var(--shadow)", 8)
    card = paper(0, 0, w, h) + box(0, 0, w, h, "none", 8, stroke="var(--leaf)" if lit else "var(--line)")
    cloth = f"M8 0H54L45 {h / 2}L54 {h}H8Q0 {h} 0 {h - 8}V8Q0 0 8 0Z"
    flag = field(house, cloth) + stroke(cloth, "var(--rim)", 0.8, opacity=".5") + seat(house, 24, h / 2, 36)
    aside = {"font_family": "var(--sans)", "font_size": 13, "font_weight": "400", "fill": "var(--ink-2)"}
    beside = tag("tspan", note, dx=7, **aside) if note else ""
    return glow + card + flag + tag("text", name, beside, x=62, y=26, fill="var(--ink)", font_size=18, **TITLE)


def chip(house: str, x: float, y: float, w: float, value: object) -> Html:
    """A number of a house, on 22 units of height."""
    pill = box(x, y, w, 22, "var(--sunk)", 11, stroke="var(--line)")
    number = text(x + w - 6, y + 16, value, 14, text_anchor="end", font_weight="700")
    return pill + seat(house, x + 11, y + 11, 18) + number


def button(x: float, y: float, w: float, words: str) -> Html:
    """The one primary verb in sight, 40 high."""
    face = box(x, y + 2, w, 40, "var(--shadow)", 8) + box(x, y, w, 40, "var(--royal)", 8, stroke="var(--royal-deep)")
    line = box(x + 2.5, y + 2.5, w - 5, 35, "none", 6, stroke="#d9ad4e", stroke_opacity=".55", stroke_width=1.5)
    label = text(x + w / 2, y + 25, words, 15, "var(--royal-ink)", text_anchor="middle", font_weight="700")
    return g(face, line, label)


def resting(x: float, y: float) -> Html:
    """Not now."""
    return dot(x, y, 6, "var(--ink-2)") + stroke(f"M{x - 2.6} {y}h5.2", "var(--paper)", 2.2)
