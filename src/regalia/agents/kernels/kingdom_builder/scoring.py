"""Points by reason for every seat, as things lie now."""

from regalia.agents.kernels import Block, part, popcount
from regalia.agents.kernels.kingdom_builder.areas import label
from regalia.agents.kernels.kingdom_builder.layout import (
    AREAS,
    BY_CAPITOL,
    BY_MOUNTAIN,
    BY_SPECIAL,
    CASTLE,
    CASTLES,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    HERMITS,
    IN_PLAY,
    KNIGHTS,
    LARGEST,
    LINKED,
    LORDS,
    MERCHANTS,
    MINERS,
    NEAR,
    OWN,
    REASONS,
    SEATS,
    SECTIONS,
    SHORE,
    STANDING,
    WORDS,
    WORKERS,
)
from regalia.agents.kernels.kingdom_builder.sets import ROW, shared
from regalia.games.kingdom_builder.box.hexes import ROWS, WIDTH

REASON_COUNT = len(REASONS)


@part
def scores(t: Block, to: Block) -> None:
    """Write the points of every seat, reason by reason; 0 for what is not in play."""
    for seat in range(t[SEATS]):
        if by_area(t):
            label(t, seat)
        for reason in range(REASON_COUNT):
            to[seat * REASON_COUNT + reason] = points(t, seat, reason) if t[IN_PLAY + reason] else 0


@part
def total(t: Block, seat: int) -> int:
    if by_area(t):
        label(t, seat)
    found = 0
    for reason in range(REASON_COUNT):
        if t[IN_PLAY + reason]:
            found += points(t, seat, reason)
    return found


@part
def by_area(t: Block) -> int:
    """Whether a card looks at areas."""
    return t[IN_PLAY + MERCHANTS] | t[IN_PLAY + HERMITS] | t[IN_PLAY + CITIZENS]


@part
def points(t: Block, seat: int, reason: int) -> int:
    """The points for one reason. The areas of the seat are labelled."""
    if reason == MERCHANTS:
        return 4 * popcount(t[LINKED + seat])
    if reason == HERMITS:
        return t[AREAS + seat]
    if reason == CITIZENS:
        return t[LARGEST + seat] // 2
    if reason == DISCOVERERS:
        return rows(t, seat)
    if reason == KNIGHTS:
        return 2 * best_row(t, seat)
    if reason == FARMERS:
        return 3 * fewest(t, seat)
    if reason == LORDS:
        return lords(t, seat)
    if reason == CASTLE:
        return 3 * shared(t, NEAR + seat * WORDS, CASTLES)
    return shared(t, OWN + seat * WORDS, ground(reason))


@part
def ground(reason: int) -> int:
    """The set of which every settlement brings a point."""
    if reason == FISHERMEN:
        return SHORE
    if reason == MINERS:
        return BY_MOUNTAIN
    return BY_SPECIAL if reason == WORKERS else BY_CAPITOL


@part
def on_row(t: Block, seat: int, row: int) -> int:
    """How many settlements of a seat stand on a horizontal line."""
    return popcount(t[OWN + seat * WORDS + row // 3] >> row % 3 * WIDTH & ROW)


@part
def rows(t: Block, seat: int) -> int:
    found = 0
    for row in range(ROWS):
        found += on_row(t, seat, row) > 0
    return found


@part
def best_row(t: Block, seat: int) -> int:
    best = 0
    for row in range(ROWS):
        best = max(best, on_row(t, seat, row))
    return best


@part
def in_section(t: Block, seat: int, section: int) -> int:
    return t[STANDING + seat * (SECTIONS + 1) + section]


@part
def fewest(t: Block, seat: int) -> int:
    least = in_section(t, seat, 0)
    for section in range(1, SECTIONS):
        least = min(least, in_section(t, seat, section))
    return least


@part
def lords(t: Block, seat: int) -> int:
    found = 0
    for section in range(SECTIONS):
        found += rank_points(t, seat, section, in_section(t, seat, section))
    return found


@part
def rank_points(t: Block, seat: int, section: int, mine: int) -> int:
    """12 for the most settlements in a section, 6 for the next number, if the seat had so many there."""
    most = 0
    for other in range(t[SEATS]):
        most = max(most, in_section(t, other, section) if other != seat else 0)
    if most <= mine:
        return 12
    for other in range(t[SEATS]):
        if other != seat and mine < in_section(t, other, section) < most:
            return 0
    return 6
