"""Playouts: whole games inside the kernel, from a position to the scores of all seats."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.dice import seed
from regalia.agents.kernels.kingdom_builder.dealing import deal_anew
from regalia.agents.kernels.kingdom_builder.layout import (
    ALLOTTING,
    CHANGING,
    DICE,
    FINDING,
    FOUNDING,
    KIND,
    OVER,
    REDRAWING,
    SEAT_DICE,
    SEATS,
)
from regalia.agents.kernels.kingdom_builder.moves import NO_CODE
from regalia.agents.kernels.kingdom_builder.offers import sample
from regalia.agents.kernels.kingdom_builder.outlook import appraise
from regalia.agents.kernels.kingdom_builder.plans import STEPS
from regalia.agents.kernels.kingdom_builder.policy import choose
from regalia.agents.kernels.kingdom_builder.scoring import total
from regalia.agents.kernels.kingdom_builder.turns import apply
from regalia.agents.kernels.kingdom_builder.weights import EPSILON


@jitable
def play_all(
    position: Ints, plans: Ints, first: int, count: int, number: int, viewer: int, weights: Ints, t: Ints, to: Ints
) -> int:
    """Follow each plan and play on, over the same streams of chance. How many decisions the seats made."""
    decisions, at = 0, 0
    for plan in range(len(plans) // STEPS):
        for stream in range(first, first + count):
            for place in range(CHANGING):
                t[place] = position[place]
            seed(t, DICE, number, 2 * stream)
            seed(t, SEAT_DICE, number, 2 * stream + 1)
            deal_anew(t, viewer)
            follow(t, plans, plan * STEPS)
            decisions += play(t, weights)
            for seat in range(t[SEATS]):
                to[at] = total(t, seat)
                at += 1
    return decisions


@jitable
def follow(t: Ints, plans: Ints, at: int) -> None:
    for place in range(STEPS):
        if plans[at + place] == NO_CODE:
            return
        apply(t, plans[at + place])


@jitable
def play(t: Ints, weights: Ints) -> int:
    """Play a game to its end. How many decisions the seats made."""
    while t[KIND] in (FOUNDING, FINDING, ALLOTTING):
        apply(t, sample(t))
    if weights[EPSILON] < 1000:
        appraise(t, weights)
    decisions = 0
    while t[KIND] != OVER:
        decisions += t[KIND] < REDRAWING
        apply(t, choose(t, weights))
    return decisions
