"""Treasures: two things at once for whoever sends them back."""

from collections.abc import Callable, Mapping

from regalia.art.ink import box, dot, g, oval, path, placed, stroke
from regalia.art.masonry import WHITE, wall
from regalia.art.terrain import peak
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import (
    HOOD,
    coins,
    crate,
    figure,
    glow,
    horse,
    sack,
    sea,
    sparks,
    turned,
    wheel,
)

_IRON = "#4c4a4d"
_SWORD = (
    path("M-2.6 0L-2.6 -44L0 -50L2.6 -44V0Z", "#e3e8ee")
    + path("M0 -50L2.6 -44V0H0Z", "#9aa5b3")
    + box(-9, 0, 18, 4, "#e0a52f", 1.5)
    + box(-2, 4, 4, 10, "#6b2440")
)


def _block(x: float, y: float, w: float, h: float) -> Html:
    """Cut marble seen from above its front."""
    front = box(x, y - h, w, h, "#f6f2ea") + box(x + w * 0.7, y - h, w * 0.3, h, "#dcd6cb")
    top = path(f"M{x} {y - h}L{x + 6} {y - h - 6}H{x + w + 6}L{x + w} {y - h}Z", "#fffdf8")
    side = path(f"M{x + w} {y - h}L{x + w + 6} {y - h - 6}V{y - 6}L{x + w} {y}Z", "#b9b3aa")
    veins = path("M.1 -.3l.2 -.3l.16 .16M.5 -.2l.2 -.4", stroke="#b5b0b8", stroke_width=0.04)
    return front + top + side + placed(veins, x, y, w, h)


def _marble_blocks() -> Html:
    rope = stroke("M47 0V18M36 24L47 17L60 24", "#6e4526", 1.8)
    return _block(6, 82, 34, 22) + _block(48, 82, 34, 22) + _block(24, 56, 36, 20) + rope


def _settlers_wagon() -> Html:
    """An open cart with all a family has."""
    ox = horse(76, 80, 0.78, "#8a5a34", "#65401f", "#3f2713")
    load = (
        sack(20, 60, 14)
        + crate(44, 60, 13)
        + wall(30, 60, 10, 9, WHITE)
        + stroke("M50 44L58 30M54 44L64 34", "#86572f", 2.4)
    )
    family = (
        figure(26, 60, "#7d4fa6", 1.05)
        + figure(38, 60, "#a23b30", 1.05, skin="#f2cfae")
        + figure(47, 56, "#4f7a4a", 0.75)
    )
    cart = (
        path("M8 58H62L58 72H12Z", "#a8764a")
        + stroke("M9 63H61M11 68H59", "#6e4526", 1.4)
        + stroke("M60 66H78", "#6e4526", 2.6)
    )
    return ox + load + family + cart + wheel(20, 76, 9) + wheel(50, 76, 9)


def _iron_bound_chest() -> Html:
    lid = path("M12 46C12 24 82 24 82 46Z", "#a8683a") + path(
        "M52 30C70 30 82 36 82 46H58C58 40 56 34 52 30Z", "#7d4a25"
    )
    body = box(12, 46, 70, 34, "#b98455") + box(58, 46, 24, 34, "#86572f")
    straps = join(
        box(x, 30, 8, 50, _IRON) + sparks("#aab2bd", *((x + 4, y) for y in (36, 52, 62, 72)), r=1.5) for x in (20, 66)
    ) + box(10, 44, 74, 5, _IRON)
    lock = (
        box(38, 42, 18, 18, "#8d96a3", 3, stroke="#2c333d", stroke_width=1.4)
        + dot(47, 49, 2.6, "#20242b")
        + box(45.8, 49, 2.4, 6, "#20242b")
    )
    corners = path("M12 70L22 80H12ZM82 70L72 80H82Z", _IRON)
    return oval(47, 81, 40, 5, "#000", opacity=".25") + lid + body + straps + corners + lock


def _stranded_wreck() -> Html:
    sand = path("M0 72C26 60 66 64 94 74V88H0Z", "#e3cf9a")
    ribs = stroke(
        "M20 68C16 52 20 42 26 36M32 72C28 56 30 46 36 40M60 74C60 60 66 52 72 48M72 72C72 62 78 56 84 54",
        "#6e4526",
        3.6,
    )
    hull = path("M8 56C18 74 36 80 60 80L84 76L88 66C70 70 52 66 44 58L36 64L28 52L20 60Z", "#8a5a34") + path(
        "M44 58C52 66 70 70 88 66L84 76L60 80C56 74 50 66 44 58Z", "#65401f"
    )
    planks = stroke("M16 64C28 74 42 76 58 75M60 74L85 71", "#4a2f18", 1.3)
    mast = (
        stroke("M46 66L62 12", "#5f3c20", 4)
        + stroke("M50 26L70 28", "#5f3c20", 2.4)
        + path("M51 28L69 30C66 40 68 46 62 54L58 44L52 50Z", "#e6d9b9")
    )
    return sea(56) + ribs + mast + sand + hull + planks + crate(10, 84, 9) + stroke("M26 84q4 -3 8 0", "#c9b07a", 1.6)


