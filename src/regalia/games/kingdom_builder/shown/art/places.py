"""What stands on the map besides settlements: castles, Capitols, Caves, locations and their tiles."""

from collections.abc import Mapping

from regalia.art.ink import box, dot, g, oval, path, stroke, symbol
from regalia.art.masonry import capitol, castle, door
from regalia.art.terrain import HEX, peak
from regalia.core.html import Html, join

TILE = "M0 -21L18.2 -10.5V10.5L0 21L-18.2 10.5V-10.5Z"
_LINE = "#3f2713"


def _lined(d: str, fill: str, line: str = _LINE, width: float = 1.6) -> Html:
    return path(d, fill, stroke=line, stroke_width=width, stroke_linejoin="round")


_HORSESHOE = "M-8 14C-16 4 -15 -14 0 -14C15 -14 16 4 8 14"
_FRONDS = (
    "M-1 -7C-6 -13 -12 -11 -14 -5",
    "M-1 -7C-8 -8 -11 -3 -11 2",
    "M-1 -7C5 -14 12 -12 14 -6",
    "M-1 -7C6 -8 10 -4 11 2",
    "M-1 -7C-2 -13 1 -16 4 -17",
)
_FOAM = "M-12 -7C-14 -14 -6 -17 -3 -13C0 -18 8 -16 8 -10C8 -7 5 -6 2 -7C0 -4 -4 -4 -5 -7C-8 -5 -11 -5 -12 -7Z"
_BATTLEMENT = "M-9 16V-3H-12V-14H-7V-10H-3V-14H3V-10H7V-14H12V-3H9V16Z"
_BARN = "M-14 15V-3L-9 -11L0 -16L9 -11L14 -3V15Z"


def _ear(x: float) -> Html:
    """One ear of the sheaf, leaning outwards."""
    corns = ((x * (0.82 + k * 0.09) + side * 2.4, -4 - k * 4.2) for k in range(3) for side in (-1, 1))
    stalk = stroke(f"M{x * 0.35} 15Q{x * 0.6} 2 {x} -8", "#a3761b", 2.4)
    return stalk + join(oval(cx, cy, 2.1, 3.2, "#e0ae35", stroke="#7a5410", stroke_width=0.8) for cx, cy in corns)


