"""Actions as integers, and back: a block of hexes for each kind of action on a hex, then the few others."""

from collections.abc import Iterator, Mapping

from regalia.agents.kernels.kingdom_builder.layout import HEXES, MOST_SEATS, TILES
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.box.hexes import NAMES
from regalia.games.kingdom_builder.rules.actions import (
    ALLOT,
    DRAW,
    END,
    LAND,
    REDRAW,
    SETTLE,
    USE,
    Discard,
    Found,
    Move,
)

LAND_OFFER = 1 + len(TILES)  # before it to settle, and every tile
FOUND_OFFER = LAND_OFFER + 1  # a Capitol, then a Cave
LAND_CODE = LAND_OFFER * HEXES
FOUND_CODE = FOUND_OFFER * HEXES
END_CODE = FOUND_CODE + 2 * HEXES
DISCARD_CODE = END_CODE + 1  # by tile: the one that is spent, the one that is ready
DRAW_CODE = DISCARD_CODE + 2 * len(TILES)  # by seat and terrain
REDRAW_CODE = DRAW_CODE + MOST_SEATS * BUILDABLE
ALLOT_CODE = REDRAW_CODE + MOST_SEATS * BUILDABLE  # both, Oracle, Harbor
CODES = ALLOT_CODE + len(ALLOT)


def _by_hex() -> Iterator[Mapping[int, Move]]:
    yield SETTLE
    yield from (USE[tile] for tile in TILES)
    yield LAND
    yield from ({hex_: Found(what, hex_) for hex_ in NAMES.values()} for what in ("capitol", "cave"))


def _numbered() -> Iterator[tuple[int, Move]]:
    for offer, table in enumerate(_by_hex()):
        yield from ((offer * HEXES + hex_, action) for hex_, action in table.items())
    yield END_CODE, END
    discards = (Discard(tile, spent) for tile in TILES for spent in (True, False))
    yield from enumerate(discards, DISCARD_CODE)
    yield from enumerate((card for cards in (*DRAW, *REDRAW) for card in cards), DRAW_CODE)
    yield from enumerate(ALLOT, ALLOT_CODE)


ACTION: dict[int, Move] = dict(_numbered())
CODE: dict[Move, int] = {action: code for code, action in ACTION.items()}
