"""Where tiles can still be had and who has them; what has been drawn from the pile."""

from collections.abc import Sequence

from regalia.art.ink import use
from regalia.art.parts import badge, picture, sheet, spoken, symbol_picture
from regalia.core.html import Html, tag
from regalia.core.page import Plate, Zone
from regalia.games.kingdom_builder.box.data import BUILDABLE, LETTERS, TERRAINS, TILES_EACH
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.places import stock
from regalia.games.kingdom_builder.shown.draw.map import SEATS
from regalia.games.kingdom_builder.shown.words import counted, joined, named, say


def zone(view: View, plates: Sequence[Plate], lang: str) -> Zone:
    tiles = dict.fromkeys(tile for _, tile in sorted(view.board.locations.items()))
    rows = tag("ul", *(_location(view, tile, plates, lang) for tile in tiles), class_="kb-places") if tiles else ""
    title = say(lang, "draw.places")
    return Zone("land", title, "home", "left", sheet(title, rows, _cards(view, lang)))


def _location(view: View, tile: str, plates: Sequence[Plate], lang: str) -> Html:
    """Sign, name and effect, the tiles left on all locations of the name, the houses that hold one."""
    homes = [hex_ for hex_, name in view.board.locations.items() if name == tile]
    left = sum(map(view.tiles_left, homes))
    seats = [seat for seat, held in enumerate(view.held) if any(held >> hex_ & 1 for hex_ in homes)]
    said = say(lang, "page.held", houses=joined([plates[seat].name for seat in seats], "and", lang)) if seats else ""
    return tag(
        "li",
        symbol_picture(f"tile-{tile}", 30, 30),
        tag("div", tag("b", named("tile", tile, lang)), _pips(left, TILES_EACH * len(homes), lang)),
        tag("span", *(badge(SEATS[seat], 18) for seat in seats), spoken(said) if said else "", class_="kb-holders"),
        tag("small", say(lang, f"tile.{tile}.short"), class_="kb-effect"),
        data_help=f"tile.{tile}",
    )


def _pips(left: int, each: int, lang: str) -> Html:
    """A small hex for every tile, hollow when it is taken."""
    return picture(f"0 0 {14 * each} 15", stock(left, 7 * each, -19.5, each), width=14 * each, height=15) + spoken(
        counted("page.left", left, lang)
    )


def _cards(view: View, lang: str) -> Html:
    """The pile, and by terrain the cards that have left it for all to see, discarded or removed."""
    pile = tag("span", picture("0 0 120 168", use("card-back"), width=120, height=168), tag("b", view.pile))
    heads = (tag("small", say(lang, f"page.{kind}")) for kind in ("pile", "gone"))
    return tag("div", *heads, pile, *(_gone(view, card, lang) for card in range(BUILDABLE)), class_="kb-deck")


def _gone(view: View, card: int, lang: str) -> Html:
    terrain, count = TERRAINS[card], view.discard[card] + view.removed[card]
    sign = symbol_picture(f"hex-{LETTERS[card]}0", 21, 24) + spoken(named("terrain", terrain, lang))
    return tag("span", sign, tag("b", count), data_help=f"terrain.{terrain}")
