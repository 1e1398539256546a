"""The rest of a round under a plan: cubes, production, krystallium and completions."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.wonderful_kingdom.layout import (
    BAR,
    BEGUN,
    BRINGS,
    BUILT,
    CHANGING,
    COUNTS,
    CUBES,
    DONE,
    EACH_KIND,
    EACH_POINTS,
    EAGER,
    FROZEN,
    GOODS,
    HEAP,
    ITEM,
    ITEM_COUNT,
    ITEMS,
    KIND,
    KRYSTALLIUM,
    KRYSTALLIUM_BONUS,
    LACKS,
    LEFT,
    LENGTH,
    MAKES,
    MISSING,
    PAID,
    PER_AMOUNT,
    PER_KIND,
    PER_RESOURCE,
    PLANS,
    POINTS,
    PRODUCES,
    RATES,
    RECYCLED,
    SAVED,
    SOLDIER_BONUS,
    SOLDIERS,
    START,
    STEPS,
    THRIFT,
    TRAINING,
    WANTS,
)
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES, K, S
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY

WANTED = len(RESOURCES)


@jitable
def places(t: Ints, plan: int) -> range:
    """Where the items of a plan are listed, in its order."""
    first = t[PLANS] + plan * t[ITEM_COUNT]
    return range(first, first + t[LENGTH + plan])


@jitable
def play(t: Ints, plan: int) -> None:
    """Cubes at hand first, then production, then what krystallium completes, then combat."""
    begin(t, plan)
    for r in range(GOODS):
        if t[CUBES + r]:
            supply(t, plan, r, t[CUBES + r])
    if t[THRIFT + plan] == EAGER:
        spend(t, plan, 1)
    for r in range(GOODS):
        if t[STEPS + r]:
            produce(t, plan, r)
    spend(t, plan, int(t[THRIFT + plan] != SAVED))
    thaw(t, plan)


@jitable
def begin(t: Ints, plan: int) -> None:
    """Everything as it stands; cards that are not in the plan are recycled."""
    for at in range(CHANGING):
        t[at] = t[START + at]
    t[BUILT], t[PAID] = 0, 0
    for at in range(t[ITEM_COUNT]):
        t[ITEMS + ITEM * at + LACKS] = DONE
    for place in places(t, plan):
        lay(t, ITEMS + ITEM * t[place])
    for at in range(t[ITEM_COUNT]):
        item = ITEMS + ITEM * at
        if t[item + LACKS] == DONE and not t[item + BEGUN]:
            for r in range(GOODS):
                t[CUBES + r] += t[item + RECYCLED + r]


@jitable
def lay(t: Ints, item: int) -> None:
    for r in range(WANTED):
        t[item + WANTS + r] = t[item + MISSING + r]
    t[item + LACKS] = t[item + LEFT]
    if t[item + LEFT] == 0:
        t[PAID] = 1


@jitable
def produce(t: Ints, plan: int, r: int) -> None:
    amount = t[RATES + r]
    if amount >= t[BAR + r]:
        t[SOLDIERS] += t[TRAINING]
        t[TRAINING] = 1 - t[TRAINING]
    if amount:
        supply(t, plan, r, amount)
        if t[THRIFT + plan] == EAGER:
            spend(t, plan, 1)


@jitable
def supply(t: Ints, plan: int, r: int, cubes: int) -> None:
    """Cubes of a resource go to the first that want them, the rest to alchemy."""
    full = 0
    for place in places(t, plan):
        item = ITEMS + ITEM * t[place]
        wanted = t[item + WANTS + r]
        if wanted:
            used = min(wanted, cubes)
            cubes -= used
            t[item + WANTS + r] = wanted - used
            t[item + LACKS] -= used
            full |= t[item + LACKS] == 0
            if cubes == 0:
                break
    t[HEAP] += cubes
    t[KRYSTALLIUM] += t[HEAP] // ALCHEMY
    t[HEAP] %= ALCHEMY
    if full:
        t[PAID] = 1
        spend(t, plan, 0)


@jitable
def spend(t: Ints, plan: int, freely: int) -> None:
    """Complete what can be completed; freely, krystallium stands in for cubes."""
    if t[KRYSTALLIUM] <= 0:
        freely = 0
    if not freely and not t[PAID]:
        return
    t[PAID] = 0
    for place in places(t, plan):
        item = ITEMS + ITEM * t[place]
        lacks = t[item + LACKS]
        ready = lacks == 0 or (freely and lacks > 0)
        if ready and not t[item + FROZEN] and not complete(t, item, 0) and lacks == 0:
            t[PAID] = 1


@jitable
def thaw(t: Ints, plan: int) -> None:
    """Frozen cards are built in combat."""
    for place in places(t, plan):
        item = ITEMS + ITEM * t[place]
        if t[item + FROZEN] and t[item + LACKS] != DONE:
            complete(t, item, t[item + FROZEN])


@jitable
def complete(t: Ints, item: int, guard: int) -> bool:
    """Pay what a card still wants, and what its guards cost, and build it; or leave it."""
    price, soldiers = t[item + LACKS] + t[item + WANTS + K], t[item + WANTS + S] + guard
    if price > t[KRYSTALLIUM] or soldiers > t[SOLDIERS]:
        return False
    t[KRYSTALLIUM] += t[item + KRYSTALLIUM_BONUS] - price
    t[SOLDIERS] += t[item + SOLDIER_BONUS] - soldiers
    build(t, item)
    return True


@jitable
def build(t: Ints, item: int) -> None:
    """A card counts for its kind, makes and brings what it says, and wants nothing more."""
    kind = t[item + KIND]
    t[COUNTS + kind] += 1
    t[BUILT] += t[item + BRINGS]
    for r in range(GOODS):
        t[RATES + r] += t[item + PRODUCES + r] + t[MAKES + kind * GOODS + r]
        t[item + WANTS + r] = 0
    r, amount, counted = t[item + PER_RESOURCE], t[item + PER_AMOUNT], t[item + PER_KIND]
    t[MAKES + counted * GOODS + r] += amount
    t[RATES + r] += amount * t[COUNTS + counted]
    t[POINTS + t[item + EACH_KIND]] += t[item + EACH_POINTS]
    t[item + LACKS] = DONE
