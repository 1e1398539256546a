"""The buildings of a province, on 64 x 48 as those that other games show too."""

from collections.abc import Iterable, Mapping

from regalia.art import masonry
from regalia.art.ink import box, dot, path, stroke, symbol
from regalia.art.masonry import (
    DARK,
    HEIGHT,
    OCHRE,
    PLUM,
    SLATE,
    STONE,
    TEAL,
    TIMBER,
    WHITE,
    WIDTH,
    cross,
    door,
    flag,
    gable,
    hip,
    panes,
    rampart,
    standing,
    tower,
    wall,
)
from regalia.core.html import Html, join

BUILDINGS: Mapping[str, Html] = masonry.BUILDINGS | {
    "sawmill": wall(8, 44, 30, 15, TIMBER)
    + hip(4, 30, 38, 13)
    + stroke("M8 37H38M18 30V44", "#6e4526", 1.2)
    + door(26, 44, 8, 10)
    + dot(44, 34, 9.5, "#c3c9d1", stroke="#5d6672", stroke_width=2, stroke_dasharray="2.4 2")
    + dot(44, 34, 2.2, "#33261c")
    + join(box(46, y, 15, 5, "#a8683a", 2.5) + dot(59.5, y + 2.5, 2.5, "#e9c691") for y in (34, 39)),
    "goldsmith": wall(14, 44, 26, 17, OCHRE)
    + gable(11, 28, 32, 14, PLUM)
    + door(22, 44, 8, 11)
    + panes((34, 41), r=2.4, fill="#f7b44a")
    + stroke("M41 26H56V29", DARK, 1.4)
    + dot(55, 35, 5, "none", stroke="#e0a52f", stroke_width=3)
    + path("M52 29l3 -4 3 4-3 3Z", "#7fd1d8")
    + path("M45 44v-3h4v-2h8v2h3v3Z", "#4c4a4d"),
    "statue": wall(22, 44, 20, 7)
    + wall(25, 37, 14, 4, WHITE)
    + path("M27 33L29.5 17H34.5L37 33Z", "#e3ddd0")
    + path("M32 17h2.5L37 33h-4Z", "#a9a195")
    + dot(32, 13, 3.6, "#e3ddd0")
    + stroke("M34 19L42 10M42 12V2", "#b9b2a4", 2.2)
    + stroke("M30 20L25 27", "#e3ddd0", 2.4),
    "chapel": wall(22, 44, 20, 17, WHITE)
    + gable(19, 28, 26, 13, SLATE)
    + door(32, 44, 6, 9)
    + dot(32, 32, 2.4, "#4d7fa8")
    + cross(32, 15),
    "church": wall(26, 44, 26, 15, WHITE)
    + hip(24, 30, 30, 9, SLATE)
    + wall(12, 44, 13, 26, WHITE)
    + gable(10, 19, 17, 14, SLATE)
    + cross(18.5, 6, 2.6)
    + door(18.5, 44, 6, 9)
    + panes((32, 40), (39, 40), (46, 40), fill="#4d7fa8")
    + dot(18.5, 27, 2.2, "#4d7fa8"),
    "cathedral": wall(20, 44, 24, 22, WHITE)
    + gable(18, 23, 28, 11, SLATE)
    + wall(9, 44, 12, 30, WHITE)
    + wall(43, 44, 12, 30, WHITE)
    + gable(8, 14, 14, 13, SLATE)
    + gable(42, 14, 14, 13, SLATE)
    + dot(32, 27, 4.4, "#c2567a")
    + dot(32, 27, 2, "#f0c251")
    + door(32, 44, 8, 11)
    + panes((15, 28), (49, 28), (15, 38), (49, 38), fill="#4d7fa8"),
    "guard-tower": tower(25, 44, 14, 30) + door(32, 44, 6, 8) + panes((32, 30), (32, 21)) + flag(32, 10, 9),
    "blacksmith": wall(12, 44, 26, 14, STONE)
    + gable(9, 31, 32, 13, SLATE)
    + wall(30, 26, 6, 12, STONE)
    + path("M33 12q-5 -4 0 -7t2 -5q5 5 1 8t1 4Z", "#b8b0a4")
    + door(22, 44, 9, 10, "#e8793a")
    + path("M43 36h14l3 -3v6h-7v3h3v3H44v-3h3v-3h-4Z", "#4c4a4d"),
    "palisade": join(
        path(f"M{x} 44V{20 + (x * 7) % 5}l4 -6l4 6V44Z", "#b98455")
        + path(f"M{x + 5} 44V{17 + (x * 7) % 5}l3 4V44Z", "#86572f")
        for x in range(7, 56, 9)
    )
    + stroke("M6 30H60M6 38H60", "#5f3c20", 2),
    "stable": wall(10, 44, 44, 15, TIMBER)
    + hip(6, 30, 52, 12)
    + door(24, 44, 13, 12)
    + door(42, 44, 9, 11)
    + stroke("M30.5 24a3.5 4 0 1 1 4 0", "#f0c251", 2)
    + stroke("M40 39l3 -3 3 1", "#8a5a34", 3),
    "stone-wall": rampart(4, 44, 56, 20, n=6)
    + stroke("M6 34h10M20 30h12M36 35h9M48 30h8M12 39h9M40 40h10", "#8f877b", 1)
    + door(32, 44, 11, 14),
    "fortress": wall(22, 40, 20, 26)
    + rampart(22, 20, 20, 4, n=4)
    + tower(8, 44, 12, 26)
    + tower(44, 44, 12, 26)
    + rampart(18, 44, 28, 14, n=5)
    + door(32, 44, 9, 11)
    + flag(32, 13, 10)
    + panes((14, 28), (50, 28), (32, 26)),
    "barricade": join(
        stroke(f"M{x - 9} 43L{x + 9} 20M{x + 9} 43L{x - 9} 20", "#86572f", 3.6)
        + stroke(f"M{x - 9} 43L{x + 9} 20", "#b98455", 2.2)
        for x in (16, 48)
    )
    + stroke("M8 31H56", "#6e4526", 4.4)
    + stroke("M8 30H56", "#c29163", 2),
    "crane": stroke("M22 44L30 10M38 44L30 10M25 32H35M28 20H32", "#86572f", 3)
    + stroke("M18 20L54 6", "#b98455", 4)
    + stroke("M52 7V26", DARK, 1)
    + box(46, 26, 12, 10, "#d9d3c6")
    + box(54, 26, 4, 10, "#a9a195")
    + wall(4, 44, 12, 9)
    + wall(8, 35, 9, 7),
    "town-hall": wall(10, 44, 44, 17, OCHRE)
    + hip(7, 28, 50, 9, SLATE)
    + wall(26, 44, 12, 32, OCHRE)
    + gable(24, 13, 16, 10, SLATE)
    + dot(32, 19, 3.6, "#fffaf0")
    + stroke("M32 19V16.8M32 19h1.8", DARK, 0.9)
    + door(32, 44, 7, 10)
    + panes((16, 40), (21.5, 40), (43, 40), (48.5, 40)),
    "embassy": box(8, 41, 48, 3, "#d9d3c6")
    + wall(12, 41, 40, 16, WHITE)
    + join(box(x, 26, 3.4, 15, "#fffaf0") + box(x + 2.2, 26, 1.2, 15, "#cfc4ad") for x in (13, 21, 29.5, 39, 47))
    + path("M9 26L32 14L55 26Z", "#e9e1cf")
    + path("M32 14L55 26H36Z", "#c9bfa9")
    + flag(16, 20, 14, "#2a66b1")
    + flag(46, 20, 14, "#b3202e"),
    "improvised-defenses": stroke("M4 43L20 24M14 43L30 24M40 43L56 22M50 43L62 28", "#86572f", 3)
    + path("M14 26H46L42 38H18Z", "#b98455")
    + path("M34 26H46L42 38H32Z", "#86572f")
    + stroke("M16 30H45M17 34H43", "#6e4526", 1.2)
    + dot(24, 39, 6, "none", stroke="#5f3c20", stroke_width=2.4)
    + stroke("M18 39h12M24 33v12", "#5f3c20", 1.6)
    + box(44, 31, 12, 13, "#a8683a", 3)
    + stroke("M44 35H56M44 40H56", "#4c4a4d", 1.4),
    "recruiting-center": path("M6 44L24 14L42 44Z", "#f6f0e2")
    + path("M24 14L42 44H30Z", "#cfc4ad")
    + path("M14 31L24 14L28 21L22 31ZM34 31L31 26L24 14L30 31Z", "#b3202e")
    + path("M20 44L24 28L28 44Z", DARK)
    + flag(24, 14, 10)
    + box(40, 34, 20, 3, "#b98455")
    + stroke("M43 37V44M57 37V44", "#86572f", 2)
    + path("M46 34L48 28H56L54 34Z", "#fff6dc")
    + stroke("M50 30h3M49.5 32h3", "#8a7350", 0.8)
    + stroke("M58 34L62 24", "#fff", 1.4),
    "training-camp": stroke("M4 44V36M14 44V36M4 39H14", "#86572f", 2)
    + stroke("M26 44V18", "#86572f", 3.2)
    + stroke("M15 26H37", "#86572f", 2.8)
    + path("M20 24C20 20 32 20 32 24L30 38H22Z", "#e3bb48")
    + path("M27 21C31 21 32 22 32 24L30 38H27Z", "#b98a32")
    + dot(26, 15, 5, "#e3bb48")
    + stroke("M21 29H31M22 34H30", "#86572f", 1.2)
    + stroke("M50 44L46 30M50 44L56 30", "#86572f", 2)
    + dot(51, 26, 10, "#f6f0e2", stroke="#86572f", stroke_width=1.6)
    + dot(51, 26, 6.4, "#b3202e")
    + dot(51, 26, 3, "#f6f0e2")
    + stroke("M50 26L60 18", "#33261c", 1.6),
    "military-academy": box(6, 41, 52, 3, "#a9a195")
    + wall(10, 41, 44, 18, WHITE)
    + hip(6, 23, 52, 8, TEAL)
    + join(box(x, 24, 3.2, 17, "#fffaf0") + box(x + 2, 24, 1.2, 17, "#cfc4ad") for x in (11, 19, 41.6, 49.6))
    + door(32, 41, 9, 12)
    + path("M25 12H39V19C39 24 36 27 32 28C28 27 25 24 25 19Z", "#25364f", stroke="#e9bd55", stroke_width=1.2)
    + stroke("M28 14.5L36 24M36 14.5L28 24", "#e9edf2", 1.8)
    + flag(14, 16, 12, "#2a66b1")
    + flag(50, 16, 12, "#2a66b1"),
}


def building_symbols(names: Iterable[str]) -> Html:
    """b-inn ..."""
    return join(symbol(f"b-{name}", f"0 0 {WIDTH} {HEIGHT}", standing(BUILDINGS[name])) for name in names)
