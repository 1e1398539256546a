"""Things on a 24-unit grid: filled, a dark line, two tones, one silhouette each, lit from the left."""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from regalia.art.ink import box, dot, path, stroke, symbol, text, use
from regalia.core.html import Html, join

INK = "#3a2a1a"


def _filled(d: str, fill: str, line: str = INK) -> Html:
    return path(d, fill, stroke=line, stroke_width=1.4, stroke_linejoin="round")


_COIN = (
    dot(12, 12, 9.3, "#f0bf45", stroke="#6b4709", stroke_width=1.4)
    + path("M12 2.7A9.3 9.3 0 0 1 12 21.3Z", "#d39a22", opacity=".75")
    + dot(12, 12, 6.9, "none", stroke="#8a5f12", stroke_width=1)
    + path("M8 15.2V9.8l2.2 2L12 8.8l1.8 3 2.2-2v5.4Z", "#6b4709")
)
_BLOCK = (
    _filled("M3 8.5L12 4l9 4.5v8L12 21l-9-4.5Z", "#b9b4aa", "#3d3a36")
    + path("M3.6 9L12 13.2V20L3.6 15.9Z", "#9a948a")
    + path("M20.4 9L12 13.2V20l8.4-4.1Z", "#77716a")
    + path("M12 5L4.5 8.6 12 12.3l7.5-3.7Z", "#dcd8cf")
)
_LOGS = join(
    box(3, y, 15.5, 6.4, "#a8683a", 3.2, stroke=INK, stroke_width=1.4)
    + dot(18.2, y + 3.2, 3.2, "#e9c691", stroke=INK, stroke_width=1.4)
    + dot(18.2, y + 3.2, 1.1, "#a8683a")
    for y in (12.6, 5.2)
)
_ANY = (
    dot(12, 12, 9.3, "#f3e9d2", stroke=INK, stroke_width=1.4)
    + path("M12 12L12 3.2A8.8 8.8 0 0 1 19.6 16.4Z", "#f0bf45")
    + path("M12 12L19.6 16.4A8.8 8.8 0 0 1 4.4 16.4Z", "#9a948a")
    + path("M12 12L4.4 16.4A8.8 8.8 0 0 1 12 3.2Z", "#a8683a")
    + dot(12, 12, 5.6, "#fffaf0")
    + text(12, 15.6, "?", 10, INK, text_anchor="middle", font_weight="700")
)
_HELM = (
    _filled("M5 19V11C5 6 8 3.5 12 3.5s7 2.5 7 7.5v8l-4.5 2V13h-5v8Z", "#c9ced6", "#2c333d")
    + path("M12 4.2c4 0 6.3 2.3 6.3 6.8v7.5l-3.2 1.5V12.5H12Z", "#8d96a3")
    + stroke("M12 12.5V20M8 12.5h8", "#2c333d", 1.6)
    + path("M12 4C11 1.5 8 1 6 2.5 9 2.5 10 3.5 10.5 4.5Z", "#b3202e")
)
_SHIELD = (
    _filled("M3.5 3.2H20.5V11C20.5 16.6 16.8 20.2 12 22.3 7.2 20.2 3.5 16.6 3.5 11Z", "#9c2230", "#3d0a10")
    + path("M12 3.9H19.8V11c0 5-3.2 8.4-7.8 10.5Z", "#7a1722")
    + stroke("M5.6 5.2H18.4V11c0 4.4-2.8 7.2-6.4 9-3.6-1.8-6.4-4.6-6.4-9Z", "#e9bd55", 1)
)
_PLUS2 = _filled("M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8Z", "#3f7f7a", "#173d3a") + text(
    12, 16.2, "+2", 11.5, "#fff", text_anchor="middle", font_weight="700"
)
_SCROLL = (
    _filled("M6 4h12c-1.5 1-1.5 3 0 4v10c0 1.5-1 2.5-2.5 2.5H5.5C7 19.5 7 18 6 17Z", "#f7ecd0")
    + stroke("M9 9h6M9 12h6M9 15h4", "#8a7350", 1.2)
    + dot(16.5, 17.5, 3.2, "#b3202e", stroke="#5e0f18", stroke_width=1)
)
_EYE = (
    path("M2 12C5 6.5 8.5 5 12 5s7 1.5 10 7c-3 5.5-6.5 7-10 7s-7-1.5-10-7Z", "#fffaf0", stroke=INK, stroke_width=1.4)
    + dot(12, 12, 3.8, "#2a66b1")
    + dot(12, 12, 1.7, INK)
)
_SWORDS = (
    stroke("M5 3l12 13M19 3L7 16", INK, 3.6)
    + stroke("M5 3l12 13M19 3L7 16", "#d8dde3", 2)
    + stroke("M4.5 14.5l5 5M19.5 14.5l-5 5M5.5 20.5l2-2.5M18.5 20.5l-2-2.5", "#8a5f12", 2.2)
)
_HAMMER = stroke("M6 20L15 9", "#7a5230", 3) + _filled("M10 6.5L15.5 2.5l6 6.5-2 2-2.5-.5-3 2.5Z", "#b9bec6", "#2c333d")
_HOUSE = (
    _filled("M4 21V11L12 4l8 7v10Z", "#ecd9ab")
    + path("M13 5L19.4 10.8V20.4H13Z", "#c2a56c")
    + stroke("M2.6 11.6L12 3.2l9.4 8.4", "#96432a", 2.6)
    + path("M9.5 21v-6h5v6Z", INK)
)
_DEAL = (
    box(2.5, 6, 19, 13, "#f7ecd0", 1.5, stroke=INK, stroke_width=1.4)
    + stroke("M3.5 7L12 14l8.5-7", "#8a7350", 1.3)
    + dot(12, 14, 3.2, "#b3202e", stroke="#5e0f18", stroke_width=1)
)
_STALL = (
    stroke("M4.5 12V21M19.5 12V21", "#86572f", 2)
    + _filled("M2 12L5 4H19L22 12Z", "#f6f0e2")
    + path("M5 4h3.6L7 12H2ZM12 4h3.4l1.2 8H12Z", "#c04a3c")
    + box(4.5, 16, 15, 5, "#b98455")
)
_CROWN = _filled("M4 19L2.5 8l5.5 4L12 5l4 7 5.5-4L20 19Z", "#fbe29a", "#4f3508")
_BLOSSOM = join(
    dot(12 + 5 * sin(turn), 12 - 5 * cos(turn), 4, "#fff3f7", stroke="#7a3556", stroke_width=1.2)
    for turn in (petal * 2 * pi / 5 for petal in range(5))
) + dot(12, 12, 3, "#f2b52b", stroke="#7a3556", stroke_width=1)
_SUN = join(
    stroke(f"M{12 + 7.5 * sin(a)} {12 - 7.5 * cos(a)}L{12 + 10.5 * sin(a)} {12 - 10.5 * cos(a)}", "#6b4709", 2)
    for a in (ray * pi / 4 for ray in range(8))
) + dot(12, 12, 5.6, "#fff2c2", stroke="#6b4709", stroke_width=1.4)
_LEAF = _filled("M4 20C4 9 10 3 21 3C21 14 15 20 4 20Z", "#f3c069", "#5b2a10") + stroke(
    "M3 21L15 9M9 15V10M11.5 12.5H16", "#5b2a10", 1.4
)
_BRICKS = join(
    box(x, y, w, 5.2, fill, 1, stroke="#33363b", stroke_width=1.3)
    for x, y, w, fill in (
        (2.5, 14.8, 9, "#a7abb3"),
        (12.2, 14.8, 9, "#8d929b"),
        (7.3, 9.2, 9.4, "#c3c7cd"),
        (2.5, 9.2, 4.4, "#b5b9c0"),
        (17.1, 9.2, 4.4, "#7d828b"),
        (5, 3.7, 8.5, "#d9dce0"),
        (14.2, 3.7, 5, "#9a9fa8"),
    )
)
_FOLK = (
    dot(8, 8, 3.6, "#cfaae6", stroke="#3c2050", stroke_width=1.4)
    + _filled("M1.8 20c0-5 2.6-7.2 6.2-7.2s6.2 2.2 6.2 7.2Z", "#cfaae6", "#3c2050")
    + dot(15.6, 9.2, 3.4, "#a97bcb", stroke="#3c2050", stroke_width=1.4)
    + _filled("M9.8 20.5c0-4.8 2.4-6.8 5.8-6.8s6.2 2 6.2 6.8Z", "#a97bcb", "#3c2050")
)
_COMPASS = (
    dot(12, 12, 9.3, "#5ea7d6", stroke="#123a59", stroke_width=1.4)
    + dot(12, 12, 6.6, "#e9f4fa", stroke="#123a59", stroke_width=0.8)
    + path("M12 3.2l2.2 6.6L20.8 12l-6.6 2.2L12 20.8 9.8 14.2 3.2 12l6.6-2.2Z", "#123a59")
    + path("M12 3.2l2.2 6.6L12 12ZM20.8 12l-6.6 2.2L12 12ZM12 20.8l-2.2-6.6L12 12ZM3.2 12l6.6-2.2L12 12Z", "#e4a62f")
)
_CRYSTAL = (
    _filled("M12 1.8L18 8l-2.5 11.5L12 22.2 8.5 19.5 6 8Z", "#e2557f", "#5c0f2c")
    + path("M12 2.5L6.7 8l5.3 2Z", "#ffb8cd")
    + path("M12 10l5.3-2L15 19l-3 2.3Z", "#b02a56")
    + stroke("M6.5 8L12 10l5.5-2M12 10v11", "#5c0f2c", 1)
)
_TRAP = _filled("M12 2L21.5 12L12 22L2.5 12Z", "#7a1f2b", "#2f070d") + stroke(
    "M7 10C9 7.5 15 7.5 17 10M7 14C9 16.5 15 16.5 17 14"
    "M8.5 8.8v2M12 8v2.2M15.5 8.8v2M8.5 15.2v-2M12 16v-2.2M15.5 15.2v-2",
    "#f6dfae",
    1.3,
)
_SPY = (
    _filled("M12 1.8C6.5 3 4.6 8 4.6 12.5L2.6 21.4H21.4L19.4 12.5C19.4 8 17.5 3 12 1.8Z", "#56688a", "#141b29")
    + path("M12 2.6C17 4 18.7 8 18.7 12.5L20.5 20.7H13.5C16.5 14 16 7 12 2.6Z", "#34435f")
    + path("M12 5.6C15.4 7.4 16.4 10.4 16 13.6Q14.6 17 12 18.4Q9.4 17 8 13.6C7.6 10.4 8.6 7.4 12 5.6Z", "#10151f")
    + stroke("M9.4 12.4l1.8.8M14.6 12.4l-1.8.8", "#ffe27a", 1.7)
)
_STOLEN = (
    dot(12, 12, 10, "#3a3140", stroke="#f6dfae", stroke_width=1.4)
    + path("M4.6 10C8 7.6 16 7.6 19.4 10C20 14.6 16.4 16.4 13.8 14Q12 12.6 10.2 14C7.6 16.4 4 14.6 4.6 10Z", "#f6dfae")
    + path("M6.8 11.2q2-1.4 4 .4q-2.4 2-4-.4ZM13.2 11.6q2-1.8 4-.4q-1.6 2.4-4 .4Z", "#3a3140")
)


