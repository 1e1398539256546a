"""Discoveries: what explorers bring word of from afar."""

from collections.abc import Callable, Mapping

from regalia.art.ink import box, dot, oval, path, stroke
from regalia.art.masonry import GILT, STONE, TEAL, WHITE, dome, door, gable, panes, wall
from regalia.art.terrain import bush, peak, tree
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import coins, crystal, egg, fire, glow, horse, sparks


def _infernal_gate() -> Html:
    ring = path(
        "M16 78V44C16 22 30 10 46 10C62 10 76 22 76 44V78H64V46C64 32 56 24 46 24C36 24 28 32 28 46V78Z", "#3a3140"
    )
    shade = path("M46 10C62 10 76 22 76 44V78H64V46C64 32 56 24 46 24Z", "#231c2a")
    runes = stroke("M20 50l4 4-4 5M70 46l3 6-3 5M33 21l4 3M58 20l-3 4", "#f2a23a", 1.6)
    horns = path("M30 22C18 18 14 8 18 0C22 8 28 10 36 13ZM62 22C74 18 78 8 74 0C70 8 64 10 56 13Z", "#231c2a")
    depth = path("M28 78V46C28 32 36 24 46 24C56 24 64 32 64 46V78Z", "#7a1f1f")
    return glow(46, 50, 44, "#f08a2c") + depth + fire(45, 78, 46) + horns + ring + shade + runes


def _giants_hideout() -> Html:
    """Two eyes in a cave, and the hand of whoever lives there."""
    rock = path("M0 86V30L14 12L30 18L44 4L64 14L78 8L94 28V86Z", "#6f7f86") + path(
        "M44 4L64 14L78 8L94 28V86H66C76 56 64 30 44 4Z", "#4d5c66"
    )
    cave = path("M14 86C10 52 24 30 46 30C68 30 82 52 78 86Z", "#14161f")
    eyes = (
        oval(38, 50, 5, 4, "#ffe27a")
        + oval(58, 50, 5, 4, "#ffe27a")
        + dot(39, 50, 1.8, "#14161f")
        + dot(57, 50, 1.8, "#14161f")
        + stroke("M31 43L43 46M65 43L53 46", "#4d5c66", 2.4)
    )
    hand = join(
        box(x, 56 - dy, 7, 20, "#c9a184", 3.5) + box(x + 4.4, 58 - dy, 2.6, 17, "#97705a", 1.3)
        for x, dy in ((4, 0), (12, 4), (20, 3))
    )
    club = (
        stroke("M84 86L68 50", "#6e4526", 7)
        + oval(67, 46, 9, 13, "#86572f", transform="rotate(-24 67 46)")
        + sparks("#d8dde3", (62, 40), (70, 38), (66, 48), (74, 50), r=1.8)
    )
    return rock + cave + eyes + hand + club + tree(90, 86, 14)


def _dragon_eggs() -> Html:
    clutch = (
        egg(30, 52, 19, "#c04a3c", "#7a1f1f")
        + egg(63, 54, 17, "#3f9c94", "#1f4f4b")
        + egg(46, 60, 20, "#d9a63a", "#8a5f12")
    )
    nest = path("M6 86C12 68 80 68 88 86Z", "#7a5836") + stroke(
        "M10 80L30 76M24 84L50 77M44 84L70 78M62 84L84 79", "#4f3820", 1.8
    )
    return glow(46, 52, 40, "#ffd98a") + path("M8 80C14 62 78 62 86 80Z", "#5b4028") + clutch + nest


