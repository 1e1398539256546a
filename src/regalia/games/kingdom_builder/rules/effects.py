"""What tiles and Caves allow: a row each, under the name that the tile carries."""

from collections.abc import Callable
from dataclasses import dataclass

from regalia.core.known import UNKNOWN, NotKnown
from regalia.core.protocol import Seat
from regalia.games.kingdom_builder.box.data import TERRAINS
from regalia.games.kingdom_builder.box.hexes import AROUND, Bits, Hex, around, leaps, line_ends
from regalia.games.kingdom_builder.rules.state import NO_CARD, Readable

Sites = Callable[[Readable, Seat], Bits]


@dataclass(frozen=True, slots=True)
class Move:
    """A power that moves: which settlements can be lifted, and where a lifted one may land."""

    lifts: Sites
    lands: Callable[[Readable, Seat, Hex], Bits]


def starts(tile: str, state: Readable, seat: Seat) -> Bits:
    """The hexes with which a tile can be used now."""
    if tile in BUILDS:
        return BUILDS[tile](state, seat) if state.supply[seat] else 0
    return MOVES[tile].lifts(state, seat)


def sites(state: Readable, seat: Seat, goal: Bits) -> Bits:
    """Free hexes of the goal: next to your own settlements if any are, otherwise all of them."""
    free = state.free & goal
    return free & state.near[seat] or free


def landings(state: Readable, seat: Seat, origin: Hex, goal: Bits) -> Bits:
    """Where a lifted settlement may land: next to another of yours if that is possible, and never where it stood."""
    # it is lifted first, then adjacency is tested; its old hex counts as a possible one: rulebook 004, line 292
    bit = 1 << origin
    free = (state.free | bit) & goal
    return (free & around(state.own[seat] ^ bit) or free) & ~bit


def lifts(state: Readable, seat: Seat, goal: Bits) -> Bits:
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


def card_terrain(state: Readable, seat: Seat) -> Bits:
    card = state.hand[seat]
    if card is UNKNOWN:  # asked at every choice: a call of sure() would be felt
        raise NotKnown
    return 0 if card == NO_CARD else state.board.terrain[card]


def _on(terrain: str) -> Sites:
    """The hexes of a terrain."""
    at = TERRAINS.index(terrain)
    return lambda state, _: state.board.terrain[at]


def _edge(state: Readable, seat: Seat) -> Bits:
    """The edge of the board, on any terrain: one pool for the duty of adjacency."""
    return state.board.edge


def _line_ends(state: Readable, seat: Seat) -> Bits:
    """The ends of a straight line of three or more of your settlements, on any terrain."""
    return line_ends(state.own[seat]) & state.free & state.board.buildable


def _paddock_lifts(state: Readable, seat: Seat) -> Bits:
    return state.own[seat] & leaps(state.free & state.board.buildable)


def _paddock_lands(state: Readable, seat: Seat, origin: Hex) -> Bits:
    """Move a settlement two hexes in a straight line, over anything; it need not land beside another."""
    return leaps(1 << origin) & state.free & state.board.buildable


def _cave_lifts(state: Readable, seat: Seat) -> Bits:
    return state.own[seat] & state.board.by_cave if _cave_lands(state, seat, 0) else 0


def _cave_lands(state: Readable, seat: Seat, origin: Hex) -> Bits:
    """Once a turn, move a settlement from a Cave to any free hex at a Cave, the same or another."""
    return state.free & state.board.by_cave & state.board.buildable


def _build(goal: Sites) -> Sites:
    """Build there, beside your own settlements if possible."""
    return lambda state, seat: sites(state, seat, goal(state, seat))


def _move(goal: Sites) -> Move:
    """Move a settlement there; the duty of adjacency does the rest."""
    return Move(
        lambda state, seat: lifts(state, seat, goal(state, seat)),
        lambda state, seat, origin: landings(state, seat, origin, goal(state, seat)),
    )


BUILDS: dict[str, Sites] = {  # by tile: the hexes where it may build
    "oracle": _build(card_terrain),
    "farm": _build(_on("grass")),
    "oasis": _build(_on("desert")),
    "tower": _build(_edge),
    "tavern": _line_ends,
}
MOVES: dict[str, Move] = {
    "barn": _move(card_terrain),
    "harbor": _move(_on("water")),  # the only way there
    "rope-bridge": _move(_on("canyon")),
    "tree-house": _move(_on("forest")),
    "paddock": Move(_paddock_lifts, _paddock_lands),
    "cave": Move(_cave_lifts, _cave_lands),
}
