"""Where tiles can still be had and who has them; what has been drawn from the pile."""

from collections.abc import Sequence

from regalia.art.ink import tag, use
from regalia.core.page import Plate, Zone
from regalia.games.kingdom_builder.box.data import BUILDABLE, LETTERS, TERRAINS, TILES_EACH
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.places import stock
from regalia.games.kingdom_builder.shown.page.parts import badge, picture, sheet, spoken, svg, words
from regalia.games.kingdom_builder.shown.words import counted, joined, named, say


def zone(view: View, plates: Sequence[Plate], lang: str) -> Zone:
    tiles = dict.fromkeys(tile for _, tile in sorted(view.board.locations.items()))
    rows = tag("ul", *(_location(view, tile, plates, lang) for tile in tiles), class_="kb-places") if tiles else ""
    title = say(lang, "draw.places")
    return Zone("land", title, "home", "left", sheet(title, rows, _cards(view, lang)))


def _location(view: View, tile: str, plates: Sequence[Plate], lang: str) -> str:
    """Sign, name and effect, the tiles left on all locations of the name, the houses that hold one."""
    homes = [hex_ for hex_, name in view.board.locations.items() if name == tile]
    left = sum(map(view.tiles_left, homes))
    seats = [seat for seat, held in enumerate(view.held) if any(held >> hex_ & 1 for hex_ in homes)]
    said = say(lang, "page.held", houses=joined([plates[seat].name for seat in seats], "and", lang)) if seats else ""
    return tag(
        "li",
        picture(f"tile-{tile}", 30),
        tag("div", words("b", named("tile", tile, lang)), _pips(left, TILES_EACH * len(homes), lang)),
        tag("span", *(badge(seat, 18) for seat in seats), spoken(said) if said else "", class_="kb-holders"),
        words("small", say(lang, f"tile.{tile}.short"), class_="kb-effect"),
        data_help=f"tile.{tile}",
    )


def _pips(left: int, each: int, lang: str) -> str:
    """A small hex for every tile, hollow when it is taken."""
    return svg(stock(left, 7 * each, -19.5, each), 14 * each, 15) + spoken(counted("page.left", left, lang))


def _cards(view: View, lang: str) -> str:
    """The pile, and by terrain the cards that have left it for all to see, discarded or removed."""
    pile = tag("span", svg(use("card-back"), 120, 168), words("b", view.pile))
    heads = (words("small", say(lang, f"page.{kind}")) for kind in ("pile", "gone"))
    return tag("div", *heads, pile, *(_gone(view, card, lang) for card in range(BUILDABLE)), class_="kb-deck")


def _gone(view: View, card: int, lang: str) -> str:
    terrain, count = TERRAINS[card], view.discard[card] + view.removed[card]
    sign = picture(f"hex-{LETTERS[card]}0", 21, 24) + spoken(named("terrain", terrain, lang))
    return tag("span", sign, words("b", count), data_help=f"terrain.{terrain}")
