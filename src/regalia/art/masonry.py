"""Walls, roofs, towers, ships: one vocabulary for castles, places and pictures. Light comes from the left."""

from regalia.art.ink import box, dot, g, oval, path, stroke
from regalia.core.html import Html, join

Tone = tuple[str, str]  # in light, in shade
STONE: Tone = ("#d9d3c6", "#a9a195")
OCHRE: Tone = ("#ecd9ab", "#c2a56c")
TIMBER: Tone = ("#b98455", "#86572f")
WHITE: Tone = ("#f6f0e2", "#cfc4ad")
SLATE: Tone = ("#66718a", "#465067")
TILE: Tone = ("#c9653f", "#96432a")
TEAL: Tone = ("#4d938c", "#2f6964")
GILT: Tone = ("#f0c251", "#b98322")
PLUM: Tone = ("#7d5a8f", "#563b66")
DARK = "#33261c"


def wall(x: float, y: float, w: float, h: float, tone: Tone = STONE) -> Html:
    """A wall standing on y; its right third is in shade."""
    return box(x, y - h, w, h, tone[0]) + box(x + w * 0.68, y - h, w * 0.32, h, tone[1])


def gable(x: float, y: float, w: float, h: float, tone: Tone = TILE) -> Html:
    """A pointed roof over a wall that ends on y."""
    top = x + w / 2
    lit = path(f"M{top} {y - h}L{x} {y}H{top + w * 0.18}Z", tone[0])
    return lit + path(f"M{top} {y - h}L{x + w} {y}H{top + w * 0.18}Z", tone[1])


def hip(x: float, y: float, w: float, h: float, tone: Tone = TILE) -> Html:
    """A long roof that slopes on four sides."""
    left, right = x + h * 0.6, x + w - h * 0.6
    lit = path(f"M{left} {y - h}H{right}L{x + w} {y}H{x}Z", tone[0])
    return lit + path(f"M{x + w * 0.66} {y - h}H{right}L{x + w} {y}H{x + w * 0.68}Z", tone[1])


def dome(x: float, y: float, w: float, h: float, tone: Tone = GILT) -> Html:
    """A round roof; half its height is the bulge of the curve."""
    lit = path(f"M{x} {y}C{x} {y - h} {x + w} {y - h} {x + w} {y}Z", tone[0])
    inner = f"C{x + w * 0.75} {y - h * 0.55} {x + w * 0.6} {y - h * 0.74} {x + w / 2} {y - h * 0.75}"
    outer = f"C{x + w * 0.8} {y - h * 0.75} {x + w} {y - h * 0.4} {x + w} {y}"
    return lit + path(f"M{x + w * 0.6} {y}{inner}{outer}Z", tone[1])


def tower(x: float, y: float, w: float, h: float, tone: Tone = STONE) -> Html:
    """A battlemented tower; the head is a little wider than the shaft."""
    out, thick = w * 0.14, w * 0.3
    tooth, gap = (w + 2 * out) / 5, thick * 0.8
    teeth = f"h{tooth}v{gap}h{tooth}v{-gap}" * 2 + f"h{tooth}"
    head = path(f"M{x - out} {y - h + thick}V{y - h - thick}{teeth}V{y - h + thick}Z", tone[0])
    shade = box(x + w * 0.68, y - h - thick * 0.2, w * 0.32 + out, thick * 1.2, tone[1])
    return wall(x, y, w, h, tone) + head + shade + box(x - out, y - h + thick, w + 2 * out, thick * 0.35, tone[1])


def rampart(x: float, y: float, w: float, h: float, tone: Tone = STONE, n: int = 5) -> Html:
    """A wall with n battlements."""
    step = w / (2 * n - 1)
    teeth = (
        box(x + 2 * i * step, y - h - step, step, step + 0.5, tone[0] if i < n * 0.66 else tone[1]) for i in range(n)
    )
    return wall(x, y, w, h, tone) + join(teeth)


def door(x: float, y: float, w: float, h: float, fill: str = DARK) -> Html:
    """A round arch around x, standing on y."""
    r = w / 2
    return path(f"M{x - r} {y}V{y - h + r}A{r} {r} 0 0 1 {x + r} {y - h + r}V{y}Z", fill)


def panes(*spots: tuple[float, float], r: float = 1.5, fill: str = DARK) -> Html:
    return join(door(x, y, 2 * r, 3.2 * r, fill) for x, y in spots)


def flag(x: float, y: float, h: float, fill: str = "#b3202e", w: float = 8) -> Html:
    cloth = f"M{x + 0.5} {y - h}h{w}l{-w * 0.28} {w * 0.3}l{w * 0.28} {w * 0.3}h{-w}Z"
    return stroke(f"M{x} {y}V{y - h}", "#7a6146", 1.2) + path(cloth, fill)


