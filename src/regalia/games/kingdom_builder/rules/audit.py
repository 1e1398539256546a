"""The box is conserved: what is checked of every position, played or imagined."""

from collections.abc import Iterator

from regalia.core.protocol import Broken, Seat
from regalia.games.kingdom_builder.box.data import BUILDABLE, CARDS_EACH, SETTLEMENTS, TILES_EACH
from regalia.games.kingdom_builder.box.hexes import around
from regalia.games.kingdom_builder.rules.state import NO_CARD, Kingdom
from regalia.games.kingdom_builder.rules.tiles import lapsed
from regalia.games.kingdom_builder.rules.turn import Discarding


def audit(state: Kingdom) -> None:
    if faults := list(_faults(state)):
        raise Broken("Kingdom Builder: " + "; ".join(faults))


def _faults(state: Kingdom) -> Iterator[str]:
    yield from _settlements(state)
    yield from _tiles(state)
    yield from _cards(state)


def _settlements(state: Kingdom) -> Iterator[str]:
    taken = 0
    for seat, own in enumerate(state.own):
        if own.bit_count() + state.supply[seat] != SETTLEMENTS:
            yield f"seat {seat} has not {SETTLEMENTS} settlements"
        if own & taken:
            yield f"seat {seat} stands on another's hex"
        if state.near[seat] != around(own):
            yield f"the neighbourhood of seat {seat} is stale"
        taken |= own
    if taken & ~state.board.open:
        yield "a settlement stands where none may"
    if state.free != state.board.open & ~taken:
        yield "the free hexes are stale"


def _tiles(state: Kingdom) -> Iterator[str]:
    for location in state.board.locations:
        if sum(taken >> location & 1 for taken in state.taken) > TILES_EACH:
            yield f"more than {TILES_EACH} tiles were taken from hex {location}"
    for seat, held in enumerate(state.held):
        if held & ~state.taken[seat]:
            yield f"seat {seat} holds a tile it never took"
        for tile in {*state.board.locations.values()} - _asked(state, seat):
            if lapsed(state, seat, tile):
                yield f"seat {seat} holds the {tile} of a location it has left"


def _asked(state: Kingdom, seat: Seat) -> set[str]:
    """The tile of which a seat has two and is about to choose which one goes."""
    return {step.tile for step in state.agenda[-1:] if isinstance(step, Discarding) and step.seat == seat}


def _cards(state: Kingdom) -> Iterator[str]:
    for card in range(BUILDABLE):
        count = state.pile[card] + state.discard[card] + state.removed[card] + state.hand.count(card)
        if count != CARDS_EACH:
            yield f"there are {count} cards of terrain {card}"
    if any(state.hand[seat] == NO_CARD or seat == state.face_up for seat in state.old):
        yield "a card that is not hidden counts as older than the reshuffle"
