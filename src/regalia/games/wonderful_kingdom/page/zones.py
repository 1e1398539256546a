"""The zones of the table: the phase has the middle, everything else lies around it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from regalia.art.heraldry import seals
from regalia.art.ink import dot, fade, g, path, symbol, tag
from regalia.art.wonder_advisors import advisor_symbols
from regalia.art.wonder_covers import ICE, card_symbols
from regalia.art.wonder_laid import laid_symbols
from regalia.art.wonder_land import map_symbols
from regalia.art.wonder_signs import sign_symbols
from regalia.art.wonder_threats import threat_symbols
from regalia.core.page import Plate, Zone
from regalia.games.wonderful_kingdom.draw.scene import SEATS
from regalia.games.wonderful_kingdom.page import offers, plans, players, quests, road, stores, tray, war, works
from regalia.games.wonderful_kingdom.page.duchy import duchy
from regalia.games.wonderful_kingdom.page.parts import CARD, sheet
from regalia.games.wonderful_kingdom.page.seen import Seen, seen
from regalia.games.wonderful_kingdom.view import View

_SYMBOLS = "wk-symbols"
_OFFERING = frozenset(("setup", "choice", "interfere"))  # phases that leave no room for building beside a rival's cards

Part = Callable[[Seen], str]


def page(view: View, plates: Sequence[Plate], lang: str) -> list[Zone]:
    """In reading order; the first one carries what all the others are drawn with."""
    table = seen(view, plates, lang)
    first = players.plates(table) + road.clock(table)
    rest = [zone for zone in _zones(table) if zone.html]
    grounds = {_SYMBOLS: symbols(), **table.faces()}
    defs = tag("div", *(tag("div", data_ground=key) for key in grounds), class_="defs")
    return [Zone("players", table.say("page.zone.players"), "people", "left", defs + first, grounds), *rest]


def _zones(table: Seen) -> Iterator[Zone]:
    view, mine = table.view, table.front
    yield Zone("board", table.say("page.zone.board"), "cards", "board", _board(table), _grounds(view))
    if view.seat is not None:
        yield Zone("tray", table.say("page.zone.tray"), "home", "tray", tray.tray(table, mine))
    quest = _sheet(table, "quest", quests.quests(table))
    yield Zone("quest", table.say("page.zone.quest"), "crown", "left" if view.setting.solo else "right", quest)
    yield Zone("duchy", table.say("page.zone.duchy"), "home", "right", tag("div", _home(table), class_="wk-home"))
    for seat in table.rivals:
        name = table.plates[seat].name
        yield Zone("rival", name, "people", "left", sheet(name, players.realm(table, seat), kind="wk-rival"))


def _home(table: Seen) -> str:
    """The duchy at the lower edge; what is built there lies above it as long as the middle is not for building."""
    mine = table.front
    own = "" if table.view.seat is not None else stores.goods(table, mine) + stores.council(table, mine)
    yards = "" if _building(table) else _sheet(table, "works", works.works(table, mine))
    return yards + _sheet(table, "duchy", own + duchy(table, mine))


def _building(table: Seen) -> bool:
    phase = table.view.phase
    return phase != "conquest" and (table.view.setting.solo or phase not in _OFFERING)


def _sheet(table: Seen, name: str, html: str) -> str:
    return sheet(table.say(f"page.zone.{name}"), html, kind=f"wk-{name}")


def _grounds(view: View) -> Mapping[str, str]:
    board = view.setting.board
    return {f"wk-map-{board}": war.ground(view.catalogue, board)} if board else {}


def _board(table: Seen) -> str:
    """The road, the phase, the works if it is for building, and where there is one the map."""
    atlas = war.war(table) if table.view.setting.conquest else ""
    middle = "".join(part(table) for part in _CENTRES.get(table.view.phase, ()))
    yards = works.works(table, table.front) if _building(table) else ""
    return tag("div", road.road(table), middle, yards, atlas, class_="wk-board")


def _front(part: Callable[[Seen, int], str]) -> Part:
    """A part of the seat at the lower edge."""
    return lambda table: part(table, table.front)


_LOOKED = _front(offers.looked)
_CENTRES: Mapping[str, tuple[Part, ...]] = {
    "setup": (_LOOKED,),
    "choice": (_LOOKED, offers.offers, _front(offers.hand)),
    "interfere": (plans.selections,),
    "planning": (_LOOKED, _front(plans.plans)),
    **dict.fromkeys(("combat", "rights", "end", "over"), (_LOOKED,)),
}


@cache
def symbols() -> str:
    """What cards, boards and pieces are made of."""
    medal = dot(1, 3, 34, "#000", opacity=".25") + dot(0, 0, 34, "url(#wk-gilt)")
    medal += dot(0, 0, 28.5, "var(--paper)", stroke="#7a5410", stroke_width=1)
    star = path("M0 -38L22 31L-36 -12H36L-22 31Z", "none", stroke="#a3264f", stroke_opacity=".5", stroke_width=2)
    star = dot(0, 0, 49, "var(--sunk)", stroke="#d9ad4e", stroke_width=3) + star
    own = fade("wk-gilt", "#f6dc96", "#a97a24", x2=0.7) + symbol("wk-ice", CARD, ICE)
    own += g(medal, id="wk-medal") + g(star, id="wk-star")
    cards = card_symbols() + advisor_symbols() + threat_symbols() + laid_symbols() + map_symbols()
    return tag("svg", tag("defs", seals(*SEATS), sign_symbols(), cards, own), aria_hidden="true", class_="defs")
