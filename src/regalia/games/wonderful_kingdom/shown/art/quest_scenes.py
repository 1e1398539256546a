"""Wide pictures of quests on 680 x 130: a land at its hour, and what the quest is about."""

from collections.abc import Callable, Mapping
from functools import cache

from regalia.art.faces import COWL, HOOD, Person, crown, portrait
from regalia.art.faces import LONG_HAIR as HAIR
from regalia.art.ink import box, dot, g, oval, path, placed, stroke
from regalia.art.masonry import SLATE, castle, cottage, flag, rampart, tower
from regalia.art.terrain import peak
from regalia.art.trappings import GOLD
from regalia.core.html import Html, join

WIDTH, HEIGHT = 680, 130


def _land(sky: str, low: str, far: str, near: str) -> Html:
    """Sky with a lighter band, then two lines of hills."""
    band = path("M0 60C120 40 260 66 380 52C500 38 600 60 680 48V130H0Z", low)
    hills = path("M0 92C90 70 180 96 290 84C420 68 520 96 680 78V130H0Z", far)
    return (
        box(0, 0, WIDTH, HEIGHT, sky)
        + band
        + hills
        + path("M0 112C140 98 260 116 400 106C520 98 600 110 680 104V130H0Z", near)
    )


def _bust(person: Person, x: float, size: float = 1.08) -> Html:
    return g(portrait(person), at=(x, HEIGHT - 112 * size), scale=size)


def _usurper() -> Html:
    queen = Person(
        "fair",
        "#5e1a2a",
        path(HAIR, "#1f1814"),
        "",
        crown(37, 18, 14),
        path("M22 92L42 78L50 90L58 78L78 92L70 100H30Z", "#2b1a1e")
        + stroke("M88 112V56", "#c4cad3", 4)
        + stroke("M80 92H96", GOLD, 4),
    )
    walls = (
        rampart(300, 106, 300, 26, n=14) + join(tower(x, 106, 26, 52) for x in (310, 440, 570)) + castle(452, 100, 1.5)
    )
    banners = join(flag(x, 54, 26, "#7a1722", 18) for x in (322, 584))
    pikes = stroke("".join(f"M{x} 130V{98 + x * 7 % 11}" for x in range(180, 660, 15)), "#2b1a1e", 2.4)
    return (
        _land("#5b2430", "#c9653f", "#6e3a34", "#3b2224")
        + dot(250, 66, 26, "#ffcf6b")
        + walls
        + banners
        + pikes
        + _bust(queen, 36)
    )


def _plague_lord() -> Html:
    beak = path("M38 50C40 44 60 44 62 50C62 62 56 78 44 92C44 76 38 64 38 50Z", "#d8ccb0") + path(
        "M52 46C60 46 62 48 62 50C62 62 56 78 44 92C52 74 54 60 52 46Z", "#b0a284"
    )
    lenses = join(dot(x, 49, 5, "#b3202e", stroke="#2b2320", stroke_width=2) for x in (43, 58))
    lord = Person(
        "fair",
        "#2c3327",
        path(HOOD, "#20251c"),
        beak + lenses,
        path(COWL, "#3f4a33"),
        stroke("M90 112V44", "#4a3b2c", 4) + dot(90, 40, 7, "#c7f04a"),
    )
    town = join(cottage(x, y, 34, 24, SLATE) for x, y in ((250, 108), (330, 100), (410, 110), (500, 102), (590, 112)))
    fog = join(oval(x, y, 90, 9, "#c7d98a", opacity=".4") for x, y in ((240, 92), (400, 112), (560, 90), (640, 118)))
    bare = join(stroke(f"M{x} 112V66M{x} 88l-12-14M{x} 80l10-14", "#241f1a", 3.4) for x in (200, 470, 655))
    return (
        _land("#4d5a35", "#a3ad62", "#5d6b3d", "#38421f")
        + dot(600, 34, 20, "#e9f0b0")
        + bare
        + town
        + fog
        + _bust(lord, 36)
    )


def _northern_lands() -> Html:
    lights = join(
        path(
            f"M{x} 4C{x + 50} 30 {x - 30} 44 {x + 40} 74L{x + 74} 66C{x + 20} 40 {x + 90} 26 {x + 50} 0Z",
            tint,
            opacity=".45",
        )
        for x, tint in ((60, "#6ff0c0"), (230, "#8fd6ff"), (420, "#6ff0c0"), (560, "#c79bff"))
    )
    ice = join(
        peak(x, 108, w, h) for x, w, h in ((210, 46, 62), (300, 58, 84), (400, 40, 54), (560, 62, 92), (640, 44, 58))
    )
    floes = join(path(f"M{x} 112l14-6 22 1 10 6-16 6H{x + 10}Z", "#f4fbff") for x in (190, 330, 470, 600))
    hull = (
        path("M-52 0H52L38 24H-38Z", "#8a5a34")
        + path("M4 0H52L38 24H6Z", "#65401f")
        + stroke("M-42 9H42", "#d9ad4e", 2.4)
    )
    sails = (
        stroke("M-14 0V-72M22 0V-58", "#4a2f18", 4)
        + path("M-10 -68C16 -58 16 -30 10 -14H-10Z", "#fdf6e3")
        + path("M-18 -64C-40 -50 -42 -26 -38 -12H-18Z", "#e6d9b9")
        + path("M26 -54C44 -44 46 -24 42 -10H26Z", "#efe3c6")
    )
    sea = path("M0 104H680V130H0Z", "#2b5f86") + stroke(
        "M20 116q8-6 16 0t16 0M260 124q8-6 16 0t16 0M420 118q8-6 16 0t16 0M540 125q8-6 16 0t16 0", "#9fd0e6", 2
    )
    return (
        _land("#16243f", "#2d4a6e", "#8fb4cc", "#dbeaf1")
        + lights
        + ice
        + sea
        + floes
        + g(sails, flag(-14, -66, 16, "#b3202e", 16), hull, at=(105, 92))
    )


