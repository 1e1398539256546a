"""Signs of perils, councils and conquest on the 24-unit grid, and lines of things to pay and to get."""

from collections.abc import Iterable, Mapping, Sequence

from regalia.art.icons import INK, Sign, icon, icon_symbols, medal, signs
from regalia.art.ink import box, dot, path, stroke, symbol
from regalia.core.html import Html, join

_LINE = {"stroke": INK, "stroke_width": 1.4, "stroke_linejoin": "round"}
_THREAT = (
    path(
        "M12 2C6 2 2.6 6 2.6 11C2.6 14.4 4.4 16.6 7 17.8V22H17V17.8C19.6 16.6 21.4 14.4 21.4 11C21.4 6 18 2 12 2Z",
        "#f3ead2",
        **_LINE,
    )
    + path("M13 2.7C18 3 20.7 6.6 20.7 11C20.7 14 19.2 16 16.4 17.3V21.3H13.6Z", "#cdbf9c")
    + path(
        "M5.6 10.4C7 8.6 10 9.4 10.4 11.4C10.6 13.4 8.8 14.8 7.2 14.2C5.6 13.6 5 12 5.6 10.4Z"
        "M18.4 10.4C17 8.6 14 9.4 13.6 11.4C13.4 13.4 15.2 14.8 16.8 14.2C18.4 13.6 19 12 18.4 10.4Z",
        "#3d0a10",
    )
    + path("M12 13.6L10.6 16.8H13.4Z", "#3d0a10")
    + stroke("M9.6 18.6V22M12 18.6V22M14.4 18.6V22", INK, 1.1)
)
_DESTROY = (
    path("M5 3H19V13L16.6 11L14 14L11.4 11.4L8.6 14L5 11.4Z", "#f7ecd0", **_LINE)
    + path("M5 21V15.4L8.6 18L11.4 15.4L14 18L16.6 15L19 17V21Z", "#d8c59a", **_LINE)
    + stroke("M8.6 5.6L15.4 9.4M15.4 5.6L8.6 9.4", "#a3202b", 1.8)
)
_DOUBLE_MOVE = (
    dot(12, 12, 10, "#e7d3a0", **_LINE)
    + path("M4.6 6.6H8.4L12.6 12L8.4 17.4H4.6L8.8 12Z", "#6b4709")
    + path("M11.6 6.6H15.4L19.6 12L15.4 17.4H11.6L15.8 12Z", "#a3202b")
)
_PRISON = (
    path("M3 21V10C3 5 7 2.5 12 2.5S21 5 21 10V21Z", "#8f98a5", **_LINE)
    + path("M6.4 21V11C6.4 7.6 8.6 6 12 6S17.6 7.6 17.6 11V21Z", "#20242b")
    + stroke("M9.2 7V21M12 6V21M14.8 7V21M6.4 13.6H17.6", "#c4cad3", 1.5)
)
_ILLUSION = (
    dot(12, 12, 10, "#4b2f80", stroke="#efe3c4", stroke_width=1.4)
    + path("M3.8 12C7 7.4 17 7.4 20.2 12C17 16.6 7 16.6 3.8 12Z", "#cbb6f2")
    + path("M12 7.2L13.2 10.8L16.8 12L13.2 13.2L12 16.8L10.8 13.2L7.2 12L10.8 10.8Z", "#4b2f80")
)
_DUEL = join(
    dot(x, 6.4, 3.4, fill, **_LINE)
    + path(f"M{x - 4.6} 21C{x - 4.6} 14 {x - 3} 10.4 {x} 10.4C{x + 3} 10.4 {x + 4.6} 14 {x + 4.6} 21Z", fill, **_LINE)
    for x, fill in ((7, "#e9c691"), (17, "#b9aa8c"))
)
_CHOICE = (
    box(3, 5, 10, 15, "#f7ecd0", 1.6, transform="rotate(-12 8 12)", **_LINE)
    + box(11, 5, 10, 15, "#7fb0d8", 1.6, transform="rotate(12 16 12)", **_LINE)
    + path("M16 8.6L17.4 11.6L20.4 12.6L17.6 14L16.6 17L15 14.2L12 13.4L14.8 11.8Z", "#fffaf0")
)
_PLANNING = (
    path("M3.4 5.4L15 3.4L20.6 17.6L8.6 20.6Z", "#d6e4ee", **_LINE)
    + stroke("M6.4 8L14.4 6.4M7.6 11.4L12 10.4M8.8 14.8L16.4 13", "#3f6f96", 1.4)
    + stroke("M20.6 3.4L13 15", INK, 3.6)
    + stroke("M20.6 3.4L13.4 14.4", "#e4a62f", 1.8)
)
_PRODUCTION = (
    join(box(10.2, 1.6, 3.6, 6, "#c9a24a", 1, transform=f"rotate({turn} 12 12)", **_LINE) for turn in range(0, 360, 45))
    + dot(12, 12, 7, "#e4bd62", **_LINE)
    + dot(12, 12, 3, "#fffaf0", **_LINE)
)
_END = (
    path(
        "M6 3H18V6C18 9 15 10.6 13.4 12C15 13.4 18 15 18 18V21H6V18C6 15 9 13.4 10.6 12C9 10.6 6 9 6 6Z",
        "#dff0f2",
        **_LINE,
    )
    + path(
        "M8 7H16C15.4 9 13 10 12 11.4C11 10 8.6 9 8 7ZM7 20C7 16.6 10.6 16 12 14.4C13.4 16 17 16.6 17 20Z", "#d9a63a"
    )
    + stroke("M5 3H19M5 21H19", "#6b4709", 2.4)
)

