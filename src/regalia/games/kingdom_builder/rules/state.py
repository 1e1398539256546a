"""The state of a game of Kingdom Builder: data only."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from regalia.core.known import Maybe
from regalia.core.protocol import NOBODY, Seat, Step
from regalia.games.kingdom_builder.box.board import Board, Layout, board
from regalia.games.kingdom_builder.box.data import BUILDABLE, CARDS_EACH, SETTLEMENTS
from regalia.games.kingdom_builder.box.hexes import AROUND, Bits, Hex, around

NO_CARD = -1


class Readable(Protocol):
    """What the rules read, of a state or of a view. Sets of hexes are bits of integers."""

    @property
    def board(self) -> Board: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def own(self) -> Sequence[Bits]: ...
    @property
    def near(self) -> Sequence[Bits]: ...
    @property
    def free(self) -> Bits: ...
    @property
    def supply(self) -> Sequence[int]: ...
    @property
    def taken(self) -> Sequence[Bits]: ...
    @property
    def held(self) -> Sequence[Bits]: ...
    @property
    def hand(self) -> Sequence[Maybe[int]]: ...
    @property
    def face_up(self) -> Seat: ...
    @property
    def first(self) -> Seat: ...


@dataclass(slots=True)
class Kingdom:
    """Everything on the table. Sets of hexes are bits of integers; lists are by seat or by terrain."""

    board: Board  # frozen, shared by every copy
    cards: tuple[str, ...]  # the scoring cards
    own: list[Bits]  # settlements by seat
    near: list[Bits]  # the hexes next to them, kept up to date
    free: Bits  # hexes where a settlement may ever stand and none does
    supply: list[int]
    taken: list[Bits]  # locations from which the seat has ever taken a tile: one each
    held: list[Bits]  # locations whose tile the seat still has
    hand: list[int]  # the terrain card of each seat
    pile: list[int]  # cards by terrain: a bag, its order is chance's business
    discard: list[int]
    removed: list[int]
    old: frozenset[Seat]  # hidden hands that are older than the last reshuffle
    face_up: Seat  # whose card lies open, nobody between turns
    first: Seat
    agenda: list[Step] = field(default_factory=list)

    def copy(self) -> "Kingdom":
        new = Kingdom.__new__(Kingdom)
        new.board = self.board
        new.cards = self.cards
        new.own = self.own[:]
        new.near = self.near[:]
        new.free = self.free
        new.supply = self.supply[:]
        new.taken = self.taken[:]
        new.held = self.held[:]
        new.hand = self.hand[:]
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.removed = self.removed[:]
        new.old = self.old
        new.face_up = self.face_up
        new.first = self.first
        new.agenda = self.agenda[:]
        return new


def new(seats: int) -> Kingdom:
    """An empty table: all settlements in the supplies, all cards in the pile."""
    none, cards = [0] * seats, [0] * BUILDABLE
    return Kingdom(
        board=board(Layout()),
        cards=(),
        own=none[:],
        near=none[:],
        free=0,
        supply=[SETTLEMENTS] * seats,
        taken=none[:],
        held=none[:],
        hand=[NO_CARD] * seats,
        pile=[CARDS_EACH] * BUILDABLE,
        discard=cards[:],
        removed=cards[:],
        old=frozenset(),
        face_up=NOBODY,
        first=0,
    )


def relay(state: Kingdom, layout: Layout) -> None:
    """Change the board, on which nobody stands yet."""
    state.board = board(layout)
    state.free = state.board.open


def put(state: Kingdom, seat: Seat, hex_: Hex) -> None:
    """A settlement from the supply onto the board."""
    bit = 1 << hex_
    state.own[seat] |= bit
    state.near[seat] |= AROUND[hex_]
    state.free ^= bit
    state.supply[seat] -= 1


def shift(state: Kingdom, seat: Seat, origin: Hex, goal: Hex) -> None:
    """A settlement from one hex to another."""
    both = 1 << origin | 1 << goal
    state.own[seat] ^= both
    state.free ^= both
    state.near[seat] = around(state.own[seat])
