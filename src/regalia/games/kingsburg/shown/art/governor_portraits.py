"""Governors in portraits: twenty-four people, each with one thing that tells the trade."""

from collections.abc import Mapping

from regalia.art.faces import (
    BEARD,
    BERET,
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
    crown,
    star,
)
from regalia.art.ink import box, dot, oval, path, stroke
from regalia.art.trappings import (
    DARK_HAIR,
    GOLD,
    KEYS,
    LIPS,
    LUTE,
    ORB,
    SCALES,
    SPHERE,
    STEEL,
    WINGS,
    WOOD,
    broad_hat,
    eye_patch,
    open_helm,
    spectacles,
    wreath,
)
from regalia.core.html import join

GOVERNORS: Mapping[str, Person] = {
    "architect": Person(
        "tawny",
        "#3f5f7a",
        path(BOB, "#7a6a58"),
        path(MOUSTACHE, "#7a6a58"),
        path(CAP, "#25364f"),
        path("M64 108L94 108L94 74Z", "none", stroke="#e9c691", stroke_width=4)
        + stroke("M14 108L40 92", "#fff6dc", 8)
        + stroke("M14 108L40 92", "#5ea7d6", 2),
    ),
    "carpenter": Person(
        "fair",
        "#a8683a",
        "",
        path(BEARD, "#6b4525") + LIPS,
        path("M30 40C30 24 40 18 50 18C60 18 70 24 70 40Z", "#d9c7a0") + box(29, 36, 42, 6, "#b98455", 2),
        path("M60 104L94 78L98 84L66 112Z", STEEL)
        + stroke("M66 111l2 -4 4 1 2 -4 4 1 2 -4 4 1 2 -4 4 1 2 -4 4 1", "#5d6672", 1.2)
        + stroke("M58 106l6 5", WOOD, 7),
    ),
    "damsel": Person(
        "fair",
        "#c2567a",
        path(LONG_HAIR, "#e3bb48"),
        path(FRINGE, "#e3bb48"),
        join(
            dot(x, y, 3.4, fill) + dot(x, y, 1.3, "#fff3d0")
            for x, y, fill in (
                (33, 38, "#c9403a"),
                (40, 32, "#f3e6ef"),
                (48, 29, "#7d5a8f"),
                (56, 29, "#c9403a"),
                (63, 33, "#f3e6ef"),
                (68, 39, "#7d5a8f"),
            )
        ),
        stroke("M38 82Q50 96 62 82", "#fff6dc", 2.6, stroke_dasharray="0.1 4.5") + dot(50, 92, 3, "#7fd1d8"),
    ),
    "duke": Person(
        "tawny",
        "#4a2340",
        path(BOB, DARK_HAIR),
        path(MOUSTACHE, DARK_HAIR) + path("M46 66H54L50 78Z", DARK_HAIR),
        crown(38, 19, 8),
        path(ERMINE, "#f6f0e2") + SPOTS + stroke("M30 92Q50 112 70 92", GOLD, 3, stroke_dasharray="4 3"),
    ),
    "fairy": Person(
        "fair",
        "#5fae8c",
        WINGS + path(LONG_HAIR, "#b483c9"),
        path(FRINGE, "#b483c9"),
        wreath("#7fbf5a", 33) + star(50, 26, 7),
        stroke("M80 112L90 76", "#fff3d0", 2.6) + star(91, 72, 9),
    ),
    "general": Person(
        "tawny",
        "#8e2b2b",
        path(BOB, "#d6cfc3"),
        path(MOUSTACHE, "#d6cfc3"),
        wreath("#e0a52f") + wreath("#f7d77a", 33),
        path(
            "M6 108C6 92 18 87 30 87L34 95C26 97 20 102 18 110ZM94 108C94 92 82 87 70 87L66 95C74 97 80 102 82 110Z",
            GOLD,
        )
        + stroke("M36 82L70 110", "#f0d08a", 6)
        + stroke("M70 112L92 92", GOLD, 5),
    ),
    "heiress": Person(
        "dark",
        "#c98f2e",
        path(LONG_HAIR, "#1f1814"),
        path(FRINGE, "#1f1814"),
        stroke("M32 38C40 30 60 30 68 38", GOLD, 3) + star(50, 30, 7, "#fff1c4") + dot(50, 30, 2, "#b3202e"),
        join(dot(x, y, 3.4, GOLD, stroke="#6b4709") for x, y in ((36, 86), (42, 92), (50, 95), (58, 92), (64, 86)))
        + dot(33, 62, 2.4, GOLD)
        + dot(67, 62, 2.4, GOLD),
    ),
    "miner": Person(
        "tawny",
        "#6b5a48",
        "",
        path(BEARD, "#3f2a1c") + LIPS,
        path("M30 42C30 22 40 16 50 16C60 16 70 22 70 42C58 36 42 36 30 42Z", "#8a6a30")
        + path("M52 16C61 17 70 22 70 42C66 40 62 39 58 38C60 30 58 20 52 16Z", "#65491c")
        + dot(50, 28, 6, "#ffd75e", opacity=".4")
        + box(48, 22, 4, 8, "#fff6dc")
        + path("M50 23C47 20 49 17 50 14C51 17 53 20 50 23Z", "#f08a2c"),
        stroke("M70 112L86 74", WOOD, 4) + stroke("M70 74Q86 64 100 82", "#8f98a5", 5),
    ),
    "minstrel": Person("tawny", "#3f7f7a", path(BOB, "#8a4a22"), path(FRINGE, "#8a4a22"), BERET, LUTE),
    "philosopher": Person(
        "fair",
        "#e3dac4",
        path("M30 56C26 40 32 34 36 36V60ZM70 56C74 40 68 34 64 36V60Z", "#e9e4d8"),
        path(LONG_BEARD, "#f2eee4"),
        wreath("#7fa044"),
        path("M62 92L84 86V108L62 112Z", "#7d3a25") + path("M84 86L98 92V112H84Z", "#fff6dc"),
    ),
    "politician": Person(
        "fair",
        "#25364f",
        path(CURLS, "#e9e4d8"),
        "",
        path("M32 44C34 30 44 26 50 27C58 26 66 30 68 44C60 36 40 36 32 44Z", "#e9e4d8"),
        stroke("M34 84L74 112", "#b3202e", 8) + stroke("M34 84L74 112", "#f7ecd0", 2) + star(30, 100, 8, GOLD),
    ),
    "preacher": Person(
        "dark",
        "#2b2a33",
        "",
        path(MOUSTACHE, "#d6cfc3"),
        broad_hat("#33313c", "#20242b"),
        path("M44 80L50 86L56 80L60 100L50 96L40 100Z", "#fffaf0")
        + box(66, 92, 20, 20, "#7d3a25", 2)
        + stroke("M76 96V108M71 101H81", GOLD, 2),
    ),
    "priest": Person(
        "fair",
        "#f0e6cf",
        path(BOB, "#b9b2a4"),
        "",
        path("M31 38C28 22 40 8 50 2C60 8 72 22 69 38C58 33 42 33 31 38Z", "#fffaf0")
        + path("M50 2C60 8 72 22 69 38C63 35 57 34 52 34Z", "#d8cbab")
        + stroke("M50 8V33M42 20H58", GOLD, 3),
        stroke("M36 82L34 112M64 82L66 112", "#7d5a8f", 8)
        + stroke("M90 112V70C90 58 76 58 78 68", GOLD, 3.6)
        + stroke("M35 98v8M31 102h8M65 98v8M61 102h8", GOLD, 1.6),
    ),
    "prince": Person(
        "tawny",
        "#2f5590",
        path(BOB, "#c98f3f"),
        path(FRINGE, "#c98f3f"),
        crown(33, 17, 11),
        stroke("M30 88L68 112", GOLD, 5) + dot(62, 84, 4, "#b3202e", stroke=GOLD, stroke_width=1.6),
    ),
    "sculptor": Person(
        "brown",
        "#8f877b",
        "",
        path(MOUSTACHE, DARK_HAIR) + stroke("M50 66V74", DARK_HAIR, 5),
        path("M30 40L36 20L50 26L64 20L70 40C58 35 42 35 30 40Z", "#fff6dc") + stroke("M50 26V37", "#cfc4ad", 1.4),
        path("M66 112C66 104 72 102 76 100C68 94 70 80 80 80C90 80 92 94 84 100C88 102 94 104 94 112Z", "#e9e4d8")
        + path("M82 80C91 82 92 94 84 100C88 102 94 104 94 112H84Z", "#b9b2a4"),
    ),
    "sorcerer": Person(
        "dark",
        "#33205a",
        path(HOOD, "#241540"),
        path("M40 62C44 58 56 58 60 62C60 76 54 86 50 92C46 86 40 76 40 62Z", "#1f1814"),
        path(COWL, "#4a2f80") + star(50, 24, 6, "#a6f0c6"),
        ORB,
    ),
    "tax-collector": Person(
        "fair",
        "#4a3b2c",
        path(BOB, "#7a6a58"),
        "",
        path("M26 40C22 22 40 12 58 16C76 18 80 32 76 42L84 62L72 44C60 34 38 34 26 40Z", "#6b2440")
        + spectacles(43.5, 56.5),
        path("M64 112C58 98 68 92 72 88H86C90 92 100 98 94 112Z", "#c98f3f")
        + stroke("M70 88Q79 92 88 88", "#6b4709", 3)
        + dot(79, 102, 6, GOLD, stroke="#6b4709", stroke_width=1.4),
    ),
    "trickster": Person(
        "tawny",
        "#3f7f3a",
        path(BOB, "#a8481f"),
        path("M31 44H69V54C62 58 54 56 50 52C46 56 38 58 31 54Z", "#20242b")
        + oval(43, 49.5, 3, 2.2, "#fff")
        + oval(57, 49.5, 3, 2.2, "#fff")
        + dot(43, 49.5, 1.4, DARK_HAIR)
        + dot(57, 49.5, 1.4, DARK_HAIR),
        path("M28 40C32 18 54 10 84 22C74 24 70 32 71 42C60 34 40 34 28 40Z", "#c9403a") + dot(85, 22, 4.4, GOLD),
        box(68, 84, 20, 24, "#fffaf0", 2, stroke="#6b4709", transform="rotate(14 78 96)")
        + path("M78 90l6 7-6 8-6-8Z", "#b3202e", transform="rotate(14 78 96)"),
    ),
    "astrologer": Person(
        "brown",
        "#26406b",
        path(LONG_HAIR, "#1f1814"),
        "",
        path("M26 42C22 20 40 10 52 12C72 12 80 30 74 42C60 33 40 33 26 42Z", "#7d5a8f")
        + stroke("M28 36C44 22 60 22 72 34M36 22C48 20 62 24 70 32", "#5b3f6b", 2)
        + path("M54 16A8 8 0 1 0 58 30A6.6 6.6 0 1 1 54 16Z", "#f7d77a"),
        SPHERE,
    ),
    "captain": Person(
        "brown",
        "#5d6672",
        "",
        path(BEARD, "#2b1c14") + LIPS,
        open_helm("#aab2bd", "#7f8794") + path("M46 16C46 4 54 4 54 16Z", "#b3202e"),
        stroke("M32 82L72 112", "#2a66b1", 8) + stroke("M88 112V54", WOOD, 3.4) + path("M88 34L94 54H82Z", STEEL),
    ),
    "spy": Person(
        "fair",
        "#2c333d",
        path(HOOD, "#1b2028"),
        path("M33 54C40 51 60 51 67 54C67 66 60 76 50 76C40 76 33 66 33 54Z", "#3f4c5e"),
        path(COWL, "#2c3a48") + path("M34 44C42 38 58 38 66 44V47C58 42 42 42 34 47Z", "#000", opacity=".35"),
        stroke("M76 112V98", WOOD, 5) + stroke("M69 98H83", GOLD, 4) + path("M72 96L76 70L80 96Z", STEEL),
    ),
    "trader": Person(
        "tawny",
        "#c9653f",
        "",
        path(MOUSTACHE, DARK_HAIR),
        path("M34 38L37 16H63L66 38C58 34 42 34 34 38Z", "#8e2b2b") + stroke("M58 18Q74 20 74 36", GOLD, 2.2),
        SCALES,
    ),
    "chamberlain": Person(
        "fair",
        "#6b2440",
        path(BOB, "#e9e4d8"),
        path(FRINGE, "#e9e4d8"),
        "",
        path("M36 82L50 96L64 82L58 110H42Z", "#fffaf0") + stroke("M50 96V112", "#cfc4ad", 1.2) + KEYS,
    ),
    "veteran": Person(
        "tawny",
        "#5a4a3a",
        "",
        path(BEARD, "#b9b2a4") + eye_patch() + stroke("M38 54L44 66", "#a8604a", 1.6),
        path("M32 42C32 24 40 17 50 17C60 17 68 24 68 42Z", "#9aa3af")
        + path("M50 17C60 17 68 24 68 42H54Z", "#6d7684")
        + oval(50, 41, 27, 6, "#aab2bd"),
        path("M64 84H98V98C98 108 90 112 81 116C72 112 64 108 64 98Z", "#2a66b1", stroke=GOLD, stroke_width=2)
        + stroke("M81 86V112M66 96H96", GOLD, 2.4),
    ),
}
