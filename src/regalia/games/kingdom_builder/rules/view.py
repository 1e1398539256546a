"""What a seat may know of a game, and a world that this knowledge allows."""

from dataclasses import dataclass
from random import Random

from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import Entry, Seat, Step
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import BUILDABLE, TILES_EACH
from regalia.games.kingdom_builder.box.hexes import Bits, Hex, around
from regalia.games.kingdom_builder.rules.actions import Draw
from regalia.games.kingdom_builder.rules.state import NO_CARD, Kingdom, Readable

Cards = tuple[int, ...]  # how many of each terrain
HAND = "hand "  # a place where a secret lies, before the number of its seat


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know; nobody's seat is the spectator's."""

    seat: Seat | None
    board: Board
    cards: tuple[str, ...]  # scoring cards
    own: tuple[Bits, ...]  # settlements by seat
    supply: tuple[int, ...]
    taken: tuple[Bits, ...]
    held: tuple[Bits, ...]
    hand: tuple[Maybe[int], ...]  # cards by seat: known if it is mine or lies open, NO_CARD if there is none
    discard: Cards
    removed: Cards
    pile: int  # how many cards are in it
    unseen: Cards  # the pile and the hidden hands that were drawn from it
    older: Cards  # the hidden hands that are older than the last reshuffle, known together but not apart
    old: tuple[Seat, ...]  # whose they are
    face_up: Seat
    first: Seat
    agenda: tuple[Step, ...]

    @property
    def free(self) -> Bits:
        """Hexes where a settlement may ever stand and none does."""
        return self.board.open & ~sum(self.own)

    @property
    def near(self) -> tuple[Bits, ...]:
        """By seat: the hexes next to its settlements."""
        return tuple(map(around, self.own))

    def tiles(self, seat: Seat) -> list[str]:
        """The tiles a seat holds, by the place of their locations."""
        locations = self.board.locations
        return [locations[hex_] for hex_ in sorted(locations) if self.held[seat] >> hex_ & 1]

    def card(self, seat: Seat) -> int | None:
        """The terrain of a seat's card, if it has one and the viewer knows it."""
        card = self.hand[seat]
        return None if card is UNKNOWN or card == NO_CARD else card

    @property
    def last_round(self) -> bool:
        """Somebody has built the last settlement."""
        return not all(self.supply)

    def tiles_left(self, location: Hex) -> int:
        return TILES_EACH - sum(taken >> location & 1 for taken in self.taken)

    def _repr_svg_(self) -> str:
        from regalia.games.kingdom_builder.shown.draw import draw

        return draw(self)


def view(state: Kingdom, seat: Seat | None) -> View:
    """Built field by field: nothing is here that was not put here."""
    hidden = [s for s, card in enumerate(state.hand) if card != NO_CARD and s not in (seat, state.face_up)]
    unseen, older = state.pile[:], [0] * BUILDABLE
    for other in hidden:
        (older if other in state.old else unseen)[state.hand[other]] += 1
    return View(
        seat=seat,
        board=state.board,
        cards=state.cards,
        own=tuple(state.own),
        supply=tuple(state.supply),
        taken=tuple(state.taken),
        held=tuple(state.held),
        hand=tuple(UNKNOWN if s in hidden else card for s, card in enumerate(state.hand)),
        discard=tuple(state.discard),
        removed=tuple(state.removed),
        pile=sum(state.pile),
        unseen=tuple(unseen),
        older=tuple(older),
        old=tuple(sorted(state.old)),
        face_up=state.face_up,
        first=state.first,
        agenda=tuple(state.agenda),
    )


def imagine(view: View, rng: Random) -> Kingdom:
    """A world: hidden hands dealt from what is unseen, those older than the reshuffle among themselves."""
    new, older = _shuffled(view.unseen, rng), _shuffled(view.older, rng)
    hand = [
        card if card is not UNKNOWN else (older if seat in view.old else new).pop()
        for seat, card in enumerate(view.hand)
    ]
    return Kingdom(
        board=view.board,
        cards=view.cards,
        own=list(view.own),
        near=[around(own) for own in view.own],
        free=view.board.open & ~_all(view.own),
        supply=list(view.supply),
        taken=list(view.taken),
        held=list(view.held),
        hand=hand,
        pile=[new.count(card) for card in range(BUILDABLE)],
        discard=list(view.discard),
        removed=list(view.removed),
        old=frozenset(view.old),
        face_up=view.face_up,
        first=view.first,
        agenda=list(view.agenda),
    )


def secrets(table: Readable) -> dict[str, Maybe[int]]:
    """The card in each hand."""
    return {f"{HAND}{seat}": card for seat, card in enumerate(table.hand)}


def candidates(view: View, place: str) -> tuple[int, ...]:
    """The terrains that a hidden card may have."""
    seat = int(place.removeprefix(HAND))
    return tuple(card for card, count in enumerate(view.older if seat in view.old else view.unseen) if count)


def told(state: Kingdom, entry: Entry, seat: Seat | None) -> Entry:
    """All is public but the card that another seat draws for its hand, unless it is turned up at once."""
    action = entry.action
    if isinstance(action, Draw) and not action.open and action.seat not in (seat, state.face_up):
        return entry._replace(action=action.seen(seat))
    return entry


def _shuffled(counts: Cards, rng: Random) -> list[int]:
    cards = [card for card, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(cards)
    return cards


def _all(sets: tuple[Bits, ...]) -> Bits:
    return sum(sets)  # no two share a hex