def cross(x: float, y: float, s: float = 3) -> Html:
    """On a roof that ends on y."""
    return stroke(f"M{x} {y}V{y - 2 * s}M{x - s * 0.6} {y - 1.3 * s}h{1.2 * s}", "#8a6420", 1.2)


def cottage(x: float, y: float, w: float, h: float, roof: Tone = TILE, tone: Tone = WHITE) -> Html:
    """A small house with a door, x its left side."""
    front = wall(x, y, w, h, tone) + door(x + w * 0.42, y, w * 0.28, h * 0.62)
    return front + gable(x - w * 0.18, y - h * 0.94, w * 1.36, h, roof)


def castle(x: float, y: float, s: float = 1) -> Html:
    """The castle of the map: keep and four towers, slate roofs, no player's colour."""

    def at(dx: float) -> float:
        return x + dx * s

    keep = wall(at(-8), y - 10 * s, 16 * s, 20 * s) + gable(at(-10), y - 30 * s, 20 * s, 10 * s, SLATE)
    sides = join(
        wall(at(dx), y, 11 * s, 24 * s) + gable(at(dx - 2.5), y - 23 * s, 16 * s, 15 * s, SLATE) for dx in (-22, 11)
    )
    front = rampart(at(-12), y, 24 * s, 14 * s, n=4) + door(at(0), y, 8 * s, 10 * s)
    windows = panes((at(0), y - 20 * s), r=1.8 * s), panes((at(-16), y - 13 * s), (at(16), y - 13 * s), r=1.5 * s)
    return oval(x + 2 * s, y, 26 * s, 4 * s, "#000", opacity=".25") + keep + windows[0] + sides + front + windows[1]


def capitol(x: float, y: float, s: float = 1) -> Html:
    """The seat of the king: steps, columns and a gilt dome, higher than any castle."""

    def at(dx: float) -> float:
        return x + dx * s

    steps = box(at(-25), y - 3 * s, 50 * s, 3 * s, "#a9a195") + box(at(-22), y - 6 * s, 44 * s, 3 * s, "#e3ddd0")
    hall = wall(at(-20), y - 6 * s, 40 * s, 14 * s, ("#c2a56c", "#94763f"))
    columns = join(
        box(at(dx), y - 20 * s, 4 * s, 14 * s, "#fffaf0") + box(at(dx + 2.6), y - 20 * s, 1.4 * s, 14 * s, "#cfc4ad")
        for dx in (-20, -11, 7, 16)
    )
    front = path(f"M{at(-23)} {y - 19 * s}L{x} {y - 27 * s}L{at(23)} {y - 19 * s}Z", "#f6f0e2")
    shade = path(f"M{x} {y - 27 * s}L{at(23)} {y - 19 * s}H{at(6)}Z", "#cfc4ad")
    drum = wall(at(-10), y - 22 * s, 20 * s, 10 * s, WHITE) + dome(at(-12), y - 31 * s, 24 * s, 24 * s, GILT)
    top = flag(x, y - 48 * s, 9 * s, "#fffaf0", 8 * s) + door(x, y - 6 * s, 7 * s, 11 * s)
    shadow = oval(x + 2 * s, y, 28 * s, 4 * s, "#000", opacity=".25")
    return shadow + drum + steps + hall + columns + front + shade + top