PLACES: Mapping[str, Html] = {  # 40 x 40 around the origin, on a pale ground
    "oracle": _lined("M-15 -2C-9 -11 9 -11 15 -2C9 7 -9 7 -15 -2Z", "#fffaf0", "#3b2350", 2)
    + dot(0, -2, 5.6, "#7d5a8f")
    + dot(0, -2, 2.4, "#241533")
    + stroke("M0 -16V-12M-11 -13l2.5 3M11 -13l-2.5 3M-8 14h16M-5 10h10", "#3b2350", 2),
    "farm": join(map(_ear, (-10, 0, 10))) + stroke("M-6 7Q0 10 6 7", "#8e2b2b", 4),
    "tavern": _lined("M-10 -8H6V13A3 3 0 0 1 3 16H-7A3 3 0 0 1 -10 13Z", "#d99a3d", "#53310f", 2)
    + path("M6 -3h4a4 4 0 0 1 4 4v4a4 4 0 0 1 -4 4H6", stroke="#53310f", stroke_width=3)
    + stroke("M-5 -3V11M1 -3V11", "#8a5a1d", 2)
    + _lined(_FOAM, "#fffaf0", "#53310f"),
    "tower": _lined(_BATTLEMENT, "#e3ddd0", "#33302b", 1.8)
    + path("M3.5 -9.2H6.2V-13.2H11.2V-3.8H8.2V15.2H3.5Z", "#a9a195")
    + stroke("M-11 -3H11", "#33302b", 1.4)
    + door(0, 15.4, 6, 9)
    + path("M-5 5V0H-3V5Z", "#33302b"),
    "harbor": _lined("M-15 5H15L10 14H-10Z", "#8a5a34")
    + stroke("M0 5V-16", _LINE, 2.2)
    + _lined("M2 -15C12 -12 13 -2 12 2H2Z", "#f6f0e2", width=1.2)
    + _lined("M-2 -12C-9 -9 -11 -3 -11 2H-2Z", "#d8cdb4", width=1.2),
    "paddock": stroke(_HORSESHOE, "#2f3540", 9)
    + stroke(_HORSESHOE, "#a9b1bd", 6)
    + join(dot(x, y, 1.3, "#2f3540") for x, y in ((-10, 8), (-11.5, -2), (-6, -11), (6, -11), (11.5, -2), (10, 8))),
    "barn": _lined(_BARN, "#c04a35", "#4a170e", 1.8)
    + path("M4 -13.6L8.4 -10.4L13 -2.6V14.2H6V-2Z", "#96342a")
    + stroke("M-16 -2L-9.5 -11.5L0 -17L9.5 -11.5L16 -2", "#4a170e", 2.6)
    + box(-7, 2, 14, 13, "#f6e6c0", stroke="#4a170e", stroke_width=1.4)
    + stroke("M-6 3L6 14M6 3L-6 14", "#96342a", 2)
    + box(-3, -9, 6, 6, "#f6e6c0", stroke="#4a170e", stroke_width=1.4),
    "oasis": oval(0, 13, 15, 5, "#4a90b6", stroke="#235a78", stroke_width=1.6)
    + stroke("M2 12C1 4 2 -2 -1 -6", "#7a5230", 4)
    + join(stroke(frond, "#2f6b34", 3.6) for frond in _FRONDS)
    + stroke("M-7 13h5M3 14h6", "#d3ecf5", 1.4),
    "rope-bridge": _lined("M-18 16V2H-12L-10 9L-11 16ZM18 16V2H12L10 9L11 16Z", "#a08a6c")
    + stroke("M-14 3Q0 15 14 3", _LINE, 5.4)
    + stroke("M-14 3Q0 15 14 3", "#c08a4c", 3, stroke_dasharray="2.6 1.5", stroke_dashoffset="1")
    + stroke("M-14 -8Q0 5 14 -8", _LINE, 1.6)
    + stroke("M-10 -4.6V5M-5 -2.2V7.6M0 -1.5V8.4M5 -2.2V7.6M10 -4.6V5", _LINE, 1.1)
    + stroke("M-14 5V-11M14 5V-11", _LINE, 4.6)
    + stroke("M-14 5V-11M14 5V-11", "#b98455", 2.2),
    "tree-house": _lined("M-3 16L-2 2H5L6 16Z", "#86572f")
    + join(
        dot(x, y, r, fill, stroke="#1f4529", stroke_width=1.4)
        for x, y, r, fill in ((-9, -5, 7.5, "#3f7d48"), (10, -4, 7.5, "#2f6b3c"), (1, -10, 8.5, "#4f9357"))
    )
    + dot(1, -4, 9, "#3f7d48")
    + _lined("M-6 5V-4H8V5Z", "#e0b074")
    + _lined("M-9 -3L1 -12L11 -3Z", "#b5532f")
    + door(3, 5, 4, 6)
    + stroke("M-10 5.6H12", _LINE, 2.4)
    + stroke("M-11 6V16M-7 6V16M-11 9H-7M-11 12.5H-7", _LINE, 1.3),
}

CAVE = (
    _lined("M-16 14C-15 0 -8 -12 -1 -14C7 -13 15 0 16 14Z", "#978c7d", "#2c2620", 1.8)
    + path("M3 -12.4C10 -9 14 2 15 13.2H9C10 4 8 -6 3 -12.4Z", "#6a635d")
    + path("M-9 13.4C-9 2 -4 -4 0 -4C4 -4 9 2 9 13.4Z", "#15100c")
    + path("M-4 -2l1.4 4 1.6 -5.6ZM2 -3.6l1.4 5 1.6 -3.4Z", "#b5ab9b")
    + dot(-2.4, 8, 1.3, "#ffcf4d")
    + dot(2.4, 8, 1.3, "#ffcf4d")
)


