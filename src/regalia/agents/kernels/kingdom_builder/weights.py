"""What the seats of a kernel care for, in thousandths of a point. The fitted numbers are a mind's business."""

from collections.abc import Mapping

from regalia.agents.kernels.kingdom_builder.layout import REASONS, TILES

POLICY: Mapping[str, int] = {
    **dict.fromkeys(REASONS, 1000),  # a point for this reason, made by one settlement
    **dict.fromkeys(TILES, 100),  # such a tile, for every settlement in the supply
    "touch": -150,  # another terrain whose card will bind me
    "reach": 200,  # a castle or location two hexes away that would bring something
    "company": 100,  # for the knights: each settlement that is already on that line
    "bulk": 30,  # for the citizens: each settlement of the area that it joins
    "share": 700,  # for the farmers: another settlement where I have fewest
    "chase": 500,  # for the lords: another settlement where I am not first
    "extra": 1000,  # to build with a tile at all
    "shift": -500,  # to move with a tile at all
    "next": 700,  # in plans: this share of what the next card will probably bring
    "rival": 600,  # in plans: this share of what the others have on average
    "noise": 200,  # a number below this is added by chance
    "epsilon": 20,  # how often in 1000 choices any option is taken
}
NAMES = tuple(POLICY)
GREEDY = tuple(POLICY.values())
RANDOM = (*(0 for _ in GREEDY[1:]), 1000)
TILE = len(REASONS)
TOUCH, REACH, COMPANY, BULK, SHARE, CHASE, EXTRA, SHIFT, NEXT, RIVAL, NOISE, EPSILON = range(
    TILE + len(TILES), len(NAMES)
)
