"""Walls, roofs, towers: one vocabulary for castles, places and pictures. Light comes from the left."""

from regalia.art.ink import box, oval, path, stroke
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
