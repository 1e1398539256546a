"""Views as drawings: pure functions from what a seat may know to SVG.

`draw` and `gallery` are whole pictures that need no style sheet. A page that has one stacks `ground` and `live`, each
an <svg> of its own, for the board and for the Island; the symbols they refer to are `map_symbols`.
"""

from regalia.games.kingdom_builder.shown.draw.gallery import gallery, pictures, symbols
from regalia.games.kingdom_builder.shown.draw.map import BOARD, ground, island, live, map_symbols, targets
from regalia.games.kingdom_builder.shown.draw.table import draw

__all__ = [
    "BOARD", "draw", "gallery", "ground", "island", "live", "map_symbols", "pictures", "symbols", "targets",
]  # fmt: skip
