"""Games between two sets of weights, to find the better one."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.dice import seed
from regalia.agents.kernels.kingdom_builder.layout import (
    CHANGING,
    DICE,
    KIND,
    OVER,
    REDRAWING,
    SEAT,
    SEAT_DICE,
    SEATS,
    WORST,
)
from regalia.agents.kernels.kingdom_builder.outlook import appraise
from regalia.agents.kernels.kingdom_builder.plans import PLAN, TURN, VALUE, plans
from regalia.agents.kernels.kingdom_builder.play import follow
from regalia.agents.kernels.kingdom_builder.policy import choose
from regalia.agents.kernels.kingdom_builder.scoring import total
from regalia.agents.kernels.kingdom_builder.turns import apply


@jitable
def duel(t: Ints, one: Ints, two: Ints, swapped: int) -> int:
    """Every other seat plays by one set of weights. By how much it gains more, for all its seats together."""
    seat = -1
    while t[KIND] != OVER:
        weights = one if (t[SEAT] + swapped) % 2 == 0 else two
        if t[SEAT] != seat:
            seat = t[SEAT]
            appraise(t, weights)
        apply(t, choose(t, weights))
    return margin(t, swapped)


@jitable
def margin(t: Ints, swapped: int) -> int:
    """Points of one side less those of the other, each a mean of its seats, in thousandths."""
    ours, theirs, our_seats = 0, 0, 0
    for seat in range(t[SEATS]):
        if (seat + swapped) % 2 == 0:
            ours, our_seats = ours + total(t, seat), our_seats + 1
        else:
            theirs += total(t, seat)
    return 1000 * ours // our_seats - 1000 * theirs // (t[SEATS] - our_seats)


@jitable
def planned_duel(t: Ints, one: Ints, two: Ints, swapped: int, room: Ints, found: Ints) -> int:
    """The same, where every turn is planned."""
    while t[KIND] != OVER:
        if t[KIND] >= REDRAWING:
            apply(t, choose(t, one))
        else:
            play_turn(t, one if (t[SEAT] + swapped) % 2 == 0 else two, room, found)
    return margin(t, swapped)


@jitable
def play_turn(t: Ints, weights: Ints, room: Ints, found: Ints) -> None:
    best, value = 0, WORST
    for row in range(plans(t, weights, room, found)):
        if found[row * PLAN + VALUE] > value:
            best, value = row * PLAN, found[row * PLAN + VALUE]
    follow(t, found, best + TURN)


@jitable
def both_ways(position: Ints, one: Ints, two: Ints, number: int, planned: int, t: Ints, room: Ints, found: Ints) -> int:
    """A game and its return match with the same chance: what the first set of weights gains."""
    gained = 0
    for swapped in range(2):
        for place in range(CHANGING):
            t[place] = position[place]
        seed(t, DICE, number, 0)
        seed(t, SEAT_DICE, number, 1)
        gained += planned_duel(t, one, two, swapped, room, found) if planned else duel(t, one, two, swapped)
    return gained
