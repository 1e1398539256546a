"""Location tiles: which of them a seat can use, how one is gained and how one is lost."""

from functools import lru_cache

from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import TILES_EACH
from regalia.games.kingdom_builder.box.hexes import AROUND, Bits, Hex
from regalia.games.kingdom_builder.rules.state import Kingdom, Readable

Tiles = tuple[str, ...]  # sorted names


def tiles(state: Readable, seat: Seat) -> Tiles:
    """The tiles a seat can use this turn; the Caves are open to all."""
    return usable_tiles(state.board, state.held[seat])


@lru_cache(4096)
def usable_tiles(board: Board, held: Bits) -> Tiles:
    mine = (tile for hex_, tile in board.locations.items() if held >> hex_ & 1)
    return tuple(sorted((*mine, "cave") if board.layout.caves else mine))


def without(ready: Tiles, tile: str) -> Tiles:
    at = ready.index(tile)
    return ready[:at] + ready[at + 1 :]


def gain(state: Kingdom, seat: Seat, hex_: Hex) -> None:
    """Next to a location take one of its tiles, if one is left: one from each location, ever."""
    location = state.board.touching.get(hex_)
    if location is not None and sum(taken >> location & 1 for taken in state.taken) < TILES_EACH:
        state.held[seat] |= (1 << location) & ~state.taken[seat]
        state.taken[seat] |= 1 << location


def tile_beside(board: Board, hex_: Hex) -> str:
    """The tile of the location beside a hex, or nothing."""
    location = board.touching.get(hex_)
    return "" if location is None else board.locations[location]


def lose(state: Kingdom, seat: Seat, tile: str) -> None:
    """Such a tile leaves the game when the last settlement has left its location."""
    state.held[seat] &= ~lapsed(state, seat, tile)


def lapsed(state: Readable, seat: Seat, tile: str) -> Bits:
    """The locations from which a seat has such a tile, and beside which it has no settlement any more."""
    here = (hex_ for hex_, name in state.board.locations.items() if name == tile and state.held[seat] >> hex_ & 1)
    return sum(1 << hex_ for hex_ in here if not state.own[seat] & AROUND[hex_])
