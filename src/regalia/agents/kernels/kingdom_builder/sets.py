"""Sets of hexes: nine words of three rows, each row with a guard at its end, wherever they lie in the array."""

from regalia.agents.kernels import Ints, jitable, popcount
from regalia.agents.kernels.kingdom_builder.layout import WORD, WORDS
from regalia.games.kingdom_builder.box.hexes import SIZE, WIDTH

ROW = (1 << SIZE) - 1
MIDDLE = ROW << WIDTH
OUTER = ROW | ROW << 2 * WIDTH
FULL = OUTER | MIDDLE  # all hexes of a word, without the guards
_FIRST = 1 | 1 << WIDTH | 1 << 2 * WIDTH
NOT_FIRST, NOT_LAST = FULL & ~_FIRST, FULL & ~(_FIRST << SIZE - 1)
ONE_ROW, TWO_ROWS = WIDTH, 2 * WIDTH


@jitable
def has(t: Ints, at: int, hex_: int) -> int:
    return t[at + hex_ // WORD] >> hex_ % WORD & 1


@jitable
def flip(t: Ints, at: int, hex_: int) -> None:
    t[at + hex_ // WORD] ^= 1 << hex_ % WORD


@jitable
def count(t: Ints, at: int) -> int:
    found = 0
    for word in range(WORDS):
        found += popcount(t[at + word])
    return found


@jitable
def clear(t: Ints, at: int) -> None:
    for word in range(WORDS):
        t[at + word] = 0


@jitable
def intersect(t: Ints, one: int, two: int, to: int) -> None:
    """What two sets have in common, into a third."""
    for word in range(WORDS):
        t[to + word] = t[one + word] & t[two + word]


@jitable
def count_common(t: Ints, one: int, two: int) -> int:
    """How many hexes two sets have in common."""
    found = 0
    for word in range(WORDS):
        found += popcount(t[one + word] & t[two + word])
    return found


@jitable
def overlap(t: Ints, one: int, two: int) -> bool:
    found = 0
    for word in range(WORDS):
        found |= t[one + word] & t[two + word]
    return found != 0


@jitable
def lowest(word: int) -> int:
    """The place of the lowest bit."""
    return popcount((word & -word) - 1)


@jitable
def nth(t: Ints, at: int, index: int) -> int:
    """The member at this index, in reading order."""
    word, size = 0, popcount(t[at])
    while index >= size:
        index -= size
        word += 1
        size = popcount(t[at + word])
    bits = t[at + word]
    for _ in range(index):
        bits &= bits - 1
    return word * WORD + lowest(bits)


@jitable
def even_rows(word: int) -> int:
    return MIDDLE if word & 1 else OUTER


@jitable
def sides(bits: int, word: int) -> int:
    """The columns that a row shares with the rows above and below."""
    even = bits & even_rows(word)
    return bits | even >> 1 | (bits ^ even) << 1


@jitable
def around(t: Ints, of: int, to: int) -> None:
    """Every hex next to one of a set."""
    above, here, below = 0, 0, sides(t[of], 0)
    for word in range(WORDS):
        above, here = here, below
        below = sides(t[of + word + 1], word + 1) if word + 1 < WORDS else 0
        bits = t[of + word]
        rows = here << ONE_ROW | here >> ONE_ROW | above >> TWO_ROWS | below << TWO_ROWS
        t[to + word] = (bits << 1 | bits >> 1 | rows) & FULL


@jitable
def add_around(t: Ints, to: int, hex_: int) -> None:
    """The neighbours of one hex, into a set."""
    word, bit = hex_ // WORD, 1 << hex_ % WORD
    rows = sides(bit, word)
    t[to + word] |= (bit << 1 | bit >> 1 | rows << ONE_ROW | rows >> ONE_ROW) & FULL
    if word:
        t[to + word - 1] |= rows << TWO_ROWS & FULL
    if word + 1 < WORDS:
        t[to + word + 1] |= rows >> TWO_ROWS & FULL


@jitable
def leaps(t: Ints, of: int, to: int) -> None:
    """Every hex two steps in a straight line from one of a set."""
    for word in range(WORDS):
        bits = t[of + word]
        rows = bits << TWO_ROWS | bits >> TWO_ROWS
        rows |= t[of + word - 1] >> ONE_ROW if word else 0
        rows |= t[of + word + 1] << ONE_ROW if word + 1 < WORDS else 0
        rows &= FULL
        t[to + word] = ((bits & NOT_LAST) << 2 | (bits & NOT_FIRST) >> 2 | rows << 1 | rows >> 1) & FULL


@jitable
def line_ends(t: Ints, of: int, to: int) -> None:
    """Every hex that continues a straight line of three or more of a set."""
    for word in range(WORDS):
        bits, even = t[of + word], even_rows(word)
        over = t[of + word - 1] if word else 0
        under = t[of + word + 1] if word + 1 < WORDS else 0
        level = bits << 1 & bits << 2 & bits << 3 | bits >> 1 & bits >> 2 & bits >> 3
        one_up, two_up = (bits << ONE_ROW | over >> TWO_ROWS) & FULL, (bits << TWO_ROWS | over >> ONE_ROW) & FULL
        one_down, two_down = (bits >> ONE_ROW | under << TWO_ROWS) & FULL, (bits >> TWO_ROWS | under << ONE_ROW) & FULL
        down, up = onward(one_up, two_up, over, even), onward(one_down, two_down, under, even)
        t[to + word] = (level | down | up) & FULL


@jitable
def onward(first: int, second: int, third: int, even: int) -> int:
    """Where slanting lines go on, given what stands one, two and three rows away."""
    in_even = first << 1 & second << 1 & third << 2 | first & second >> 1 & third >> 1
    in_odd = first & second << 1 & third << 1 | first >> 1 & second >> 1 & third >> 2
    return in_even & even | in_odd & ~even
