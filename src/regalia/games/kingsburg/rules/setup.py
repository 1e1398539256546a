"""From the box to the first year: turn order, and governors by secret pick or by auction."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.core.known import sure
from regalia.core.lanes import together
from regalia.core.protocol import Action, Chance, Choice, Seat, Step, then
from regalia.games.kingsburg.box.cards import GOVERNORS, numbers
from regalia.games.kingsburg.box.options import modules
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import PASS, Bid, Deal, Offer, Opener, Order, Pass, Pick, Reveal
from regalia.games.kingsburg.rules.gains import score
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.state import AUCTION, Readable, Realm, new
from regalia.games.kingsburg.rules.year import Year

DEALT = 3  # governors to choose from
FREELY = 20  # up to here any higher bid is listed, beyond it the next one: far above what any governor is worth


def setup(seats: int, options: Mapping[str, str], box: Mapping[str, Any]) -> Realm:
    """The table before the first draw."""
    state = new(seats, modules(dict(options)), numbers(box))
    then(state, Seating(), *governors(state.modules.governors, seats), Year())
    return state


def governors(how: str, seats: int) -> list[Step]:
    if how == "pick":
        return [*(Dealing(seat) for seat in range(seats) for _ in range(DEALT)), Picks()]
    if how == "auction":
        return [*(Revealing() for _ in range(seats + 1)), Opening()]
    return []


@dataclass(frozen=True, slots=True)
class Seating(Step):
    """The first turn order is by chance."""

    def run(self, state: Realm) -> None:
        left = [seat for seat in range(len(state.provinces)) if seat not in state.order]
        if len(left) == 1:
            state.order += (left[0],)
        else:
            then(state, NextInOrder(), Seating())


@dataclass(frozen=True, slots=True)
class NextInOrder(Chance):
    """Chance says who stands next in the turn order."""

    def purpose(self) -> str:
        return "order"

    def outcomes(self, state: Realm) -> Sequence[tuple[Order, int]]:
        return [(Order(seat), 1) for seat in range(len(state.provinces)) if seat not in state.order]

    def take(self, state: Realm, action: Order) -> None:
        state.order += (action.seat,)


def undealt(state: Readable) -> list[str]:
    """The governors that nobody holds and that do not lie open."""
    held = {card for province in state.provinces for card in (*province.hand, province.governor)}
    return [card.name for card in GOVERNORS if card.name not in held and card.name not in state.offered]


@dataclass(frozen=True, slots=True)
class Dealing(Chance):
    """A governor for a seat to choose from, hidden from the others."""

    player: Seat

    def purpose(self) -> str:
        return f"governor {self.player}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Deal, int]]:
        return [(Deal(self.player, card), 1) for card in undealt(state)]

    def take(self, state: Realm, action: Deal) -> None:
        province = state.provinces[self.player]
        province.hand = tuple(sorted(map(sure, (*province.hand, action.governor))))


@dataclass(frozen=True, slots=True)
class Picks(Step):
    """Everybody keeps one of three, at the same time."""

    def run(self, state: Realm) -> None:
        then(state, RevealPicks())
        together(state, [(seat, (Picking(seat),)) for seat in range(len(state.provinces))], ())


@dataclass(frozen=True, slots=True)
class Picking(Choice):
    """Keep one of your three governors."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Pick]:
        return [Pick(sure(card)) for card in state.provinces[self.seat].hand]

    def take(self, state: Realm, action: Pick) -> None:
        state.provinces[self.seat].pick = action.governor


@dataclass(frozen=True, slots=True)
class RevealPicks(Step):
    """All governors are shown together; the other cards go back unseen."""

    def run(self, state: Realm) -> None:
        for seat, province in enumerate(state.provinces):
            appoint(state, seat, province.pick)
            province.pick, province.hand = "", ()


def appoint(state: Realm, seat: Seat, governor: str) -> None:
    state.provinces[seat].governor = governor
    for effect in effects(state, seat, moments.SETUP):
        effect(state, seat)


