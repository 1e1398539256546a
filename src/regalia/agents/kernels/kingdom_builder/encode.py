"""A position of the rules as the flat array that the kernel plays on."""

from collections.abc import Sequence
from copy import copy

from regalia.agents.kernels import Block
from regalia.agents.kernels.kingdom_builder.board import empty, split
from regalia.agents.kernels.kingdom_builder.layout import (
    ACTING,
    ALLOTTING,
    BY_CAPITOL,
    BY_CAVE,
    DEALING,
    DISCARD,
    DISCARDING,
    DRAWING,
    FINDING,
    FIRST,
    FIXED,
    FOUNDING,
    FREE,
    HAND,
    HARBOR_AT,
    HELD,
    IN_PLAY,
    KIND,
    LANDING,
    NEAR,
    OLD,
    ORACLE_AT,
    OVER,
    OWN,
    PILE,
    PLAN,
    READY,
    REASONS,
    REDRAWING,
    REMOVED,
    SECTIONS,
    STANDING,
    SUPPLY,
    TAKEN,
    TILES,
    WORDS,
)
from regalia.core.protocol import NOBODY
from regalia.games.kingdom_builder.box.data import CAPITOL_SECTIONS, upright
from regalia.games.kingdom_builder.box.hexes import QUADRANTS, Bits
from regalia.games.kingdom_builder.rules.queenies import Allotting, Finding, Founding, Queenie
from regalia.games.kingdom_builder.rules.setup import Opening
from regalia.games.kingdom_builder.rules.state import Kingdom
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Drawing, Landing, Redrawing

HOW = ("off", "random", "chosen", "north", "south")


def encode(world: Kingdom) -> Block:
    """The array of a world, from the moment on when sections, scoring cards, Island and first player are known."""
    position = copy(empty(world.board))
    for at, numbers in (_state(world) | _waiting(world)).items():
        for offset, number in enumerate(numbers):
            position[at + offset] = number
    for step in world.agenda:
        if isinstance(step, Queenie) and step.meant(world):
            position[PLAN + _founding(step.what, step.place)] = HOW.index(step.how)
    return position


def same(one: Block, two: Block) -> bool:
    """Whether two arrays stand for the same position; what lies in the room to work in does not matter."""
    return one.tobytes()[: 8 * FIXED] == two.tobytes()[: 8 * FIXED]


def _state(world: Kingdom) -> dict[int, Sequence[int]]:
    board, seats = world.board, range(len(world.own))
    in_play = {*world.cards, "castles", "capitol" if board.layout.capitols else ""}
    return {
        DEALING: [any(isinstance(step, Opening) for step in world.agenda)],
        FIRST: [world.first, world.face_up, len(seats), bool(board.layout.caves)],
        IN_PLAY: [reason in in_play for reason in REASONS],
        HAND: world.hand,
        OLD: [seat in world.old for seat in seats],
        SUPPLY: world.supply,
        TAKEN: [_locations(world, taken) for taken in world.taken],
        HELD: [_locations(world, held) for held in world.held],
        PILE: world.pile,
        DISCARD: world.discard,
        REMOVED: world.removed,
        STANDING: [count for own in world.own for count in _standing(own)],
        FREE: split(world.free),
        BY_CAVE: split(board.by_cave),
        BY_CAPITOL: split(board.by_capitol),
        **{OWN + seat * WORDS: split(world.own[seat]) for seat in seats},
        **{NEAR + seat * WORDS: split(world.near[seat]) for seat in seats},
    }


def _standing(own: Bits) -> list[int]:
    counts = [(own & quadrant).bit_count() for quadrant in QUADRANTS]
    return [*counts, own.bit_count() - sum(counts)]


def _locations(world: Kingdom, bits: Bits) -> int:
    return sum((bits >> hex_ & 1) << at for at, hex_ in enumerate(sorted(world.board.locations)))


def _waiting(world: Kingdom) -> dict[int, Sequence[int]]:
    """The choice that is open."""
    match world.agenda[-1] if world.agenda else None:
        case None:
            return {KIND: [OVER, NOBODY]}
        case Acting(seat, left, ready):
            return {KIND: [ACTING, seat, left], READY: _counts(ready)}
        case Landing(seat, left, ready, tile, origin):
            return {KIND: [LANDING, seat, left, TILES.index(tile), origin], READY: _counts(ready)}
        case Discarding(seat, left, ready, tile):
            return {KIND: [DISCARDING, seat, left, TILES.index(tile)], READY: _counts(ready)}
        case Redrawing(seat, left, ready):
            return {KIND: [REDRAWING, seat, left], READY: _counts(ready)}
        case Drawing(seat):
            return {KIND: [DRAWING, seat]}
        case Founding(seat, what, place):
            return {KIND: [FOUNDING, seat, _founding(what, place)]}
        case Allotting(seat, how):
            at = [_place(world, section) for section in CAPITOL_SECTIONS]
            return {
                KIND: [ALLOTTING, seat],
                ORACLE_AT: at[:1],
                HARBOR_AT: at[1:],
                **{PLAN + place: [HOW.index(how)] for place in at},
            }
        case Finding(what, place):
            return {KIND: [FINDING, NOBODY, _founding(what, place)]}
        case step:
            raise ValueError(f"the board is not laid out yet: {step} waits")


def _counts(ready: Sequence[str]) -> list[int]:
    return [ready.count(tile) for tile in TILES]


def _place(world: Kingdom, section: str) -> int:
    """Where a section lies."""
    return [upright(laid) for laid in world.board.layout.sections].index(section)


def _founding(what: str, place: int) -> int:
    return place + SECTIONS * (what == "cave")
