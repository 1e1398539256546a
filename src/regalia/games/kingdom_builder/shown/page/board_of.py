"""What lies in front of any seat, to look at: settlements left, terrain card, tiles, and where it has built."""

from collections import Counter
from collections.abc import Iterator, Sequence

from regalia.art.parts import symbol_picture
from regalia.core.houses import HOUSES
from regalia.core.html import Html, tag
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.box.hexes import members, name
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Landing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import counted, named


def board_of(view: View, seat: Seat, plates: Sequence[Plate], lang: str) -> Zone:
    """With the places that the page marks on the map."""
    sight = Sight(view, lang, plates)
    places = " ".join(f"hex-{name(hex_)}" for hex_ in members(view.own[seat])) or None
    html = tag("ul", *_held(sight, seat), class_="kb-holds", data_places=places)
    return Zone(f"board-{seat}", plates[seat].name, "home", "visited", html)


def _held(sight: Sight, seat: Seat) -> Iterator[Html]:
    view, lang = sight.view, sight.lang
    supply = tag("span", counted("spoken.supply", view.supply[seat], lang))
    yield tag("li", symbol_picture(f"hut-{HOUSES[seat]}", 26, 26), supply, data_help="help.end")
    if (card := view.card(seat)) is not None:
        terrain = tag("span", named("terrain", TERRAINS[card], lang))
        yield tag("li", symbol_picture(f"hex-{LETTERS[card]}0", 24, 28), terrain, data_help=f"terrain.{TERRAINS[card]}")
    yield from (_tile(sight, tile, used) for tile, used in _tiles(view, seat))


def _tiles(view: View, seat: Seat) -> Iterator[tuple[str, bool]]:
    """Each tile, the Caves among them, and whether it was used this turn."""
    held = view.tiles(seat) + ["cave"] * bool(view.board.layout.caves)
    ready = Counter(_ready(view, seat, held))
    for tile in sorted(held):
        ready[tile] -= 1
        yield tile, ready[tile] < 0


def _ready(view: View, seat: Seat, held: Sequence[str]) -> Sequence[str]:
    """The tiles that can be used this turn; out of turn all of them will be."""
    match view.agenda[-1:]:
        case (Acting(seat=turn, ready=ready) | Landing(seat=turn, ready=ready) | Discarding(seat=turn, ready=ready),):
            return ready if turn == seat else held
    return held


def _tile(sight: Sight, tile: str, used: bool) -> Html:
    state = tag("em", sight.say("page.state.next")) if used else ""
    words = tag("span", tag("b", named("tile", tile, sight.lang)), state, tag("small", sight.say(f"tile.{tile}.short")))
    kind = "kb-used" if used else None
    return tag("li", symbol_picture(f"tile-{tile}", 30, 30), words, class_=kind, data_help=f"tile.{tile}")
