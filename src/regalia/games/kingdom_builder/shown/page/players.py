"""The players: a plate each, and with them the symbols that all zones draw from."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from regalia.art.parts import badge, spoken, symbol_picture
from regalia.core.html import Html, tag
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.box.hexes import name
from regalia.games.kingdom_builder.rules.setup import First
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.cards import card_symbols
from regalia.games.kingdom_builder.shown.art.vignettes import vignettes
from regalia.games.kingdom_builder.shown.draw.map import SEATS, map_symbols
from regalia.games.kingdom_builder.shown.page.parts import keyed, lit
from regalia.games.kingdom_builder.shown.words import counted, named, say


def zone(view: View, plates: Sequence[Plate], gold: Sequence[int], lang: str) -> Zone:
    """The symbols are here because this zone is in sight on every screen: paint in hidden ones does not show."""
    key, symbols = _symbols(view.board, view.cards)
    seats = (_plate(view, seat, plate, gold[seat], lang) for seat, plate in enumerate(plates))
    html = tag("div", data_ground=key, class_="defs") + tag("div", *seats, class_="plates kb-plates")
    return Zone("players", say(lang, "page.players"), "people", "left", html, {key: symbols})


@lru_cache(64)
def _symbols(board: Board, cards: tuple[str, ...]) -> tuple[str, Html]:
    art = map_symbols(board.locations.values()) + card_symbols() + vignettes(*cards)
    return keyed("kb-art", tag("svg", tag("defs", art), class_="defs", aria_hidden="true"))


def _plate(view: View, seat: Seat, plate: Plate, gold: int, lang: str) -> Html:
    """House, name, supply, tiles, the card that lies open, gold."""
    house = SEATS[seat]
    return tag(
        "article",
        tag("div", badge(SEATS[seat], 34), _first(view, seat, lang), class_="flag"),
        tag("div", tag("b", plate.name), tag("span", plate.note, class_="you") if plate.note else ""),
        tag("div", *_facts(view, seat, lang), class_="facts"),
        tag("div", str(gold), tag("small", say(lang, "draw.gold")), _few(view, seat), class_="total"),
        class_=f"plate {house} turn" if seat in lit(view) else f"plate {house}",
    )


def _few(view: View, seat: Seat) -> Html:
    """The supply once more, for plates that have room for little else."""
    art = symbol_picture(f"hut-{SEATS[seat]}", 14, 14)
    return tag("small", art, str(view.supply[seat]), class_="kb-few", aria_hidden="true")


def _first(view: View, seat: Seat, lang: str) -> Html:
    """The marker of the first player, once it is known who that is."""
    if seat != view.first or any(isinstance(step, First) for step in view.agenda):
        return Html()
    return tag("span", 1, class_="kb-first", aria_hidden="true") + spoken(say(lang, "page.first"))


def _facts(view: View, seat: Seat, lang: str) -> Iterator[Html]:
    """Settlements left, the open card, the tiles."""
    left = symbol_picture(f"hut-{SEATS[seat]}", 22, 22) + tag("span", view.supply[seat], aria_hidden="true")
    yield tag("span", left, spoken(counted("spoken.supply", view.supply[seat], lang)), data_help="help.end")
    if view.face_up == seat and (card := view.card(seat)) is not None:
        yield _open(card, lang)
    locations = sorted(view.board.locations.items())
    yield from (_tile(seat, name(hex_), tile, lang) for hex_, tile in locations if view.held[seat] >> hex_ & 1)


def _open(card: int, lang: str) -> Html:
    terrain = TERRAINS[card]
    said = say(lang, "page.open", terrain=named("terrain", terrain, lang))
    return tag("span", symbol_picture(f"hex-{LETTERS[card]}0", 21, 24), spoken(said), data_help=f"terrain.{terrain}")


def _tile(seat: Seat, place: str, tile: str, lang: str) -> Html:
    key = f"tile-{seat}-{place.replace(',', '-')}"
    sign = symbol_picture(f"tile-{tile}", 24, 24)
    return tag("span", sign, spoken(named("tile", tile, lang)), data_help=f"tile.{tile}", data_piece=key)
