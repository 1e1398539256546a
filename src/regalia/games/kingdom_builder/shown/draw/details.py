"""Parts of the table as small drawings, for the pictures of the book.

map TOP BOTTOM LEFT RIGHT   a part of the board, by its rows and columns as they are typed
island                      the land beside the board
card                        my terrain card, beside it the open one or the pile
scoring                     what earns gold, with the gold of everybody
player SEAT                 a plate with supply, tiles and gold; `players` are all
places                      the signs of the locations
"""

from collections.abc import Callable, Mapping
from functools import partial

from regalia.art.ink import box, clip, g
from regalia.art.sheet import column, sheet_symbols
from regalia.art.terrain import HALF
from regalia.core.html import Html
from regalia.core.page import Detail
from regalia.games.kingdom_builder.box.hexes import SIZE
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.map_frame import MARGIN
from regalia.games.kingdom_builder.shown.art.scoring_cards import vignettes
from regalia.games.kingdom_builder.shown.art.terrain_cards import card_symbols
from regalia.games.kingdom_builder.shown.draw import panel
from regalia.games.kingdom_builder.shown.draw.map import Chart, hexes, island, map_symbols, painted, standing
from regalia.games.kingdom_builder.shown.sight import Sight

Sized = tuple[Html, tuple[float, float]]
WIDE = 440.0  # a map, at most
NEAR = 0.72  # the scale of a map that is small
ROW, RIM = 60.0, 16.0
EDGE = 6.0


def _map(sight: Sight, top: str, bottom: str, left: str, right: str) -> Sized:
    """With a row and a column more on every side, of which one sees the edge."""
    first, start = max(int(top) - 2, 0) // 2 * 2, max(int(left) - 2, 0)  # an even row stays one
    rows, cols = min(int(bottom) + 1, SIZE) - first, min(int(right) + 1, SIZE) - start
    part = Chart(f"part-{top}-{bottom}-{left}-{right}", first, rows, cols, "", start)
    wide = (2 * (int(right) - int(left)) + 3) * HALF + 2 * RIM
    tall = ROW * (int(bottom) - int(top)) + 80 + 2 * RIM
    corner = 2 * HALF * (int(left) - 1 - start) - RIM, ROW * (int(top) - 1 - first) - RIM
    return _cut(hexes(sight.view.board, part) + standing(sight, part), corner, (wide, tall), part.name)


def _island(sight: Sight) -> Sized:
    chart = island(sight.view.board)
    assert chart, "a picture shows an Island that is there"
    return _cut(painted(sight.view.board, chart) + standing(sight, chart), (-MARGIN, -MARGIN), chart.size(), chart.name)


def _cut(art: Html, corner: tuple[float, float], size: tuple[float, float], name: str) -> Sized:
    """What lies in a frame of this size, made smaller."""
    scale = min(NEAR, WIDE / size[0])
    wide, tall = size[0] * scale, size[1] * scale
    frame = clip(f"cut-{name}", box(0, 0, wide, tall, "#000", 8))
    inside = g(art, at=(-corner[0] * scale, -corner[1] * scale), scale=scale)
    return frame + g(inside, clip_path=f"url(#cut-{name})"), (wide, tall)


def _card(sight: Sight) -> Sized:
    drawn, height = panel.hand(sight)
    return drawn, (panel.LEFT, height)


def _scoring(sight: Sight) -> Sized:
    drawn, height = panel.scoring(sight)
    return drawn, (panel.RIGHT, height)


def _places(sight: Sight) -> Sized:
    drawn, height = panel.places(sight)
    return drawn, (panel.LEFT, height)


def _players(sight: Sight, seat: str = "") -> Sized:
    seats = [int(seat)] if seat else range(len(sight.view.own))
    plates, height = column(*(panel.player(sight, each) for each in seats), gap=10)
    return g(plates, at=(EDGE, EDGE)), (panel.LEFT + 2 * EDGE, height + 2 * EDGE)


PARTS: Mapping[str, Callable[..., Sized]] = {
    "map": _map,
    "island": _island,
    "card": _card,
    "scoring": _scoring,
    "places": _places,
    "player": _players,
    "players": _players,
}


def _detail(part: Callable[..., Sized], view: View, lang: str, *words: str) -> Detail:
    drawn, (width, height) = part(Sight(view, lang), *words)
    symbols = map_symbols(view.board.locations.values()) + card_symbols() + vignettes(*view.cards) + sheet_symbols()
    return Detail(drawn, width, height, symbols)


DETAILS: Mapping[str, Callable[..., Detail]] = {name: partial(_detail, part) for name, part in PARTS.items()}
