"""What tiles and Caves allow, as sets of hexes: where they build, what they lift, where that may land."""

from regalia.agents.kernels import Ints, jitable
from regalia.agents.kernels.kingdom_builder.layout import (
    BARN,
    BUILD_ON,
    BY_CAVE,
    CANYON,
    CAVE,
    DESERT,
    EDGE,
    FARM,
    FOREST,
    FREE,
    GRASS,
    HAND,
    HARBOR,
    NEAR,
    NONE,
    OASIS,
    ORACLE,
    OWN,
    PADDOCK,
    ROPE_BRIDGE,
    SCRATCH,
    SUPPLY,
    TAVERN,
    TERRAIN,
    TOWER,
    WATER,
    WORD,
    WORDS,
)
from regalia.agents.kernels.kingdom_builder.sets import (
    add_around,
    around,
    clear,
    count,
    count_common,
    flip,
    has,
    intersect,
    leaps,
    line_ends,
    lowest,
    overlap,
)


@jitable
def card_terrain(t: Ints, seat: int) -> int:
    card = t[HAND + seat]
    return NONE if card < 0 else TERRAIN + card * WORDS


@jitable
def builds(tile: int) -> bool:
    return tile in (FARM, OASIS, ORACLE, TAVERN, TOWER)


@jitable
def goal(t: Ints, seat: int, tile: int) -> int:
    """The set that a tile builds on or moves to, if it asks for a ground."""
    if tile in (ORACLE, BARN):
        return card_terrain(t, seat)
    if tile == TOWER:
        return EDGE
    terrain = FOREST
    if tile == FARM:
        terrain = GRASS
    elif tile == OASIS:
        terrain = DESERT
    elif tile == HARBOR:
        terrain = WATER
    elif tile == ROPE_BRIDGE:
        terrain = CANYON
    return TERRAIN + terrain * WORDS


@jitable
def starts(t: Ints, seat: int, tile: int, to: int) -> None:
    """The hexes with which a tile can be used now."""
    clear(t, to)
    if builds(tile):
        if t[SUPPLY + seat]:
            building(t, seat, tile, to)
    elif tile == CAVE:
        if cave_landings(t, SCRATCH):
            intersect(t, OWN + seat * WORDS, BY_CAVE, to)
    elif tile == PADDOCK:
        intersect(t, FREE, BUILD_ON, SCRATCH)
        leaps(t, SCRATCH, to)
        intersect(t, to, OWN + seat * WORDS, to)
    else:
        lifts(t, seat, goal(t, seat, tile), to)


@jitable
def building(t: Ints, seat: int, tile: int, to: int) -> None:
    if tile == TAVERN:
        line_ends(t, OWN + seat * WORDS, to)
        intersect(t, to, FREE, to)
        intersect(t, to, BUILD_ON, to)
    else:
        sites(t, seat, goal(t, seat, tile), to)


@jitable
def sites(t: Ints, seat: int, ground: int, to: int) -> None:
    """Free hexes of a ground: next to the seat's settlements if any are, otherwise all of them."""
    near, beside = NEAR + seat * WORDS, 0
    for word in range(WORDS):
        bits = t[FREE + word] & t[ground + word] & t[near + word]
        t[to + word] = bits
        beside |= bits
    if beside == 0:
        intersect(t, FREE, ground, to)


@jitable
def lifts(t: Ints, seat: int, ground: int, to: int) -> None:
    """The settlements that have a landing: all but those whose only adjacent hex would be the one they stand on."""
    own, near, free, beside = OWN + seat * WORDS, NEAR + seat * WORDS, 0, -1
    for word in range(WORDS):
        bits = t[FREE + word] & t[ground + word]
        free |= bits
        if beside < 0 and bits & t[near + word]:
            beside = word * WORD + lowest(bits & t[near + word])
    if free == 0:
        return
    for word in range(WORDS):
        tied = t[ground + word] & t[near + word] if beside < 0 else 0
        t[to + word] = t[own + word] & ~tied
    if beside >= 0:
        drop_keeper(t, seat, ground, to, beside)


@jitable
def drop_keeper(t: Ints, seat: int, ground: int, to: int, beside: int) -> None:
    """Leave out the settlement without which nothing is adjacent but the hex it stands on."""
    own = OWN + seat * WORDS
    keeper = only_neighbour(t, own, beside)
    if keeper < 0 or not has(t, ground, keeper) or not has(t, NEAR + seat * WORDS, keeper):
        return
    flip(t, own, keeper)
    around(t, own, SCRATCH)
    flip(t, own, keeper)
    intersect(t, SCRATCH, FREE, SCRATCH)
    if not overlap(t, SCRATCH, ground):
        flip(t, to, keeper)


@jitable
def only_neighbour(t: Ints, own: int, hex_: int) -> int:
    """The one settlement next to a hex, -1 if there are several."""
    clear(t, SCRATCH)
    add_around(t, SCRATCH, hex_)
    if count_common(t, SCRATCH, own) != 1:
        return -1
    intersect(t, SCRATCH, own, SCRATCH)
    word = 0
    while t[SCRATCH + word] == 0:
        word += 1
    return word * WORD + lowest(t[SCRATCH + word])


@jitable
def cave_landings(t: Ints, to: int) -> int:
    """Free hexes at the Caves, into a set; how many there are."""
    for word in range(WORDS):
        t[to + word] = t[FREE + word] & t[BY_CAVE + word] & t[BUILD_ON + word]
    return count(t, to)


@jitable
def landings(t: Ints, seat: int, tile: int, origin: int, to: int) -> None:
    """Where the settlement that a tile has lifted may land."""
    if tile == CAVE:
        cave_landings(t, to)
    elif tile == PADDOCK:
        clear(t, SCRATCH)
        flip(t, SCRATCH, origin)
        leaps(t, SCRATCH, to)
        intersect(t, to, FREE, to)
        intersect(t, to, BUILD_ON, to)
    else:
        lands(t, seat, goal(t, seat, tile), origin, to)


@jitable
def lands(t: Ints, seat: int, ground: int, origin: int, to: int) -> None:
    """Next to another settlement of the seat if that is possible, and never where it stood."""
    own = OWN + seat * WORDS
    flip(t, own, origin)
    around(t, own, SCRATCH)
    flip(t, own, origin)
    flip(t, FREE, origin)
    intersect(t, FREE, ground, to)
    flip(t, FREE, origin)
    if overlap(t, SCRATCH, to):
        intersect(t, SCRATCH, to, to)
    if has(t, to, origin):
        flip(t, to, origin)
