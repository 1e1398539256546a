"""The zones of the table: the phase has the middle, everything else lies around it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from regalia.art.heraldry import seals
from regalia.art.ink import dot, fade, g, path, symbol
from regalia.art.parts import sheet
from regalia.core.html import Html, join, tag
from regalia.core.page import Plate, Zone
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.art.advisors import advisor_symbols
from regalia.games.wonderful_kingdom.shown.art.covers import ICE, card_symbols
from regalia.games.wonderful_kingdom.shown.art.laid import laid_symbols
from regalia.games.wonderful_kingdom.shown.art.land import map_symbols
from regalia.games.wonderful_kingdom.shown.art.signs import sign_symbols
from regalia.games.wonderful_kingdom.shown.art.threats import threat_symbols
from regalia.games.wonderful_kingdom.shown.page import offers, plans, players, quests, road, stores, tray, war, works
from regalia.games.wonderful_kingdom.shown.page.cards import face_symbols
from regalia.games.wonderful_kingdom.shown.page.duchy import duchy
from regalia.games.wonderful_kingdom.shown.page.parts import CARD
from regalia.games.wonderful_kingdom.shown.view import SEATS, Shown

_SYMBOLS = "wk-symbols"
_OFFERING = frozenset(("setup", "choice", "interfere"))  # phases that leave no room for building beside a rival's cards

Part = Callable[[Shown], Html]


def page(view: View, plates: Sequence[Plate], lang: str) -> list[Zone]:
    """In reading order; the first one carries what all the others are drawn with."""
    shown = Shown(view, lang, plates)
    first = players.plates(shown) + road.clock(shown)
    rest = [zone for zone in _zones(shown) if zone.html]
    grounds = {_SYMBOLS: symbols(), **face_symbols(shown)}
    defs = tag("div", *(tag("div", data_ground=key) for key in grounds), class_="defs")
    return [Zone("players", shown.say("page.zone.players"), "people", "left", defs + first, grounds), *rest]


def _zones(shown: Shown) -> Iterator[Zone]:
    view, mine = shown.view, shown.front
    yield Zone("board", shown.say("page.zone.board"), "cards", "board", _board(shown), _grounds(view))
    if view.seat is not None:
        yield Zone("tray", shown.say("page.zone.tray"), "home", "tray", tray.tray(shown, mine))
    quest = _sheet(shown, "quest", quests.quests(shown))
    yield Zone("quest", shown.say("page.zone.quest"), "crown", "left" if view.setting.solo else "right", quest)
    yield Zone("duchy", shown.say("page.zone.duchy"), "home", "right", tag("div", _home(shown), class_="wk-home"))
    for seat in shown.rivals:
        name = shown.plates[seat].name
        yield Zone("rival", name, "people", "left", sheet(name, players.realm(shown, seat), kind="wk-rival"))


def _home(shown: Shown) -> Html:
    """The duchy at the lower edge; what is built there lies above it as long as the middle is not for building."""
    mine = shown.front
    own = "" if shown.view.seat is not None else stores.goods(shown, mine) + stores.council(shown, mine)
    yards = "" if _building(shown) else _sheet(shown, "works", works.works(shown, mine))
    return yards + _sheet(shown, "duchy", own + duchy(shown, mine))


def _building(shown: Shown) -> bool:
    phase = shown.view.phase
    return phase != "conquest" and (shown.view.setting.solo or phase not in _OFFERING)


def _sheet(shown: Shown, name: str, html: Html) -> Html:
    return sheet(shown.say(f"page.zone.{name}"), html, kind=f"wk-{name}")


def _grounds(view: View) -> Mapping[str, Html]:
    board = view.setting.board
    return {f"wk-map-{board}": war.ground(view.catalogue, board)} if board else {}


def _board(shown: Shown) -> Html:
    """The road, the phase, the works if it is for building, and where there is one the map."""
    atlas = war.war(shown) if shown.view.setting.conquest else ""
    middle = join(part(shown) for part in _CENTRES.get(shown.view.phase, ()))
    yards = works.works(shown, shown.front) if _building(shown) else ""
    return tag("div", road.road(shown), middle, yards, atlas, class_="wk-board")


def _front(part: Callable[[Shown, int], Html]) -> Part:
    """A part of the seat at the lower edge."""
    return lambda shown: part(shown, shown.front)


_LOOKED = _front(offers.looked)
_CENTRES: Mapping[str, tuple[Part, ...]] = {
    "setup": (_LOOKED,),
    "choice": (_LOOKED, offers.offers, _front(offers.hand)),
    "interfere": (plans.selections,),
    "planning": (_LOOKED, _front(plans.plans)),
    **dict.fromkeys(("combat", "rights", "end", "over"), (_LOOKED,)),
}


@cache
def symbols() -> Html:
    """What cards, boards and pieces are made of."""
    medal = dot(1, 3, 34, "#000", opacity=".25") + dot(0, 0, 34, "url(#wk-gilt)")
    medal += dot(0, 0, 28.5, "var(--paper)", stroke="#7a5410", stroke_width=1)
    star = path("M0 -38L22 31L-36 -12H36L-22 31Z", "none", stroke="#a3264f", stroke_opacity=".5", stroke_width=2)
    star = dot(0, 0, 49, "var(--sunk)", stroke="#d9ad4e", stroke_width=3) + star
    own = fade("wk-gilt", "#f6dc96", "#a97a24", x2=0.7) + symbol("wk-ice", CARD, ICE)
    own += g(medal, id="wk-medal") + g(star, id="wk-star")
    cards = card_symbols() + advisor_symbols() + threat_symbols() + laid_symbols() + map_symbols()
    return tag("svg", tag("defs", seals(*SEATS), sign_symbols(), cards, own), aria_hidden="true", class_="defs")
