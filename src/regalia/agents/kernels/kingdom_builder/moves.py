"""The moves of a turn that a plan looks at: each is a code, or two for a settlement that is lifted and put down."""

from regalia.agents.kernels import Block, part
from regalia.agents.kernels.kingdom_builder.codes import DISCARD_CODE, LAND_CODE, LAND_OFFER
from regalia.agents.kernels.kingdom_builder.layout import (
    DISCARDING,
    HEXES,
    KIND,
    LANDING,
    LEFT,
    OFFER,
    ORIGIN,
    READY,
    SIZE,
    TILE,
    TILES,
    WORD,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.moving import landed, least_missed, lift_up, set_back
from regalia.agents.kernels.kingdom_builder.offers import must, uses
from regalia.agents.kernels.kingdom_builder.outlook import look, worth
from regalia.agents.kernels.kingdom_builder.sets import flip, lowest
from regalia.agents.kernels.kingdom_builder.tiles import builds, card_terrain, landings, sites
from regalia.agents.kernels.kingdom_builder.weights import EXTRA, SHIFT
from regalia.games.kingdom_builder.rules.turn import MANDATORY

TILE_COUNT = len(TILES)
NOTHING = -1  # instead of a second code
MOVE = 3  # numbers of a move: its gain, its code, its second code
LIFTED = 3  # settlements that are looked at for a move
LITTLE = -(1 << 40)


@part
def moves(t: Block, weights: Block, seat: int, to: Block, at: int, most: int) -> int:
    """Write the moves of most gain, best first. How many they are."""
    for move in range(most):
        to[at + move * MOVE] = LITTLE
    if t[KIND] == DISCARDING:
        for ready in range(2):
            note(to, at, most, -ready, DISCARD_CODE + 2 * t[TILE] + ready, NOTHING)
    elif t[KIND] == LANDING:
        put_down(t, weights, seat, to, at, most)
    else:
        bound = must(t, seat)
        if bound:
            sites(t, seat, card_terrain(t, seat), OFFER)
            look(t, weights, seat)
            build(t, weights, seat, 0, 0, to, at, most)
        if not bound or t[LEFT] == MANDATORY:
            use(t, weights, seat, to, at, most)
    found = 0
    while found < most and to[at + found * MOVE] > LITTLE:
        found += 1
    return found


@part
def note(to: Block, at: int, most: int, gain: int, code: int, second: int) -> None:
    """Put a move where it belongs among the best."""
    place = at + (most - 1) * MOVE
    if gain <= to[place]:
        return
    while place > at and to[place - MOVE] < gain:
        for number in range(MOVE):
            to[place + number] = to[place - MOVE + number]
        place -= MOVE
    to[place], to[place + 1], to[place + 2] = gain, code, second


@part
def build(t: Block, weights: Block, seat: int, offer: int, extra: int, to: Block, at: int, most: int) -> None:
    """A settlement on each hex of an offer."""
    for word in range(WORDS):
        bits = t[OFFER + offer * WORDS + word]
        while bits:
            hex_ = word * WORD + lowest(bits)
            bits &= bits - 1
            note(to, at, most, worth(t, weights, seat, hex_) + extra, offer * HEXES + hex_, NOTHING)


@part
def use(t: Block, weights: Block, seat: int, to: Block, at: int, most: int) -> None:
    """Every tile: built with, or the settlements that are missed least moved to their best place."""
    uses(t, seat)
    for tile in range(TILE_COUNT):
        if t[READY + tile] and t[SIZE + 1 + tile]:
            look(t, weights, seat)
            if builds(tile):
                build(t, weights, seat, 1 + tile, weights[EXTRA], to, at, most)
            else:
                lift(t, weights, seat, tile, to, at, most)


@part
def lift(t: Block, weights: Block, seat: int, tile: int, to: Block, at: int, most: int) -> None:
    origins = OFFER + (1 + tile) * WORDS
    for _ in range(min(LIFTED, t[SIZE + 1 + tile])):
        look(t, weights, seat)
        origin = least_missed(t, seat, origins)
        gain, hex_ = landed(t, weights, seat, tile, origin)
        note(to, at, most, gain + weights[SHIFT], (1 + tile) * HEXES + origin, LAND_CODE + hex_)
        flip(t, origins, origin)


@part
def put_down(t: Block, weights: Block, seat: int, to: Block, at: int, most: int) -> None:
    """Where the lifted settlement may land."""
    landings(t, seat, t[TILE], t[ORIGIN], OFFER + LAND_OFFER * WORDS)
    lift_up(t, seat, t[ORIGIN])
    look(t, weights, seat)
    build(t, weights, seat, LAND_OFFER, 0, to, at, most)
    set_back(t, seat, t[ORIGIN])
