"""More monuments: what people go inside to see."""

from collections.abc import Callable, Mapping

from regalia.art.ink import box, dot, g, path, stroke
from regalia.art.masonry import (
    OCHRE,
    TEAL,
    WHITE,
    dome,
    door,
    panes,
    wall,
)
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import columns, crystal, egg, glow


def _mask(x: float, y: float, fill: str, mouth: str) -> Html:
    face = path("M-10 -11Q0 -7 10 -11C12 0 8 11 0 13C-8 11 -12 0 -10 -11Z", fill, stroke="#5c3f0b", stroke_width=1.2)
    eyes = path("M-7 -3q3 -3 5 0q-2 2 -5 0ZM2 -3q2 -3 5 0q-3 2 -5 0Z", "#33261c")
    return g(face, eyes, stroke(mouth, "#33261c", 1.8), at=(x, y))


def _theatre() -> Html:
    stage = box(4, 10, 86, 66, "#3b1a24") + box(4, 70, 86, 8, "#a8764a") + box(4, 76, 86, 6, "#7a4f2b")
    drapes = path("M4 10H30C30 34 24 52 8 70H4ZM90 10H64C64 34 70 52 86 70H90Z", "#b3202e")
    folds = stroke(
        "M12 12C12 34 10 52 6 66M21 12C21 32 17 48 10 62M82 12C82 34 84 52 88 66M73 12C73 32 77 48 84 62",
        "#7a1722",
        2.2,
    )
    valance = path(
        "M4 8H90V18Q82 26 75.5 18Q68 26 61 18Q54 26 47 18Q40 26 33 18Q26 26 18.5 18Q11 26 4 18Z", "#94242f"
    ) + stroke("M4 18Q11 26 18.5 18Q26 26 33 18Q40 26 47 18Q54 26 61 18Q68 26 75.5 18Q82 26 90 18", "#f0bf45", 1.8)
    light = path("M47 20L28 72H66Z", "#ffe9a3", opacity=".28")
    masks = _mask(38, 44, "#f7d77a", "M-5 4Q0 9 5 4") + _mask(57, 52, "#e9e4f2", "M-5 8Q0 3 5 8")
    return stage + light + drapes + folds + valance + masks + box(2, 4, 90, 6, "#e0a52f")


def _hall_of_banners() -> Html:
    room = box(0, 0, 94, 88, "#6b4b2c") + path("M0 70H94V88H0Z", "#8f6a3f") + path("M36 70H58L70 88H24Z", "#8e2b2b")
    vault = (
        stroke("M0 14Q23 -8 47 14Q71 -8 94 14", "#4a321c", 4)
        + door(47, 70, 20, 46, "#f7dfa0")
        + panes((47, 44), r=3, fill="#fff6dc")
    )
    pillars = join(
        wall(x, 74, 7, 70, OCHRE) + box(x - 2, 6, 11, 4, "#d8bd80") + box(x - 2, 72, 11, 4, "#a5854c")
        for x in (0, 28, 59, 87)
    )
    signs = (("#b4232f", "M-4 -4H4V1Q4 5 0 7Q-4 5 -4 1Z"), ("#2a68b4", "M0 -6L2 -2L6 0L2 2L0 6L-2 2L-6 0L-2 -2Z"))
    cloths = join(
        g(
            path("M-9 0H9V38L0 31L-9 38Z", fill),
            path("M2 0H9V38L2 32.6Z", "#000", opacity=".2"),
            g(path(sign, "#fff3d6"), at=(0, 14)),
            stroke("M-11 0H11", "#3f2713", 2),
            at=(x, 14),
        )
        for x, (fill, sign) in ((18, signs[0]), (76, signs[1]))
    )
    return room + vault + pillars + cloths


def _upper_shelf() -> Html:
    """A globe, a skull, an hourglass."""
    lands = path("M18 15q5 -3 6 2t4 2q-2 6 -6 3t-4 -7Z", "#8fb34e")
    globe = dot(23, 20, 8, "#5ea7d6") + lands + stroke("M16 29H30M23 28V31", "#d9ad4e", 1.8)
    skull = path("M41 20C41 10 54 10 54 20C54 24 52 25 52 29H43C43 25 41 24 41 20Z", "#f0e6cf")
    eyes = dot(45, 20, 2, "#3a2416") + dot(50, 20, 2, "#3a2416")
    return globe + skull + eyes + path("M66 14H76L72 22L76 30H66L70 22Z", "#f7dfa0", stroke="#d9ad4e", stroke_width=1.6)


def _middle_shelf() -> Html:
    """A shell, an emerald, books."""
    spiral = "M16 53C14 44 20 38 26 40C32 42 32 50 26 51C22 51 21 46 25 46"
    shell = path(spiral, "#e9a58e", stroke="#b5653f", stroke_width=1.4)
    books = box(63, 40, 5, 15, "#b3202e") + box(68, 42, 5, 13, "#2a66b1") + box(73, 39, 5, 16, "#d9ad4e")
    return shell + crystal(47, 55, 18, "#c9f6e0", "#54d69a", "#1f7a55") + books


def _lower_shelf() -> Html:
    """A mask, a feather, an egg."""
    feather = path("M42 77C42 66 48 60 55 60C55 68 50 74 44 77Z", "#3f9c8c")
    eye = dot(51, 65, 2.6, "#f0bf45") + dot(51, 65, 1.2, "#25364f")
    return _mask(23, 68, "#c98743", "M-4 5Q0 8 4 5") + feather + eye + egg(70, 68, 9, "#7d5a8f", "#3f2a55")


def _cabinet() -> Html:
    case = box(8, 6, 78, 76, "#6e4526", 3) + box(12, 10, 70, 68, "#3a2416") + path("M6 6L47 -4L88 6Z", "#86572f")
    boards = join(box(12, y, 70, 3, "#8a5a34") for y in (31, 55))
    posts = join(box(x, 10, 3, 68, "#8a5a34") for x in (34, 58))
    return case + _upper_shelf() + _middle_shelf() + _lower_shelf() + boards + posts


def _royal_opera() -> Html:
    top = wall(20, 36, 54, 18, OCHRE) + dome(18, 20, 58, 24, TEAL) + box(18, 18, 58, 3, "#e0a52f")
    lyre = stroke("M41 -4C36 4 40 10 47 10C54 10 58 4 53 -4M44 0V9M47 -2V9M50 0V9", "#f0bf45", 1.8)
    facade = wall(6, 72, 82, 36, WHITE) + box(4, 34, 86, 4, "#e0a52f") + box(4, 50, 86, 3, "#cfc4ad")
    windows = join(door(x, 72, 9, 17, "#6b2440") + door(x, 50, 7, 10, "#f7d77a") for x in (17, 32, 47, 62, 77))
    steps = box(2, 72, 90, 4, "#e9e1cf") + box(-2, 76, 98, 5, "#cfc4ad")
    return (
        top
        + g(lyre, at=(0, 8))
        + facade
        + windows
        + columns(72, 19, 3, 8, 23, 38, 53, 68, 83)
        + steps
        + glow(47, 64, 18, "#ffd75e")
    )


HALLS: Mapping[str, Callable[[], Html]] = {
    "theatre": _theatre,
    "hall-of-banners": _hall_of_banners,
    "cabinet": _cabinet,
    "royal-opera": _royal_opera,
}
