"""The board as laid out: a frozen value made from the layout and shared by every copy of a game."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from regalia.core.shared import Shared
from regalia.games.kingdom_builder.box.data import BUILDABLE, LETTERS, laid, upright
from regalia.games.kingdom_builder.box.hexes import ALL, AROUND, EDGE, ISLAND, QUADRANTS, Bits, Hex, around, at, members


@dataclass(frozen=True, slots=True)
class Layout:
    """What was decided about the board: sections by place, then what the Queenies add."""

    sections: tuple[str, ...] = ()
    capitols: tuple[Hex, ...] = ()
    caves: tuple[Hex, ...] = ()
    side: str = ""  # the side of the Island that lies up, "" without it
    island: tuple[str, ...] = ()  # its lines
    without: tuple[str, ...] = ()  # what was asked for and has no place on this board


@dataclass(frozen=True, slots=True, eq=False)
class Board(Shared):
    """Sets of hexes that the rules ask for. Nothing here changes during play."""

    layout: Layout
    terrain: tuple[Bits, ...]  # by number of terrain
    buildable: Bits
    open: Bits  # where a settlement may ever stand: buildable or water
    castles: Bits
    locations: Mapping[Hex, str]  # hex to tile
    touching: Mapping[Hex, Hex]  # hex to the location beside it
    special: Bits  # castles and locations
    by_water: Bits
    by_mountain: Bits
    by_special: Bits
    edge: Bits
    by_cave: Bits
    by_capitol: Bits  # up to two hexes away
    number: int  # the hash of the layout

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self.layout == other.layout)

    def __hash__(self) -> int:
        return self.number

    def plain(self) -> Layout:
        """What stands for the board in JSON and in a pickle."""
        return self.layout

    @staticmethod
    def made(layout: Layout) -> "Board":
        return board(layout)

    def letter(self, hex_: Hex) -> str:
        """The letter of the data at this hex, "." where there is none."""
        if hex_ in self.locations:
            return "L"
        if self.castles >> hex_ & 1:
            return "S"
        return next((LETTERS[n] for n, bits in enumerate(self.terrain) if bits >> hex_ & 1), ".")


@lru_cache(1024)
def board(layout: Layout) -> Board:
    parts = [_section(section, place) for place, section in enumerate(layout.sections)]
    if layout.side:
        parts.append(_lines(layout.island, ISLAND, 0, layout.side))
    terrain = tuple(_union(part.terrain[n] for part in parts) for n in range(len(LETTERS)))
    castles, locations = _union(part.castles for part in parts), {h: t for p in parts for h, t in p.locations.items()}
    buildable, special = _union(terrain[:BUILDABLE]), castles | _union(1 << hex_ for hex_ in locations)
    near = around(_union(1 << hex_ for hex_ in layout.capitols))
    return Board(
        layout,
        terrain,
        buildable,
        buildable | terrain[LETTERS.index("W")],
        castles,
        locations,
        {beside: hex_ for part in parts for beside, hex_ in part.touching.items()},
        special,
        around(terrain[LETTERS.index("W")]),
        around(terrain[LETTERS.index("M")]),
        around(special),
        EDGE & buildable,
        around(_union(1 << hex_ for hex_ in layout.caves)),
        near | around(near),
        hash(layout),
    )


def cave_sites(layout: Layout, place: int) -> list[Hex]:
    """Mountains of a section that are three or more hexes from every castle and location of the whole board."""
    whole = board(layout)
    near = whole.special | whole.by_special
    return list(members(whole.terrain[LETTERS.index("M")] & QUADRANTS[place] & ~near & ~around(near)))


def capitol_sites(layout: Layout, place: int) -> list[Hex]:
    """The castles of a section, the northern one first."""
    return list(members(board(layout).castles & QUADRANTS[place]))


@dataclass(frozen=True, slots=True)
class _Part:
    """A section or an Island where it lies."""

    terrain: tuple[Bits, ...]
    castles: Bits
    locations: Mapping[Hex, str]
    touching: Mapping[Hex, Hex]


@lru_cache(64)
def _section(section: str, place: int) -> _Part:
    return _lines(laid(section), place // 2 * 10, place % 2 * 10, upright(section))


@lru_cache(16)
def _lines(lines: tuple[str, ...], row: int, col: int, tile: str) -> _Part:
    cells = {at(row + r, col + c): letter for r, line in enumerate(lines) for c, letter in enumerate(line)}
    terrain = tuple(_union(1 << hex_ for hex_, letter in cells.items() if letter == kind) for kind in LETTERS)
    locations = {hex_: tile for hex_, letter in cells.items() if letter == "L"}
    castles = _union(1 << hex_ for hex_, letter in cells.items() if letter == "S")
    return _Part(terrain, castles, locations, {near: hex_ for hex_ in locations for near in members(AROUND[hex_])})


def _union(sets: Iterable[Bits]) -> Bits:
    result = 0
    for bits in sets:
        result |= bits
    return result & ALL
