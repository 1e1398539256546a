"""The areas of a seat: how many, how large, and which castles and locations each links."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.layout import (
    AREAS,
    EXTENT,
    HEXES,
    KNOWN,
    LARGEST,
    LINKED,
    LINKS,
    OWN,
    PARENT,
    SPECIAL_AT,
    WORD,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.sets import clear, flip, has, lowest
from regalia.games.kingdom_builder.box.hexes import WIDTH

SIDES = 6


@jitable
def update_areas(t: Ints, seat: int) -> None:
    """Bring the areas of a seat up to date: new settlements join, and if one has gone all is found anew."""
    own, known, gone = OWN + seat * WORDS, KNOWN + seat * WORDS, 0
    for word in range(WORDS):
        gone |= t[known + word] & ~t[own + word]
    if gone:
        forget(t, seat)
    for word in range(WORDS):
        bits = t[own + word] & ~t[known + word]
        while bits:
            add(t, seat, word * WORD + lowest(bits))
            bits &= bits - 1


@jitable
def forget(t: Ints, seat: int) -> None:
    t[AREAS + seat], t[LARGEST + seat], t[LINKED + seat] = 0, 0, 0
    clear(t, KNOWN + seat * WORDS)


@jitable
def add(t: Ints, seat: int, hex_: int) -> None:
    """An area of one, then joined with those around it."""
    at = seat * HEXES + hex_
    t[PARENT + at], t[EXTENT + at], t[LINKS + at] = at, 1, t[SPECIAL_AT + hex_]
    t[AREAS + seat] += 1
    note(t, seat, at)
    for side in range(SIDES):
        root = root_beside(t, seat, hex_, side)
        if root >= 0:
            at = join(t, seat, root, at)
    flip(t, KNOWN + seat * WORDS, hex_)


@jitable
def root_beside(t: Ints, seat: int, hex_: int, side: int) -> int:
    """The area of a seat on one side of a hex, -1 if none is there."""
    other = neighbour(hex_, side)
    if other < 0 or other >= HEXES or not has(t, KNOWN + seat * WORDS, other):
        return -1
    at = seat * HEXES + other
    while t[PARENT + at] != at:
        at = t[PARENT + at]
    return at


@jitable
def neighbour(hex_: int, side: int) -> int:
    """One of the six hexes around, perhaps beyond the edge."""
    above = hex_ - WIDTH - 1 + (hex_ // WIDTH & 1)
    if side < 2:
        return above + side
    return hex_ + 2 * side - 5 if side < 4 else above + 2 * WIDTH + side - 4


@jitable
def join(t: Ints, seat: int, one: int, two: int) -> int:
    """Two areas become one."""
    if one != two:
        t[PARENT + two] = one
        t[EXTENT + one] += t[EXTENT + two]
        t[LINKS + one] |= t[LINKS + two]
        t[AREAS + seat] -= 1
        note(t, seat, one)
    return one


@jitable
def note(t: Ints, seat: int, root: int) -> None:
    """Remember the largest area, and what is linked."""
    links = t[LINKS + root]
    t[LARGEST + seat] = max(t[LARGEST + seat], t[EXTENT + root])
    if links & (links - 1):
        t[LINKED + seat] |= links
