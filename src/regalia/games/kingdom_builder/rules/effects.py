"""What tiles and Caves allow: a registry of small functions, each under the name that its tile carries."""

from collections.abc import Callable
from dataclasses import dataclass

from regalia.core.known import sure
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import AROUND, Bits, Hex, around, leaps, line_ends
from regalia.games.kingdom_builder.rules.state import NO_CARD, Table

GRASS, CANYON, DESERT, FOREST, WATER = (TERRAINS.index(t) for t in ("grass", "canyon", "desert", "forest", "water"))
Sites = Callable[[Table, Seat], Bits]


@dataclass(frozen=True, slots=True)
class Move:
    """A power that moves: which settlements can be lifted, and where a lifted one may land."""

    lifts: Sites
    lands: Callable[[Table, Seat, Hex], Bits]


BUILDS: dict[str, Sites] = {}  # tile to the hexes where it may build
MOVES: dict[str, Move] = {}


def starts(tile: str, state: Table, seat: Seat) -> Bits:
    """The hexes with which a tile can be used now."""
    if tile in BUILDS:
        return BUILDS[tile](state, seat) if state.supply[seat] else 0
    return MOVES[tile].lifts(state, seat)


def sites(state: Table, seat: Seat, goal: Bits) -> Bits:
    """Free hexes of the goal: next to your own settlements if any are, otherwise all of them."""
    free = state.free & goal
    return free & state.near[seat] or free


def landings(state: Table, seat: Seat, origin: Hex, goal: Bits) -> Bits:
    """Where a lifted settlement may land: next to another of yours if that is possible, and never where it stood."""
    # it is lifted first, then adjacency is tested; its old hex counts as a possible one: rulebook 004, line 292
    bit = 1 << origin
    free = (state.free | bit) & goal
    return (free & around(state.own[seat] ^ bit) or free) & ~bit


def lifts(state: Table, seat: Seat, goal: Bits) -> Bits:
    """The settlements that have a landing: all but those whose only adjacent hex would be the one they stand on."""
    own, near, free = state.own[seat], state.near[seat], state.free & goal
    if not free:
        return 0
    tied, beside = own & goal & near, free & near
    if not beside:
        return own & ~tied
    one = beside & -beside
    keepers = AROUND[one.bit_length() - 1] & own  # while one of these stands, that hex stays adjacent
    alone = not keepers & (keepers - 1)
    return own ^ keepers if alone and keepers & tied and not free & around(own ^ keepers) else own


def card_terrain(state: Table, seat: Seat) -> Bits:
    card = sure(state.hand[seat])
    return 0 if card == NO_CARD else state.board.terrain[card]


def build(rule: Sites) -> Sites:
    BUILDS[rule.__name__] = rule
    return rule


def move(rule: Sites) -> Sites:
    """A rule that names the goal of a move; the duty of adjacency does the rest."""
    MOVES[rule.__name__.replace("_", "-")] = Move(
        lambda state, seat: lifts(state, seat, rule(state, seat)),
        lambda state, seat, origin: landings(state, seat, origin, rule(state, seat)),
    )
    return rule


@build
def oracle(state: Table, seat: Seat) -> Bits:
    """Build on the terrain of your card."""
    return sites(state, seat, card_terrain(state, seat))


@build
def farm(state: Table, seat: Seat) -> Bits:
    """Build on grass."""
    return sites(state, seat, state.board.terrain[GRASS])


@build
def oasis(state: Table, seat: Seat) -> Bits:
    """Build on desert."""
    return sites(state, seat, state.board.terrain[DESERT])


@build
def tower(state: Table, seat: Seat) -> Bits:
    """Build at the edge of the board, on any terrain; the whole edge is one pool for the duty of adjacency."""
    return sites(state, seat, state.board.edge)


@build
def tavern(state: Table, seat: Seat) -> Bits:
    """Build at an end of a straight line of three or more of your settlements, on any terrain."""
    return line_ends(state.own[seat]) & state.free & state.board.buildable


@move
def barn(state: Table, seat: Seat) -> Bits:
    """Move a settlement to the terrain of your card."""
    return card_terrain(state, seat)


@move
def harbor(state: Table, seat: Seat) -> Bits:
    """Move a settlement onto water: the only way there."""
    return state.board.terrain[WATER]


@move
def rope_bridge(state: Table, seat: Seat) -> Bits:
    """Move a settlement to a canyon."""
    return state.board.terrain[CANYON]


@move
def tree_house(state: Table, seat: Seat) -> Bits:
    """Move a settlement to a forest."""
    return state.board.terrain[FOREST]


def _paddock_lifts(state: Table, seat: Seat) -> Bits:
    return state.own[seat] & leaps(state.free & state.board.buildable)


def _paddock_lands(state: Table, seat: Seat, origin: Hex) -> Bits:
    """Move a settlement two hexes in a straight line, over anything; it need not land beside another."""
    return leaps(1 << origin) & state.free & state.board.buildable


MOVES["paddock"] = Move(_paddock_lifts, _paddock_lands)


def _cave_lifts(state: Table, seat: Seat) -> Bits:
    return state.own[seat] & state.board.by_cave if _cave_lands(state, seat, 0) else 0


def _cave_lands(state: Table, seat: Seat, origin: Hex) -> Bits:
    """Once a turn, move a settlement from a Cave to any free hex at a Cave, the same or another."""
    return state.free & state.board.by_cave & state.board.buildable


MOVES["cave"] = Move(_cave_lifts, _cave_lands)