def _shattered_crown() -> Html:
    rays = join(
        path("M-9 0L0 -330L9 0Z", "#ffe9a3", opacity=".16", transform=f"translate(340 96) rotate({turn})")
        for turn in range(-80, 81, 20)
    )
    left = path(
        "M250 96L238 42L272 66L290 34L300 62L288 78L300 96Z", "#f3c74f", stroke="#6b4709", stroke_width=2
    ) + dot(238, 40, 6, "#c4cad3")
    middle = (
        path("M316 90L328 72L316 58L340 14L362 56L350 70L362 90Z", "#e6b23c", stroke="#6b4709", stroke_width=2)
        + dot(340, 12, 7, "#b3202e")
        + dot(340, 70, 7, "#b3202e")
    )
    right = path(
        "M380 96L392 80L380 64L392 36L410 66L444 42L432 96Z", "#d29c2c", stroke="#6b4709", stroke_width=2
    ) + dot(444, 40, 6, "#f0bf45")
    shards = join(
        path(f"M{x} {y}l9 4-4 9-8-4Z", "#f3c74f")
        for x, y in ((220, 84), (306, 42), (372, 40), (456, 84), (336, 98), (470, 60), (204, 60))
    )
    rocks = peak(70, 112, 60, 60) + peak(140, 114, 44, 40) + peak(610, 112, 62, 64) + peak(540, 114, 40, 38)
    ruin = path("M186 118L200 100H480L494 118Z", "#8f887c") + box(196, 112, 288, 18, "#6c665c")
    return _land("#3b2f4f", "#8f6a6b", "#5b4a55", "#3a3038") + rays + rocks + ruin + left + middle + right + shards


def _dragon_pact() -> Html:
    lava = path("M520 130C530 96 560 84 566 40H600C604 84 640 96 654 130Z", "#4a3030") + path(
        "M566 40H600L596 62L588 52L582 74L574 56Z", "#ff9d3c"
    )
    smoke = join(
        dot(x, y, r, "#6b5a5a", opacity=".7") for x, y, r in ((584, 26, 18), (606, 12, 20), (566, 8, 16), (632, 20, 14))
    )
    wings = path("M0 0C40 -60 90 -66 130 -56C112 -44 116 -34 102 -26C106 -14 92 -10 90 4C66 -10 40 6 24 22Z", "#8c2119")
    body = path("M-96 30C-60 34 -40 10 0 6C24 4 44 18 40 32C20 48 -20 40 -44 46C-64 52 -80 44 -96 30Z", "#c0392b")
    neck = (
        path("M10 12C44 0 50 -18 70 -24C84 -28 100 -20 108 -12C98 -8 88 -10 82 -6C70 4 60 24 30 32Z", "#d9503f")
        + dot(86, -17, 2.6, "#ffe14d")
        + path("M72 -24L66 -40L80 -27ZM82 -25L82 -40L90 -24Z", "#efe3c4")
    )
    dragon = placed(wings, 0, 0, -0.8, 0.9) + body + wings + neck
    hand = (
        path("M330 130C332 110 340 104 352 104C364 104 372 110 374 130Z", "#2f5590")
        + dot(352, 92, 12, "#e3b088")
        + path("M340 90C338 74 366 74 364 90C358 84 346 84 340 90Z", "#6b4525")
        + stroke("M366 112L398 92", "#2f5590", 8)
        + path("M394 94L404 76L414 94L404 106Z", "#e2557f", stroke="#5c0f2c", stroke_width=1.6)
    )
    return _land("#2b2140", "#a3442f", "#5b2f2a", "#35201c") + smoke + lava + g(dragon, at=(170, 70), scale=0.98) + hand


VISTAS: Mapping[str, Callable[[], Html]] = {
    "usurper": _usurper,
    "plague-lord": _plague_lord,
    "northern-lands": _northern_lands,
    "shattered-crown": _shattered_crown,
    "dragon-pact": _dragon_pact,
}


@cache
def vista(name: str) -> Html:
    """The picture of a quest."""
    return VISTAS[name]()
