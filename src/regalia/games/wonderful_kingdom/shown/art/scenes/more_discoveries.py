"""More discoveries, left by those who came before."""

from collections.abc import Callable, Mapping

from regalia.art.ink import box, dot, g, oval, path, stroke
from regalia.core.html import Html, join
from regalia.games.wonderful_kingdom.shown.art.scenes.props import figure, sea


def _shelf(x: float, y: float, w: float, seed: int) -> Html:
    """Books of all heights on a board."""
    tones = ("#b3202e", "#2f6964", "#d9ad4e", "#4a3b6b", "#8a5a34", "#3f6b8a")
    books = join(
        box(x + 1 + k * 4, y - h, 3.6, h, tones[(seed + k) % 6])
        for k in range(int(w // 4) - 1)
        if (h := 8 + (seed * 5 + k * 7) % 5) != 10
    )
    return books + box(x - 1, y, w + 2, 2.4, "#6e4526")


def _lost_library() -> Html:
    ruin = (
        box(0, 0, 94, 88, "#2b3a4a")
        + path("M26 0H60L50 24L56 44H36L40 22Z", "#8fc0c9")
        + path("M26 0H60L50 24L56 44L78 88H18L36 44L40 22Z", "#dff3e0", opacity=".25")
    )
    cases = join(
        box(x, 8, 28, 74, "#4a2f18") + join(_shelf(x + 2, y, 24, x + y) for y in (26, 44, 62, 79)) for x in (2, 64)
    )
    floor = path("M0 80H94V88H0Z", "#56636b") + join(
        box(x, y, 17, 4, fill, 1) for x, y, fill in ((38, 78, "#b3202e"), (40, 74, "#d9ad4e"), (37, 70, "#2f6964"))
    )
    tome = path(
        "M33 66C38 61 44 62 47 65C50 62 56 61 61 66V58C56 53 50 54 47 57C44 54 38 53 33 58Z", "#fff6dc"
    ) + stroke("M47 57V65M37 59q4 -2 7 0M50 59q4 -2 7 0", "#8a7350", 1)
    ivy = stroke("M4 8C14 20 6 34 16 44M90 8C80 22 90 30 82 50", "#5aa866", 2) + join(
        dot(x, y, 2.6, "#6fbf74") for x, y in ((8, 16), (10, 28), (14, 40), (84, 20), (87, 32), (83, 46))
    )
    return ruin + cases + floor + tome + ivy


def _ancients_map() -> Html:
    sheet = path("M10 14C26 8 40 18 56 12C68 8 78 12 84 10V74C74 80 64 72 50 78C36 82 24 74 10 80Z", "#f0dcae") + path(
        "M60 11C70 9 78 12 84 10V74C76 78 70 74 62 74Z", "#d8bd84"
    )
    rolls = path("M6 12C6 6 14 6 14 12V80C14 86 6 86 6 80Z", "#d8bd84") + path(
        "M80 8C80 2 88 2 88 8V74C88 80 80 80 80 74Z", "#b99658"
    )
    coast = stroke(
        "M20 30C28 22 36 34 46 26C52 22 56 28 64 24M22 64C30 58 36 66 46 62C56 58 62 66 72 58", "#7a5a2a", 1.8
    )
    hills = stroke("M24 46l5 -8 5 8M31 46l4 -6 4 6M58 42l4 -7 5 7", "#7a5a2a", 1.6)
    route = stroke("M28 56C38 50 40 42 50 44C60 46 60 54 68 48", "#b3202e", 2.2, stroke_dasharray="4 3.4") + stroke(
        "M65 44l7 7M72 44l-7 7", "#b3202e", 3
    )
    rose = g(
        path("M0 -11L2.4 -2.4L11 0L2.4 2.4L0 11L-2.4 2.4L-11 0L-2.4 -2.4Z", "#2b74b3"),
        path("M0 -11L0 0L2.4 -2.4ZM11 0L0 0L2.4 2.4ZM0 11L0 0L-2.4 2.4ZM-11 0L0 0L-2.4 -2.4Z", "#7a5a2a"),
        at=(48, 68),
        scale=0.8,
    )
    beast = stroke("M66 66q3 -6 6 0t6 0", "#2b74b3", 2)
    return (
        path("M8 84C30 90 60 82 88 80V88H8Z", "#000", opacity=".25")
        + sheet
        + rolls
        + coast
        + hills
        + route
        + rose
        + beast
    )


def _titan_armory() -> Html:
    """A sword like a tower, a shield like a house, and somebody beside them."""
    blade = (
        path("M40 18H54V66L47 82L40 66Z", "#dfe5ec")
        + path("M47 18H54V66L47 82Z", "#9aa5b3")
        + stroke("M47 22V66", "#7f8b9a", 1)
    )
    hilt = (
        box(28, 14, 38, 6, "#e0a52f", 2)
        + box(50, 14, 16, 6, "#b98322", 2)
        + box(43, 0, 8, 15, "#6b2440")
        + stroke("M43 4h8M43 9h8", "#3b1424", 1.4)
    )
    shield = (
        dot(74, 60, 19, "#8e2b2b", stroke="#d9ad4e", stroke_width=3)
        + path("M74 41A19 19 0 0 1 74 79Z", "#5e1a1a")
        + dot(74, 60, 6, "#e0a52f")
        + stroke("M74 46V52M74 68V74M60 60H66M82 60H88", "#d9ad4e", 2.4)
    )
    helm = (
        path("M6 80V58C6 44 36 44 36 58V80H27V66H15V80Z", "#8d96a3")
        + path("M22 47.6C32 48 36 52 36 58V80H27V66H22Z", "#5d6672")
        + path("M6 58L-2 44L12 50ZM36 58L44 44L30 50Z", "#efe3c4")
        + stroke("M21 64V78", "#5d6672", 3)
    )
    mound = path("M32 84C38 74 56 74 62 84Z", "#274856")
    return blade + mound + hilt + shield + helm + figure(54, 86, "#e0a52f", 0.62)


def _leviathan_skull() -> Html:
    sand = path("M0 66C30 58 64 62 94 70V88H0Z", "#c9b88a") + path("M0 80C30 74 64 76 94 82V88H0Z", "#a8976a")
    ribs = join(
        stroke(f"M{x} 74C{x - 8} {58 - k * 2} {x - 2} {44 + k * 2} {x + 6} {40 + k * 3}", "#e3d8bd", 4 - k * 0.5)
        for k, x in enumerate((72, 80, 88))
    )
    skull = path(
        "M8 62C4 46 14 28 34 24C52 20 66 28 70 40C72 50 70 58 66 64C58 62 52 64 46 62L8 62Z", "#f6efdc"
    ) + path("M46 23C58 22 67 30 70 40C72 50 70 58 66 64C58 62 52 64 46 62C58 52 56 36 46 23Z", "#cfc3a3")
    brow = (
        oval(47, 44, 8, 7, "#2f3a4a")
        + dot(47, 45, 2, "#7fe3ea")
        + oval(16, 48, 2.6, 2, "#8f8468")
        + stroke("M22 32C28 28 36 28 42 30", "#cfc3a3", 2)
    )
    teeth = path("".join(f"M{x} 61l2.6 10 2.8 -10Z" for x in range(9, 46, 7)), "#fffaf0")
    jaw = path("M10 78C24 84 50 84 64 68L58 64C46 76 26 78 12 72Z", "#e3d8bd") + path(
        "".join(f"M{x} {75 + d}l2.4 -7 2.8 7Z" for x, d in ((14, 0), (22, 1.6), (30, 2), (38, 0.6))), "#fffaf0"
    )
    return sea(56) + sand + ribs + skull + brow + teeth + jaw + figure(80, 84, "#8e2b2b", 0.6)


WONDERS: Mapping[str, Callable[[], Html]] = {
    "lost-library": _lost_library,
    "ancients-map": _ancients_map,
    "titan-armory": _titan_armory,
    "leviathan-skull": _leviathan_skull,
}
