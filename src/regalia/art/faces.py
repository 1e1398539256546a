"""Portraits on 100 x 112, built from a head, a robe, hair, a hat and a tool."""

from collections.abc import Mapping
from typing import NamedTuple

from regalia.art.ink import box, dot, oval, path, stroke
from regalia.core.html import Html, join

_SKIN = {
    "fair": ("#f2cfae", "#d9a982"),
    "tawny": ("#e3b088", "#c08a60"),
    "brown": ("#b97f55", "#935d38"),
    "dark": ("#8a5a3c", "#663e27"),
}
_HEAD = "M33 46C33 28 67 28 67 46C67 60 60 71 50 71C40 71 33 60 33 46Z"
_SHADE = "M52 32.6C62 33 67 38 67 46C67 60 60 71 50 71C56 62 58 46 52 32.6Z"
_ROBE = "M6 112C6 90 24 83 40 78C44 85 56 85 60 78C76 83 94 90 94 112Z"
_ROBE_SHADE = "M60 78C76 83 94 90 94 112H64C70 98 68 86 58 80Z"
LONG_HAIR = "M29 50C27 24 73 24 71 50C72 66 76 78 74 88C66 84 62 82 60 78H40C38 82 34 84 26 88C24 78 28 66 29 50Z"
BOB = (
    "M30 60C27 28 36 25 50 25C64 25 73 28 70 60C66 62 64 58 64 52"
    "C63 44 58 40 50 40C42 40 37 44 36 52C36 58 34 62 30 60Z"
)
CURLS = (
    "M28 46C18 40 24 26 32 28C30 16 44 12 50 18C56 10 70 14 68 26"
    "C80 24 82 40 72 46C76 56 68 56 66 50H34C32 56 24 56 28 46Z"
)
FRINGE = "M32 48C31 30 42 26 51 26C62 26 69 32 68 48C64 42 60 38 52 38C44 38 36 41 32 48Z"
BEARD = "M33 50C34 58 38 56 42 55C46 53 54 53 58 55C62 56 66 58 67 50C68 66 62 80 50 82C38 80 32 66 33 50Z"
LONG_BEARD = (
    "M33 50C35 58 40 55 44 54.5C48 53.5 52 53.5 56 54.5C60 55 65 58 67 50C70 70 62 94 50 104C38 94 30 70 33 50Z"
)
BEARD_SHADE = "M52 54C58 54 65 58 67 50C70 70 62 94 50 104C58 88 58 68 52 54Z"
MOUSTACHE = "M50 58C46 55 40 57 37 62C43 62 47 62 50 60C53 62 57 62 63 62C60 57 54 55 50 58Z"
ERMINE = "M22 92C30 84 38 80 42 77C46 84 54 84 58 77C62 80 70 84 78 92C70 100 60 98 50 98C40 98 30 100 22 92Z"
HOOD = (
    "M26 84C20 60 24 20 50 18C76 20 80 60 74 84C68 82 66 74 67 58"
    "C68 40 62 34 50 34C38 34 32 40 33 58C34 74 32 82 26 84Z"
)
CAP = "M29 38C30 22 44 18 54 20C66 22 72 30 71 38C60 33 42 33 29 38Z"
COWL = "M27 62C24 28 36 16 50 16C64 16 76 28 73 62C68 42 62 36 50 36C38 36 32 42 27 62Z"


class Person(NamedTuple):
    """The parts of a portrait, from the back to the front."""

    skin: str
    robe: str
    behind: str = ""
    over: str = ""  # beard, fringe
    hat: str = ""
    tool: str = ""


def _eyes(line: str = "#3a2418") -> Html:
    return (
        oval(43.5, 49.5, 1.7, 2.2, line)
        + oval(56.5, 49.5, 1.7, 2.2, line)
        + stroke("M40 45q3.5 -2.5 7 -.5M53 44.5q3.5 -2 7 .5", line, 1.5)
        + stroke("M50 50l-1.8 6h3.2", line, 1.1, opacity=".55")
        + stroke("M46.5 62.5q3.5 2 7 0", "#8c3f34", 1.6)
    )


