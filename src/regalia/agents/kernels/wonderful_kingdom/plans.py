"""Better plans by small changes: the first that comes to mind, a climb, an annealing, places for new cards."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.dice import roll, seed
from regalia.agents.kernels.wonderful_kingdom.layout import (
    BEFORE,
    BEGUN,
    BEST,
    CHANGING,
    DICE,
    FOUND,
    FROZEN,
    FUTURE,
    ITEM,
    ITEM_COUNT,
    ITEMS,
    LENGTH,
    MISSING,
    RATIO,
    START,
    THRIFT,
    THRIFTS,
    TRIED,
    UNIT,
    WORTH,
)
from regalia.agents.kernels.wonderful_kingdom.season import WANTED, places
from regalia.agents.kernels.wonderful_kingdom.worth import judge, value

OUT = -1  # the place of an item that is recycled
PASSES = 3  # of a climb
HEAT = 5 * UNIT  # that a change may lose at first
TURNS, STAYS = 6, 35  # in a hundred: how often thrift is changed, how often a card stays that could be recycled
THRIFT_COUNT = len(THRIFTS)


@jitable
def sketch(t: Ints) -> None:
    """Everything is kept, in the order of what it promises for what it wants, with the best thrift for that."""
    for at in range(CHANGING):
        t[at] = t[START + at]
    t[LENGTH + FOUND], t[THRIFT + FOUND] = t[ITEM_COUNT], 0
    for at in range(t[ITEM_COUNT]):
        rank(t, at)
    judge(t, FOUND)
    turn(t)


@jitable
def rank(t: Ints, at: int) -> None:
    """An item goes behind those that promise as much."""
    item, place, first = ITEMS + ITEM * at, at, places(t, FOUND).start
    wanted = t[item + FROZEN]
    for r in range(WANTED):
        wanted += t[item + MISSING + r]
    t[item + RATIO] = 2 * value(t, item, BEFORE, FUTURE) // (2 * wanted + 1)
    while place > 0 and t[ITEMS + ITEM * t[first + place - 1] + RATIO] < t[item + RATIO]:
        t[first + place] = t[first + place - 1]
        place -= 1
    t[first + place] = at


@jitable
def climb(t: Ints) -> None:
    """Cards are recycled, kept, or filled earlier, one at a time, as long as that helps."""
    for _ in range(PASSES):
        before = t[WORTH + FOUND]
        for at in range(t[ITEM_COUNT]):
            improve(t, at)
        turn(t)
        if t[WORTH + FOUND] == before:
            return


@jitable
def improve(t: Ints, at: int) -> None:
    """An item goes to the front, out, or to the end, if that helps."""
    place = place_of(t, at)
    rest = t[LENGTH + FOUND] - int(place != OUT)
    if place != 0:
        attempt(t, at, 0)
    if place != OUT and not t[ITEMS + ITEM * at + BEGUN]:
        attempt(t, at, OUT)
    if place != rest:
        attempt(t, at, rest)


@jitable
def turn(t: Ints) -> None:
    """Another thrift, if that helps."""
    for thrift in range(THRIFT_COUNT):
        if thrift != t[THRIFT + FOUND]:
            copy(t, FOUND, TRIED)
            t[THRIFT + TRIED] = thrift
            prefer(t)


@jitable
def fit(t: Ints, old: int) -> None:
    """A place in the plan for each item that is new: where it helps most, or none."""
    judge(t, FOUND)
    for at in range(old, t[ITEM_COUNT]):
        rest = t[LENGTH + FOUND]
        attempt(t, at, 0)
        attempt(t, at, rest)


@jitable
def anneal(t: Ints, steps: int, number: int) -> None:
    """Random changes, the same for equal seeds; at first losses are accepted, less and less towards the end."""
    judge(t, FOUND)
    copy(t, FOUND, BEST)
    seed(t, DICE, number, 0)
    for step in range(steps if t[ITEM_COUNT] else 0):
        change(t)
        loss = HEAT * (steps - step) // steps * roll(t, DICE, UNIT) // UNIT
        if judge(t, TRIED) > t[WORTH + FOUND] - loss:
            copy(t, TRIED, FOUND)
            if t[WORTH + FOUND] > t[WORTH + BEST]:
                copy(t, FOUND, BEST)
    copy(t, BEST, FOUND)


@jitable
def change(t: Ints) -> None:
    """Another thrift, or an item goes to another place, out of the plan or into it."""
    if roll(t, DICE, 100) < TURNS:
        copy(t, FOUND, TRIED)
        t[THRIFT + TRIED] = roll(t, DICE, THRIFT_COUNT)
        return
    at = roll(t, DICE, t[ITEM_COUNT])
    within = place_of(t, at) != OUT
    if within and not t[ITEMS + ITEM * at + BEGUN] and roll(t, DICE, 100) >= STAYS:
        move(t, at, OUT)
    else:
        move(t, at, roll(t, DICE, t[LENGTH + FOUND] + 1 - int(within)))


@jitable
def place_of(t: Ints, at: int) -> int:
    """The place of an item in the plan."""
    listed = places(t, FOUND)
    for place in listed:
        if t[place] == at:
            return place - listed.start
    return OUT


@jitable
def attempt(t: Ints, at: int, place: int) -> None:
    """An item at another place, if that helps."""
    move(t, at, place)
    prefer(t)


@jitable
def move(t: Ints, at: int, place: int) -> None:
    """The plan with an item at another place among the others."""
    target, length = places(t, TRIED).start, 0
    for old in places(t, FOUND):
        if t[old] != at:
            t[target + length + int(length >= place != OUT)] = t[old]
            length += 1
    if place != OUT:
        t[target + place] = at
        length += 1
    t[LENGTH + TRIED], t[THRIFT + TRIED] = length, t[THRIFT + FOUND]


@jitable
def prefer(t: Ints) -> None:
    """What was tried is the plan from now on, if it is better."""
    if judge(t, TRIED) > t[WORTH + FOUND]:
        copy(t, TRIED, FOUND)


@jitable
def copy(t: Ints, source: int, target: int) -> None:
    t[WORTH + target], t[THRIFT + target], t[LENGTH + target] = (
        t[WORTH + source],
        t[THRIFT + source],
        t[LENGTH + source],
    )
    further = (target - source) * t[ITEM_COUNT]
    for place in places(t, source):
        t[place + further] = t[place]