WIDTH, HEIGHT = 64, 48  # of a building, which stands on y = 44
BUILDINGS: dict[str, Html] = {
    "quarry": path("M4 44V20L14 10H34L40 18H48V30H58V44Z", "#b9b2a4")
    + path("M34 10L40 18H48V30H58V44H44L40 30L30 24Z", "#8f877b")
    + stroke("M6 22H22M10 32H30M20 12V22M28 32V44M14 32V22", "#8f877b", 1.2)
    + wall(30, 44, 11, 8, WHITE)
    + wall(43, 44, 10, 7)
    + stroke("M12 43L24 26", "#86572f", 2.6)
    + stroke("M16 24Q25 21 31 31", "#4c4a4d", 3),
    "mint": wall(10, 44, 38, 22)
    + hip(7, 23, 44, 9, SLATE)
    + stroke("M12 30h10M30 27h14M12 37h7M38 36h9M14 24v5M40 30v6", "#8f877b", 1)
    + door(29, 44, 9, 12)
    + dot(29, 25, 6.4, "#f0bf45", stroke="#6b4709", stroke_width=1.4)
    + path("M26 28v-4.6l1.6 1.4L29 22.4l1.4 2.4 1.6-1.4V28Z", "#6b4709")
    + join(
        oval(x, y, 4.4, 2, "#f0bf45", stroke="#6b4709", stroke_width=1)
        for x, ys in ((53, (42, 39.4, 36.8, 34.2)), (60, (43, 40.4)))
        for y in ys
    ),
    "inn": wall(16, 44, 30, 14, OCHRE)
    + hip(12, 31, 38, 14)
    + stroke("M16 37H46M24 31V44M38 31V44", "#7a5230", 1.6)
    + door(31, 44, 7, 9)
    + panes((20, 42), (42, 42), fill="#f7d77a")
    + stroke("M50 24H57V27", DARK, 1.2)
    + box(53, 27, 8, 8, "#c9653f", 1)
    + box(55, 29, 4, 4.5, "#f6e6c0", 0.5)
    + wall(40, 22, 5, 8, STONE),
    "market": join(
        box(x, 32, 2, 12, "#86572f")
        + box(x + 20, 32, 2, 12, "#86572f")
        + path(f"M{x - 3} 32L{x + 1} 22H{x + 21}L{x + 25} 32Z", "#f6f0e2")
        + path(f"M{x + 1} 22h4.5l-2 10h-5.5ZM{x + 10} 22h4.5l1 10h-6Z M{x + 18} 22h3l4 10h-5Z", c)
        + box(x + 2, 37, 18, 7, "#b98455")
        + dot(x + 7, 36, 2.4, "#c9653f")
        + dot(x + 12, 36, 2.4, "#7fa044")
        + dot(x + 17, 36, 2.4, "#f0c251")
        for x, c in ((6, "#c04a3c"), (35, "#3f7f7a"))
    ),
    "farms": wall(12, 44, 22, 14, TILE)
    + path("M9 31L14 20H32L37 31Z", "#7d3a25")
    + stroke("M17 44L29 32M29 44L17 32", "#f6e6c0", 1.4)
    + wall(38, 44, 9, 22, WHITE)
    + dome(38, 22.5, 9, 9, SLATE)
    + join(stroke(f"M{x} 44q-1 -5 0 -8", "#c9a338", 2) + oval(x, 35, 1.6, 3, "#e3bb48") for x in (51, 54, 57, 60)),
    "merchants-guild": join(
        wall(x, 44, 15, h, t)
        + path(f"M{x} {44 - h}v-4h3v-4h3v-4h3v4h3v4h3v4Z", t[0])
        + panes((x + 4.5, 44 - h + 7), (x + 10.5, 44 - h + 7), (x + 4.5, 44 - h + 15), (x + 10.5, 44 - h + 15))
        for x, h, t in ((8, 22, OCHRE), (24, 27, TILE), (40, 20, TEAL))
    )
    + door(31.5, 44, 6, 8, "#f7d77a"),
    "barracks": wall(8, 44, 48, 14, OCHRE)
    + hip(4, 31, 56, 11)
    + join(door(x, 44, 7, 9) for x in (18, 32, 46))
    + flag(12, 21, 13)
    + flag(50, 21, 13),
    "wizards-guild": wall(26, 44, 14, 26, STONE)
    + gable(22, 19, 22, 19, PLUM)
    + wall(40, 44, 10, 14, STONE)
    + gable(38, 31, 14, 11, PLUM)
    + door(32, 44, 6, 9)
    + panes((33, 30), (45, 38), fill="#7fd1d8")
    + path("M33 6l1 2 2 .6-1.6 1.4.5 2.1-1.9-1.1-1.9 1.1.5-2.1-1.6-1.4 2-.6Z", "#f7d77a")
    + dot(17, 20, 4, "#7fd1d8", opacity=".9")
    + dot(15.7, 18.6, 1.3, "#fff"),
}


def standing(building: Html) -> Html:
    """With its shadow."""
    return oval(33, 44, 27, 3.6, "#000", opacity=".16") + building


def ship(x: float, y: float, scale: float) -> Html:
    """Two masts and a flag, on the water at y."""
    hull = path("M-26 0H26L18 14H-18Z", "#8a5a34") + path("M2 0H26L18 14H4Z", "#65401f")
    rig = (
        stroke("M-8 0V-44M10 0V-36", "#4a2f18", 2.4)
        + path("M-6 -42C8 -36 8 -20 6 -12H-6Z", "#fdf6e3")
        + path("M-10 -40C-22 -32 -23 -18 -22 -10H-10Z", "#e6d9b9")
        + path("M12 -34C22 -28 24 -16 22 -8H12Z", "#efe3c6")
    )
    return g(rig, flag(-8, -40, 12, "#b3202e", 9), hull, stroke("M-20 5H20", "#d9ad4e", 1.6), at=(x, y), scale=scale)
