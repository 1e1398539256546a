"""The whole table in one picture: players to the left, the map, what earns gold to the right."""

from collections.abc import Collection

from regalia.art.ink import g
from regalia.art.sheet import Block, column, desk, paragraph, sheet, sheet_symbols, standalone
from regalia.core.html import Html
from regalia.games.kingdom_builder.box.data import ISLANDS
from regalia.games.kingdom_builder.box.hexes import Hex
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.scoring_cards import vignettes
from regalia.games.kingdom_builder.shown.art.terrain_cards import card_symbols
from regalia.games.kingdom_builder.shown.draw.map import BOARD, Chart, ground, island, live, map_symbols
from regalia.games.kingdom_builder.shown.draw.panel import LEFT, RIGHT, hand, places, player, scoring, sentence
from regalia.games.kingdom_builder.shown.sight import Sight

GAP, WIDE = 14.0, 872.0  # between all parts, and the width of the board
SCALE = WIDE / BOARD.size()[0]
TALL = SCALE * BOARD.size()[1]


def draw(view: View, lang: str = "en", theme: str = "light", last: Collection[Hex] = ()) -> str:
    """The table as one seat sees it; the hexes of the last move may be marked."""
    sight, across = Sight(view, lang), GAP + LEFT + GAP
    middle = column((_map(sight, BOARD, WIDE, last), TALL), sentence(sight, WIDE), gap=GAP)
    width, height = across + WIDE + GAP + RIGHT + GAP, GAP + middle[1] + GAP
    return standalone(
        width,
        height,
        map_symbols(view.board.locations.values()) + card_symbols() + vignettes(*view.cards) + sheet_symbols(),
        desk(width, height),
        g(_left(sight), at=(GAP, GAP)),
        g(middle[0], at=(across, GAP)),
        g(_right(sight, last), at=(across + WIDE + GAP, GAP)),
        label=sight.say("game.name"),
        theme=theme,
    )


def _left(sight: Sight) -> Html:
    plates = column(*(player(sight, seat) for seat in range(len(sight.view.own))), gap=10)
    legend = [places(sight)] if sight.view.board.locations else []
    return column(plates, hand(sight), *legend, gap=GAP)[0]


def _right(sight: Sight, last: Collection[Hex]) -> Html:
    chart = island(sight.view.board)
    blocks = [scoring(sight)] + ([_island(sight, chart, last)] if chart else [])
    return column(*blocks, gap=GAP)[0]


def _island(sight: Sight, chart: Chart, last: Collection[Hex]) -> Block:
    """The Island in the scale of the board, with a note if its layout is our own."""
    wide, tall = chart.size()
    scale = min(SCALE, RIGHT / wide)
    art = g(_map(sight, chart, wide * scale, last), at=((RIGHT - wide * scale) / 2, 0))
    layout = sight.view.board.layout
    if layout.island != ISLANDS[layout.side]:
        return art, tall * scale
    note = sheet(0, 0, RIGHT, 50) + paragraph(16, 21, sight.say("setup.ours"), RIGHT - 32)
    return column((art, tall * scale), (note, 50), gap=8)


def _map(sight: Sight, chart: Chart, width: float, last: Collection[Hex]) -> Html:
    """Ground and live layer, one above the other."""
    height = width * chart.size()[1] / chart.size()[0]
    size = {"width": width, "height": height}
    return ground(sight.view.board, chart, **size) + live(sight, chart, last, **size)
