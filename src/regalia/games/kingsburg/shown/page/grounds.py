"""Drawings that never change and are sent once: the symbols that all parts of the page use."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from regalia.art.faces import portrait
from regalia.art.heraldry import HOUSES, seals
from regalia.art.icons import icon_symbols
from regalia.art.ink import path, symbol
from regalia.art.parts import picture
from regalia.core.html import Html, join, tag
from regalia.games.kingsburg.box.data import ADVISORS, BUILDINGS, RESOURCES
from regalia.games.kingsburg.rules.view import View
from regalia.games.kingsburg.shown.art.advisor_portraits import COURTIERS
from regalia.games.kingsburg.shown.art.buildings import building_symbols
from regalia.games.kingsburg.shown.art.court import court_symbols, window
from regalia.games.kingsburg.shown.art.destinies import fate_symbols
from regalia.games.kingsburg.shown.art.dice import KINDS, dice_symbols
from regalia.games.kingsburg.shown.art.enemies import FOES, foe_symbols
from regalia.games.kingsburg.shown.draw.tokens import governor_symbols

THINGS = (
    *RESOURCES, "any", "plus2", "soldiers", "points", "envoy", "peek", "battle", "build", "building", "deal", "market",
    "crown", "spring", "summer", "autumn",
)  # fmt: skip
AWAY = (17, 18)  # ranks that destiny may close
ARCH = "-2 -6 124 128"  # the window of an advisor, without plaque and ledge
_RING = "M1 122V58C1 16 34 4 60 4C86 4 119 16 119 58V122"
_NAMES = (' id="', 'href="#', "url(#")


def grounds(view: View) -> Mapping[str, Html]:
    """What this table needs and no more."""
    return {key: ground(key) for key in _keys(view)}


def _keys(view: View) -> Iterator[str]:
    yield "court"
    yield f"rows-{view.modules.rows.lower()}"
    if view.governors:
        yield f"governors-{'+'.join(sorted(view.governors))}"
    if view.destiny:
        yield f"destiny-{view.destiny}"


@cache
def ground(key: str) -> Html:
    sort, _, name = key.partition("-")
    return named(picture("0 0 1 1", tag("defs", _SYMBOLS[sort](name)), kind="defs"))


def named(html: Html) -> Html:
    """With names of our own, so that no other drawing of the page is meant."""
    text = str(html)
    for name in _NAMES:
        text = text.replace(name, f"{name}kg-")
    return Html(text)


def _court(_: str) -> Html:
    seats = join(_seat(rank) for rank in range(1, len(ADVISORS) + 1))
    away = join(_seat(rank, "away") for rank in AWAY)
    ring = symbol("ring", ARCH, path(_RING, stroke_width=5), path(_RING, stroke="#fffdf0", stroke_width=1.6))
    base = seals(*HOUSES) + icon_symbols(THINGS) + court_symbols() + dice_symbols(KINDS) + foe_symbols(FOES)
    return base + ring + seats + away


def _seat(rank: int, light: str = "lit") -> Html:
    """seat-1 ...: arch, portrait and keystone."""
    return symbol(f"seat-{rank}-{light}", ARCH, window(rank, _bust(rank), light))


def _bust(rank: int) -> Html:
    return portrait(COURTIERS[ADVISORS[rank - 1].name])


_SYMBOLS: Mapping[str, Callable[[str], Html]] = {
    "court": _court,
    "rows": lambda rows: building_symbols(plot.name for plot in BUILDINGS if plot.row.lower() in rows),
    "governors": lambda names: governor_symbols(tuple(names.split("+"))),
    "destiny": lambda name: fate_symbols((name,)),
}