def _kind(fill: str, figure: str, width: float = 0) -> Html:
    """The type of a card: a white figure on its colour."""
    return dot(12, 12, 11, fill, stroke="#fff8e6", stroke_width=1.6) + path(
        figure, "#fff", stroke="#fff" if width else None, stroke_width=width or None, stroke_linejoin="round"
    )


_STRUCTURE = _kind("#6b7480", "M7 18V9L12 5L17 9V18Z")
_COMPANY = _kind("#7d4fa6", "M6 6H18V12C18 16 15 18 12 19C9 18 6 16 6 12Z")
_MONUMENT = _kind("#94660d", "M6 18H18M7 9L12 5L17 9ZM8 17V10M12 17V10M16 17V10", 1.6)
_DISCOVERY = _kind("#2b74b3", "M12 4L14 10L20 12L14 14L12 20L10 14L4 12L10 10Z")

THINGS: Mapping[str, Html] = {
    "gold": _COIN,
    "wood": _LOGS,
    "stone": _BLOCK,
    "any": _ANY,
    "plus2": _PLUS2,
    "soldiers": _HELM,
    "points": _SHIELD,
    "envoy": _SCROLL,
    "peek": _EYE,
    "battle": _SWORDS,
    "build": _HAMMER,
    "building": _HOUSE,
    "deal": _DEAL,
    "market": _STALL,
    "crown": _CROWN,
    "spring": _BLOSSOM,
    "summer": _SUN,
    "autumn": _LEAF,
    "materials": _BRICKS,
    "population": _FOLK,
    "exploration": _COMPASS,
    "krystallium": _CRYSTAL,
    "trap": _TRAP,
    "spy": _SPY,
    "stolen": _STOLEN,
    "structure": _STRUCTURE,
    "company": _COMPANY,
    "monument": _MONUMENT,
    "discovery": _DISCOVERY,
}


