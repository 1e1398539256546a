"""Settlements and location tiles: put, shifted, gained and lost."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.layout import (
    FREE,
    HELD,
    IN_SECTION,
    LOCATION_AT,
    LOCATION_COUNT,
    LOCATION_HEX,
    LOCATION_TILE,
    NEAR,
    OWN,
    SEATS,
    SECTION_AT,
    SECTIONS,
    SUPPLY,
    TAKEN,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.sets import add_around, around, flip, has
from regalia.games.kingdom_builder.box.data import TILES_EACH


@jitable
def put(t: Ints, seat: int, hex_: int) -> None:
    """A settlement from the supply onto the board, and the tile that it wins."""
    flip(t, OWN + seat * WORDS, hex_)
    add_around(t, NEAR + seat * WORDS, hex_)
    flip(t, FREE, hex_)
    t[SUPPLY + seat] -= 1
    t[section_slot(t, seat, hex_)] += 1
    gain(t, seat, hex_)


@jitable
def shift(t: Ints, seat: int, origin: int, hex_: int) -> None:
    """A settlement from one hex to another."""
    own = OWN + seat * WORDS
    flip(t, own, origin)
    flip(t, own, hex_)
    flip(t, FREE, origin)
    flip(t, FREE, hex_)
    t[section_slot(t, seat, origin)] -= 1
    t[section_slot(t, seat, hex_)] += 1
    around(t, own, NEAR + seat * WORDS)


@jitable
def section_slot(t: Ints, seat: int, hex_: int) -> int:
    """Where the settlements of a seat in the section of a hex are counted."""
    return IN_SECTION + seat * (SECTIONS + 1) + t[SECTION_AT + hex_]


@jitable
def gain(t: Ints, seat: int, hex_: int) -> None:
    """Next to a location take one of its tiles, if one is left: one from each location, ever."""
    location = t[LOCATION_AT + hex_]
    if location >= 0 and tiles_left(t, location):
        bit = 1 << location
        t[HELD + seat] |= bit & ~t[TAKEN + seat]
        t[TAKEN + seat] |= bit


@jitable
def tiles_left(t: Ints, location: int) -> int:
    left = TILES_EACH
    for seat in range(t[SEATS]):
        left -= t[TAKEN + seat] >> location & 1
    return left


@jitable
def lapsed(t: Ints, seat: int, tile: int) -> int:
    """Bits of the locations from which a seat has such a tile, and beside which it has no settlement any more."""
    found = 0
    for location in range(t[LOCATION_COUNT]):
        if t[LOCATION_TILE + location] == tile and t[HELD + seat] >> location & 1:
            found |= 0 if has(t, NEAR + seat * WORDS, t[LOCATION_HEX + location]) else 1 << location
    return found


@jitable
def lose(t: Ints, seat: int, tile: int) -> None:
    """Such a tile leaves the game when the last settlement has left its location."""
    t[HELD + seat] &= ~lapsed(t, seat, tile)


@jitable
def tiles_held(t: Ints, seat: int, tile: int) -> int:
    """How many such tiles a seat holds."""
    found = 0
    for location in range(t[LOCATION_COUNT]):
        found += t[HELD + seat] >> location & 1 if t[LOCATION_TILE + location] == tile else 0
    return found
