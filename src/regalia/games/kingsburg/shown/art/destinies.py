"""What a year may bring, as small emblems on 48 x 48: a round window, green for luck, red for trouble."""

from collections.abc import Iterable, Mapping

from regalia.art.faces import star
from regalia.art.icons import icon
from regalia.art.ink import box, dot, oval, path, stroke, symbol
from regalia.art.masonry import SLATE, cottage, tower
from regalia.core.html import Html, join
from regalia.games.kingsburg.shown.art.dice import BONUS, die

_LUCK, _TROUBLE, _CHANGE = "#3f6b4a", "#6b2a32", "#2f4a70"
_PALE, _GOLD, _DARK, _RED = "#fff3d0", "#f0bf45", "#1d1611", "#ff8a6b"


def _found(thing: str) -> Html:
    """A thing dug out, and the spade."""
    earth = path("M4 38C14 30 34 30 44 38C40 46 8 46 4 38Z", "#7a5a38")
    spade = stroke("M36 8L28 26", "#e9c691", 2.6) + path("M24 24L32 28L28 36C24 36 22 30 24 24Z", "#c4cad3")
    return earth + icon(thing, 7, 14, 20) + spade + star(14, 10, 4)


def _cheap(thing: str) -> Html:
    """A thing whose price falls."""
    return icon(thing, 8, 9, 24) + stroke("M37 16V36M31 30L37 37L43 30", _PALE, 3)


def _struck(art: Html) -> Html:
    """Not this year."""
    return art + stroke("M11 13L37 37", "#fff6dc", 4.4) + stroke("M11 13L37 37", "#c0392b", 2.6)


_EAR = join(
    oval(24 + side * 3, y, 2, 3.6, _GOLD, transform=f"rotate({side * 28} {24 + side * 3} {y})")
    for side in (-1, 1)
    for y in (12, 18, 24)
)
_SNOW = stroke("M24 8V40M10 16L38 32M38 16L10 32M24 14l-4-4M24 14l4-4M24 34l-4 4M24 34l4 4", _PALE, 2.4)
_COACH = (
    path("M10 18H32C36 18 38 22 38 28V33H8V24C8 20 8 18 10 18Z", "#8e2b4a")
    + box(13, 21, 8, 7, _PALE, 1)
    + box(25, 21, 8, 7, _PALE, 1)
    + dot(14, 36, 4.6, _DARK, stroke=_GOLD, stroke_width=1.8)
    + dot(32, 36, 4.6, _DARK, stroke=_GOLD, stroke_width=1.8)
)
_BED = (
    box(8, 27, 32, 9, "#b3202e", 2)
    + box(6, 20, 4, 20, "#86572f")
    + box(38, 28, 4, 12, "#86572f")
    + oval(16, 26, 6, 3.4, _PALE)
)
_LANCES = stroke("M8 38L36 10M40 38L12 10", "#e9c691", 3) + path("M36 10l4-4-1 6ZM12 10l-4-4 1 6Z", "#c4cad3")
_DOORS = path("M10 40V22A14 14 0 0 1 38 22V40Z", "#ffe9a3") + path(
    "M10 40V22A14 14 0 0 1 18 11L20 36ZM38 40V22A14 14 0 0 0 30 11L28 36Z", "#86572f"
)
_DOVE = path("M8 26C16 28 18 18 26 16C28 10 34 8 38 12L43 14L38 17C38 28 30 34 20 34C14 34 10 30 8 26Z", _PALE) + path(
    "M20 26C24 14 18 10 12 8C12 18 14 24 20 26Z", "#dfe9ea"
)
_BUNTING = stroke("M6 14Q24 24 42 14", _PALE, 1.6) + join(
    path(f"M{x} {y}h7l-3.5 8Z", fill)
    for x, y, fill in ((9, 16, "#c9403a"), (17, 18.6, _GOLD), (25, 18.6, "#5ea7d6"), (33, 16, "#7fbf5a"))
)
_COMET = (
    path("M34 14L6 40C14 26 22 18 30 10Z", _GOLD, opacity=".8")
    + path("M36 18L16 42C20 30 26 22 32 14Z", _PALE, opacity=".7")
    + star(34, 14, 9, "#fff6dc")
)

