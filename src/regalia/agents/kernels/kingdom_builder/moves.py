"""The moves of a turn that a plan looks at, each a code, or two for a settlement that is lifted and put down; and what
is lost and gained by lifting one."""

from regalia.agents.kernels import Ints, jitable, popcount
from regalia.agents.kernels.kingdom_builder.codes import DISCARD_CODE, LAND_CODE, LAND_OFFER
from regalia.agents.kernels.kingdom_builder.layout import (
    BEST_ROW,
    CASTLE,
    DISCARDING,
    DISCOVERERS,
    HEXES,
    IN_PLAY,
    KIND,
    KNIGHTS,
    LANDING,
    LEFT,
    NEAR,
    OFFER,
    ORIGIN,
    OWN,
    PLACE_WORTH,
    READY,
    SIZE,
    SPECIAL_AT,
    TILE,
    TILE_COUNT,
    WORD,
    WORDS,
    WORST,
    WORTH,
)
from regalia.agents.kernels.kingdom_builder.offers import must_build, uses
from regalia.agents.kernels.kingdom_builder.outlook import best, look, worth
from regalia.agents.kernels.kingdom_builder.pieces import section_slot
from regalia.agents.kernels.kingdom_builder.scoring import on_row
from regalia.agents.kernels.kingdom_builder.sets import around, flip, lowest
from regalia.agents.kernels.kingdom_builder.tiles import builds, card_terrain, landings, sites
from regalia.agents.kernels.kingdom_builder.weights import EXTRA, SHIFT
from regalia.games.kingdom_builder.box.hexes import WIDTH
from regalia.games.kingdom_builder.rules.turn import MANDATORY

NO_CODE = -1  # instead of a second code
MOVE = 3  # numbers of a move: its gain, its code, its second code
MOST_LIFTED = 3  # settlements that are looked at for a move


@jitable
def moves(t: Ints, weights: Ints, seat: int, to: Ints, at: int, most: int) -> int:
    """Write the moves of most gain, best first. How many they are."""
    for move in range(most):
        to[at + move * MOVE] = WORST
    if t[KIND] == DISCARDING:
        for ready in range(2):
            note(to, at, most, -ready, DISCARD_CODE + 2 * t[TILE] + ready, NO_CODE)
    elif t[KIND] == LANDING:
        put_down(t, weights, seat, to, at, most)
    else:
        bound = must_build(t, seat)
        if bound:
            sites(t, seat, card_terrain(t, seat), OFFER)
            look(t, weights, seat)
            build(t, weights, seat, 0, 0, to, at, most)
        if not bound or t[LEFT] == MANDATORY:
            use(t, weights, seat, to, at, most)
    found = 0
    while found < most and to[at + found * MOVE] > WORST:
        found += 1
    return found


@jitable
def note(to: Ints, at: int, most: int, gain: int, code: int, second: int) -> None:
    """Put a move where it belongs among the best."""
    place = at + (most - 1) * MOVE
    if gain <= to[place]:
        return
    while place > at and to[place - MOVE] < gain:
        for number in range(MOVE):
            to[place + number] = to[place - MOVE + number]
        place -= MOVE
    to[place], to[place + 1], to[place + 2] = gain, code, second


@jitable
def build(t: Ints, weights: Ints, seat: int, offer: int, extra: int, to: Ints, at: int, most: int) -> None:
    """A settlement on each hex of an offer."""
    for word in range(WORDS):
        bits = t[OFFER + offer * WORDS + word]
        while bits:
            hex_ = word * WORD + lowest(bits)
            bits &= bits - 1
            note(to, at, most, worth(t, weights, seat, hex_) + extra, offer * HEXES + hex_, NO_CODE)


@jitable
def use(t: Ints, weights: Ints, seat: int, to: Ints, at: int, most: int) -> None:
    """Every tile: built with, or the settlements that are missed least moved to their best place."""
    uses(t, seat)
    for tile in range(TILE_COUNT):
        if t[READY + tile] and t[SIZE + 1 + tile]:
            look(t, weights, seat)
            if builds(tile):
                build(t, weights, seat, 1 + tile, weights[EXTRA], to, at, most)
            else:
                lift(t, weights, seat, tile, to, at, most)


@jitable
def lift(t: Ints, weights: Ints, seat: int, tile: int, to: Ints, at: int, most: int) -> None:
    origins = OFFER + (1 + tile) * WORDS
    for _ in range(min(MOST_LIFTED, t[SIZE + 1 + tile])):
        look(t, weights, seat)
        origin = least_missed(t, seat, origins)
        gain, hex_ = landed(t, weights, seat, tile, origin)
        note(to, at, most, gain + weights[SHIFT], (1 + tile) * HEXES + origin, LAND_CODE + hex_)
        flip(t, origins, origin)


@jitable
def put_down(t: Ints, weights: Ints, seat: int, to: Ints, at: int, most: int) -> None:
    """Where the lifted settlement may land."""
    landings(t, seat, t[TILE], t[ORIGIN], OFFER + LAND_OFFER * WORDS)
    lift_up(t, seat, t[ORIGIN])
    look(t, weights, seat)
    build(t, weights, seat, LAND_OFFER, 0, to, at, most)
    set_back(t, seat, t[ORIGIN])


@jitable
def least_missed(t: Ints, seat: int, at: int) -> int:
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


@jitable
def missed(t: Ints, seat: int, hex_: int) -> int:
    """About what is lost with a settlement: the points of its place, of a line, and of what it stands beside."""
    row = on_row(t, seat, hex_ // WIDTH)
    value = t[PLACE_WORTH + hex_] + 3 * t[WORTH + CASTLE] * popcount(t[SPECIAL_AT + hex_])
    value += t[WORTH + DISCOVERERS] if row == 1 else 0
    return value + (2 * t[WORTH + KNIGHTS] if t[IN_PLAY + KNIGHTS] and row == t[BEST_ROW] else 0)


@jitable
def landed(t: Ints, weights: Ints, seat: int, tile: int, origin: int) -> tuple[int, int]:
    """What the best landing gains, and where it is."""
    to = OFFER + LAND_OFFER * WORDS
    landings(t, seat, tile, origin, to)
    lift_up(t, seat, origin)
    look(t, weights, seat)
    value, hex_ = best(t, weights, seat, to)
    value -= worth(t, weights, seat, origin)
    set_back(t, seat, origin)
    return value, hex_


@jitable
def lift_up(t: Ints, seat: int, origin: int) -> None:
    """A settlement is in the air."""
    flip(t, OWN + seat * WORDS, origin)
    t[section_slot(t, seat, origin)] -= 1
    around(t, OWN + seat * WORDS, NEAR + seat * WORDS)


@jitable
def set_back(t: Ints, seat: int, origin: int) -> None:
    flip(t, OWN + seat * WORDS, origin)
    t[section_slot(t, seat, origin)] += 1
    around(t, OWN + seat * WORDS, NEAR + seat * WORDS)
