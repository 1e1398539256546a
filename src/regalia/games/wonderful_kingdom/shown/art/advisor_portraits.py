"""The advisors of a duchy in portraits: eighteen people, each with one thing that tells the office."""

from collections.abc import Mapping

from regalia.art.faces import (
    BEARD,
    BOB,
    CAP,
    COWL,
    CURLS,
    ERMINE,
    FRINGE,
    HOOD,
    LONG_BEARD,
    LONG_HAIR,
    MOUSTACHE,
    SPOTS,
    Person,
    star,
)
from regalia.art.ink import box, dot, oval, path, stroke
from regalia.art.trappings import (
    DARK_HAIR,
    GOLD,
    KEYS,
    LIPS,
    ORB,
    SCALES,
    STEEL,
    WOOD,
    broad_hat,
    eye_patch,
    open_helm,
    spectacles,
    wreath,
)
from regalia.core.html import join

_BOOK = (
    path("M60 92L80 86V108L60 112Z", "#fff6dc")
    + path("M80 86L100 92V112H80Z", "#e6d9b9")
    + stroke("M64 97l12-4M64 102l12-4M84 93l12 4M84 98l12 4", "#8a7350", 1.2)
)
_VEIL = path(
    "M26 88C20 52 26 20 50 19C74 20 80 52 74 88C68 84 67 70 67 54"
    "C66 40 60 34 50 34C40 34 34 40 33 54C33 70 32 84 26 88Z",
    "#f3e6ef",
)
_TURBAN = path("M26 42C22 20 40 10 52 12C72 12 80 30 74 42C60 33 40 33 26 42Z", "#2f6964") + stroke(
    "M28 36C44 22 60 22 72 34M36 22C48 20 62 24 70 32", "#1d4a46", 2
)

