"""The board, and the Island on a sheet of its own: a ground that is sent once, and a live layer of places above it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from regalia.art.heraldry import piece
from regalia.art.ink import g, use
from regalia.core.houses import HOUSES
from regalia.core.html import Html, num, tag
from regalia.core.page import Zone
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import ISLANDS
from regalia.games.kingdom_builder.box.hexes import Hex, members, place
from regalia.games.kingdom_builder.rules.actions import Found, Land, Move, Settle, Use
from regalia.games.kingdom_builder.rules.turn import Landing
from regalia.games.kingdom_builder.shown.art.map_frame import view_box
from regalia.games.kingdom_builder.shown.draw.map import BOARD, Chart, ground, island
from regalia.games.kingdom_builder.shown.page.gains import gains
from regalia.games.kingdom_builder.shown.page.parts import keyed
from regalia.games.kingdom_builder.shown.page.spots import (
    free,
    leaving,
    liftable,
    location,
    promising,
    refused,
    settled,
    softened,
    spot_symbols,
    still,
)
from regalia.games.kingdom_builder.shown.page.why import why
from regalia.games.kingdom_builder.shown.sight import Sight

LARGE = 1.7  # the pin on a castle or a mountain


def zones(sight: Sight) -> Iterator[Zone]:
    """The board can be zoomed. The Island lies in a rail: its hexes are as large there, and the board loses nothing."""
    spots, reasons = _spots(sight), why(sight)
    spots |= {hex_: refused(spots[hex_], said) for hex_, said in reasons.hexes.items()}
    defs, name, verb = tag("defs", _symbols(sight)), sight.say("draw.board"), _verb(sight)
    layers, grounds = _layers(sight.view.board, BOARD, [defs, _places(spots, BOARD, reasons.map, verb)], name)
    yield Zone("map", name, "map", "board", tag("div", layers, class_="kb-map zoom"), grounds)
    if chart := island(sight.view.board):
        name = sight.say("queenie.island.name")
        layers, grounds = _layers(sight.view.board, chart, [_places(spots, chart, reasons.map, verb)], name)
        yield Zone("island", name, "map", "left", tag("div", layers, class_="kb-isle") + _ours(sight), grounds)


def _layers(board: Board, chart: Chart, live: Sequence[Html], name: str) -> tuple[Html, dict[str, Html]]:
    """Ground and live layer, and the ground under a name that says what is on it."""
    key, land = _ground(board, chart)
    box = " ".join(map(num, view_box(chart.rows, chart.cols)))
    places = tag("svg", *live, viewBox=box, class_="kb-live", role="grid", aria_label=name)
    return tag("div", tag("div", data_ground=key), places, class_="layers"), {key: land}


@lru_cache(64)
def _ground(board: Board, chart: Chart) -> tuple[str, Html]:
    return keyed(f"kb-{chart.name}", ground(board, chart))


def _ours(sight: Sight) -> Html:
    """A note, if the layout of the Island is our own."""
    layout = sight.view.board.layout
    ours = layout.island == ISLANDS[layout.side]
    return tag("p", sight.say("setup.ours"), class_="quiet kb-ours") if ours else Html()


def _places(spots: dict[Hex, Html], chart: Chart, said: str | None, verb: str) -> Html:
    """A cell for each hex, row by row: what stands there, why most cannot be chosen, what is done with others."""
    rows: dict[int, list[Html]] = {}
    for hex_, spot in spots.items():
        if chart.holds(hex_):
            rows.setdefault(place(hex_)[0] - chart.first + 1, []).append(spot)
    lines = (tag("g", *cells, role="row", aria_rowindex=row) for row, cells in rows.items())
    return g(*lines, data_why=said, data_do=verb)


def _verb(sight: Sight) -> str:
    """What one does with a hex."""
    kinds = {Land: "land", Found: "found"}
    return sight.say(f"page.do.{next((kinds[type(move)] for move in sight.moves if type(move) in kinds), 'build')}")


def _spots(sight: Sight) -> dict[Hex, Html]:
    board = sight.view.board
    spots = dict(free(board, sight.lang))
    spots |= {hex_: location(board, hex_, sight.view.tiles_left(hex_), sight.lang) for hex_ in board.locations}
    for seat, own in enumerate(sight.view.own):
        spots |= {hex_: settled(board, hex_, seat, seat == sight.view.seat, sight.lang) for hex_ in members(own)}
    targets = {move.hex for move in sight.moves if isinstance(move, Found | Land | Settle | Use)}
    spots = {hex_: spot if hex_ in targets else still(spot) for hex_, spot in spots.items()}
    lift = sight.say("page.do.lift")
    spots |= {hex_: liftable(spots[hex_], lift) for hex_ in targets if "kb-mine" in spots[hex_]}
    match sight.view.agenda[-1:]:
        case (Landing(seat=seat, origin=origin),):
            spots[origin] = leaving(board, origin, seat, sight.lang)
    spots |= {hex_: softened(board, hex_, spots[hex_], tiles) for hex_, tiles in _soft(sight.moves).items()}
    return spots | {
        hex_: promising(board, hex_, spots[hex_], n, sight.lang) for hex_, n in gains(sight.view, sight.moves).items()
    }


def _soft(moves: Sequence[Move]) -> dict[Hex, list[str]]:
    """Hexes that only tiles reach wait for the tile to be chosen, unless there is nothing else to do."""
    built = {move.hex for move in moves if isinstance(move, Settle)}
    reached: dict[Hex, list[str]] = {}
    for move in moves:
        if isinstance(move, Use) and move.hex not in built:
            reached.setdefault(move.hex, []).append(move.tile)
    lone = not built and len({tile for tiles in reached.values() for tile in tiles}) == 1
    return {} if lone else reached


def _symbols(sight: Sight) -> Html:
    """The states of a hex, with what would stand on one that is chosen; a spectator has no house."""
    house = "" if sight.view.seat is None else HOUSES[sight.view.seat]
    match sight.moves[:1]:
        case (Found(what=what),):
            return spot_symbols(use(what, -35, -40, 70, 80), house, LARGE)
    return spot_symbols(piece(house, 0, 0) if house else Html(), house)
