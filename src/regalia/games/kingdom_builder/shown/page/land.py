"""Where tiles can still be had and who has them; what has been drawn from the pile."""

from regalia.art.ink import use
from regalia.art.parts import badge, picture, sheet, spoken, symbol_picture
from regalia.core.houses import HOUSES
from regalia.core.html import Html, tag
from regalia.core.page import Zone
from regalia.games.kingdom_builder.box.data import BUILDABLE, LETTERS, TERRAINS, TILES_EACH
from regalia.games.kingdom_builder.shown.art.places import stock
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import counted, joined, named


def zone(sight: Sight) -> Zone:
    tiles = dict.fromkeys(tile for _, tile in sorted(sight.view.board.locations.items()))
    rows = tag("ul", *(_location(sight, tile) for tile in tiles), class_="kb-places") if tiles else ""
    title = sight.say("draw.places")
    return Zone("land", title, "home", "left", sheet(title, rows, _cards(sight)))


def _location(sight: Sight, tile: str) -> Html:
    """Sign, name and effect, the tiles left on all locations of the name, the houses that hold one."""
    homes = [hex_ for hex_, name in sight.view.board.locations.items() if name == tile]
    left = sum(map(sight.view.tiles_left, homes))
    seats = [seat for seat, held in enumerate(sight.view.held) if any(held >> hex_ & 1 for hex_ in homes)]
    names = joined([sight.plates[seat].name for seat in seats], "and", sight.lang)
    return tag(
        "li",
        symbol_picture(f"tile-{tile}", 30, 30),
        tag("div", tag("b", named("tile", tile, sight.lang)), _pips(left, TILES_EACH * len(homes), sight.lang)),
        tag(
            "span",
            *(badge(HOUSES[seat], 18) for seat in seats),
            spoken(sight.say("page.held", houses=names)) if seats else "",
            class_="kb-holders",
        ),
        tag("small", sight.say(f"tile.{tile}.short"), class_="kb-effect"),
        data_help=f"tile.{tile}",
    )


def _pips(left: int, each: int, lang: str) -> Html:
    """A small hex for every tile, hollow when it is taken."""
    return picture(f"0 0 {14 * each} 15", stock(left, 7 * each, -19.5, each), width=14 * each, height=15) + spoken(
        counted("page.left", left, lang)
    )


def _cards(sight: Sight) -> Html:
    """The pile, and by terrain the cards that have left it for all to see, discarded or removed."""
    pile = tag("span", picture("0 0 120 168", use("card-back"), width=120, height=168), tag("b", sight.view.pile))
    heads = (tag("small", sight.say(f"page.{kind}")) for kind in ("pile", "gone"))
    return tag("div", *heads, pile, *(_gone(sight, card) for card in range(BUILDABLE)), class_="kb-deck")


def _gone(sight: Sight, card: int) -> Html:
    terrain, count = TERRAINS[card], sight.view.discard[card] + sight.view.removed[card]
    sign = symbol_picture(f"hex-{LETTERS[card]}0", 21, 24) + spoken(named("terrain", terrain, sight.lang))
    return tag("span", sign, tag("b", count), data_help=f"terrain.{terrain}")