def icon_symbols(names: Iterable[str] = THINGS) -> Html:
    """i-gold ... for these things."""
    return join(symbol(f"i-{name}", "0 0 24 24", THINGS[name]) for name in names)


def icon(name: str, x: float, y: float, size: float = 20, **attrs: object) -> Html:
    """A thing, from its upper left corner."""
    return use(f"i-{name}", x, y, size, size, **attrs)


def medal(points: object, x: float, y: float, size: float = 22) -> Html:
    """Victory points: the red shield with its number."""
    number = text(x + size / 2, y + size * 0.66, points, size / 2, "#fff6dc", text_anchor="middle", font_weight="700")
    return icon("points", x, y, size) + number


class Sign(NamedTuple):
    """A thing and how many; or one of the strokes between things."""

    name: str  # of a thing, or "/", "▸", "−"
    n: int = 1

    def width(self, size: float) -> float:
        if self.name not in THINGS:
            return size * 0.5
        return size * 1.1 + (size * 0.36 * len(str(self.n)) + 2 if self.n > 1 else 0)


def signs(things: Sequence[Sign], x: float, y: float, size: float = 19, ink: str = "var(--ink)") -> Html:
    """Things in a line around x, each followed by its number when it is more than one."""
    at, out = x - sum(thing.width(size) for thing in things) / 2, Html()
    for thing in things:
        out += _sign(thing, at, y, size, ink)
        at += thing.width(size)
    return out


def _sign(thing: Sign, x: float, y: float, size: float, ink: str) -> Html:
    bold = {"font_weight": "700"}
    if thing.name not in THINGS:
        return text(x + size * 0.22, y + size * 0.78, thing.name, size * 0.74, ink, text_anchor="middle", **bold)
    count = text(x + size * 1.04, y + size * 0.78, thing.n, size * 0.74, ink, **bold) if thing.n > 1 else ""
    return icon(thing.name, x, y, size) + count
