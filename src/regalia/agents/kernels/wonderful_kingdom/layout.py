"""Where everything lies in the array of an estate: how it stands, weights, room to work in; then items, foes and plans.

Points and weights are counted in units of which a point has a million, so that nothing is ever rounded by a machine.
"""

from regalia.games.wonderful_kingdom.box.catalogue import BASIC, RESOURCES
from regalia.games.wonderful_kingdom.box.data import KINDS

UNIT = 1_000_000
SAVED, LATE, EAGER = THRIFTS = range(3)  # krystallium is kept, spent at the end of the round, or as soon as it helps
GOODS, KIND_COUNT = len(BASIC), len(KINDS)

# what changes while a round is played, from the start of the array: as it stands, then as it has become
RATES = 0
CUBES = RATES + GOODS  # to be placed now
COUNTS = CUBES + GOODS  # built cards by kind
POINTS = COUNTS + KIND_COUNT  # for each card of a kind
MAKES = POINTS + KIND_COUNT  # by kind: what each card of it makes of each resource
HEAP = MAKES + KIND_COUNT * GOODS
KRYSTALLIUM, SOLDIERS, TRAINING = HEAP + 1, HEAP + 2, HEAP + 3
CHANGING = TRAINING + 1
START = CHANGING  # the same once more, as it stands

# what stays
BAR = START + CHANGING  # what supremacy takes
STEPS = BAR + GOODS  # whether a resource is still to be produced
ITEM_COUNT = STEPS + GOODS
FOE_COUNT, FOES, PLANS = ITEM_COUNT + 1, ITEM_COUNT + 2, ITEM_COUNT + 3  # how many, and where they begin

# plans: the one that was found, the one that is tried, the best
PLAN_COUNT = 3
FOUND, TRIED, BEST = range(PLAN_COUNT)
WORTH = PLANS + 1
THRIFT = WORTH + PLAN_COUNT
LENGTH = THRIFT + PLAN_COUNT  # how many items are in the order; the others are recycled, or wait if they are begun
BEFORE = LENGTH + PLAN_COUNT  # weights of the round that is played

# weights of a round
FUTURE = 0  # an income
DELAYED = FUTURE + GOODS  # an income that begins with the next round
GROWTH = DELAYED + GOODS  # a multiplier of production
PRICE = GROWTH + GOODS  # what a card wants in the next round, by resource
KINDRED = PRICE + len(RESOURCES)
HOPE = KINDRED + 1
WEIGHTS = HOPE + 1
AFTER = BEFORE + WEIGHTS  # weights when the round has ended

# room to work in
PARTS = AFTER + WEIGHTS  # what a worth is made of
PART_NAMES = ("built", "kinds", "soldiers", "income", "krystallium", "begun")
BUILT, KINDS_PART, SOLDIERS_PART, INCOME, CRYSTALS, BEGUN_PART = range(PARTS, PARTS + len(PART_NAMES))
PAID = PARTS + len(PART_NAMES)  # whether a card may want no more cubes
DICE = PAID + 1
ITEMS = DICE + 2

# an item
MISSING = 0  # by resource
LEFT = MISSING + len(RESOURCES)  # cubes that are missing
BEGUN, FROZEN, BRINGS, KIND, SOLDIER_BONUS, KRYSTALLIUM_BONUS = range(LEFT + 1, LEFT + 7)
PER_RESOURCE, PER_AMOUNT, PER_KIND, EACH_POINTS, EACH_KIND = range(LEFT + 7, LEFT + 12)
PRODUCES = LEFT + 12
RECYCLED = PRODUCES + GOODS
GIVEN = RECYCLED + GOODS  # here begins its room
WANTS = GIVEN  # what is missing now
LACKS = WANTS + len(RESOURCES)  # how many cubes are, or that it is done or no part of the plan
RATIO = LACKS + 1
ITEM = RATIO + 1
DONE = -1

FOE = 2  # what a victory is worth, what it costs
