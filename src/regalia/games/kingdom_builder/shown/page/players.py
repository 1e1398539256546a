"""The players: a plate each, and with them the symbols that all zones draw from."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from regalia.art.parts import badge, person, symbol_picture, told
from regalia.core.houses import HOUSES
from regalia.core.html import Html, tag
from regalia.core.page import Plate, Zone
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.box.hexes import name
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.scoring_cards import vignettes
from regalia.games.kingdom_builder.shown.art.terrain_cards import card_symbols
from regalia.games.kingdom_builder.shown.draw.map import map_symbols
from regalia.games.kingdom_builder.shown.page.parts import keyed
from regalia.games.kingdom_builder.shown.sight import Sight
from regalia.games.kingdom_builder.shown.words import counted, named


def zone(sight: Sight, gold: Sequence[int]) -> Zone:
    """The symbols are here because this zone is in sight on every screen: paint in hidden ones does not show."""
    key, symbols = _symbols(sight.view.board, sight.view.cards)
    seats = (_plate(sight, seat, plate, gold[seat]) for seat, plate in enumerate(sight.plates))
    html = tag("div", data_ground=key, class_="defs") + tag("div", *seats, class_="plates kb-plates")
    return Zone("players", sight.say("page.players"), "people", "left", html, {key: symbols})


@lru_cache(64)
def _symbols(board: Board, cards: tuple[str, ...]) -> tuple[str, Html]:
    art = map_symbols(board.locations.values()) + card_symbols() + vignettes(*cards)
    return keyed("kb-art", tag("svg", tag("defs", art), class_="defs", aria_hidden="true"))


def _plate(sight: Sight, seat: Seat, plate: Plate, gold: int) -> Html:
    """House, name, supply, tiles, the card that lies open, gold."""
    house = HOUSES[seat]
    return tag(
        "article",
        tag("div", badge(HOUSES[seat], 34), _first(sight, seat), class_="flag"),
        person(plate),
        tag("div", *_facts(sight, seat), class_="facts", aria_hidden="true"),
        _total(sight, seat, gold),
        told(plate, *_words(sight, seat), counted("spoken.gold", gold, sight.lang)),
        class_=f"plate {house} turn" if seat in sight.waiting else f"plate {house}",
        data_seat=seat,
    )


def _total(sight: Sight, seat: Seat, gold: int) -> Html:
    unit = tag("small", sight.say("draw.gold"))
    return tag("div", str(gold), unit, _few(sight.view, seat), class_="total", aria_hidden="true")


def _few(view: View, seat: Seat) -> Html:
    """The supply once more, for plates that have room for little else."""
    art = symbol_picture(f"hut-{HOUSES[seat]}", 14, 14)
    return tag("small", art, str(view.supply[seat]), class_="kb-few")


def _first(sight: Sight, seat: Seat) -> Html:
    """The marker of the first player, once it is known who that is."""
    if seat != sight.first:
        return Html()
    return tag("span", 1, class_="kb-first", aria_hidden="true")


def _words(sight: Sight, seat: Seat) -> Iterator[str]:
    """What the plate tells besides the name and the gold."""
    if seat == sight.first:
        yield sight.say("page.first")
    yield counted("spoken.supply", sight.view.supply[seat], sight.lang)
    if (card := _open_card(sight, seat)) is not None:
        yield sight.say("page.open", terrain=named("terrain", TERRAINS[card], sight.lang))
    yield from (named("tile", tile, sight.lang) for _, tile in _held(sight, seat))


def _open_card(sight: Sight, seat: Seat) -> int | None:
    return sight.view.card(seat) if sight.view.face_up == seat else None


def _held(sight: Sight, seat: Seat) -> Iterator[tuple[int, str]]:
    """The tiles of a seat, with the places they come from."""
    locations = sorted(sight.view.board.locations.items())
    return ((hex_, tile) for hex_, tile in locations if sight.view.held[seat] >> hex_ & 1)


def _facts(sight: Sight, seat: Seat) -> Iterator[Html]:
    """Settlements left, the open card, the tiles."""
    left = symbol_picture(f"hut-{HOUSES[seat]}", 22, 22) + tag("span", sight.view.supply[seat])
    yield tag("span", left, data_help="help.end")
    if (card := _open_card(sight, seat)) is not None:
        yield tag("span", symbol_picture(f"hex-{LETTERS[card]}0", 21, 24), data_help=f"terrain.{TERRAINS[card]}")
    yield from (_tile(seat, name(hex_), tile) for hex_, tile in _held(sight, seat))


def _tile(seat: Seat, place: str, tile: str) -> Html:
    key = f"tile-{seat}-{place.replace(',', '-')}"
    return tag("span", symbol_picture(f"tile-{tile}", 24, 24), data_help=f"tile.{tile}", data_piece=key)
