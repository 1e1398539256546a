"""What a board never changes, as numbers: sets of hexes, and tables by hex."""

from collections.abc import Iterable
from functools import cache, lru_cache

from regalia.agents.kernels import Ints, zeros
from regalia.agents.kernels.kingdom_builder import layout
from regalia.games.kingdom_builder.box.board import Board, cave_sites
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.box.hexes import AROUND, QUADRANTS, Bits, Hex, around, members

_WORD = (1 << layout.WORD) - 1


def split(bits: Bits) -> list[int]:
    """A set as nine words."""
    return [bits >> word * layout.WORD & _WORD for word in range(layout.WORDS)]


@lru_cache(64)
def empty(board: Board) -> Ints:
    """The array of a board on which nothing has happened; to be copied."""
    position = zeros(layout.LENGTH)
    for at, numbers in (_sets(board) | _tables(board)).items():
        for offset, number in enumerate(numbers):
            position[at + offset] = number
    return position


def _sets(board: Board) -> dict[int, list[int]]:
    caves = (hex_ for place in range(len(board.layout.sections)) for hex_ in cave_sites(board.layout, place))
    return {
        layout.TERRAIN: [word for terrain in board.terrain for word in split(terrain)],
        layout.BUILD_ON: split(board.buildable),
        layout.CASTLES: split(board.castles),
        layout.EDGE: split(board.edge),
        layout.SHORE: split(board.by_water & ~board.terrain[layout.WATER]),
        layout.BY_MOUNTAIN: split(board.by_mountain),
        layout.BY_SPECIAL: split(board.by_special),
        layout.CAVE_SITES: split(sum(1 << hex_ for hex_ in caves)),
        layout.SECTION: [word for quadrant in QUADRANTS for word in split(quadrant)],
    }


def _tables(board: Board) -> dict[int, list[int]]:
    locations, castles, hexes = sorted(board.locations), list(members(board.castles)), range(layout.HEXES)
    special, lands = [*locations, *castles], board.terrain[:BUILDABLE]
    touching = {hex_: locations.index(location) for hex_, location in board.touching.items()}
    return {
        layout.LOCATION_COUNT: [len(locations), *locations],
        layout.LOCATION_TILE: [layout.TILES.index(board.locations[hex_]) for hex_ in locations],
        layout.LOCATION_AT: [touching.get(hex_, -1) for hex_ in hexes],
        layout.SPECIAL_COUNT: [len(special), *special],
        layout.SPECIAL_AT: [_bits(AROUND[hex_] >> other & 1 for other in special) for hex_ in hexes],
        layout.SPECIAL_NEAR: [_bits(_two_away(hex_) >> other & 1 for other in special) for hex_ in hexes],
        layout.TERRAIN_AT: [_bits(bool(AROUND[hex_] & land) for land in lands) for hex_ in hexes],
        layout.SECTION_AT: [_section(hex_) for hex_ in hexes],
    }


@cache
def _two_away(hex_: Hex) -> Bits:
    return around(AROUND[hex_]) & ~AROUND[hex_]


def _bits(flags: Iterable[int]) -> int:
    return sum(flag << at for at, flag in enumerate(flags))


def _section(hex_: int) -> int:
    return next((place for place, quadrant in enumerate(QUADRANTS) if quadrant >> hex_ & 1), len(QUADRANTS))
