"""Points by reason for every seat, as things lie now."""

from regalia.agents.kernels import Ints, jitable, popcount
from regalia.agents.kernels.kingdom_builder.areas import update_areas
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
    IN_SECTION,
    KNIGHTS,
    LARGEST,
    LINKED,
    LORDS,
    MERCHANTS,
    MINERS,
    NEAR,
    OWN,
    REASON_COUNT,
    SEATS,
    SECTIONS,
    SHORE,
    WORDS,
    WORKERS,
)
from regalia.agents.kernels.kingdom_builder.sets import ROW, count_common
from regalia.games.kingdom_builder.box.hexes import ROWS, WIDTH


@jitable
def total(t: Ints, seat: int) -> int:
    if by_area(t):
        update_areas(t, seat)
    found = 0
    for reason in range(REASON_COUNT):
        if t[IN_PLAY + reason]:
            found += points(t, seat, reason)
    return found


@jitable
def by_area(t: Ints) -> int:
    """Whether a card looks at areas."""
    return t[IN_PLAY + MERCHANTS] | t[IN_PLAY + HERMITS] | t[IN_PLAY + CITIZENS]


@jitable
def points(t: Ints, seat: int, reason: int) -> int:
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
        return 3 * count_common(t, NEAR + seat * WORDS, CASTLES)
    return count_common(t, OWN + seat * WORDS, ground(reason))


@jitable
def ground(reason: int) -> int:
    """The set of which every settlement brings a point."""
    if reason == FISHERMEN:
        return SHORE
    if reason == MINERS:
        return BY_MOUNTAIN
    return BY_SPECIAL if reason == WORKERS else BY_CAPITOL


@jitable
def on_row(t: Ints, seat: int, row: int) -> int:
    """How many settlements of a seat stand on a horizontal line."""
    return popcount(t[OWN + seat * WORDS + row // 3] >> row % 3 * WIDTH & ROW)


@jitable
def rows(t: Ints, seat: int) -> int:
    found = 0
    for row in range(ROWS):
        found += on_row(t, seat, row) > 0
    return found


@jitable
def best_row(t: Ints, seat: int) -> int:
    best = 0
    for row in range(ROWS):
        best = max(best, on_row(t, seat, row))
    return best


@jitable
def in_section(t: Ints, seat: int, section: int) -> int:
    return t[IN_SECTION + seat * (SECTIONS + 1) + section]


@jitable
def fewest(t: Ints, seat: int) -> int:
    least = in_section(t, seat, 0)
    for section in range(1, SECTIONS):
        least = min(least, in_section(t, seat, section))
    return least


@jitable
def lords(t: Ints, seat: int) -> int:
    found = 0
    for section in range(SECTIONS):
        found += rank_points(t, seat, section, in_section(t, seat, section))
    return found


@jitable
def rank_points(t: Ints, seat: int, section: int, mine: int) -> int:
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