def _cheering_crowd() -> Html:
    def fan(x: float, y: float, robe: str, scale: float, skin: str = "#e3b088") -> Html:
        arms = stroke("M-5 -12L-10 -24M5 -12L10 -24", robe, 3) + sparks(skin, (-10.4, -25), (10.4, -25), r=2)
        return g(arms, figure(0, 0, robe, 1, "", skin), at=(x, y), scale=scale)

    bunting = stroke("M0 8Q24 20 47 8Q70 20 94 8", "#6e4526", 1.2) + join(
        path(f"M{x} {y}h8l-4 8Z", fill)
        for x, y, fill in (
            (8, 11, "#b3202e"),
            (22, 13, "#f0bf45"),
            (36, 10, "#2a66b1"),
            (52, 10, "#b3202e"),
            (66, 13, "#f0bf45"),
            (80, 10, "#2a66b1"),
        )
    )
    rear = (
        fan(14, 66, "#4f6b85", 0.9)
        + fan(36, 64, "#7a5a38", 0.9, "#b97f55")
        + fan(58, 64, "#6b7a4a", 0.9)
        + fan(80, 66, "#8e3b2b", 0.9, "#f2cfae")
    )
    front = (
        fan(24, 86, "#7d4fa6", 1.3, "#f2cfae") + fan(48, 87, "#c98f2e", 1.35) + fan(72, 86, "#2f6964", 1.3, "#8a5a3c")
    )
    confetti = sparks("#fff6dc", (12, 30), (30, 26), (46, 34), (64, 28), (82, 32)) + sparks(
        "#f0bf45", (20, 38), (54, 24), (74, 40)
    )
    return bunting + rear + front + confetti


def _princely_dowry() -> Html:
    """A bride under her veil, and a cushion with a crown and rings."""
    veil = path("M8 84C6 56 10 26 28 24C46 26 50 56 48 84Z", "#fffaf0", opacity=".9") + path(
        "M30 24C46 28 50 56 48 84H36C42 60 42 40 30 24Z", "#d8d0e2", opacity=".8"
    )
    bride = figure(28, 84, "#f3e6ef", 2.2, path("M-5 -3Q0 -7 5 -3L4 -6L2 -5L0 -8L-2 -5L-4 -6Z", "#f0bf45"), "#f2cfae")
    stand = path("M54 70H90L86 84H58Z", "#6e4526") + path("M76 70H90L86 84H74Z", "#4a2f18")
    cushion = (
        path("M52 68C56 58 88 58 92 68C90 74 54 74 52 68Z", "#8e2b4a")
        + path("M74 61C84 61 90 64 92 68C90 72 82 73 74 73Z", "#611a33")
        + coins((53, 69), (91, 69), r=2)
    )
    crown = (
        path("M58 62L55 44L64 51L72 38L80 51L89 44L86 62Z", "#f3c74f")
        + path("M72 38L80 51L89 44L86 62H72Z", "#d29c2c")
        + sparks("#fff1c4", (55, 44), (72, 38), (89, 44), r=2.4)
        + sparks("#b3202e", (65, 58), (79, 58), r=2)
        + dot(72, 58, 2.4, "#2a66b1")
    )
    return glow(72, 50, 26, "#fff1b0") + veil + bride + stand + cushion + crown


def _far_pilgrims() -> Html:
    road = path("M30 88C36 72 60 66 66 56L70 56C70 68 62 76 66 88Z", "#e6d4a0")
    star = glow(72, 18, 16, "#fff6dc") + path("M72 4L75 15L86 18L75 21L72 32L69 21L58 18L69 15Z", "#fff6dc")

    def pilgrim(x: float, y: float, robe: str, scale: float) -> Html:
        staff = stroke("M10 0V-28", "#6e4526", 1.8) + path(
            "M7 -28A3 3 0 0 1 13 -28", stroke="#6e4526", stroke_width=1.8
        )
        return g(staff, figure(0, 0, robe, 1.05, HOOD), dot(-1, -8, 2.2, "#f6e6c0"), at=(x, y), scale=scale)

    return (
        peak(16, 60, 20, 26)
        + road
        + star
        + pilgrim(66, 66, "#8a6a45", 0.75)
        + pilgrim(24, 85, "#7a5a38", 1.7)
        + pilgrim(50, 80, "#5f6b5a", 1.35)
    )


