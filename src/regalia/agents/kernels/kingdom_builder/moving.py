"""Moves of a seat in a playout: the settlement that will be missed least goes where it brings most."""

from regalia.agents.kernels import Block, part, popcount
from regalia.agents.kernels.kingdom_builder.codes import LAND_OFFER
from regalia.agents.kernels.kingdom_builder.layout import (
    BEST_ROW,
    CASTLE,
    DISCOVERERS,
    FLAT,
    IN_PLAY,
    KNIGHTS,
    NEAR,
    OFFER,
    OWN,
    SPECIAL_AT,
    WORD,
    WORDS,
    WORTH,
)
from regalia.agents.kernels.kingdom_builder.outlook import best, look, worth
from regalia.agents.kernels.kingdom_builder.pieces import standing
from regalia.agents.kernels.kingdom_builder.scoring import on_row
from regalia.agents.kernels.kingdom_builder.sets import around, flip, lowest
from regalia.agents.kernels.kingdom_builder.tiles import landings
from regalia.games.kingdom_builder.box.hexes import WIDTH


@part
def least_missed(t: Block, seat: int, at: int) -> int:
    """The settlement of a set whose loss costs least."""
    least, found = 1 << 40, -1
    for word in range(WORDS):
        bits = t[at + word]
        while bits:
            hex_ = word * WORD + lowest(bits)
            bits &= bits - 1
            value = missed(t, seat, hex_)
            if value < least:
                least, found = value, hex_
    return found


@part
def missed(t: Block, seat: int, hex_: int) -> int:
    """About what is lost with a settlement: the points of its place, of a line, and of what it stands beside."""
    row = on_row(t, seat, hex_ // WIDTH)
    value = t[FLAT + hex_] + 3 * t[WORTH + CASTLE] * popcount(t[SPECIAL_AT + hex_])
    value += t[WORTH + DISCOVERERS] if row == 1 else 0
    return value + (2 * t[WORTH + KNIGHTS] if t[IN_PLAY + KNIGHTS] and row == t[BEST_ROW] else 0)


@part
def landed(t: Block, weights: Block, seat: int, tile: int, origin: int) -> tuple[int, int]:
    """What the best landing gains, and where it is."""
    to = OFFER + LAND_OFFER * WORDS
    landings(t, seat, tile, origin, to)
    lift_up(t, seat, origin)
    look(t, weights, seat)
    value, hex_ = best(t, weights, seat, to)
    value -= worth(t, weights, seat, origin)
    set_back(t, seat, origin)
    return value, hex_


@part
def lift_up(t: Block, seat: int, origin: int) -> None:
    """A settlement is in the air."""
    flip(t, OWN + seat * WORDS, origin)
    t[standing(t, seat, origin)] -= 1
    around(t, OWN + seat * WORDS, NEAR + seat * WORDS)


@part
def set_back(t: Block, seat: int, origin: int) -> None:
    flip(t, OWN + seat * WORDS, origin)
    t[standing(t, seat, origin)] += 1
    around(t, OWN + seat * WORDS, NEAR + seat * WORDS)
