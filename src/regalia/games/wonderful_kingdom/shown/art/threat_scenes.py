"""Pictures of threats on 120 x 104: a dim sky, a bare ground, and what comes out of it."""

from collections.abc import Callable, Mapping
from functools import cache, partial

from regalia.art.icons import THINGS
from regalia.art.ink import box, dot, g, oval, path, placed, stroke
from regalia.art.terrain import peak
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.threat_sisters import disease, drought, famine, tempest

WIDTH, HEIGHT = 120, 104
_EYE = "#ffe14d"


def _ground(sky: str, glow: str, floor: str) -> Html:
    """The sky, a light low in it, and the ground."""
    light = oval(60, 74, 66, 46, glow, opacity=".5") + oval(60, 80, 44, 28, glow, opacity=".6")
    return box(0, 0, WIDTH, HEIGHT, sky) + light + path("M0 84C24 76 44 82 64 79C88 76 104 80 120 77V104H0Z", floor)


def _rat(x: float, y: float, scale: float, coat: str, shade: str) -> Html:
    tail = stroke("M26 14C46 16 44 -6 54 -2", "#d79a92", 4.4)
    body = path("M-32 16C-42 4 -22 -26 8 -22C28 -20 36 0 30 17Z", coat) + path(
        "M8 -22C28 -20 36 0 30 17H6C20 4 18 -12 8 -22Z", shade
    )
    head = path("M-20 -14C-34 -16 -54 -2 -56 6C-50 13 -30 16 -18 10Z", coat) + path(
        "M-56 6C-48 12 -30 15 -18 10L-26 4Z", shade
    )
    ears = dot(-24, -16, 8, shade) + dot(-24, -15, 5, "#d79a92")
    face = dot(-37, -3, 2.8, _EYE) + dot(-56, 5, 3, "#d79a92") + path("M-52 9l2 6 3-5Z", "#fff6dc")
    whiskers = stroke("M-48 6l-14-4M-48 8l-14 4", "#efe3c4", 1)
    paws = stroke("M-22 16l-6 4M18 17l-6 4", "#d79a92", 4)
    return g(tail, body, head, ears, face, whiskers, paws, at=(x, y), scale=scale)


def _giant_rat() -> Html:
    return _ground("#2c2a33", "#8a6a3a", "#3a3128") + _rat(68, 68, 1.12, "#8d7d6b", "#5f5346")


def _vermin() -> Html:
    pack = ((84, 52, 0.42), (38, 58, 0.48), (92, 74, 0.55), (44, 84, 0.62))
    ground = _ground("#3b3a2a", "#a08a4a", "#4a4130")
    return ground + join(_rat(x, y, size, "#9a8794", "#66566a") for x, y, size in pack)


def _frost_giant() -> Html:
    hills = peak(16, 84, 26, 44) + peak(106, 82, 24, 50)
    body = path("M22 104C22 78 36 66 60 66C84 66 98 78 98 104Z", "#6f9fbf") + path(
        "M62 66C84 66 98 78 98 104H70Z", "#4a7697"
    )
    head = path("M40 40C40 20 80 20 80 40C80 58 74 72 60 74C46 72 40 58 40 40Z", "#b9dcec") + path(
        "M62 25C74 26 80 32 80 40C80 58 74 72 60 74C68 62 70 44 62 25Z", "#86b4cf"
    )
    beard = path("M40 46C44 54 52 50 60 52C68 50 76 54 80 46L76 74L70 66L66 88L60 74L54 90L50 68L44 76Z", "#f4fbff")
    crown = path(
        "M38 32L34 8L46 22L52 2L60 20L70 2L74 22L88 8L82 32C70 24 50 24 38 32Z",
        "#dff4fb",
        stroke="#5b8fae",
        stroke_width=1.4,
    )
    eyes = dot(51, 42, 3, "#2fd0ff") + dot(69, 42, 3, "#2fd0ff") + stroke("M44 36L56 40M76 36L64 40", "#3f6f8a", 2.6)
    flakes = join(
        dot(x, y, 1.8, "#fff") for x, y in ((10, 20), (24, 38), (100, 18), (112, 40), (30, 10), (94, 56), (8, 62))
    )
    return _ground("#31506b", "#8fc0d6", "#dbeaf1") + hills + body + head + beard + eyes + crown + flakes


