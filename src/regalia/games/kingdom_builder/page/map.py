"""The board and the Island on one sheet: a ground that is sent once, and a live layer of places above it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from regalia.art.chart import MARGIN, view_box
from regalia.art.heraldry import piece
from regalia.art.ink import g, num, tag, use
from regalia.core.page import Zone
from regalia.games.kingdom_builder.actions import Found, Move, Settle, Use
from regalia.games.kingdom_builder.board import Board
from regalia.games.kingdom_builder.draw.map import BOARD, SEATS, Chart, ground, island
from regalia.games.kingdom_builder.hexes import Hex, members
from regalia.games.kingdom_builder.page.parts import keyed
from regalia.games.kingdom_builder.page.spots import BESIDE, free, leaving, location, settled, softened, spot_symbols
from regalia.games.kingdom_builder.rules import Landing
from regalia.games.kingdom_builder.view import View
from regalia.games.kingdom_builder.words import say

GAP = 10.0  # between the frames of board and Island


def zone(view: View, lang: str, moves: Sequence[Move]) -> Zone:
    key, land = _ground(view.board)
    layers = tag(
        "div",
        tag("div", data_ground=key),
        _live(view, lang, moves),
        class_="layers kb-isle" if view.board.layout.side else "layers",
    )
    return Zone("map", say(lang, "draw.board"), "map", "board", tag("div", layers, class_="kb-map zoom"), {key: land})


@lru_cache(64)
def _ground(board: Board) -> tuple[str, str]:
    """Frames and land, under a name that says what is on it."""
    charts = (ground(board, chart, x=x, y=y, **_size(chart)) for chart, x, y in _charts(board))
    land = tag("svg", *charts, viewBox=_box(board), aria_hidden="true")
    return keyed("kb-map", land)


def _charts(board: Board) -> Iterable[tuple[Chart, float, float]]:
    """The charts in play, each with its upper left corner."""
    yield BOARD, -MARGIN, -MARGIN
    if chart := island(board):
        yield chart, BOARD.size()[0] - MARGIN + GAP, 60 * BESIDE - MARGIN


def _size(chart: Chart) -> dict[str, float]:
    return dict(zip(("width", "height"), chart.size(), strict=True))


def _box(board: Board) -> str:
    left, top, wide, tall = view_box(BOARD.rows, BOARD.cols)
    beside = sum(chart.size()[0] + GAP for chart, *_ in _charts(board) if chart is not BOARD)
    return " ".join(map(num, (left, top, wide + beside, tall)))


def _live(view: View, lang: str, moves: Sequence[Move]) -> str:
    """A group for each hex, with what stands there."""
    spots = _spots(view, lang, moves)
    charts = (
        g(*(spot for hex_, spot in spots.items() if chart.holds(hex_)), at=(x + MARGIN, y + MARGIN))
        for chart, x, y in _charts(view.board)
    )
    symbols = tag("defs", spot_symbols(_ghost(view, moves), _house(view)))
    name = say(lang, "draw.board")
    return tag("svg", symbols, *charts, viewBox=_box(view.board), class_="kb-live", role="group", aria_label=name)


def _spots(view: View, lang: str, moves: Sequence[Move]) -> dict[Hex, str]:
    board = view.board
    spots = dict(free(board, lang))
    spots |= {hex_: location(board, hex_, view.tiles_left(hex_), lang) for hex_ in board.locations}
    for seat, own in enumerate(view.own):
        spots |= {hex_: settled(board, hex_, SEATS[seat], seat == view.seat, lang) for hex_ in members(own)}
    match view.agenda[-1:]:
        case (Landing(seat=seat, origin=origin),):
            spots[origin] = leaving(board, origin, SEATS[seat], lang)
    return spots | {hex_: softened(spots[hex_]) for hex_ in _soft(moves)}


def _soft(moves: Sequence[Move]) -> set[Hex]:
    """Hexes that only a tile reaches wait for the tile to be chosen, unless there is nothing else to do."""
    built = {move.hex for move in moves if isinstance(move, Settle)}
    reached = {(move.tile, move.hex) for move in moves if isinstance(move, Use)}
    if not built and len({tile for tile, _ in reached}) == 1:
        return set()
    return {hex_ for _, hex_ in reached} - built


def _ghost(view: View, moves: Sequence[Move]) -> str:
    """What would stand on a hex that is chosen."""
    match moves[:1]:
        case (Found(what=what),):
            return use(what, -35, -40, 70, 80)
    return piece(house, 0, 0) if (house := _house(view)) else ""


def _house(view: View) -> str:
    """The viewer's; a spectator has none."""
    return "" if view.seat is None else SEATS[view.seat]