_FATES: Mapping[str, tuple[str, Html]] = {
    "famine": (
        _TROUBLE,
        stroke("M24 42C22 30 28 24 20 10M23 28L14 22M24 22L32 15M25 34L33 29", "#c9a97a", 2.6)
        + path("M8 42h32", stroke="#c9a97a", stroke_width=2),
    ),
    "good-year": (
        _LUCK,
        stroke("M24 42V10M24 42L14 16M24 42L34 16", "#b98a32", 2)
        + _EAR
        + oval(13, 14, 2.4, 5, _GOLD, transform="rotate(-20 13 14)")
        + oval(35, 14, 2.4, 5, _GOLD, transform="rotate(20 35 14)")
        + stroke("M18 32H30", _RED, 3),
    ),
    "heavy-snow": (_CHANGE, _SNOW),
    "fierce-enemies": (_TROUBLE, icon("battle", 7, 12, 26) + stroke("M38 36V14M32 20L38 13L44 20", _RED, 3)),
    "rising-stars": (_LUCK, star(13, 32, 7) + star(24, 21, 9) + star(36, 12, 7)),
    "secret-deals": (
        _CHANGE,
        box(8, 16, 32, 20, _PALE, 2)
        + stroke("M9 17L24 28L39 17", "#8a7350", 1.6)
        + dot(24, 28, 5, "#b3202e")
        + icon("peek", 17, 3, 14),
    ),
    "king-ill": (_TROUBLE, _BED + icon("crown", 10, 8, 15)),
    "stone-find": (_LUCK, _found("stone")),
    "royal-gift": (
        _LUCK,
        box(10, 20, 28, 20, "#b3202e", 2)
        + box(21, 20, 6, 20, _GOLD)
        + box(8, 16, 32, 7, "#d0404c", 2)
        + stroke("M24 16C16 16 14 6 20 8C24 9 24 16 24 16C24 16 24 9 28 8C34 6 32 16 24 16", _GOLD, 2.4),
    ),
    "gold-find": (_LUCK, _found("gold")),
    "timber-find": (_LUCK, _found("wood")),
    "queen-away": (_TROUBLE, _COACH + icon("crown", 16, 4, 14)),
    "weary-enemies": (_LUCK, icon("battle", 7, 12, 26) + stroke("M38 14V36M32 30L38 37L44 30", _PALE, 3)),
    "volunteers": (
        _LUCK,
        icon("soldiers", 5, 14, 20) + icon("soldiers", 23, 14, 20) + stroke("M24 5v8M20 9h8", _PALE, 2.4),
    ),
    "war-tax": (_TROUBLE, icon("soldiers", 5, 9, 24) + icon("any", 24, 21, 20)),
    "builders-strike": (_TROUBLE, _struck(icon("build", 10, 9, 29))),
    "cheap-timber": (_LUCK, _cheap("wood")),
    "cheap-stone": (_LUCK, _cheap("stone")),
    "tournament": (_LUCK, _LANCES + icon("points", 13, 13, 22)),
    "royal-census": (
        _LUCK,
        cottage(6, 38, 10, 9) + cottage(19, 38, 10, 9, SLATE) + cottage(32, 38, 10, 9) + icon("points", 15, 6, 18),
    ),
    "envoy-recalled": (
        _TROUBLE,
        icon("envoy", 8, 10, 24) + stroke("M42 16C44 30 36 38 26 38M31 33L25 38L31 43", _RED, 2.8),
    ),
    "generous-king": (_LUCK, icon("crown", 5, 6, 21) + die(5, BONUS, 31, 29, 20)),
    "scouts": (_LUCK, path("M4 40L16 24L24 32L34 20L44 40Z", "#7fa07a") + icon("peek", 12, 6, 24)),
    "thick-fog": (
        _TROUBLE,
        tower(17, 38, 12, 22)
        + stroke(
            "M6 20q5-4 10 0t10 0t10 0M8 28q5-4 10 0t10 0t12 0M6 36q5-4 10 0t10 0t12 0", "#dfe3e6", 3, opacity=".85"
        ),
    ),
    "comet": (_LUCK, _COMET + icon("plus2", 26, 26, 16)),
    "royal-levy": (
        _TROUBLE,
        icon("gold", 5, 8, 19) + stroke("M36 8L14 40", _PALE, 2.4) + icon("points", 25, 21, 19),
    ),
    "festival": (_LUCK, _BUNTING + icon("points", 15, 26, 18)),
    "open-court": (_CHANGE, _DOORS),
    "quiet-year": (_CHANGE, _DOVE + stroke("M40 16L46 20M42 17v4", "#7fbf5a", 1.6)),
}


def fate_symbols(names: Iterable[str]) -> Html:
    """fate-famine ...; the emblems use the symbols of icons and of a bonus die."""
    return join(symbol(f"fate-{name}", "0 0 48 48", _medallion(*_FATES[name])) for name in names)


def _medallion(ground: str, emblem: Html) -> Html:
    rim = dot(24, 24, 23.4, "none", stroke="#bd8f35", stroke_width=1.2)
    return dot(24, 24, 23, ground) + dot(24, 24, 23, "url(#sheen)", opacity=".6") + emblem + rim
