"""Whole turns: for each promising first move the best way to go on, by a beam, to the end of the turn."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.codes import END_CODE
from regalia.agents.kernels.kingdom_builder.layout import (
    ACTING,
    CHANGING,
    KIND,
    OWN,
    PART_COUNT,
    PARTS,
    REDRAWING,
    SEAT,
    TILES,
    WORDS,
    WORST,
)
from regalia.agents.kernels.kingdom_builder.moves import MOVE, NO_CODE, moves
from regalia.agents.kernels.kingdom_builder.offers import must_build
from regalia.agents.kernels.kingdom_builder.outlook import appraise
from regalia.agents.kernels.kingdom_builder.turns import apply
from regalia.agents.kernels.kingdom_builder.value import lead
from regalia.games.kingdom_builder.rules.turn import MANDATORY

STEPS = MANDATORY + 2 * len(TILES) + 1  # codes of a turn, at most
MOST_FIRST_MOVES, BEAM_WIDTH = 16, 3
BRANCHES = 5  # moves that are tried after each turn of the beam

# a turn on its way, in the room of a plan: the position, the gains so far, how many codes, the codes
GAINS, COUNT, CODES = CHANGING, CHANGING + 1, CHANGING + 2
SLOT = CODES + STEPS
NEXT_SLOTS, SPARE, START = BEAM_WIDTH * SLOT, 2 * BEAM_WIDTH * SLOT, (2 * BEAM_WIDTH + 1) * SLOT
FIRST_MOVES = START + SLOT
MOVES = FIRST_MOVES + MOST_FIRST_MOVES * MOVE
ROOM = MOVES + BRANCHES * MOVE

# a plan: what it is worth, where the settlements will stand as one number, what the worth is made of, the codes
VALUE, HASH, PLAN_PARTS = range(3)
TURN = PLAN_PARTS + PART_COUNT
PLAN = TURN + STEPS


@jitable
def plans(t: Ints, weights: Ints, room: Ints, to: Ints) -> int:
    """Write a plan for each first move, in the order of their gains. How many they are."""
    appraise(t, weights)
    room[START + GAINS], room[START + COUNT] = 0, 0
    keep(t, room, START)
    count = moves(t, weights, t[SEAT], room, FIRST_MOVES, MOST_FIRST_MOVES) if t[KIND] != REDRAWING else 0
    for move in range(count):
        to[move * PLAN + VALUE] = WORST
        fetch(t, room, START)
        step(t, room, START, FIRST_MOVES + move * MOVE, 0)
        follow(t, weights, room, to, move * PLAN)
    fetch(t, room, START)
    if may_end(t):
        to[count * PLAN + VALUE] = WORST
        finish(t, weights, room, START, to, count * PLAN)
        count += 1
    return count


@jitable
def may_end(t: Ints) -> bool:
    """Whether a plan may end here: with the turn, or where chance replaces a card."""
    return t[KIND] == REDRAWING or (t[KIND] == ACTING and not must_build(t, t[SEAT]))


@jitable
def keep(t: Ints, room: Ints, slot: int) -> None:
    for place in range(CHANGING):
        room[slot + place] = t[place]


@jitable
def fetch(t: Ints, room: Ints, slot: int) -> None:
    for place in range(CHANGING):
        t[place] = room[slot + place]


@jitable
def step(t: Ints, room: Ints, slot: int, move: int, to: int) -> None:
    """Make a move from a turn on its way, into another slot."""
    count = room[slot + COUNT]
    for place in range(count):
        room[to + CODES + place] = room[slot + CODES + place]
    for code in (room[move + 1], room[move + 2]):
        if code != NO_CODE:
            apply(t, code)
            room[to + CODES + count] = code
            count += 1
    room[to + GAINS], room[to + COUNT] = room[slot + GAINS] + room[move], count
    keep(t, room, to)


@jitable
def follow(t: Ints, weights: Ints, room: Ints, to: Ints, plan: int) -> None:
    """Go on from the first slot until every turn has ended; the best one is the plan."""
    alive = 1
    while alive:
        found = 0
        for at in range(alive):
            found = branch(t, weights, room, at * SLOT, found, to, plan)
        for place in range(found * SLOT):
            room[place] = room[NEXT_SLOTS + place]
        alive = found


@jitable
def branch(t: Ints, weights: Ints, room: Ints, slot: int, found: int, to: Ints, plan: int) -> int:
    """The best moves from one turn on its way, among those found so far."""
    fetch(t, room, slot)
    if may_end(t):
        finish(t, weights, room, slot, to, plan)
    if t[KIND] == REDRAWING:
        return found
    fetch(t, room, slot)
    for move in range(moves(t, weights, t[SEAT], room, MOVES, BRANCHES)):
        fetch(t, room, slot)
        step(t, room, slot, MOVES + move * MOVE, SPARE)
        found = insert(room, found)
    return found


@jitable
def insert(room: Ints, found: int) -> int:
    """The spare slot into the next ones, if it gains more than the least of them and is not there yet."""
    least = found
    for at in range(found):
        other = NEXT_SLOTS + at * SLOT
        if same_turn(room, other):
            return found
        if found == BEAM_WIDTH and (least == found or room[other + GAINS] < room[NEXT_SLOTS + least * SLOT + GAINS]):
            least = at
    if found == BEAM_WIDTH and room[NEXT_SLOTS + least * SLOT + GAINS] >= room[SPARE + GAINS]:
        return found
    for place in range(SLOT):
        room[NEXT_SLOTS + least * SLOT + place] = room[SPARE + place]
    return min(BEAM_WIDTH, found + 1)


@jitable
def same_turn(room: Ints, slot: int) -> bool:
    """Whether a slot and the spare one hold the same position."""
    differing = 0
    for place in range(CHANGING):
        differing |= room[slot + place] ^ room[SPARE + place]
    return differing == 0


@jitable
def finish(t: Ints, weights: Ints, room: Ints, slot: int, to: Ints, plan: int) -> None:
    """A turn that may end here is the plan if it is worth more."""
    worth = lead(t, weights, t[SEAT])
    if worth <= to[plan + VALUE]:
        return
    count = room[slot + COUNT]
    to[plan + VALUE], to[plan + HASH] = worth, position_hash(t)
    for number in range(PART_COUNT):
        to[plan + PLAN_PARTS + number] = t[PARTS + number]
    for place in range(STEPS):
        to[plan + TURN + place] = room[slot + CODES + place] if place < count else NO_CODE
    if t[KIND] == ACTING:
        to[plan + TURN + count] = END_CODE


@jitable
def position_hash(t: Ints) -> int:
    """A number for where the settlements of the seat stand."""
    found = 0
    for word in range(WORDS):
        found = (found * 31 + t[OWN + t[SEAT] * WORDS + word] % 1000003) % 1000000007
    return found