def _sunken_city() -> Html:
    middle = wall(38, 82, 18, 34, STONE) + dome(36, 49, 22, 20, GILT)
    city = (
        middle
        + wall(16, 82, 14, 22, STONE)
        + dome(15, 61, 16, 14, TEAL)
        + wall(64, 82, 14, 28, STONE)
        + gable(61, 55, 20, 14, TEAL)
    )
    sea = path("M0 0H94V88H0Z", "#1f6f93", opacity=".42") + path(
        "M20 0L4 88H26L34 0ZM54 0L60 88H78L66 0Z", "#bfeaf2", opacity=".13"
    )
    bubbles = join(
        dot(x, y, r, "none", stroke="#d9f3fa", stroke_width=1.2)
        for x, y, r in ((12, 40, 3), (16, 28, 2), (74, 40, 3.4), (80, 28, 2), (54, 16, 2.4))
    )
    weed = stroke("M8 86q-4 -8 0 -14t0 -12M88 86q4 -8 0 -14t0 -10", "#3f9c6c", 2.6)
    fish = path("M12 52c5 -5 10 -5 14 0l4 -3v7l-4 -3c-4 4 -9 4 -14 -1Z", "#f2c66b") + path(
        "M84 22c-4 -4 -8 -4 -11 0l-3 -2v5l3 -2c3 3 7 3 11 -1Z", "#f08a6c"
    )
    return city + panes((47, 66), (23, 74), (71, 72), r=2.4, fill="#ffe27a") + sea + bubbles + weed + fish


def _dwarven_mines() -> Html:
    crag = peak(28, 80, 36, 70) + peak(68, 80, 32, 56)
    gate = (
        door(46, 80, 30, 38, "#b9872a") + door(46, 80, 24, 33, "#1d1611") + stroke("M34 80V60M58 80V60", "#8a5a34", 3)
    )
    rune = path("M46 36l5 6 -5 6 -5 -6Z", "#7fd1d8", stroke="#5c3f0b", stroke_width=1.2)
    rails = stroke("M40 80L34 88M52 80L60 88", "#8d96a3", 2)
    cart = (
        path("M38 66H58L55 78H41Z", "#5d6672")
        + path("M50 66H58L55 78H49Z", "#3b424c")
        + coins((42, 66), (54, 66), (48, 63), r=4.4)
    )
    return (
        crag
        + gate
        + rune
        + rails
        + cart
        + dot(43, 79, 3, "#20242b")
        + dot(53, 79, 3, "#20242b")
        + glow(47, 60, 14, "#ffd75e")
    )


def _world_tree() -> Html:
    trunk = path("M34 84C42 66 42 58 32 44L39 40L46 50L55 38L62 42C52 56 52 66 60 84Z", "#6e4a2c")
    shade = path("M50 84C50 66 48 56 55 38L62 42C52 56 52 66 60 84Z", "#4a2f18")
    crown = (
        (26, 36, 16, "#2f6b4a"),
        (67, 36, 16, "#2a5f48"),
        (46, 24, 22, "#3f8557"),
        (33, 28, 13, "#5aa866"),
        (55, 22, 12, "#5aa866"),
        (44, 15, 9, "#8ccf7c"),
    )
    leaves = join(dot(x, y, r, fill) for x, y, r, fill in crown)
    lights = sparks("#fff3b0", (20, 30), (40, 18), (58, 30), (72, 40), (32, 42), (50, 10), (78, 24), (12, 44), r=1.7)
    home = door(46, 84, 6, 9, "#ffd75e")
    return dot(46, 32, 40, "#bff0c8", opacity=".22") + trunk + shade + leaves + lights + home


def _ether_spring() -> Html:
    beam = path("M36 66L30 0H64L58 66Z", "#9ff0ee", opacity=".35") + path(
        "M42 66L40 0H54L52 66Z", "#eafffd", opacity=".5"
    )
    rocks = path("M4 86C6 62 18 60 24 66C34 58 60 58 70 66C78 60 88 64 90 86Z", "#46606e") + path(
        "M56 62C64 60 68 64 70 66C78 60 88 64 90 86H60Z", "#33495a"
    )
    pool = oval(47, 71, 27, 9, "#2b9fb0") + oval(47, 70, 22, 6.4, "#8ff0ea") + oval(47, 69, 12, 3, "#eafffd")
    gems = crystal(14, 74, 26) + crystal(24, 70, 17) + crystal(76, 74, 30) + crystal(67, 70, 18) + crystal(84, 80, 16)
    drops = sparks("#eafffd", (40, 50), (54, 42), (46, 30), (38, 22), (56, 16), (47, 8), r=1.8)
    return glow(47, 60, 42, "#8ff0ea") + beam + rocks + pool + gems + drops