def _shadow() -> Html:
    cloak = path(
        "M20 104C24 70 34 60 40 40C42 18 50 8 60 8C70 8 78 18 80 40"
        "C86 60 96 70 100 104L90 94L82 104L72 95L60 104L48 95L38 104L30 94Z",
        "#15121f",
    )
    fold = path("M62 8C70 8 78 18 80 40C86 60 96 70 100 104L90 94L82 104L72 95C80 70 76 32 62 8Z", "#2a2440")
    face = oval(60, 36, 13, 17, "#000")
    eyes = path("M50 33L58 37L51 39ZM70 33L62 37L69 39Z", "#c79bff")
    arms = path(
        "M38 56C24 58 14 50 6 40C8 52 10 56 4 58C14 62 12 70 18 68C26 74 34 72 40 70ZM82 56"
        "C96 58 106 50 114 40C112 52 110 56 116 58C106 62 108 70 102 68C94 74 86 72 80 70Z",
        "#15121f",
    )
    return _ground("#463a63", "#9d7fc7", "#292138") + arms + cloak + fold + face + eyes


def _thief() -> Html:
    moon = dot(98, 22, 13, "#f3e2a8") + dot(92, 19, 11, "#23304a")
    roofs = path("M0 84L18 62L36 84ZM84 84L104 58L124 84Z", "#3b2c2c")
    sack = (
        path("M66 98C62 72 80 66 84 54H100C104 66 120 74 116 98Z", "#b99362")
        + stroke("M82 56Q92 61 102 56", "#6b4709", 3.4)
        + dot(91, 82, 8, "#f0bf45", stroke="#6b4709", stroke_width=1.6)
    )
    body = path("M10 104C12 78 28 70 46 68C64 70 78 80 80 104Z", "#39424f") + path(
        "M48 68C66 70 78 80 80 104H56Z", "#262d37"
    )
    head = dot(46, 48, 19, "#e3b088") + path("M47 29A19 19 0 0 1 47 67C56 58 56 38 47 29Z", "#c08a60")
    mask = path("M27 42H65V52C58 57 51 55 46 51C41 55 34 57 27 52Z", "#15181d") + join(
        oval(x, 47, 3.6, 2.6, "#fff") + dot(x + 1, 47, 1.6, "#15181d") for x in (38, 54)
    )
    hood = path("M22 66C18 34 30 20 46 20C62 20 74 34 70 66C66 50 62 38 46 38C30 38 26 50 22 66Z", "#2c3540")
    return (
        _ground("#23304a", "#4d6285", "#1f2430")
        + moon
        + roofs
        + body
        + head
        + mask
        + hood
        + stroke("M40 59q6 3 12-1", "#7a3a2a", 2)
        + sack
    )


def _siphon(resource: str, tint: str) -> Html:
    """A well with a mouth of its own; what it drinks whirls above."""
    funnel = join(
        oval(60, y, w, w * 0.26, "none", stroke=tint, stroke_width=3.4, opacity=f"{0.45 + y / 150:.2f}")
        for y, w in ((46, 44), (57, 34), (67, 24), (76, 15))
    )
    thing = g(THINGS[resource], at=(41, 3), scale=1.6)
    well = (
        path("M30 104L36 84H84L90 104Z", "#4a4452")
        + path("M62 84H84L90 104H66Z", "#332e3b")
        + oval(60, 84, 25, 7, "#17131d")
    )
    teeth = path("M38 84l4 8 4-7 5 9 5-8 5 8 5-8 5 8 4-9 5 7 2-8Z", "#efe3c4")
    eyes = oval(47, 98, 4, 3, tint) + oval(73, 98, 4, 3, tint)
    motes = join(dot(x, y, 2, tint) for x, y in ((16, 30), (26, 52), (98, 26), (104, 50), (88, 66), (30, 70)))
    return _ground("#241f33", tint, "#2d2738") + motes + funnel + well + teeth + eyes + thing