def star(x: float, y: float, r: float, fill: str = "#f7d77a") -> Html:
    """With four points."""
    a, b = r * 0.3, r * 0.7
    return path(f"M{x} {y - r}l{a} {b}l{b} {a}l{-b} {a}l{-a} {b}l{-a} {-b}l{-b} {-a}l{b} {-a}Z", fill)


def crown(y: float, w: float, tall: float) -> Html:
    left, right, low, high = 50 - w, 50 + w, y - tall * 0.45, y - tall * 1.25
    west = f"M{left} {y}L{left - 3} {y - tall}L{50 - w / 2} {low}L50 {high}"
    east = f"L{50 + w / 2} {low}L{right + 3} {y - tall}L{right} {y}"
    tips = join(dot(x, top, 2.3, "#fff1c4") for x, top in ((left - 3, y - tall), (50, high), (right + 3, y - tall)))
    stones = dot(50, y - 1.5, 2.2, "#b3202e") + dot(40, y - 1.5, 1.6, "#2a66b1") + dot(60, y - 1.5, 1.6, "#2a66b1")
    band = box(left, y - 4, 2 * w, 5, "#c08a25", 1.5)
    return path(west + east + "Z", "#f3c74f") + path(f"M50 {high}{east}H50Z", "#d29c2c") + band + stones + tips


SPOTS = join(
    path(f"M{x} {y}l1.4 4h-2.8Z", "#2b2320")
    for x, y in ((30, 88), (38, 90), (46, 91), (54, 91), (62, 90), (70, 88), (42, 83), (58, 83))
)
HELMET = (
    path("M30 78V38C30 22 40 16 50 16C60 16 70 22 70 38V78L50 86Z", "#c4cad3")
    + path("M50 16C60 16 70 22 70 38V78L50 86Z", "#939ca9")
    + path("M33 46H67V52H33Z", "#20242b")
    + stroke("M50 40V84", "#5d6672", 2.4)
    + join(dot(x, y, 1.3, "#20242b") for x in (40, 44, 56, 60) for y in (60, 66, 72))
    + path("M46 17C44 4 52 -4 62 -4C58 4 60 12 56 18Z", "#2a66b1")
)
STRAW_HAT = (
    path("M33 37C33 20 40 13 50 13C60 13 67 20 67 37Z", "#ecc566")
    + path("M52 13C61 14 67 20 67 37H58C60 28 58 18 52 13Z", "#c99a3c")
    + path("M8 44C20 32 80 32 92 44C78 38 22 38 8 44Z", "#b98a32")
    + path("M8 44C22 33 78 33 92 44C74 40 26 40 8 44Z", "#f4d680")
    + path("M33 36C40 33 60 33 67 36V31C60 28.5 40 28.5 33 31Z", "#a23b30")
    + stroke("M41 16C39 20 38 24 38 28M50 14V27M58 17C60 20 61 24 61 28", "#b98a32", 1.1, opacity=".8")
)
_WHEAT_EAR = stroke("M50 65C60 68 68 66 76 58", "#a3761b", 1.6) + join(
    oval(x, y, 1.7, 3, "#e8b93f", transform=f"rotate(40 {x} {y})") for x, y in ((74, 63), (77, 60), (72, 59), (80, 55))
)
_LANTERN = (
    stroke("M84 112V52", "#6b4526", 4.6)
    + stroke("M84 54C84 46 70 46 70 54", "#6b4526", 3.4)
    + dot(70, 70, 17, "#ffd75e", opacity=".3")
    + path("M64 60H76L79 80H61Z", "#ffe9a3", stroke="#3f2713", stroke_width=2)
    + path("M70 78C65 74 68 70 70 65C72 70 75 74 70 78Z", "#f08a2c")
    + path("M62 60L70 53L78 60Z", "#3f2713")
    + box(60, 79, 20, 4, "#3f2713", 1)
)
BERET = (
    path("M24 40C20 20 40 12 56 15C78 18 82 34 75 42C62 34 38 34 24 40Z", "#3a4f7a")
    + path("M56 15C78 18 82 34 75 42C70 38 64 36 58 35C64 28 62 20 56 15Z", "#263657")
    + path("M64 20C74 4 86 2 95 6C88 9 82 18 72 28Z", "#f4efe2")
    + stroke("M66 24C76 14 84 9 92 7", "#cfc4ad", 1.3)
    + dot(65, 24, 3.2, "#f0bf45")
)