def _first_king_tomb() -> Html:
    """A stone king on his tomb, and a ray that has found him."""
    vault = box(0, 0, 94, 88, "#1d2438") + path("M10 88V34Q47 -16 84 34V88Z", "#33405c")
    ray = path("M40 -2H58L84 62H14Z", "#ffe9a3", opacity=".3")
    chest = (
        box(12, 60, 70, 22, "#a9a195")
        + box(8, 56, 78, 7, "#d9d3c6")
        + box(58, 60, 24, 22, "#7f776b")
        + box(6, 80, 82, 6, "#8f877b")
    )
    signs = stroke("M20 66v10M28 66v10M36 66v10M44 66v10M52 66v10", "#7f776b", 2)
    king = (
        path("M26 56C28 46 40 46 50 48L76 51V56Z", "#cfc8ba")
        + path("M26 56L76 51V56Z", "#8f877b")
        + dot(23, 49, 6.6, "#d9d3c6")
        + path("M18 52Q20 60 29 55L27 52Z", "#b9b2a4")
    )
    crown = (
        path("M15 45L12 34L18 38L22 30L27 38L33 34L30 45Z", "#f3c74f")
        + path("M22 30L27 38L33 34L30 45H23Z", "#d29c2c")
        + dot(22, 42, 1.8, "#b3202e")
    )
    sword = stroke("M38 50H72", "#eef2f6", 2) + stroke("M42 46V54", "#d9ad4e", 2)
    return (
        vault
        + ray
        + chest
        + signs
        + king
        + sword
        + crown
        + sparks("#ffe9a3", (46, 18), (54, 30), (38, 34), (64, 42), r=1)
    )


def _unicorn_vale() -> Html:
    moon = dot(24, 20, 11, "#fff6dc") + glow(24, 20, 24, "#fff6dc")
    wood = tree(6, 66, 38) + tree(86, 66, 44) + tree(74, 62, 30) + tree(18, 62, 24)
    meadow = path("M0 74C26 64 66 64 94 72V88H0Z", "#3f8a72") + sparks(
        "#f6c6dd", (12, 80), (24, 84), (66, 82), (80, 79), (88, 84), r=1.8
    )
    horn = path("M62 25L72 8L66 27Z", "#f7d77a", stroke="#b98322", stroke_width=0.8)
    return moon + wood + meadow + horse(42, 80, 1.12, "#fffaf0", "#cfd3e2", "#c9a4dc") + horn


def _wandering_isle() -> Html:
    rock = path(
        "M14 46C26 40 66 40 80 46C74 58 62 62 56 74C52 80 48 82 46 82C42 80 40 72 34 68C24 62 16 56 14 46Z", "#8a7760"
    )
    shade = path("M50 43C66 42 74 43 80 46C74 58 62 62 56 74C52 80 48 82 46 82C54 70 46 56 50 43Z", "#5f5040")
    turf = path("M12 46C22 38 70 38 82 46C70 52 24 52 12 46Z", "#7fae5b")
    home = wall(52, 46, 14, 12, WHITE) + gable(49, 35, 20, 10, TEAL) + door(59, 46, 5, 7)
    clouds = path("M0 72q10 -8 20 0q8 -6 14 2H0ZM62 78q8 -8 16 -2q8 -6 14 2v6H62Z", "#fff", opacity=".55")
    fall = stroke("M22 48C22 58 21 66 22 74", "#bfe6f2", 3)
    return rock + shade + fall + turf + bush(24, 39, 7) + tree(37, 45, 24) + home + tree(76, 46, 15) + clouds


DISCOVERIES: Mapping[str, Callable[[], Html]] = {
    "infernal-gate": _infernal_gate,
    "giants-hideout": _giants_hideout,
    "dragon-eggs": _dragon_eggs,
    "sunken-city": _sunken_city,
    "dwarven-mines": _dwarven_mines,
    "world-tree": _world_tree,
    "ether-spring": _ether_spring,
    "first-king-tomb": _first_king_tomb,
    "unicorn-vale": _unicorn_vale,
    "wandering-isle": _wandering_isle,
}