@dataclass(frozen=True, slots=True)
class Revealing(Chance):
    """A governor open for the auction."""

    def purpose(self) -> str:
        return "auction"

    def outcomes(self, state: Realm) -> Sequence[tuple[Reveal, int]]:
        return [(Reveal(card), 1) for card in undealt(state)]

    def take(self, state: Realm, action: Reveal) -> None:
        state.offered += (action.governor,)


@dataclass(frozen=True, slots=True)
class Opening(Chance):
    """Chance says who opens the auction."""

    def purpose(self) -> str:
        return "opener"

    def outcomes(self, state: Realm) -> Sequence[tuple[Opener, int]]:
        return [(Opener(seat), 1) for seat in range(len(state.provinces))]

    def take(self, state: Realm, action: Opener) -> None:
        then(state, Lot(action.seat))


def bidders(state: Readable, after: Seat) -> list[Seat]:
    """The seats without a governor, to the left of a seat and round to itself."""
    seats = len(state.provinces)
    around = [(after + step) % seats for step in range(1, seats + 1)]
    return [seat for seat in around if not state.provinces[seat].governor]


@dataclass(frozen=True, slots=True)
class Lot(Step):
    """The next governor. The last player takes one for nothing."""

    opener: Seat

    def run(self, state: Realm) -> None:
        left = bidders(state, self.opener)
        if len(left) == 1:
            then(state, TakingLast(left[0]))
        elif left:
            then(state, Offering(self.opener if self.opener in left else left[0]))
        else:
            state.offered = ()


def bids(above: int) -> range:
    """The bids that may follow one. There is no highest: each opens the next."""
    return range(above + 1, max(FREELY, above + 1) + 1)


@dataclass(frozen=True, slots=True)
class Offering(Choice):
    """Choose a governor and bid for it."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Offer]:
        return [Offer(card, bid) for card in state.offered for bid in bids(-1)]

    def take(self, state: Realm, action: Offer) -> None:
        then(state, Bidding(self.seat, self.seat, action.governor, action.bid, tuple(bidders(state, self.seat))))


@dataclass(frozen=True, slots=True)
class Bidding(Step):
    """The others raise or pass in turn; passing is final for this governor."""

    opener: Seat
    leader: Seat
    governor: str
    bid: int
    left: tuple[Seat, ...]  # who may still bid, next one first

    def run(self, state: Realm) -> None:
        if self.left == (self.leader,):
            self.sell(state)
        elif self.left[0] == self.leader:
            then(state, Bidding(self.opener, self.leader, self.governor, self.bid, (*self.left[1:], self.left[0])))
        else:
            then(state, Raising(self.left[0], self))

    def sell(self, state: Realm) -> None:
        score(state, self.leader, -self.bid, AUCTION)
        state.offered = tuple(card for card in state.offered if card != self.governor)
        following = bidders(state, self.opener)[0] if self.leader == self.opener else self.opener
        then(state, Lot(following))
        appoint(state, self.leader, self.governor)


@dataclass(frozen=True, slots=True)
class Raising(Choice):
    """Bid more, or pass."""

    seat: Seat
    lot: Bidding

    def options(self, state: Readable) -> Sequence[Action]:
        return [*map(Bid, bids(self.lot.bid)), PASS]

    def take(self, state: Realm, action: Action) -> None:
        lot = self.lot
        if isinstance(action, Pass):
            then(state, Bidding(lot.opener, lot.leader, lot.governor, lot.bid, lot.left[1:]))
        else:
            left = (*lot.left[1:], self.seat)
            then(state, Bidding(lot.opener, self.seat, lot.governor, action.bid, left))


@dataclass(frozen=True, slots=True)
class TakingLast(Choice):
    """The last player takes one of the governors that are left, for nothing."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Pick]:
        return [Pick(sure(card)) for card in state.offered]

    def take(self, state: Realm, action: Pick) -> None:
        state.offered = ()
        appoint(state, self.seat, action.governor)