PEOPLE: Mapping[str, Person] = {
    "knight": Person(
        "tawny",
        "#7f8794",
        hat=HELMET,
        tool=path(
            "M6 112C6 92 16 88 28 88C34 96 34 104 32 112ZM94 112C94 92 84 88 72 88C66 96 66 104 68 112Z", "#aab2bd"
        ),
    ),
    "hermit": Person(
        "tawny",
        "#5b4a38",
        path(HOOD, "#4a3b2c"),
        path(LONG_BEARD, "#eee9dd") + path(BEARD_SHADE, "#cbc3b3"),
        path(COWL, "#6f5a43") + path("M52 16C66 17 76 30 73 62C68 42 62 36 52 36C58 30 58 22 52 16Z", "#544331"),
        _LANTERN,
    ),
    "farmer": Person("fair", "#5c7f96", path(BOB, "#9a5b2c"), path(FRINGE, "#9a5b2c"), STRAW_HAT, _WHEAT_EAR),
    "lord": Person(
        "brown",
        "#6b2440",
        path(BOB, "#2b1c14"),
        path(BEARD, "#2b1c14") + stroke("M45 62.5q5 3 10 0", "#e9a58e", 2),
        crown(36, 19, 15),
        path(ERMINE, "#f6f0e2") + SPOTS + dot(50, 90, 5, "#2a66b1", stroke="#f0bf45", stroke_width=2),
    ),
    "scout": Person(
        "tawny",
        "#3f6b35",
        path(LONG_HAIR, "#6e3a1c"),
        path(FRINGE, "#6e3a1c"),
        BERET,
        stroke("M32 79Q50 100 68 79", "#8a5a34", 3),
    ),
    "alchemist": Person(
        "tawny",
        "#3a4a3a",
        path(HOOD, "#2f4a3c"),
        path(BEARD, "#b9b2a4"),
        path("M27 62C24 28 36 16 50 16C64 16 76 28 73 62C68 42 62 36 50 36C38 36 32 42 27 62Z", "#436b54"),
        path("M80 82h6v8l8 16c1 4-1 6-4 6H76c-3 0-5-2-4-6l8-16Z", "#cfe8e2", opacity=".9")
        + path("M75 102h16l3 6c0 3-2 4-4 4H76c-3 0-4-2-3-4Z", "#6fbf5a"),
    ),
    "huntress": Person(
        "tawny",
        "#3f6b35",
        path(LONG_HAIR, "#8a4a22"),
        path(FRINGE, "#8a4a22"),
        path("M26 44C24 24 40 16 54 18C72 20 76 34 74 44C64 32 40 32 26 44Z", "#2f5530")
        + path("M66 24C74 12 82 8 90 8C86 16 80 26 72 32Z", "#c9403a"),
        stroke("M84 112C98 96 98 78 84 62", "#7a5230", 4) + stroke("M84 112V62", "#e9dcc0", 1),
    ),
}


def bust(name: str) -> Html:
    return portrait(PEOPLE[name])


def portrait(person: Person) -> Html:
    """On 100 x 112: behind, robe, neck, head, half shade, eyes, hair, hat, tool."""
    light, shade = _SKIN[person.skin]
    body = path(_ROBE, person.robe) + path(_ROBE_SHADE, "#000", opacity=".2")
    head = box(43, 62, 14, 20, shade, 6) + path(_HEAD, light) + path(_SHADE, shade, opacity=".75")
    return person.behind + body + head + _eyes() + person.over + person.hat + person.tool
