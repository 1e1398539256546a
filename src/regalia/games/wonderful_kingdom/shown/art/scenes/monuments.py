"""Monuments: what a duchy is remembered for."""

from collections.abc import Callable, Mapping

from regalia.art.ink import box, dot, g, path, stroke
from regalia.art.masonry import (
    GILT,
    OCHRE,
    PLUM,
    SLATE,
    TEAL,
    WHITE,
    castle,
    cross,
    dome,
    door,
    flag,
    gable,
    hip,
    panes,
    wall,
)
from regalia.art.terrain import bush
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import (
    coins,
    columns,
    fire,
    glow,
    horse,
    mirrored,
    sea,
    sparks,
    standing,
)


def _great_lighthouse() -> Html:
    beams = path("M46 22L92 6V34Z", "#fff6cf", opacity=".75") + path("M46 22L0 10V30Z", "#fff6cf", opacity=".5")
    bands = join(
        path(f"M{37 + k * 0.9} {68 - k * 8}H{55 - k * 0.9}L{54.1 - k * 0.9} {60 - k * 8}H{37.9 + k * 0.9}Z", fill)
        for k, fill in enumerate(("#b9452f", "#f6f0e2", "#b9452f", "#f6f0e2", "#b9452f"))
    )
    rock = path("M20 72C30 60 62 60 74 72Z", "#7d7466")
    lamp = wall(40, 28, 12, 10, WHITE) + dome(39, 19, 14, 10, SLATE) + dot(46, 23, 3.4, "#ffd75e")
    return sea(62) + rock + beams + bands + path("M47 28H54L55 68H47Z", "#000", opacity=".16") + lamp


def _royal_keep() -> Html:
    return castle(46, 78, 1.6) + flag(46, 16, 14, "#94660d", 10)


def _throne_palace() -> Html:
    wings = (
        wall(2, 66, 26, 26, WHITE) + wall(66, 66, 26, 26, WHITE) + hip(0, 41, 30, 8, TEAL) + hip(64, 41, 30, 8, TEAL)
    )
    windows = panes((9, 58), (20, 58), (73, 58), (84, 58), r=2.6, fill="#7a5a2a")
    hall = wall(24, 66, 46, 36, WHITE) + dome(22, 31, 50, 34, GILT) + flag(47, 7, 7, w=6)
    niche = door(47, 66, 26, 32, "#7a1722")
    throne = (
        box(40, 44, 14, 22, "#e0a52f", 2)
        + box(43, 48, 8, 12, "#b3202e", 1)
        + path("M40 44l2 -7 3 4 2 -6 2 6 3 -4 2 7Z", "#f7d77a")
        + box(38, 57, 18, 3, "#b98322")
    )
    steps = join(
        box(30 - 5 * k, 66 + 5 * k, 34 + 10 * k, 5, tone)
        for k, tone in enumerate(("#e9e1cf", "#d8cdb4", "#c9bfa9", "#b8ad95"))
    )
    carpet = path("M42 66H52L58 86H36Z", "#b3202e")
    return wings + windows + hall + niche + throne + steps + carpet


def _great_market() -> Html:
    hall = (
        wall(14, 58, 66, 24, OCHRE)
        + hip(8, 35, 78, 16, SLATE)
        + wall(40, 30, 14, 14, OCHRE)
        + gable(37, 17, 20, 11, SLATE)
    )
    arches = join(door(x, 58, 11, 16) for x in (24, 40, 55, 70))
    return hall + arches + dot(47, 24, 3.4, "#fffaf0", stroke="#7a5410") + standing("market", 2, 22, 1.36)


def _royal_mint() -> Html:
    hall = standing("mint", 4, 0, 1.34)
    press = coins(
        *((74, 82 - 3.2 * k) for k in range(7)),
        *((84, 83 - 3.2 * k) for k in range(4)),
        *((64, 84 - 3.2 * k) for k in range(3)),
        r=6,
    )
    return hall + press


def _colossus() -> Html:
    """A giant of bronze astride the mouth of a harbour."""
    piers = wall(12, 78, 22, 14) + wall(62, 78, 22, 14)
    legs = path("M18 64L38 40H48L32 64ZM80 64L60 40H48L66 64Z", "#c98743") + path("M80 64L60 40H52L70 64Z", "#8f5420")
    torso = path("M37 42L34 22C40 17 56 17 62 22L58 42Z", "#dc9c55") + path(
        "M50 18C56 18 60 20 62 22L58 42H50Z", "#9c5f28"
    )
    kilt = path("M35 38H60L64 50H32Z", "#a86a2e") + stroke("M38 40L36 49M44 40V49M51 40V49M57 40L59 49", "#7a4718", 1.2)
    arms = stroke("M36 25L26 34L32 44", "#dc9c55", 5) + stroke("M60 25L70 16L70 8", "#9c5f28", 5)
    head = (
        dot(48, 13, 6.4, "#dc9c55")
        + path("M48 6.6A6.4 6.4 0 0 1 48 19.4Z", "#9c5f28")
        + stroke("M41 9L38 4M45 7L44 1M51 7L52 1M55 9L58 4", "#f0c251", 2)
    )
    boat = path("M40 76H58L54 82H44Z", "#7a4f2b") + path("M49 75V60C56 64 57 70 56 74Z", "#fdf6e3")
    return sea(66) + g(boat, legs, piers, torso, kilt, arms, head, fire(71, 8, 13), at=(6.7, 10.5), scale=0.88)


