"""What a round that was played is worth: points, and what the rounds to come make of the duchy."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.wonderful_kingdom.layout import (
    AFTER,
    BEGUN_PART,
    BRINGS,
    COUNTS,
    CRYSTALS,
    DELAYED,
    DONE,
    EACH_KIND,
    EACH_POINTS,
    FOE,
    FOE_COUNT,
    FOES,
    FROZEN,
    FUTURE,
    GOODS,
    GROWTH,
    HEAP,
    HOPE,
    INCOME,
    ITEM,
    ITEMS,
    KIND,
    KIND_COUNT,
    KINDRED,
    KINDS_PART,
    KRYSTALLIUM,
    KRYSTALLIUM_BONUS,
    LACKS,
    MAKES,
    PART_NAMES,
    PARTS,
    PER_AMOUNT,
    PER_KIND,
    PER_RESOURCE,
    POINTS,
    PRICE,
    PRODUCES,
    RATES,
    SOLDIER_BONUS,
    SOLDIERS,
    SOLDIERS_PART,
    TRAINING,
    UNIT,
    WANTS,
    WORTH,
)
from regalia.agents.kernels.wonderful_kingdom.season import WANTED, places, play
from regalia.games.wonderful_kingdom.box.catalogue import K, S
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY


@jitable
def judge(t: Ints, plan: int) -> int:
    """How a plan ends."""
    play(t, plan)
    t[SOLDIERS_PART] = battles(t)
    t[KINDS_PART] = kinds(t)
    t[INCOME] = income(t)
    t[CRYSTALS] = t[AFTER + PRICE + K] * (ALCHEMY * t[KRYSTALLIUM] + t[HEAP]) // ALCHEMY
    t[BEGUN_PART] = begun(t, plan) if t[AFTER + HOPE] else 0
    t[WORTH + plan] = 0
    for at in range(len(PART_NAMES)):
        t[WORTH + plan] += t[PARTS + at]
    return t[WORTH + plan]


@jitable
def battles(t: Ints) -> int:
    """Soldiers beat what is worth it; the others are kept."""
    total, each = 0, t[AFTER + PRICE + S]
    for at in range(t[FOE_COUNT]):
        worth, cost = t[t[FOES] + FOE * at], t[t[FOES] + FOE * at + 1]
        if cost <= t[SOLDIERS] and worth > each * cost:
            total += worth
            t[SOLDIERS] -= cost
    return total + each * (2 * t[SOLDIERS] + t[TRAINING]) // 2


@jitable
def kinds(t: Ints) -> int:
    """Points by kind, with those of cards that are still to come."""
    total = 0
    for kind in range(KIND_COUNT):
        total += t[POINTS + kind] * (UNIT * t[COUNTS + kind] + t[AFTER + KINDRED])
    return total


@jitable
def income(t: Ints) -> int:
    """What is made each round, and what more cards of a kind will make."""
    total = 0
    for r in range(GOODS):
        total += t[AFTER + FUTURE + r] * t[RATES + r]
        for kind in range(KIND_COUNT):
            total += t[AFTER + GROWTH + r] * t[MAKES + kind * GOODS + r]
    return total


@jitable
def begun(t: Ints, plan: int) -> int:
    """What cards under construction promise."""
    hope = 0
    for place in places(t, plan):
        item = ITEMS + ITEM * t[place]
        if t[item + LACKS] != DONE:
            hope += max(0, promise(t, item))
    return t[AFTER + HOPE] * hope // UNIT


@jitable
def promise(t: Ints, item: int) -> int:
    """What a card brings in the next round, less the price of what it wants."""
    worth = value(t, item, AFTER, DELAYED) - t[item + FROZEN] * t[AFTER + PRICE + S]
    for r in range(WANTED):
        worth -= t[item + WANTS + r] * t[AFTER + PRICE + r]
    return worth


@jitable
def value(t: Ints, item: int, weights: int, income: int) -> int:
    """What a card brings; the cards that are there make their income at once or a little later."""
    total = t[item + BRINGS] + UNIT * t[POINTS + t[item + KIND]]
    total += t[item + KRYSTALLIUM_BONUS] * t[weights + PRICE + K] + t[item + SOLDIER_BONUS] * t[weights + PRICE + S]
    total += t[item + EACH_POINTS] * (UNIT * (1 + t[COUNTS + t[item + EACH_KIND]]) + t[weights + KINDRED])
    each = t[weights + income + t[item + PER_RESOURCE]]
    total += t[item + PER_AMOUNT] * t[COUNTS + t[item + PER_KIND]] * each
    for r in range(GOODS):
        total += t[item + PRODUCES + r] * t[weights + DELAYED + r]
    return total
