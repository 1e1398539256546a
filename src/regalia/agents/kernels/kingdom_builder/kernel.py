"""What Python asks of the array of a position, compiled if numba is there."""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from regalia.agents.kernels import Ints, ints, jit, zeros
from regalia.agents.kernels.kingdom_builder.duels import both_ways
from regalia.agents.kernels.kingdom_builder.layout import SEATS
from regalia.agents.kernels.kingdom_builder.moves import NO_CODE
from regalia.agents.kernels.kingdom_builder.plans import (
    HASH,
    MOST_FIRST_MOVES,
    PLAN,
    PLAN_PARTS,
    ROOM,
    STEPS,
    TURN,
    VALUE,
    plans,
)
from regalia.agents.kernels.kingdom_builder.play import play_all
from regalia.agents.kernels.kingdom_builder.weights import GREEDY, NAMES
from regalia.core.protocol import NOBODY

_play_all, _plans, _both_ways = jit(play_all), jit(plans), jit(both_ways)
Plan = tuple[int, ...]  # codes, to be taken one after the other


def playouts(
    position: Ints, plans: Sequence[Plan], worlds: range, seed: int, weights: Ints, viewer: int = NOBODY
) -> "memoryview[int]":
    """Follow each plan and let all seats play on, in each of these worlds, to the points by plan, world and seat.

    A world has the same chance for every plan; what the viewer cannot know is dealt anew in each. The position stays
    as it is; other threads may run meanwhile."""
    seats = int(position[SEATS])
    totals = zeros(len(plans) * len(worlds) * seats)
    codes = ints(code for plan in plans for code in (*plan, *(NO_CODE,) * (STEPS - len(plan))))
    _play_all(position, codes, worlds.start, len(worlds), seed, viewer, weights, copy(position), totals)
    return memoryview(totals.tobytes()).cast("q", (len(plans), len(worlds), seats))


class Turn(NamedTuple):
    """A whole turn: what it is worth, a hash of where it leads, what the worth is made of, and its codes."""

    worth: int
    end: int
    parts: tuple[int, ...]
    plan: Plan


def turns(position: Ints, weights: Ints) -> list[Turn]:
    """Whole turns from here, one for each promising first move."""
    found = zeros((MOST_FIRST_MOVES + 1) * PLAN)
    count = _plans(copy(position), weights, zeros(ROOM), found)
    numbers = memoryview(found.tobytes()).cast("q").tolist()
    return [_turn(numbers[at * PLAN : (at + 1) * PLAN]) for at in range(count)]


def _turn(row: list[int]) -> Turn:
    plan = tuple(code for code in row[TURN:] if code != NO_CODE)
    return Turn(row[VALUE], row[HASH], tuple(row[PLAN_PARTS:TURN]), plan)


def fight(position: Ints, one: Ints, two: Ints, seed: int, planned: bool) -> float:
    """What a set of weights gains on another in a game and its return match, in points; with turns planned or not."""
    t, room, found = copy(position), zeros(ROOM), zeros((MOST_FIRST_MOVES + 1) * PLAN)
    return float(_both_ways(position, one, two, seed, int(planned), t, room, found)) / 2000


def weighted(weights: Sequence[int] = GREEDY) -> Ints:
    """The weights of a policy as the kernel takes them."""
    if len(weights) != len(NAMES):
        raise ValueError(f"a policy has {len(NAMES)} weights, not {len(weights)}")
    return ints(weights)
