"""What a settlement would be worth to a seat: worked out once before many hexes are compared."""

from regalia.agents.kernels import Ints, jitable, popcount
from regalia.agents.kernels.dice import roll
from regalia.agents.kernels.kingdom_builder.areas import SIDES, root_beside, update_areas
from regalia.agents.kernels.kingdom_builder.layout import (
    BALANCE,
    BEST_ROW,
    BOUND,
    BY_CAPITOL,
    BY_MOUNTAIN,
    BY_SPECIAL,
    CAPITOL,
    CASTLE,
    CITIZENS,
    DISCOVERERS,
    EXTENT,
    FARMERS,
    FISHERMEN,
    FREE,
    HERMITS,
    HEXES,
    IN_PLAY,
    KNIGHTS,
    LARGEST,
    LINKED,
    LINKS,
    LOCATION_COUNT,
    LOCATION_TILE,
    LORDS,
    MERCHANTS,
    MINERS,
    NEAR,
    PLACE_WORTH,
    PRIZE,
    PRIZED,
    REASON_COUNT,
    SEAT_DICE,
    SECTION_AT,
    SECTIONS,
    SHORE,
    SPECIAL_AT,
    SPECIAL_COUNT,
    SPECIAL_HEX,
    SPECIAL_NEAR,
    SUPPLY,
    TAKEN,
    TERRAIN,
    TERRAIN_AT,
    WORD,
    WORDS,
    WORKERS,
    WORTH,
)
from regalia.agents.kernels.kingdom_builder.pieces import tiles_left
from regalia.agents.kernels.kingdom_builder.scoring import best_row, by_area, fewest, in_section, on_row, rank_points
from regalia.agents.kernels.kingdom_builder.sets import has, lowest
from regalia.agents.kernels.kingdom_builder.weights import BULK, CHASE, COMPANY, NOISE, REACH, SHARE, TILE, TOUCH
from regalia.games.kingdom_builder.box.data import BUILDABLE
from regalia.games.kingdom_builder.box.hexes import WIDTH


@jitable
def appraise(t: Ints, weights: Ints) -> None:
    """What does not change in a game: how much a point counts, and the points of a hex for its place alone."""
    for reason in range(REASON_COUNT):
        t[WORTH + reason] = weights[reason] * t[IN_PLAY + reason]
    for hex_ in range(HEXES):
        t[PLACE_WORTH + hex_] = (
            t[WORTH + FISHERMEN] * has(t, SHORE, hex_)
            + t[WORTH + MINERS] * has(t, BY_MOUNTAIN, hex_)
            + t[WORTH + WORKERS] * has(t, BY_SPECIAL, hex_)
            + t[WORTH + CAPITOL] * has(t, BY_CAPITOL, hex_)
        )


@jitable
def look(t: Ints, weights: Ints, seat: int) -> None:
    """What the settlements of a seat make of every other hex."""
    if by_area(t):
        update_areas(t, seat)
    if t[IN_PLAY + KNIGHTS]:
        t[BEST_ROW] = best_row(t, seat)
    t[BOUND] = bound(t, seat)
    look_at_sections(t, weights, seat)
    look_at_prizes(t, weights, seat)


@jitable
def bound(t: Ints, seat: int) -> int:
    """Bits of the terrains with a free hex next to a settlement: their cards leave no choice."""
    found = 0
    for terrain in range(BUILDABLE):
        touched = 0
        for word in range(WORDS):
            touched |= t[FREE + word] & t[TERRAIN + terrain * WORDS + word] & t[NEAR + seat * WORDS + word]
        found |= 1 << terrain if touched else 0
    return found


@jitable
def look_at_sections(t: Ints, weights: Ints, seat: int) -> None:
    t[BALANCE + SECTIONS] = 0
    for section in range(SECTIONS):
        t[BALANCE + section] = 0
        if t[IN_PLAY + FARMERS]:
            t[BALANCE + section] += farmers_gain(t, weights, seat, section)
        if t[IN_PLAY + LORDS]:
            t[BALANCE + section] += lords_gain(t, weights, seat, section)


@jitable
def farmers_gain(t: Ints, weights: Ints, seat: int, section: int) -> int:
    """All the points of one more if this section alone has fewest; a share of them if it is one of several."""
    least, fellows = fewest(t, seat), 0
    for other in range(SECTIONS):
        fellows += in_section(t, seat, other) == least
    if in_section(t, seat, section) > least:
        return 0
    return 3 * t[WORTH + FARMERS] if fellows == 1 else weights[SHARE]


