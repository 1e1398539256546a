"""How seats play in a playout: the settlement that brings most, tiles when they gain, and now and then anything."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.dice import roll
from regalia.agents.kernels.kingdom_builder.codes import DISCARD_CODE, END_CODE, LAND_CODE
from regalia.agents.kernels.kingdom_builder.layout import (
    ACTING,
    DISCARDING,
    DRAWING,
    HEXES,
    KIND,
    OFFER,
    ORIGIN,
    READY,
    REDRAWING,
    SEAT,
    SEAT_DICE,
    SIZE,
    TILE,
    TILE_COUNT,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.moves import landed, least_missed
from regalia.agents.kernels.kingdom_builder.offers import draw_card, must_build, sample, uses
from regalia.agents.kernels.kingdom_builder.outlook import best, look
from regalia.agents.kernels.kingdom_builder.tiles import builds, card_terrain, sites
from regalia.agents.kernels.kingdom_builder.weights import EPSILON, EXTRA, SHIFT


@jitable
def choose(t: Ints, weights: Ints) -> int:
    """The code that chance or the policy takes in a turn."""
    kind = t[KIND]
    if kind in (DRAWING, REDRAWING):
        return draw_card(t)
    if roll(t, SEAT_DICE, 1000) < weights[EPSILON]:
        return sample(t)
    if kind == DISCARDING:
        return DISCARD_CODE + 2 * t[TILE]
    if kind == ACTING:
        return act(t, weights, t[SEAT])
    _, hex_ = landed(t, weights, t[SEAT], t[TILE], t[ORIGIN])
    return LAND_CODE + hex_


@jitable
def act(t: Ints, weights: Ints, seat: int) -> int:
    """The settlement that brings most; when the mandatory action is done, the tile that gains most, or the end."""
    if must_build(t, seat):
        sites(t, seat, card_terrain(t, seat), OFFER)
        look(t, weights, seat)
        return best(t, weights, seat, OFFER)[1]
    value, code = 0, END_CODE
    uses(t, seat)
    for tile in range(TILE_COUNT):
        if t[READY + tile] and t[SIZE + 1 + tile]:
            gain, hex_ = used(t, weights, seat, tile)
            if gain > value:
                value, code = gain, (1 + tile) * HEXES + hex_
    return code


@jitable
def used(t: Ints, weights: Ints, seat: int, tile: int) -> tuple[int, int]:
    """What a tile gains, and the hex to use it with."""
    look(t, weights, seat)
    to = OFFER + (1 + tile) * WORDS
    if builds(tile):
        gain, hex_ = best(t, weights, seat, to)
        return gain + weights[EXTRA], hex_
    origin = least_missed(t, seat, to)
    gain, _ = landed(t, weights, seat, tile, origin)
    return gain + weights[SHIFT], origin
