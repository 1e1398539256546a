"""A position of the rules as the flat array that the kernel plays on."""

from collections.abc import Sequence
from copy import copy

from regalia.agents.kernels import Ints
from regalia.agents.kernels.kingdom_builder import layout
from regalia.agents.kernels.kingdom_builder.board import empty, split
from regalia.core.protocol import NOBODY
from regalia.games.kingdom_builder.box.data import CAPITOL_SECTIONS, upright
from regalia.games.kingdom_builder.box.hexes import QUADRANTS, Bits
from regalia.games.kingdom_builder.rules.queenies import Allotting, Finding, Founding, Queenie
from regalia.games.kingdom_builder.rules.setup import Opening
from regalia.games.kingdom_builder.rules.state import Kingdom
from regalia.games.kingdom_builder.rules.turn import Acting, Discarding, Drawing, Landing, Redrawing

HOW = ("off", "random", "chosen", "north", "south")


def encode(world: Kingdom) -> Ints:
    """The array of a world, from the moment on when sections, scoring cards, Island and first player are known."""
    position = copy(empty(world.board))
    for at, numbers in (_state(world) | _waiting(world)).items():
        for offset, number in enumerate(numbers):
            position[at + offset] = number
    for step in world.agenda:
        if isinstance(step, Queenie) and step.meant(world):
            position[layout.PLAN + _founding(step.what, step.place)] = HOW.index(step.how)
    return position


def _state(world: Kingdom) -> dict[int, Sequence[int]]:
    board, seats = world.board, range(len(world.own))
    in_play = {*world.cards, "castles", "capitol" if board.layout.capitols else ""}
    return {
        layout.DEALING: [any(isinstance(step, Opening) for step in world.agenda)],
        layout.FIRST: [world.first, world.face_up, len(seats), bool(board.layout.caves)],
        layout.IN_PLAY: [reason in in_play for reason in layout.REASONS],
        layout.HAND: world.hand,
        layout.OLD: [seat in world.old for seat in seats],
        layout.SUPPLY: world.supply,
        layout.TAKEN: [_locations(world, taken) for taken in world.taken],
        layout.HELD: [_locations(world, held) for held in world.held],
        layout.PILE: world.pile,
        layout.DISCARD: world.discard,
        layout.REMOVED: world.removed,
        layout.IN_SECTION: [count for own in world.own for count in _by_section(own)],
        layout.FREE: split(world.free),
        layout.BY_CAVE: split(board.by_cave),
        layout.BY_CAPITOL: split(board.by_capitol),
        **{layout.OWN + seat * layout.WORDS: split(world.own[seat]) for seat in seats},
        **{layout.NEAR + seat * layout.WORDS: split(world.near[seat]) for seat in seats},
    }


def _by_section(own: Bits) -> list[int]:
    counts = [(own & quadrant).bit_count() for quadrant in QUADRANTS]
    return [*counts, own.bit_count() - sum(counts)]


def _locations(world: Kingdom, bits: Bits) -> int:
    return sum((bits >> hex_ & 1) << at for at, hex_ in enumerate(sorted(world.board.locations)))


def _waiting(world: Kingdom) -> dict[int, Sequence[int]]:
    """The choice that is open."""
    match world.agenda[-1] if world.agenda else None:
        case None:
            return {layout.KIND: [layout.OVER, NOBODY]}
        case Acting(seat, left, ready):
            return {layout.KIND: [layout.ACTING, seat, left], layout.READY: _counts(ready)}
        case Landing(seat, left, ready, tile, origin):
            return {
                layout.KIND: [layout.LANDING, seat, left, layout.TILES.index(tile), origin],
                layout.READY: _counts(ready),
            }
        case Discarding(seat, left, ready, tile):
            return {
                layout.KIND: [layout.DISCARDING, seat, left, layout.TILES.index(tile)],
                layout.READY: _counts(ready),
            }
        case Redrawing(seat, left, ready):
            return {layout.KIND: [layout.REDRAWING, seat, left], layout.READY: _counts(ready)}
        case Drawing(seat):
            return {layout.KIND: [layout.DRAWING, seat]}
        case Founding(seat, what, place):
            return {layout.KIND: [layout.FOUNDING, seat, _founding(what, place)]}
        case Allotting(seat, how):
            at = [_place(world, section) for section in CAPITOL_SECTIONS]
            return {
                layout.KIND: [layout.ALLOTTING, seat],
                layout.ORACLE_AT: at[:1],
                layout.HARBOR_AT: at[1:],
                **{layout.PLAN + place: [HOW.index(how)] for place in at},
            }
        case Finding(what, place):
            return {layout.KIND: [layout.FINDING, NOBODY, _founding(what, place)]}
        case step:
            raise ValueError(f"the board is not laid out yet: {step} waits")


def _counts(ready: Sequence[str]) -> list[int]:
    return [ready.count(tile) for tile in layout.TILES]


def _place(world: Kingdom, section: str) -> int:
    """Where a section lies."""
    return [upright(laid) for laid in world.board.layout.sections].index(section)


def _founding(what: str, place: int) -> int:
    return place + layout.SECTIONS * (what == "cave")
