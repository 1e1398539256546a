"""Hexes, side 40, pointy top, centred on the origin. Each terrain has a colour, a pattern and three variants."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from regalia.art.ink import clip, dice_of, dot, fade, g, oval, path, placed, stroke, symbol, use
from regalia.core.html import Html, join

SIDE, HALF = 40.0, 34.64
HEX = "M0 -40L34.64 -20V20L0 40L-34.64 20V-20Z"
VARIANTS = 3
GROUND: Mapping[str, tuple[str, str]] = {  # lit side, far side; the far sides stay apart for every kind of eye
    "G": ("#aecb68", "#95b851"),
    "C": ("#cc7a52", "#b5623a"),
    "D": ("#fbeec8", "#f3dda6"),
    "F": ("#ecb3cb", "#dd9dba"),
    "T": ("#3d6e4c", "#27523a"),
    "W": ("#5099c0", "#3b7fa8"),
    "M": ("#b5ab9b", "#978c7d"),
    "S": ("#cfccc4", "#aaa79f"),
    "L": ("#f2e3ba", "#ddc88f"),
}
Cell = tuple[int, int]  # row and column, counted from 0

# Things of the land in a unit box, standing on y = 0, lit from the left.
_FIR = (
    oval(0.08, 0.02, 0.42, 0.1, "#16301f", opacity=".45")
    + path("M0 -1L-.3 -.5H-.17L-.42 0H0Z", "#5f9a5c")
    + path("M0 -1L.3 -.5H.17L.42 0H0Z", "#1c4029")
)
_BUSH = oval(0.25, 0.8, 1, 0.3, "#16301f", opacity=".4") + dot(0, 0, 1, "#2a5a38") + dot(-0.22, -0.25, 0.68, "#77ab5c")
_DUNE = path("M-1 0Q-.2 -.62 .25 -.3Q.7 -.1 1 0Z", "#fff6dc") + path(
    "M.25 -.3Q.7 -.1 1 0H0Q.3 -.12 .25 -.3Z", "#cfa55f"
)
_BUTTE = (
    oval(0.25, 0, 1, 0.2, "#4d210f", opacity=".4")
    + path("M-1 0L-.72 -1H.6L1 0Z", "#d8875a")
    + path("M.12 -1H.6L1 0H.3Z", "#8f4526")
    + path("M-.8 -.72H.71L.74 -.64H-.82ZM-.9 -.36H.86L.89 -.28H-.92Z", "#6e3219", opacity=".6")
    + path("M-.72 -1L-.52 -1.2H.45L.6 -1Z", "#f0b98a")
)
_PEAK = (
    oval(0.25, 0, 0.95, 0.09, "#3a332c", opacity=".35")
    + path("M0 -1L-1 0H.1L-.1 -.45Z", "#d6cfc3")
    + path("M0 -1L1 0H.1L-.1 -.45Z", "#6a635d")
    + path("M0 -1L-.36 -.64L-.19 -.71L-.07 -.61L.09 -.71L.3 -.7Z", "#fffdf8")
)


def tree(x: float, y: float, h: float) -> Html:
    return placed(_FIR, x, y, h)


def bush(x: float, y: float, r: float) -> Html:
    return placed(_BUSH, x, y, r)


def peak(x: float, y: float, w: float, h: float) -> Html:
    return placed(_PEAK, x, y, w, h)


def _spots(words: str, rng: Random, stir: float = 3) -> list[tuple[float, float]]:
    """Places written "x,y x,y", each stirred a little."""
    pairs = (word.split(",") for word in words.split())
    return [(float(x) + rng.uniform(-stir, stir), float(y) + rng.uniform(-stir, stir) * 0.7) for x, y in pairs]


def _forest(rng: Random) -> Html:
    wood = _spots("-19,-19 -2,-23 16,-18 -23,-2 -8,-3 8,-3 23,-1 -15,14 1,18 16,14", rng)
    return join(
        tree(x, y + 7, rng.uniform(17, 22)) if rng.random() < 0.68 else bush(x, y, rng.uniform(6.5, 8)) for x, y in wood
    )


def _grass(rng: Random) -> Html:
    hills = stroke("M-27 -6q13 -9 26 -1M2 14q12 -8 25 0M-24 22q9 -6 18 0", "#739638", 1.8, opacity=".75")
    tufts = ((rng.uniform(-24, 24), rng.uniform(-16, 24)) for _ in range(6))
    return hills + stroke("".join(f"M{x - 3:.1f} {y - 4:.1f}l2 4l1 -6l1 6l2.5 -4" for x, y in tufts), "#587d2a", 1.3)


def _desert(rng: Random) -> Html:
    dunes = join(placed(_DUNE, x, y, rng.uniform(12, 16)) for x, y in _spots("-8,-10 12,8 -13,22", rng))
    grit = join(dot(rng.uniform(-26, 26), rng.uniform(-22, 26), 0.9, "#b98e4c") for _ in range(8))
    cactus = stroke("M18 -8V-22M18 -13h-4v-4M18 -11h4v-5", "#6f8a45", 3) if rng.random() < 0.35 else ""
    return dunes + grit + cactus


def _canyon(rng: Random) -> Html:
    cracks = stroke("M-30 4l8 3 5 -4 9 5M6 -24l7 3 6 -3", "#6e3219", 1.3, opacity=".7")
    sizes = ((12, 12), (11, 15), (13, 13), (8, 8))
    rocks = zip(_spots("-13,-8 13,-1 -8,20 15,22", rng, 2), sizes, strict=True)
    return cracks + join(placed(_BUTTE, x, y, w, h * rng.uniform(0.85, 1.15)) for (x, y), (w, h) in rocks)


def _blossom(x: float, y: float, r: float, petal: str) -> Html:
    stem = stroke(f"M{x:.1f} {y:.1f}q-1 4 -3 6m1.6 -3q2 0 3 -2", "#6f9049", 1.3)
    leaves = ((0, -1), (0.95, -0.3), (0.6, 0.8), (-0.6, 0.8), (-0.95, -0.3))
    heart = "#a5542a" if petal == "#f7d14f" else "#e9a13b"
    return stem + join(dot(x + dx * r, y + dy * r, r * 0.8, petal) for dx, dy in leaves) + dot(x, y, r * 0.62, heart)


def _flowers(rng: Random) -> Html:
    rows = stroke("M-26 10q8 -5 16 0M4 -8q8 -5 17 0M-6 24q9 -5 18 1", "#b4678d", 1.5, opacity=".6")
    meadow = _spots("-19,-13 -3,-20 14,-14 -25,3 -9,-2 6,1 22,2 -17,17 0,17 16,18 -4,28", rng)
    tints = ("#fff4f8", "#fff4f8", "#b23a77", "#f7d14f")
    return rows + join(_blossom(x, y, rng.uniform(2.1, 2.8), rng.choice(tints)) for x, y in meadow)


def _water(rng: Random) -> Html:
    waves = rng.sample(_spots("-16,-14 8,-20 16,-1 -20,6 -4,10 10,23 -14,25", rng), 5)
    tints = ("#2c709b", "#d3ecf5")
    return join(
        stroke(f"M{x - 8:.1f} {y:.1f}q4 -4.5 8 0q4 4.5 8 0", tints[i % 2], 1.5, opacity=".62")
        for i, (x, y) in enumerate(waves)
    )


def _mountain(rng: Random) -> Html:
    ridge = ((-14, 0, 15, 29), (13, -3, 14, 27), (0, 21, 19, 37), (19, 22, 9, 15), (-20, 22, 9, 14))
    return join(peak(x + rng.uniform(-2, 2), y, w, h * rng.uniform(0.88, 1.1)) for x, y, w, h in ridge)


_MOTIFS: Mapping[str, Callable[[Random], Html]] = {
    "G": _grass,
    "C": _canyon,
    "D": _desert,
    "F": _flowers,
    "T": _forest,
    "W": _water,
    "M": _mountain,
}
KINDS = "".join(_MOTIFS)
BEVEL = stroke("M-33 -18.6L0 -37.6L33 -18.6", "#fff", 1.8, opacity=".38") + stroke(
    "M-33 19L0 38L33 19", "#000", 2, opacity=".16"
)


def hex_tile(kind: str, variant: int = 0) -> Html:
    """One tile: ground, bevel, motif. Water stays flat, so that land stands above it."""
    flat = kind == "W"
    ground = path(HEX, f"url(#ground-{kind})", stroke="#2b2114", stroke_opacity=".1" if flat else ".22")
    return ground + ("" if flat else BEVEL) + _MOTIFS[kind](dice_of(kind, variant))


def tiles(kinds: str = KINDS) -> Html:
    """The symbols of a map: hex-G0, hex-G1 ..., and the grounds of everything that lies on it."""
    shades = join(fade(f"ground-{kind}", *GROUND[kind], x2=0.4) for kind in GROUND)
    return shades + join(
        symbol(f"hex-{kind}{variant}", "-35 -40 70 80", hex_tile(kind, variant))
        for kind in kinds
        for variant in range(VARIANTS)
    )


def tile(kind: str, cell: Cell) -> str:
    """The name of the symbol for a terrain at this place: the same one in every drawing."""
    return f"hex-{kind}{dice_of(*cell).randrange(VARIANTS)}"


def centre(cell: Cell) -> tuple[float, float]:
    """Odd rows are half a hex to the right."""
    row, col = cell
    return (2 * col + row % 2 + 1) * HALF, row * 1.5 * SIDE + SIDE


def lay(name: str, cell: Cell) -> Html:
    """A hex symbol in its place."""
    x, y = centre(cell)
    return use(name, x - 35, y - 40, 70, 80)


def _edges(cell: Cell) -> Iterator[tuple[Cell, Cell]]:
    """The six edges clockwise, on a lattice of 34.64 by 20."""
    x, y = 2 * cell[1] + cell[0] % 2, 3 * cell[0]
    corners = ((x + 1, y), (x + 2, y + 1), (x + 2, y + 3), (x + 1, y + 4), (x, y + 3), (x, y + 1))
    yield from zip(corners, (*corners[1:], corners[0]), strict=True)


def outline(cells: Iterable[Cell]) -> str:
    """The line around a set of hexes, holes included: three hexes meet in a corner, so each has one way on."""
    edges = {edge for cell in cells for edge in _edges(cell)}
    ways = {start: end for start, end in sorted(edges) if (end, start) not in edges}
    line = ""
    while ways:
        at = next(iter(ways))
        loop = []
        while at in ways:
            loop.append(f"{at[0] * HALF:.1f} {at[1] * SIDE / 2:.0f}")
            at = ways.pop(at)
        line += f"M{'L'.join(loop)}Z"
    return line


def land(name: str, cells: Mapping[Cell, str], signs: Mapping[Cell, str]) -> Html:
    """A whole map: water first, then the shore and, row by row, the land. The signs are symbols that replace a tile."""
    shapes = {cell: lay(signs.get(cell) or tile(kind, cell), cell) for cell, kind in sorted(cells.items())}
    solid = [cell for cell in shapes if cells[cell] != "W"]
    sea = join(shape for cell, shape in shapes.items() if cells[cell] == "W")
    shore = _shore(f"edge-{name}-{len(cells)}", outline(solid), outline(cells))
    return sea + shore + join(shapes[cell] for cell in solid)


def _shore(name: str, coast: str, edge: str) -> Html:
    """Foam and sand around the land, and the cliff it stands on."""
    foam = stroke(coast, "#e9f6f5", 15, opacity=".5") + stroke(coast, "#f4e3b8", 7)
    cliff = g(path(coast, "#6b5236"), at=(0, 6))
    return clip(name, path(edge, "#000")) + g(foam, clip_path=f"url(#{name})") + cliff