def _war_chest() -> Html:
    """Open and full, under crossed swords."""
    swords = join(turned(_SWORD, x, 52, turn) for x, turn in ((34, 36), (60, -36)))
    lid = path("M14 50L20 26H74L80 50Z", "#86572f") + path("M18 46L23 30H71L76 46Z", "#4a2f18")
    gold = path("M14 52C24 36 40 44 47 36C56 44 72 36 80 52Z", "#e0a52f") + coins(
        (24, 49), (36, 45), (48, 41), (60, 45), (71, 49), (42, 49), (54, 50), (30, 52), (66, 52), r=5
    )
    body = (
        box(12, 52, 70, 28, "#b98455")
        + box(58, 52, 24, 28, "#86572f")
        + box(12, 52, 70, 4, _IRON)
        + box(20, 52, 6, 28, _IRON)
        + box(68, 52, 6, 28, _IRON)
    )
    lock = path("M40 54H54V62C54 68 50 70 47 72C44 70 40 68 40 62Z", "#e0a52f", stroke="#5c3f0b", stroke_width=1.2)
    return (
        oval(47, 81, 40, 5, "#000", opacity=".25")
        + swords
        + lid
        + gold
        + body
        + lock
        + coins((8, 80), (14, 83), (84, 82), r=4.6)
    )


def _spice_cargo() -> Html:
    def spice(x: float, y: float, fill: str, dark: str) -> Html:
        heap = path("M-11 -16Q0 -38 11 -16Z", fill) + path("M0 -27Q6 -24 11 -16H3Z", dark)
        bag = path("M-13 0C-17 -8 -14 -14 -12 -17H12C14 -14 17 -8 13 0Z", "#dcc494")
        shade = path("M4 -17H12C14 -14 17 -8 13 0H6Z", "#b3985f")
        return g(heap, bag, shade, stroke("M-12 -17H12", "#fff3d6", 2.4), at=(x, y))

    sail = (
        stroke("M70 44V2", "#4a2f18", 2.4)
        + path("M72 4C90 12 90 30 88 38H72Z", "#b9452f")
        + path("M68 8C54 14 52 28 53 38H68Z", "#f6e6c0")
    )
    hull = path("M40 42H94V56H50Z", "#7a4f2b")
    bags = (
        spice(18, 66, "#c9403a", "#8e2b1f")
        + spice(76, 68, "#7fa044", "#587d2a")
        + spice(34, 84, "#e8a51e", "#b5780b")
        + spice(62, 84, "#8a4a22", "#5f2f12")
    )
    return sea(46) + sail + hull + path("M0 62C30 54 64 56 94 62V88H0Z", "#b08c58") + bags


def _scroll(x: float, y: float, w: float, turn: float, ribbon: str) -> Html:
    roll = box(-w / 2, -6, w, 12, "#f0dcae", 3) + box(-w / 2, 0, w, 6, "#d8bd84", 3)
    ends = oval(-w / 2, 0, 3, 6, "#b99658") + oval(w / 2, 0, 3, 6, "#e9d4a0") + oval(w / 2, 0, 1.2, 2.6, "#8a6a35")
    return turned(roll + ends + box(-4, -6.5, 8, 13, ribbon) + dot(0, 3, 4, "#8e1f2b"), x, y, turn)


def _secret_charts() -> Html:
    table = path("M0 54H94V88H0Z", "#7a4f2b") + stroke("M0 66H94M0 78H94", "#5f3c20", 1.2)
    lamp = (
        glow(76, 30, 30, "#ffd75e")
        + path("M66 26H86L84 54H68Z", "#ffe9a3", stroke="#33261c", stroke_width=2)
        + path("M76 48C70 44 74 38 76 32C78 38 82 44 76 48Z", "#f08a2c")
        + path("M64 26L76 14L88 26Z", "#33261c")
        + box(64, 52, 24, 5, "#33261c", 1)
        + dot(76, 11, 4, "none", stroke="#33261c", stroke_width=2)
    )
    key = dot(18, 78, 5, "none", stroke="#f0bf45", stroke_width=3) + stroke("M23 78H40M34 78v5M39 78v4", "#f0bf45", 3)
    return (
        table
        + lamp
        + _scroll(34, 44, 52, -8, "#2a66b1")
        + _scroll(32, 58, 56, 6, "#2f6964")
        + _scroll(66, 72, 44, -18, "#6b2440")
        + key
    )


TREASURES: Mapping[str, Callable[[], Html]] = {
    "treasure-mm": _marble_blocks,
    "treasure-mp": _settlers_wagon,
    "treasure-mg": _iron_bound_chest,
    "treasure-me": _stranded_wreck,
    "treasure-pp": _cheering_crowd,
    "treasure-pg": _princely_dowry,
    "treasure-pe": _far_pilgrims,
    "treasure-gg": _war_chest,
    "treasure-ge": _spice_cargo,
    "treasure-ee": _secret_charts,
}