def _mage_college() -> Html:
    side = wall(8, 78, 15, 34) + gable(4, 45, 23, 22, PLUM) + panes((15, 58), r=2, fill="#7fd1d8")
    moon = path("M38 10A9 9 0 1 0 46 22A7.4 7.4 0 1 1 38 10Z", "#fff6dc")
    return (
        glow(27, 38, 12, "#7fd1d8")
        + standing("wizards-guild", 8, 6, 1.62)
        + side
        + moon
        + sparks("#fff6dc", (10, 20), (22, 10), (84, 40))
    )


def _knight(x: float, y: float, coat: str, shade: str, cloth: str) -> Html:
    mount = horse(0, 0, 1, coat, shade, "#3f2713")
    skirt = path("M-18 -26H8L12 -10H-20Z", cloth) + path("M-18 -18H10L11 -14H-19Z", "#fff6dc", opacity=".8")
    rider = (
        path("M-8 -24C-8 -38 4 -38 4 -24Z", "#aab2bd")
        + path("M-6 -36C-6 -46 4 -46 4 -36V-33H-6Z", "#c4cad3")
        + stroke("M-2 -38H4", "#20242b", 1.6)
    )
    plume = path("M-2 -43C-4 -52 -12 -52 -14 -46C-10 -47 -7 -44 -5 -41Z", cloth)
    return g(mount, skirt, rider, plume, stroke("M-12 -22L48 -36", "#f6e6c0", 3), at=(x, y), scale=0.62)


def _jousting_arena() -> Html:
    stands = box(0, 30, 94, 22, "#8a5a34") + join(
        path(f"M{x} 30L{x + 9} 16L{x + 18} 30Z", fill)
        for x, fill in ((0, "#b3202e"), (19, "#f6f0e2"), (38, "#2a66b1"), (57, "#f6f0e2"), (76, "#b3202e"))
    )
    crowd = join(
        dot(6 + 9 * k, 38 + k % 2 * 6, 3, tone)
        for k, tone in enumerate(("#e3b088", "#f2cfae", "#b97f55") * 3 + ("#e3b088",))
    )
    sand = path("M0 52H94V88H0Z", "#e0c58a")
    rail = join(box(8.5 * k, 72, 8.5, 6, "#b3202e" if k % 2 else "#fff6dc") for k in range(11)) + stroke(
        "M8 78V84M30 78V84M64 78V84M86 78V84", "#6e4526", 2
    )
    left = _knight(22, 76, "#c9a67a", "#9a7a50", "#b3202e")
    right = mirrored(_knight(0, 0, "#5b4a42", "#3f322c", "#2a66b1"), 72, 76)
    return stands + crowd + sand + left + right + rail


def _hanging_gardens() -> Html:
    steps = join(
        path(f"M{6 + 10 * k} {80 - 16 * k}H{88 - 10 * k}V{65 - 16 * k}H{6 + 10 * k}Z", fill)
        + join(bush(x, 63 - 16 * k, 5.4) for x in range(14 + 10 * k, 84 - 10 * k, 13))
        for k, fill in enumerate(("#d9cba6", "#e6d9b6", "#f1e6c8"))
    )
    return (
        steps
        + stroke("M47 34V80", "#6fb4d0", 5)
        + stroke("M47 38V78", "#d9f0f7", 1.2)
        + dome(37, 32, 20, 22, GILT)
        + columns(34, 6, 2, 38, 54)
    )


def _cathedral() -> Html:
    spires = join(
        wall(x, 80, 20, 48, WHITE)
        + gable(x - 2, 33, 24, 30, PLUM)
        + cross(x + 10, 4, 2.4)
        + door(x + 10, 62, 7, 18, "#4d7fa8")
        for x in (8, 66)
    )
    nave = wall(26, 80, 42, 38, WHITE) + gable(24, 43, 46, 20, PLUM) + cross(47, 24, 3)
    rose = (
        dot(47, 50, 9, "#4d7fa8", stroke="#c9a24a", stroke_width=2)
        + dot(47, 50, 5.4, "#c2567a")
        + dot(47, 50, 2.4, "#f0c251")
    )
    petals = stroke("M47 41V59M38 50H56M41 44L53 56M53 44L41 56", "#f6f0e2", 1)
    doors = door(47, 80, 15, 18) + door(18, 80, 9, 12) + door(76, 80, 9, 12)
    return nave + spires + rose + petals + doors


MONUMENTS: Mapping[str, Callable[[], Html]] = {
    "great-lighthouse": _great_lighthouse,
    "royal-keep": _royal_keep,
    "throne-palace": _throne_palace,
    "great-market": _great_market,
    "royal-mint": _royal_mint,
    "colossus": _colossus,
    "mage-college": _mage_college,
    "jousting-arena": _jousting_arena,
    "hanging-gardens": _hanging_gardens,
    "cathedral": _cathedral,
}
