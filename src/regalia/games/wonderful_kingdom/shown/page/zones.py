"""The zones of the table: the phase has the middle, everything else lies around it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from regalia.art.heraldry import seals
from regalia.art.ink import dot, fade, g, path, symbol
from regalia.art.parts import sheet
from regalia.core.html import Html, join, tag
from regalia.core.page import Plate, Zone
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.art.advisors import advisor_symbols
from regalia.games.wonderful_kingdom.shown.art.card_frames import ICE, card_symbols
from regalia.games.wonderful_kingdom.shown.art.map_ground import map_symbols
from regalia.games.wonderful_kingdom.shown.art.signs import sign_symbols
from regalia.games.wonderful_kingdom.shown.art.slots import laid_symbols
from regalia.games.wonderful_kingdom.shown.art.threats import threat_symbols
from regalia.games.wonderful_kingdom.shown.page import offers, plans, players, quests, road, stores, tray, war, works
from regalia.games.wonderful_kingdom.shown.page.cards import face_symbols
from regalia.games.wonderful_kingdom.shown.page.duchy import duchy
from regalia.games.wonderful_kingdom.shown.page.parts import CARD
from regalia.games.wonderful_kingdom.shown.sight import Sight

_SYMBOLS = "wk-symbols"
_ENDING = frozenset(("end", "over"))  # phases that leave room for all that was built
_OFFERING = frozenset(("setup", "choice", "interfere"))  # phases that leave no room for building beside a rival's cards

Part = Callable[[Sight], Html]


def page(view: View, plates: Sequence[Plate], lang: str) -> list[Zone]:
    """In reading order; the first one carries what all the others are drawn with."""
    sight = Sight(view, lang, plates)
    first = players.plates(sight) + road.clock(sight)
    rest = [zone for zone in _zones(sight) if zone.html]
    grounds = {_SYMBOLS: symbols(), **face_symbols(sight)}
    defs = tag("div", *(tag("div", data_ground=key) for key in grounds), class_="defs")
    return [Zone("players", sight.say("page.zone.players"), "people", "left", defs + first, grounds), *rest]


def _zones(sight: Sight) -> Iterator[Zone]:
    view, mine = sight.view, sight.front
    yield Zone("board", sight.say("page.zone.board"), "cards", "board", _board(sight))
    if view.setting.conquest:
        yield Zone("war", sight.say("page.zone.war"), "map", "board", war.war(sight), _grounds(view))
    if view.seat is not None:
        yield Zone("tray", sight.say("page.zone.tray"), "home", "tray", tray.tray(sight, mine))
    quest = _sheet(sight, "quest", quests.quests(sight))
    yield Zone("quest", sight.say("page.zone.quest"), "crown", "left" if view.setting.solo else "right", quest)
    if home := _home(sight):
        yield Zone("duchy", sight.say("page.zone.duchy"), "home", "right", tag("div", home, class_="wk-home"))
    for seat in sight.rivals:
        name = sight.plates[seat].name
        yield Zone(
            "rival",
            sight.say("page.zone.rival"),
            "people",
            "left",
            sheet(name, players.realm(sight, seat), kind="wk-rival"),
        )


def _home(sight: Sight) -> Html:
    """The duchy at the lower edge; what is built there lies above it as long as the middle is not for building."""
    yards = Html() if _building(sight) else _sheet(sight, "works", works.works(sight, sight.front))
    return yards + (Html() if sight.view.phase in _ENDING else _duchy(sight))


def _duchy(sight: Sight) -> Html:
    mine = sight.front
    own = "" if sight.view.seat is not None else stores.goods(sight, mine) + stores.council(sight, mine)
    return _sheet(sight, "duchy", own + duchy(sight, mine))


def _building(sight: Sight) -> bool:
    phase = sight.view.phase
    return phase != "conquest" and (sight.view.setting.solo or phase not in _OFFERING)


def _sheet(sight: Sight, name: str, html: Html) -> Html:
    return sheet(sight.say(f"page.zone.{name}"), html, kind=f"wk-{name}")


def _grounds(view: View) -> Mapping[str, Html]:
    board = view.setting.board
    return {f"wk-map-{board}": war.ground(view.catalogue, board)}


def _board(sight: Sight) -> Html:
    """The road, the phase, the works if it is for building; while there is war the map is in front of it."""
    middle = join(part(sight) for part in _CENTRES.get(sight.view.phase, ()))
    yards = works.works(sight, sight.front) if _building(sight) else ""
    home = _duchy(sight) if sight.view.phase in _ENDING else ""
    front = {} if sight.view.phase == "conquest" else {"data_front": ""}
    return tag("div", road.road(sight), middle, yards, home, class_="wk-board", **front)


def _front(part: Callable[[Sight, int], Html]) -> Part:
    """A part of the seat at the lower edge."""
    return lambda sight: part(sight, sight.front)


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
    return tag("svg", tag("defs", seals(*HOUSES), sign_symbols(), cards, own), aria_hidden="true", class_="defs")