COUNCIL: Mapping[str, Person] = {
    "enlightened-prophet": Person(
        "tawny",
        "#f0e6cf",
        dot(50, 44, 32, "#ffe9a3", opacity=".75") + dot(50, 44, 32, "none", stroke="#e9bd55", stroke_width=2),
        path(LONG_BEARD, "#d6cfc3"),
        path("M31 44C31 26 40 21 50 21C60 21 69 26 69 44C60 36 40 36 31 44Z", "#d6cfc3") + star(50, 28, 6),
        stroke("M86 112V48", WOOD, 3.6) + star(86, 42, 10),
    ),
    "grey-eminence": Person(
        "fair",
        "#6c7078",
        path(HOOD, "#4a4e57"),
        path(MOUSTACHE, "#c9c6be") + path("M46 66H54L50 78Z", "#c9c6be"),
        path(COWL, "#7d828b") + path("M52 16C66 17 76 30 73 62C68 42 62 36 52 36C58 30 58 22 52 16Z", "#5d626b"),
        stroke("M40 84L50 102L60 84", "#c9c6be", 2) + stroke("M50 98v12M45 103h10", GOLD, 2.4),
    ),
    "master-cartographer": Person(
        "brown",
        "#2b6c9c",
        path(BOB, DARK_HAIR),
        path(FRINGE, DARK_HAIR),
        path(CAP, "#c98f3f") + spectacles(43.5, 56.5),
        path("M56 94L96 84L100 108L60 116Z", "#fff1cf", stroke="#8a7350", stroke_width=1.4)
        + stroke("M62 104q8-8 14-2t18-6", "#b3202e", 1.6, stroke_dasharray="3 2.4")
        + path("M66 96q6 2 10-1l2 5q-6 4-11 1Z", "#8fb06a"),
    ),
    "grand-architect": Person(
        "dark",
        "#b98455",
        "",
        path(BEARD, "#e9e4d8") + LIPS,
        path("M31 40C31 22 40 15 50 15C60 15 69 22 69 40Z", "#4a3b2c") + box(30, 36, 40, 6, "#e4bd62", 2),
        stroke("M70 112L82 74L94 112M75 98H89", "#d8b45a", 3.6)
        + dot(82, 72, 4.4, "#d8b45a")
        + stroke("M8 108L30 92", "#d6e4ee", 9)
        + stroke("M8 108L30 92", "#3f6f96", 2),
    ),
    "seneschal": Person(
        "fair",
        "#7a49a5",
        path(LONG_HAIR, "#a8481f"),
        path(FRINGE, "#a8481f"),
        stroke("M32 39C40 32 60 32 68 39", "#e9bd55", 4) + dot(50, 34, 3.4, "#7fd1d8"),
        path(ERMINE, "#f6f0e2") + SPOTS + KEYS,
    ),
    "high-treasurer": Person(
        "tawny",
        "#8a5f12",
        path(CURLS, "#3f2a1c"),
        path(MOUSTACHE, "#3f2a1c"),
        path("M30 38L34 22H66L70 38C58 33 42 33 30 38Z", "#6b2440") + box(29, 34, 42, 5, GOLD, 2),
        path("M58 94H98V112H58Z", WOOD)
        + path("M58 94C58 82 98 82 98 94Z", "#a8683a")
        + box(74, 90, 8, 10, GOLD, 1)
        + join(dot(x, 84, 4.4, GOLD, stroke="#6b4709") for x in (66, 78, 90)),
    ),
    "steward": Person(
        "brown",
        "#4f7a4a",
        path(BOB, "#3f2a1c"),
        "",
        path("M28 46C26 26 40 20 50 20C60 20 74 26 72 46C62 34 38 34 28 46Z", "#fffaf0")
        + path("M54 20C64 22 74 28 72 46C68 40 62 37 57 36C60 30 58 24 54 20Z", "#d8cbab"),
        path("M36 82H64L68 112H32Z", "#fffaf0")
        + path("M66 98L96 92L92 112H70Z", "#c98f3f")
        + stroke("M68 102L94 98M70 108L93 104", "#8a5f12", 1.4)
        + dot(76, 92, 5, "#c9403a")
        + dot(86, 89, 5, "#7fa044"),
    ),
    "court-alchemist": Person(
        "tawny",
        "#3d4f63",
        "",
        path(LONG_BEARD, "#8a8578"),
        _TURBAN + dot(50, 25, 4, "#e2557f", stroke=GOLD, stroke_width=1.6),
        path("M80 78h8v10l9 18c1 4-1 6-4 6H75c-3 0-5-2-4-6l9-18Z", "#dff0f2", opacity=".92")
        + path("M75 100h18l4 8c0 3-2 4-4 4H75c-3 0-5-2-4-4Z", "#e2557f")
        + dot(82, 72, 2.6, "#ffb8cd")
        + dot(87, 66, 1.8, "#ffb8cd"),
    ),
    "quartermaster": Person(
        "fair",
        "#5d6672",
        "",
        path(MOUSTACHE, "#b5531f") + path("M44 68H56L50 80Z", "#b5531f"),
        open_helm("#b9c0ca", "#8791a0"),
        stroke("M86 112V40", WOOD, 3.4)
        + path("M86 40H64L70 49L64 58H86Z", "#b3202e")
        + stroke("M30 88L68 112", "#86572f", 6),
    ),
    "master-builder": Person(
        "tawny",
        "#7d6a4a",
        path(BOB, "#6e3a1c"),
        path(FRINGE, "#6e3a1c"),
        path("M28 42C28 26 40 20 50 20C62 20 72 26 72 42C60 36 40 36 28 42Z", "#b3202e")
        + join(dot(x, y, 1.6, "#fff6dc") for x, y in ((38, 30), (48, 25), (58, 28), (66, 36))),
        stroke("M74 112L84 80", WOOD, 4.4)
        + path("M70 68L98 76L95 87L67 79Z", "#8f98a5")
        + path("M88 73L98 76L95 87L85 84Z", "#6c7480"),
    ),
    "chronicler": Person(
        "dark",
        "#25364f",
        _VEIL,
        "",
        path("M31 44C33 30 42 27 50 27C58 27 67 30 69 44C60 35 40 35 31 44Z", "#fffaf0"),
        _BOOK + path("M52 106C60 90 64 82 78 70C76 84 66 96 54 108Z", "#c9403a"),
    ),
    "blackmailer": Person(
        "fair",
        "#2b2a33",
        path(BOB, DARK_HAIR),
        path("M50 60C45 58 40 60 35 56C38 64 46 64 50 62C54 64 62 64 65 56C60 60 55 58 50 60Z", DARK_HAIR),
        broad_hat("#4a1f28", "#33131b") + path("M62 30C76 14 88 16 94 22C86 22 78 30 68 35Z", "#b3202e"),
        box(64, 86, 30, 21, "#f7ecd0", 1.5, stroke="#8a7350", transform="rotate(-12 79 96)")
        + path("M66 90L80 98L92 84", "none", stroke="#8a7350", stroke_width=1.4)
        + dot(81, 97, 4.6, "#b3202e"),
    ),
    "negotiator": Person(
        "tawny",
        "#2f6b4f",
        path(LONG_HAIR, "#3f2713"),
        path(FRINGE, "#3f2713"),
        stroke("M32 40C40 34 60 34 68 40", "#c9403a", 4),
        SCALES + dot(33, 62, 2.4, GOLD) + dot(67, 62, 2.4, GOLD),
    ),
    "saboteur": Person(
        "tawny",
        "#3f3a33",
        "",
        path("M33 54C40 51 60 51 67 54C67 66 60 76 50 76C40 76 33 66 33 54Z", "#8e3b2b"),
        path("M30 42C30 24 40 18 50 18C60 18 70 24 70 42C58 36 42 36 30 42Z", "#20242b"),
        dot(80, 96, 14, "#20242b")
        + path("M84 84C92 88 96 96 92 104C88 96 88 90 84 84Z", "#4c535e")
        + stroke("M80 82C80 74 88 76 88 68", "#c79b62", 2.4)
        + star(88, 65, 8, "#ffcf4d"),
    ),
    "favourite": Person(
        "fair",
        "#a3264f",
        path(LONG_HAIR, "#e3bb48"),
        path(FRINGE, "#e3bb48"),
        join(dot(x, y, 4.4, "#c9403a") + dot(x, y, 1.8, "#ffb8cd") for x, y in ((34, 40), (68, 42), (64, 34))),
        path("M60 108C64 84 84 70 102 76C104 92 90 106 74 112Z", "#f3e6ef")
        + stroke("M64 108L98 78M64 108L86 74M64 108L102 90", "#c2567a", 1.6)
        + dot(57, 59, 1.3, DARK_HAIR),
    ),
    "veteran": Person(
        "tawny",
        "#6b4a32",
        path(BOB, "#e9e4d8"),
        path(BEARD, "#e9e4d8") + eye_patch() + stroke("M38 53L43 66", "#a8604a", 1.6),
        wreath("#7fa044"),
        path("M6 112C6 92 16 88 28 88C34 96 34 104 32 112Z", "#aab2bd")
        + stroke("M36 82L72 112", "#b3202e", 6)
        + stroke("M86 112V98", WOOD, 5)
        + stroke("M78 98H94", GOLD, 4)
        + path("M82 96L86 52L90 96Z", STEEL),
    ),
    "soothsayer": Person(
        "dark",
        "#563b66",
        path(LONG_HAIR, "#1f1814"),
        path(FRINGE, "#1f1814"),
        path("M28 44C26 22 42 14 54 17C70 19 76 32 73 44C62 34 40 34 28 44Z", "#a3264f")
        + join(dot(x, 39 - abs(x - 50) * -0.1, 2.2, GOLD) for x in (34, 42, 50, 58, 66)),
        ORB,
    ),
    "double-agent": Person(
        "tawny",
        "#34435f",
        path("M50 20C26 20 22 60 26 84H50Z", "#f6f0e2") + path("M50 20C74 20 78 60 74 84H50Z", "#20242b"),
        path("M50 44H69V54C62 58 54 56 50 52Z", "#20242b")
        + oval(57, 49.5, 3, 2.2, "#fff")
        + dot(57, 49.5, 1.4, DARK_HAIR),
        path("M50 18C32 18 28 30 29 44C36 36 42 34 50 34Z", "#f6f0e2")
        + path("M50 18C68 18 72 30 71 44C64 36 58 34 50 34Z", "#3a3140"),
        path("M50 80L94 112H50Z", "#8e2b2b", opacity=".85") + path("M80 86l6 8-6 10-6-10Z", GOLD),
    ),
}
