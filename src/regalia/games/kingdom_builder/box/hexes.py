"""The hexes as bits of one integer: rows of 21 bits, the last a guard, so that no shift runs around the edge.

Rows 0 to 19 are the board, rows 22 to 26 the Island; rows 20 and 21 keep them apart. Odd rows lie half a hex to the
right. People count rows and columns from 1, and write "7,12" on the board and "i2,3" on the Island.
"""

from collections.abc import Iterator

Hex = int  # row * WIDTH + column
Bits = int  # a set of hexes

SIZE, WIDTH, ISLAND = 20, 21, 22
ROWS = ISLAND + 5
ALL: Bits = 0
for _row in range(ROWS):
    ALL |= ((1 << SIZE) - 1) << _row * WIDTH
EVEN: Bits = sum(((1 << WIDTH) - 1) << row * WIDTH for row in range(0, ROWS, 2)) & ALL
ODD: Bits = ALL & ~EVEN
ROW: tuple[Bits, ...] = tuple(((1 << SIZE) - 1) << row * WIDTH for row in range(ROWS))
_BLOCK = sum(((1 << 10) - 1) << row * WIDTH for row in range(10))
QUADRANTS: tuple[Bits, ...] = tuple(_BLOCK << (10 * down * WIDTH + 10 * across) for down in (0, 1) for across in (0, 1))
MAIN: Bits = sum(QUADRANTS)
_FIRST: Bits = sum(1 << row * WIDTH for row in range(SIZE))
EDGE: Bits = ROW[0] | ROW[SIZE - 1] | _FIRST | _FIRST << (SIZE - 1)
_NOT_FIRST: Bits = ALL & ~sum(1 << row * WIDTH for row in range(ROWS))
_NOT_LAST: Bits = ALL & ~sum(1 << row * WIDTH + SIZE - 1 for row in range(ROWS))


def at(row: int, col: int) -> Hex:
    """The hex of a row and column counted from 0."""
    return row * WIDTH + col


def place(hex_: Hex) -> tuple[int, int]:
    return divmod(hex_, WIDTH)


def name(hex_: Hex) -> str:
    row, col = divmod(hex_, WIDTH)
    return f"{row + 1},{col + 1}" if row < SIZE else f"i{row - ISLAND + 1},{col + 1}"


NAMES: dict[str, Hex] = {
    name(at(row, col)): at(row, col) for row in range(ROWS) if row < SIZE or row >= ISLAND for col in range(SIZE)
}


def members(bits: Bits) -> Iterator[Hex]:
    """The hexes of a set, in reading order."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def around(bits: Bits) -> Bits:
    """Every hex next to one of these."""
    even, odd = bits & EVEN, bits & ODD
    rows = bits | even >> 1 | odd << 1  # the two columns that the rows above and below share
    return (bits << 1 | bits >> 1 | rows << WIDTH | rows >> WIDTH) & ALL


AROUND: tuple[Bits, ...] = tuple(around(1 << hex_) if ALL >> hex_ & 1 else 0 for hex_ in range(ROWS * WIDTH))


def groups(bits: Bits) -> Iterator[Bits]:
    """The connected areas of a set."""
    while bits:
        area, rim = 0, bits & -bits
        while rim:
            area |= rim
            rim = around(rim) & bits & ~area
        yield area
        bits &= ~area


def leaps(bits: Bits) -> Bits:
    """Every hex two steps in a straight line from one of these."""
    return (
        (bits & _NOT_LAST) << 2 | (bits & _NOT_FIRST) >> 2 | bits << 43 | bits << 41 | bits >> 43 | bits >> 41
    ) & ALL


def line_ends(bits: Bits) -> Bits:
    """Every hex that continues a straight line of three or more of these; a chain never crosses the guard column."""
    level = bits << 1 & bits << 2 & bits << 3 | bits >> 1 & bits >> 2 & bits >> 3
    right, left = bits << 43, bits << 41  # two rows up, one column to the side
    down = (bits << 22 & right & bits << 65 | bits << 21 & left & bits << 62) & EVEN
    down |= (bits << 21 & right & bits << 64 | bits << 20 & left & bits << 61) & ODD
    right, left = bits >> 41, bits >> 43
    up = (bits >> 20 & right & bits >> 61 | bits >> 21 & left & bits >> 64) & EVEN
    up |= (bits >> 21 & right & bits >> 62 | bits >> 22 & left & bits >> 65) & ODD
    return level & ALL | down | up


_HALVES = tuple((1 << size, (1 << (1 << size)) - 1) for size in (9, 8, 7, 6, 5, 4))


def nth(bits: Bits, index: int) -> Hex:
    """The hex that stands at this index of members(bits)."""
    found = 0
    if index > 8:
        for size, mask in _HALVES:
            low = bits & mask
            count = low.bit_count()
            if index < count:
                bits = low
            else:
                index -= count
                found += size
                bits >>= size
    while index:
        bits &= bits - 1
        index -= 1
    return found + (bits & -bits).bit_length() - 1
