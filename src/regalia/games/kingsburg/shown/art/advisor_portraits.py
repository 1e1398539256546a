"""The eighteen advisors of a King, in portraits."""

from collections.abc import Mapping

from regalia.art.faces import (
    BEARD,
    BOB,
    CURLS,
    ERMINE,
    FRINGE,
    LONG_BEARD,
    LONG_HAIR,
    MOUSTACHE,
    PEOPLE,
    SPOTS,
    Person,
    crown,
    star,
)
from regalia.art.ink import box, dot, oval, path, stroke
from regalia.core.html import join

COURTIERS: Mapping[str, Person] = {
    "jester": Person(
        "fair",
        "#7a3b86",
        "",
        "",
        path("M50 40C44 22 22 14 8 34C18 31 26 36 31 50H50Z", "#c9403a")
        + path("M50 40C56 22 78 14 92 34C82 31 74 36 69 50H50Z", "#e8b33c")
        + path("M40 40C42 22 48 12 58 6C56 18 60 28 61 40Z", "#3f7f7a")
        + path("M31 37H69V45L63.7 40 57 45 50 40 43 45 36.3 40 31 45Z", "#7a3b86")
        + dot(8, 35, 4, "#f7d77a")
        + dot(92, 35, 4, "#f7d77a")
        + dot(58, 6, 4, "#f7d77a"),
        path("M24 88L34 80 40 92 50 82 60 92 66 80 76 88 68 100 60 94 50 104 40 94 32 100Z", "#e8b33c"),
    ),
    "squire": Person(
        "fair",
        "#4f7a4a",
        path(BOB, "#b9803f"),
        path(FRINGE, "#b9803f"),
        path("M29 38C30 22 44 18 54 20C66 22 72 30 71 38C60 33 42 33 29 38Z", "#356049")
        + path("M62 24C72 10 84 10 90 14C84 16 76 24 68 32Z", "#f4efe2"),
        "",
    ),
    "builder": Person(
        "tawny",
        "#a8683a",
        "",
        path(MOUSTACHE, "#4a3020"),
        path("M27 39C24 24 44 16 62 20C76 23 76 34 72 39C60 33 40 33 27 39Z", "#7d3a25"),
        stroke("M76 112L86 80L96 112M80 98H92", "#d8b45a", 3.4) + dot(86, 78, 4, "#d8b45a"),
    ),
    "merchant": Person(
        "brown",
        "#2f6964",
        "",
        path(BEARD, "#2b1c14") + stroke("M45 62.5q5 3 10 0", "#e9a58e", 2),
        path("M24 40C20 20 40 12 56 15C78 18 82 34 75 42C62 34 38 34 24 40Z", "#c9653f")
        + path("M56 15C78 18 82 34 75 42C70 38 64 36 58 35Z", "#9a452a")
        + dot(50, 25, 4, "#f0bf45"),
        stroke("M30 88Q50 106 70 88", "#f0bf45", 3) + dot(50, 98, 5, "#f0bf45"),
    ),
    "sergeant": Person(
        "tawny",
        "#5d6672",
        path("M28 82C24 56 26 34 50 32C74 34 76 56 72 82Z", "#8d96a3"),
        path(MOUSTACHE, "#6b4525"),
        path("M32 42C32 24 40 17 50 17C60 17 68 24 68 42Z", "#b9c0ca")
        + path("M50 17C60 17 68 24 68 42H54Z", "#8791a0")
        + oval(50, 42, 28, 6.5, "#a4adb9")
        + oval(50, 40.5, 28, 5.5, "#cdd3db"),
        "",
    ),
    "alchemist": PEOPLE["alchemist"],
    "astronomer": Person(
        "dark",
        "#26406b",
        "",
        path(BEARD, "#efe9dc"),
        path("M28 40L44 4H56L72 40C60 34 40 34 28 40Z", "#2f5590")
        + path("M50 4H56L72 40C66 37 60 36 54 35Z", "#1f3c6b")
        + star(46, 22, 5)
        + star(57, 30, 3.5)
        + box(27, 36, 46, 6, "#e0b24a", 3),
        join(star(x, y, 3.2) for x, y in ((24, 98), (76, 96), (50, 100))),
    ),
    "treasurer": Person(
        "fair",
        "#6e2f3a",
        path(BOB, "#b9b2a4"),
        "",
        path("M32 40C32 26 40 21 50 21C60 21 68 26 68 40C58 35 42 35 32 40Z", "#4a1f28")
        + dot(43.5, 50, 5, "none", stroke="#6b4709", stroke_width=1.4)
        + dot(56.5, 50, 5, "none", stroke="#6b4709", stroke_width=1.4)
        + stroke("M48.5 50h3", "#6b4709", 1.4),
        dot(82, 88, 7, "none", stroke="#f0bf45", stroke_width=4) + stroke("M82 95V112M82 106h7", "#f0bf45", 4),
    ),
    "huntress": PEOPLE["huntress"],
    "marshal": Person(
        "brown",
        "#8e2b2b",
        "",
        path(MOUSTACHE, "#2b1c14"),
        path("M31 52V36C31 22 40 16 50 16C60 16 69 22 69 36V52L64 50V42C58 37 42 37 36 42V50Z", "#cdb06a")
        + path("M50 16C60 16 69 22 69 36V52L64 50V42C60 39 56 38 52 38Z", "#a3833c")
        + path("M46 17C40 2 58 -4 78 6C90 12 90 26 84 34C82 20 70 12 54 18Z", "#c9403a"),
        path("M20 92C30 84 36 82 41 78L50 90L59 78C64 82 70 84 80 92L74 98L50 96L26 98Z", "#cdb06a"),
    ),
    "swordsmith": Person(
        "brown",
        "#6b4a32",
        "",
        path(BEARD, "#a8481f"),
        path("M32 44C34 30 66 30 68 44C58 39 42 39 32 44Z", "#3f4c5e") + path("M67 40L78 46L70 48Z", "#3f4c5e"),
        path("M34 84H66L70 112H30Z", "#8d5a34")
        + stroke("M84 112V82", "#86572f", 4)
        + box(74, 72, 21, 12, "#8f98a5", 2)
        + box(86, 72, 9, 12, "#6c7480", 2),
    ),
    "duchess": Person(
        "fair",
        "#7d5a8f",
        path("M56 22C84 30 92 70 84 108C78 80 74 60 60 44Z", "#f3e6ef", opacity=".92"),
        "",
        path("M31 46C31 34 40 30 50 30C60 30 69 34 69 46L66 48C62 40 38 40 34 48Z", "#f3e6ef")
        + path("M34 38C40 26 58 2 70 -4C70 10 70 28 66 40C58 33 42 33 34 38Z", "#a578b8")
        + path("M70 -4C70 10 70 28 66 40C62 37 60 36 58 35C64 22 68 8 70 -4Z", "#7d5a8f"),
        stroke("M38 82Q50 94 62 82", "#f4efe2", 2.6, stroke_dasharray="0.1 4.5") + dot(50, 91, 3, "#4d938c"),
    ),
    "champion": PEOPLE["knight"],
    "smuggler": Person(
        "brown",
        "#2b2a33",
        path(LONG_HAIR, "#1f1814"),
        "",
        path("M33 55C40 52 60 52 67 55C67 66 60 76 50 76C40 76 33 66 33 55Z", "#8e2b2b")
        + path("M50 54C58 53 64 54 67 55C67 66 60 76 50 76C54 70 54 60 50 54Z", "#6b1d22")
        + path("M12 42C24 34 34 34 36 30C38 18 62 18 64 30C66 34 76 34 88 42C70 48 30 48 12 42Z", "#33313c")
        + box(36, 30, 28, 5, "#e0b24a"),
        "",
    ),
    "inventor": Person(
        "tawny",
        "#8a6a3a",
        path(
            CURLS,
            "#d6cfc3",
        ),
        "",
        path("M31 41C40 36 60 36 69 41L68 45C60 41 40 41 32 45Z", "#5b3a22")
        + join(
            dot(x, 37, 7, "#8fd0d6", stroke="#c08a25", stroke_width=3)
            + path(f"M{x - 3} 35a4 4 0 0 1 4 -2", stroke="#fff", stroke_width=1.4)
            for x in (42, 58)
        )
        + path(MOUSTACHE, "#d6cfc3"),
        dot(83, 92, 8, "none", stroke="#c08a25", stroke_width=5, stroke_dasharray="4 2.28")
        + dot(83, 92, 7.5, "none", stroke="#c08a25", stroke_width=4),
    ),
    "wizard": Person(
        "fair",
        "#3a3f7a",
        "",
        path(LONG_BEARD, "#f2eee4") + path("M52 54C58 54 65 58 67 50C70 70 62 94 50 104C58 88 58 68 52 54Z", "#d3ccbd"),
        path(
            "M18 42C30 36 34 34 36 28C40 16 46 0 62 -8C60 6 66 20 68 30C70 35 76 38 84 42C66 48 34 48 18 42Z", "#4a4f9a"
        )
        + path("M62 -8C60 6 66 20 68 30C70 35 76 38 84 42C74 45 66 46 58 46C62 30 58 10 62 -8Z", "#33376e")
        + star(50, 26, 5)
        + star(58, 12, 3.4),
        stroke("M86 112V66", "#7a5230", 4) + dot(86, 60, 8, "#7fd1d8") + dot(83.5, 57.5, 2.4, "#fff", opacity=".8"),
    ),
    "queen": Person(
        "tawny",
        "#2f5f8f",
        path(LONG_HAIR, "#5b2f1c"),
        path(FRINGE, "#5b2f1c"),
        crown(34, 18, 13),
        path(ERMINE, "#f6f0e2")
        + SPOTS
        + dot(50, 86, 4.2, "#4d938c", stroke="#f0bf45", stroke_width=1.6)
        + dot(33, 60, 2, "#f0bf45")
        + dot(67, 60, 2, "#f0bf45"),
    ),
    "king": Person(
        "fair",
        "#8e1f2f",
        path(BOB, "#8a5a2c"),
        path(BEARD, "#8a5a2c")
        + path("M52 54C58 55 64 57 67 50C68 66 62 80 50 82C57 74 57 62 52 54Z", "#6e4420")
        + stroke("M45 62.5q5 3 10 0", "#e9a58e", 2),
        crown(35, 21, 17),
        path(ERMINE, "#f6f0e2") + SPOTS + dot(50, 90, 5, "#b3202e", stroke="#f0bf45", stroke_width=2),
    ),
}