def _dragon(scales: str, shade: str, wing: str, fire: tuple[str, str], crest: str) -> Html:
    """Turned to the left and breathing fire."""
    wings = path(
        "M62 52C74 16 96 6 118 4C112 18 118 26 112 36C118 44 112 54 116 66C100 62 84 72 72 82Z", wing
    ) + stroke("M66 56L114 8M68 62L112 36M72 70L112 62", "#000", 2, opacity=".5")
    neck = path(
        "M40 104C44 86 70 82 68 62C66 48 54 42 44 44L52 26C76 26 92 44 88 68C86 88 76 94 78 104Z", scales
    ) + path("M68 36C84 44 92 56 88 68C86 88 76 94 78 104H64C66 88 82 66 68 36Z", shade)
    head = path("M60 26C46 20 32 26 22 40C14 43 12 48 14 54C26 56 38 54 48 58C60 62 70 52 68 42Z", scales) + path(
        "M18 55C28 60 38 62 46 60L42 68C32 68 22 64 18 55Z", shade
    )
    teeth = path("M20 54l2 6 3-5ZM28 55l2 6 3-5ZM36 56l2 6 3-5Z", "#fff6dc")
    eye = oval(43, 38, 5, 4, _EYE) + oval(43, 38, 1.4, 3.6, "#1a130c") + stroke("M35 33L50 32", "#000", 2.6)
    breath = path("M14 55C2 64 8 78 2 94C14 88 12 78 22 74C18 86 26 90 22 100C36 86 34 68 22 60Z", fire[0]) + path(
        "M16 60C12 70 14 78 11 86C18 80 20 72 20 64Z", fire[1]
    )
    return wings + neck + head + teeth + eye + crest + breath


def _black_dragon() -> Html:
    horns = path("M58 27C60 12 74 4 88 6C78 12 74 22 72 34ZM48 24C50 12 60 6 68 6C62 12 60 20 58 28Z", "#d8ccb0")
    spines = path("M76 36l11-1-6 9 11 2-8 8 10 5-10 5Z", "#8f98a5")
    return _ground("#4a1f1f", "#c9563a", "#2b1717") + _dragon(
        "#34363f", "#1a1b21", "#24252c", ("#f08a2c", "#ffd75e"), horns + spines
    )


def _black_dragoness() -> Html:
    horns = path("M60 26C66 20 74 20 80 26C74 25 70 28 66 34Z", "#e3c56b")
    frill = path("M60 26L70 12L74 28L88 22L84 38L98 40L86 50L94 60L82 60C84 46 76 32 60 26Z", "#a3264f")
    fire = ("#a05ae0", "#f0d6ff")
    return _ground("#33204a", "#a3264f", "#20152b") + placed(
        _dragon("#453a52", "#2a2234", "#3a2446", fire, frill + horns), WIDTH, 0, -1, 1
    )


def _black_dragon_egg() -> Html:
    shell = path("M60 16C80 16 92 48 90 66C88 84 76 92 60 92C44 92 32 84 30 66C28 48 40 16 60 16Z", "#3b3d47")
    shade = path("M62 16C80 18 92 48 90 66C88 84 76 92 60 92C76 74 78 40 62 16Z", "#1f2027")
    scales = join(
        stroke(f"M{x} {y}q6 7 12 0", "#6b6e7d", 1.8)
        for x, y in ((48, 32), (60, 32), (40, 46), (54, 46), (68, 46), (36, 76), (50, 78), (64, 76))
    )
    crack = stroke("M32 60L44 66L50 57L60 67L68 58L78 66L89 60", "#ff9d3c", 4.4) + stroke(
        "M32 60L44 66L50 57L60 67L68 58L78 66L89 60", "#ffe9a3", 1.6
    )
    nest = path("M8 100C18 82 102 82 112 100V104H8Z", "#5b4028") + stroke(
        "M16 98L44 88M30 101L70 90M60 101L98 89M84 101L108 95", "#8a6a3f", 2.6
    )
    return (
        _ground("#3a2a2a", "#d9803a", "#2b2020")
        + shell
        + shade
        + scales
        + crack
        + oval(48, 36, 4, 8, "#fff", opacity=".3")
        + nest
    )