@jitable
def lords_gain(t: Ints, weights: Ints, seat: int, section: int) -> int:
    """The points of a better place there; a share of them on the way to it."""
    mine = in_section(t, seat, section)
    now = rank_points(t, seat, section, mine)
    gain = rank_points(t, seat, section, mine + 1) - now
    if gain or now == 12:
        return gain * t[WORTH + LORDS]
    return weights[CHASE]


@jitable
def look_at_prizes(t: Ints, weights: Ints, seat: int) -> None:
    """Castles not reached yet, locations with a tile to win; for merchants, whatever is not linked."""
    t[PRIZED] = ~t[LINKED + seat] if t[IN_PLAY + MERCHANTS] else 0
    for special in range(t[SPECIAL_COUNT]):
        t[PRIZE + special] = 0
        if special < t[LOCATION_COUNT]:
            if not t[TAKEN + seat] >> special & 1 and tiles_left(t, special):
                t[PRIZE + special] = weights[TILE + t[LOCATION_TILE + special]] * t[SUPPLY + seat]
        elif not has(t, NEAR + seat * WORDS, t[SPECIAL_HEX + special]):
            t[PRIZE + special] = 3 * t[WORTH + CASTLE]
        t[PRIZED] |= 1 << special if t[PRIZE + special] else 0


@jitable
def worth(t: Ints, weights: Ints, seat: int, hex_: int) -> int:
    """What a settlement on a hex would bring."""
    value = t[PLACE_WORTH + hex_] + t[BALANCE + t[SECTION_AT + hex_]]
    value += weights[TOUCH] * popcount(t[TERRAIN_AT + hex_] & ~t[BOUND])
    value += weights[REACH] * popcount(t[SPECIAL_NEAR + hex_] & t[PRIZED])
    special = t[SPECIAL_AT + hex_]
    while special:
        value += t[PRIZE + lowest(special)]
        special &= special - 1
    if t[WORTH + KNIGHTS] or t[WORTH + DISCOVERERS]:
        value += worth_of_row(t, weights, seat, hex_ // WIDTH)
    if by_area(t):
        value += worth_of_area(t, weights, seat, hex_)
    return value


@jitable
def worth_of_row(t: Ints, weights: Ints, seat: int, row: int) -> int:
    here = on_row(t, seat, row)
    value = t[WORTH + DISCOVERERS] if here == 0 else 0
    if t[IN_PLAY + KNIGHTS]:
        value += weights[COMPANY] * here + (2 * t[WORTH + KNIGHTS] if here == t[BEST_ROW] else 0)
    return value


@jitable
def worth_of_area(t: Ints, weights: Ints, seat: int, hex_: int) -> int:
    """The area that would arise: one more or fewer, larger, and linking more."""
    areas, extent, links, one, two = 0, 1, t[SPECIAL_AT + hex_], -1, -1
    for side in range(SIDES if has(t, NEAR + seat * WORDS, hex_) else 0):
        root = root_beside(t, seat, hex_, side)
        if root >= 0 and root not in (one, two):  # at most three areas meet around a hex, the third one once
            one, two = root, one
            areas += 1
            extent += t[EXTENT + root]
            links |= t[LINKS + root]
    value = t[WORTH + HERMITS] * (1 - areas)
    if t[IN_PLAY + CITIZENS]:
        value += weights[BULK] * (extent - 1) + t[WORTH + CITIZENS] * max(0, extent - t[LARGEST + seat]) // 2
    if links & (links - 1):
        value += 4 * t[WORTH + MERCHANTS] * popcount(links & ~t[LINKED + seat])
    return value


@jitable
def best(t: Ints, weights: Ints, seat: int, at: int) -> tuple[int, int]:
    """What the best hex of a set brings, with a little noise, and which it is."""
    most, found = -(1 << 40), -1
    for word in range(WORDS):
        bits = t[at + word]
        while bits:
            hex_ = word * WORD + lowest(bits)
            bits &= bits - 1
            value = worth(t, weights, seat, hex_) + roll(t, SEAT_DICE, weights[NOISE])
            if value > most:
                most, found = value, hex_
    return most, found
