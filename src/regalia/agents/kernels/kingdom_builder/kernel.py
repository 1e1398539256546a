"""The doors of the kernel: what Python asks of an array, compiled if numba is there."""

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from regalia.agents.kernels import Block, block, door, zeros
from regalia.agents.kernels.kingdom_builder.codes import CODES
from regalia.agents.kernels.kingdom_builder.duels import both_ways
from regalia.agents.kernels.kingdom_builder.layout import IN_PLAY, MOST_SEATS, REASONS, SEATS
from regalia.agents.kernels.kingdom_builder.moves import NOTHING
from regalia.agents.kernels.kingdom_builder.offers import options as list_options
from regalia.agents.kernels.kingdom_builder.plans import MADE_OF, MARK, PLAN, ROOM, ROOTS, STEPS, TURN, VALUE
from regalia.agents.kernels.kingdom_builder.plans import plans as plan_all
from regalia.agents.kernels.kingdom_builder.play import play_all
from regalia.agents.kernels.kingdom_builder.scoring import scores as list_scores
from regalia.agents.kernels.kingdom_builder.turns import apply as take
from regalia.agents.kernels.kingdom_builder.weights import GREEDY, NAMES
from regalia.core.protocol import NOBODY, Result

_options, _apply, _scores, _play_all = door(list_options), door(take), door(list_scores), door(play_all)
_plan_all, _fight = door(plan_all), door(both_ways)


def options(position: Block) -> list[int]:
    """The codes of all that can be done now, by a seat or by chance; none when the game is over."""
    found = zeros(CODES)
    return [int(found[at]) for at in range(_options(position, found))]


def apply(position: Block, code: int) -> None:
    """Take an action and run the rules to the next choice. Trusts its caller."""
    _apply(position, code)


def scores(position: Block) -> list[dict[str, int]]:
    """The points of each seat as things lie now, reason by reason."""
    points = zeros(MOST_SEATS * len(REASONS))
    _scores(position, points)
    in_play = [(at, reason) for at, reason in enumerate(REASONS) if position[IN_PLAY + at]]
    seats = range(0, position[SEATS] * len(REASONS), len(REASONS))
    return [{reason: int(points[seat + at]) for at, reason in in_play} for seat in seats]


def result(position: Block) -> Result:
    """Most points win; who is level shares the victory."""
    totals = [sum(reasons.values()) for reasons in scores(position)]
    return Result(tuple(1 + sum(other > mine for other in totals) for mine in totals), ("points",) * len(totals))


Plan = tuple[int, ...]  # codes, to be taken one after the other


def playouts(
    position: Block, plans: Sequence[Plan], worlds: range, seed: int, weights: Block, viewer: int = NOBODY
) -> "memoryview[int]":
    """Follow each plan and let all seats play on, in each of these worlds, to the points by plan, world and seat.

    A world has the same chance for every plan; what the viewer cannot know is dealt anew in each. The position stays
    as it is; other threads may run meanwhile."""
    seats = int(position[SEATS])
    totals = zeros(len(plans) * len(worlds) * seats)
    codes = block(code for plan in plans for code in (*plan, *(NOTHING,) * (STEPS - len(plan))))
    _play_all(position, codes, worlds.start, len(worlds), seed, viewer, weights, copy(position), totals)
    return memoryview(totals.tobytes()).cast("q", (len(plans), len(worlds), seats))


class Turn(NamedTuple):
    """A whole turn: what it is worth, a mark of where it leads, what the worth is made of, and its codes."""

    worth: int
    mark: int
    parts: tuple[int, ...]
    plan: Plan


def turns(position: Block, weights: Block) -> list[Turn]:
    """Whole turns from here, one for each promising first move."""
    found = zeros((ROOTS + 1) * PLAN)
    count = _plan_all(copy(position), weights, zeros(ROOM), found)
    numbers = memoryview(found.tobytes()).cast("q").tolist()
    return [_turn(numbers[at * PLAN : (at + 1) * PLAN]) for at in range(count)]


def _turn(row: list[int]) -> Turn:
    plan = tuple(code for code in row[TURN:] if code != NOTHING)
    return Turn(row[VALUE], row[MARK], tuple(row[MADE_OF:TURN]), plan)


def fight(position: Block, one: Block, two: Block, seed: int, planned: bool) -> float:
    """What a set of weights gains on another in a game and its return match, in points; with turns planned or not."""
    t, room, found = copy(position), zeros(ROOM), zeros((ROOTS + 1) * PLAN)
    return float(_fight(position, one, two, seed, int(planned), t, room, found)) / 2000


def weighted(weights: Sequence[int] = GREEDY) -> Block:
    """The weights of a policy as the kernel takes them."""
    if len(weights) != len(NAMES):
        raise ValueError(f"a policy has {len(NAMES)} weights, not {len(weights)}")
    return block(weights)


def playout(position: Block, seed: int, weights: Sequence[int] = GREEDY) -> tuple[int, ...]:
    """Let all seats play to the end once: the points of each."""
    points = playouts(position, ((),), range(1), seed, weighted(weights))
    return tuple(points[0, 0, seat] for seat in range(position[SEATS]))