def location_tile(sign: Html) -> Html:
    """The tile a player gains, on 48 x 48: gold rim, pale field, the sign of the place."""
    rims = (("#f3cf6b", 0.93), ("#fbf3da", 0.8))
    return (
        path(TILE, "#000", opacity=".3", transform="translate(1.5 3)")
        + path(TILE, "#a87919", stroke="#5c3f0b", stroke_width=1.4)
        + join(path(TILE, fill, transform=f"scale({size})") for fill, size in rims)
        + g(sign, scale=0.72)
    )


def _framed(dark: str, pale: str, line: str, ground: str) -> Html:
    """A hex set in metal: silver for castles, gold for locations, bronze for Caves."""
    rings = ((dark, 1), (pale, 0.955), (line, 0.885), (f"url(#ground-{ground})", 0.85))
    return join(path(HEX, fill, transform=f"scale({size})") for fill, size in rings)


def castle_hex() -> Html:
    return _framed("#70767f", "#eef0f2", "#8b919a", "S") + castle(0, 20, 0.98)


def capitol_hex() -> Html:
    """A castle that has become the Capitol: the silver is kept, a gold line is added."""
    ring = path(HEX, stroke="#e0a92f", stroke_width=3.4, transform="scale(.9)")
    return _framed("#70767f", "#eef0f2", "#6e4c0d", "S") + ring + capitol(0, 22, 0.86)


def cave_hex() -> Html:
    """A mountain with a way inside."""
    ridge = peak(-12, 8, 16, 33) + peak(13, 8, 14, 27)
    rock = path("M-25 22C-23 2 -12 -12 0 -12C13 -12 24 2 25 22Z", "#8b8175") + path(
        "M3 -12C15 -11 24 3 25 22H12C14 8 11 -4 3 -12Z", "#645c53"
    )
    mouth = path("M-14 22C-15 6 -8 -3 0 -3C8 -3 15 6 14 22Z", "#15100c")
    teeth = path("M-9 3l2.4 6 2.2 -9ZM-1 -3l1.6 8 2 -8ZM6 0l1.4 7 2 -4Z", "#a59a8c")
    eyes = dot(-3, 14, 1.3, "#ffcf4d") + dot(3, 14, 1.3, "#ffcf4d")
    stones = oval(-17, 22, 6, 3.4, "#b5ab9b") + oval(17, 22, 7, 4, "#7a7167") + oval(-10, 24, 4, 2.2, "#978c7d")
    return _framed("#3d2a18", "#c58a52", "#6b4526", "M") + ridge + rock + mouth + teeth + eyes + stones


def location_hex(place: str) -> Html:
    return _framed("#6e4c0d", "#f6d67a", "#a87919", "L") + g(PLACES[place], at=(0, -3), scale=1.12)


def stock(left: int, x: float, y: float, each: int = 2) -> Html:
    """How many tiles still lie on the location: full or hollow hexes at its foot."""
    return join(
        path(
            TILE,
            "#f3cf6b" if i < left else "#5c4a2a",
            stroke="#4a3208",
            stroke_width=5,
            transform=f"translate({x - 7 * (each - 1) + 14 * i:.1f} {y + 27:.1f}) scale(.27)",
        )
        for i in range(each)
    )


def place_symbols(*places: str) -> Html:
    """castle, capitol, cave; loc-farm and tile-farm for each place; tile-cave for the move all have."""
    hexes = {"castle": castle_hex(), "capitol": capitol_hex(), "cave": cave_hex()}
    hexes |= {f"loc-{place}": location_hex(place) for place in places}
    signs = {place: PLACES[place] for place in places} | {"cave": CAVE}
    return join(symbol(name, "-35 -40 70 80", art) for name, art in hexes.items()) + join(
        symbol(f"tile-{name}", "-24 -24 48 48", location_tile(sign)) for name, sign in signs.items()
    )