def _illusionist() -> Html:
    cards = join(
        box(
            x, y, 17, 24, "#f7ecd0", 2, stroke="#4b2f80", stroke_width=1.6, transform=f"rotate({turn} {x + 8} {y + 12})"
        )
        for x, y, turn in ((6, 44, -24), (14, 16, -8), (90, 16, 8), (98, 44, 24))
    )
    stars = join(
        path(f"M{x} {y - 6}l1.8 4.2 4.2 1.8-4.2 1.8-1.8 4.2-1.8-4.2-4.2-1.8 4.2-1.8Z", "#b483f0")
        for x, y in ((15, 56), (22, 28), (98, 28), (106, 56))
    )
    robe = path("M16 104C20 78 40 72 60 70C80 72 100 78 104 104Z", "#4b2f80") + path(
        "M62 70C82 72 100 78 104 104H70Z", "#33205a"
    )
    face = path("M42 42C42 24 78 24 78 42C78 58 72 72 60 76C48 72 42 58 42 42Z", "#fbf6ea") + path(
        "M60 28C72 28 78 32 78 42C78 58 72 72 60 76Z", "#3a3140"
    )
    eyes = (
        path("M47 44q5-6 9 0q-5 4-9 0Z", "#3a3140")
        + path("M64 44q5-6 9 0q-5 4-9 0Z", "#fbf6ea")
        + stroke("M51 62Q56 68 60 64", "#a3264f", 2)
        + stroke("M60 64Q65 58 70 63", "#f0a3bf", 2)
    )
    hat = (
        path("M26 36C40 28 80 28 94 36C80 32 40 32 26 36Z", "#20152b")
        + path("M38 33L54 2C60 6 68 -2 74 4L82 33C70 28 50 28 38 33Z", "#5b3a96")
        + path("M39 31C50 26 70 26 81 30V25C70 22 52 22 41 26Z", "#e9bd55")
    )
    return _ground("#2b1c45", "#8f5fd0", "#20152f") + cards + stars + robe + face + eyes + hat


PERILS: Mapping[str, Callable[[], Html]] = {
    "giant-rat": _giant_rat,
    "vermin": _vermin,
    "frost-giant": _frost_giant,
    "shadow": _shadow,
    "thief": _thief,
    "sister-tempest": lambda: _ground("#27364f", "#5f7fa8", "#1d2a38") + tempest(),
    "sister-drought": lambda: _ground("#c9822f", "#f7d98a", "#a8622a") + drought(),
    "sister-disease": lambda: _ground("#3f4a2a", "#9fb04a", "#2b331f") + disease(),
    "sister-famine": lambda: _ground("#4a4540", "#a39a8a", "#35302b") + famine(),
    "siphon-m": partial(_siphon, "materials", "#c3c7cd"),
    "siphon-p": partial(_siphon, "population", "#b98bd8"),
    "siphon-g": partial(_siphon, "gold", "#f0bf45"),
    "siphon-e": partial(_siphon, "exploration", "#5cabdd"),
    "black-dragon-f": _black_dragoness,
    "black-dragon-m": _black_dragon,
    "black-dragon-egg": _black_dragon_egg,
    "illusionist": _illusionist,
}


@cache
def peril(name: str) -> Html:
    """The picture of a threat."""
    return PERILS[name]()