PHASES = ("choice", "planning", "production", "end")
OWN: Mapping[str, Html] = {
    "threat": _THREAT,
    "destroy": _DESTROY,
    "double-move": _DOUBLE_MOVE,
    "prison": _PRISON,
    "illusion": _ILLUSION,
    "duel": _DUEL,
    "choice": _CHOICE,
    "planning": _PLANNING,
    "production": _PRODUCTION,
    "end": _END,
}
SHARED = (
    *("materials", "population", "gold", "exploration", "krystallium", "soldiers", "points", "battle", "crown"),
    *("trap", "spy", "stolen", "structure", "company", "monument", "discovery"),
)


def sign_symbols(own: Iterable[str] = OWN, shared: Iterable[str] = SHARED) -> Html:
    """i-threat, i-prison ... and those of the shared things that stand beside them; leave out what a page has."""
    return join(symbol(f"i-{name}", "0 0 24 24", OWN[name]) for name in own) + icon_symbols(shared)


def sign(name: str, x: float, y: float, size: float = 20, **attrs: object) -> Html:
    """A sign around a point."""
    return icon(name, x - size / 2, y - size / 2, size, **attrs)


def minus(points: int) -> str:
    return str(points).replace("-", "−")


def _width(thing: Sign, size: float) -> float:
    return size * 1.2 if thing.name == "points" else thing.width(size)


def goods(things: Sequence[Sign], x: float, y: float, size: float = 19, ink: str = "var(--ink)") -> Html:
    """Things in a line around x, from y down; points are a shield that carries its number."""
    left, out = x - sum(_width(thing, size) for thing in things) / 2, Html()
    for thing in things:
        wide = _width(thing, size)
        shield = thing.name == "points"
        out += (
            medal(minus(thing.n), left, y - 1, size * 1.14) if shield else signs([thing], left + wide / 2, y, size, ink)
        )
        left += wide
    return out


def trade(cost: Sequence[Sign], gain: Sequence[Sign], x: float, y: float, size: float = 19) -> Html:
    """What is paid, a small arrow, what it brings."""
    left, right = (sum(_width(thing, size) for thing in things) for things in (cost, gain))
    start = x - (left + size * 0.9 + right) / 2
    arrow = stroke(
        f"M{start + left + size * 0.2} {y + size / 2}h{size * 0.45}m{-size * 0.2} {-size * 0.2}"
        f"l{size * 0.2} {size * 0.2}l{-size * 0.2} {size * 0.2}",
        "var(--gold)",
        2,
    )
    return goods(cost, start + left / 2, y, size) + arrow + goods(gain, start + left + size * 0.9 + right / 2, y, size)
