"""An area is selected: what may be done before its cards are taken, and where they go."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from regalia.core.known import sure
from regalia.core.protocol import NOBODY, Action, Seat, Step, then
from regalia.games.wonderful_kingdom.rules.actions import DONE, Choose, Drop, Search
from regalia.games.wonderful_kingdom.rules.areas import fill_area, lay, remove
from regalia.games.wonderful_kingdom.rules.decks import Drawing, added, shuffle_again, to_look_at, turn_top
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.powers import appoint, can_use, pay
from regalia.games.wonderful_kingdom.rules.state import Lying, Readable, Realm, is_danger

FAVOURITE = "favourite"
LOOK = 3
SEARCHES = {"once": 1, "each": 4}


@dataclass(frozen=True, slots=True)
class Gather(Step):
    """The area is chosen; the Favourite or a search may change it first."""

    seat: Seat
    area: int
    fresh: bool = True  # no search in this area yet

    def run(self, state: Realm) -> None:
        choice = Gathering(self.seat, self.area, self.fresh)
        then(state, choice if len(choice.offers(state)) > 1 else Collect(self.seat, self.area))


@dataclass(frozen=True, slots=True)
class Gathering(Own):
    """Drop a card, search the deck, or take what lies there."""

    seat: Seat
    area: int
    fresh: bool

    def offers(self, state: Readable) -> Sequence[Action]:
        return [DONE, *self._drops(state), *self._searches(state)]

    def _drops(self, state: Readable) -> list[Drop]:
        """Any card, also a calamity, open or hidden."""
        if not can_use(state, self.seat, FAVOURITE):
            return []
        return [Drop(at) for at in range(len(state.areas[self.area]))]

    def _searches(self, state: Readable) -> list[Search]:
        """Two open cards that are no danger; one search an area."""
        if not state.setting.solo or not self.fresh or state.searched >= SEARCHES[state.setting.search]:
            return []
        if not state.top:
            return []
        area = [sure(lying.card) for lying in state.areas[self.area] if not lying.down]
        cards = sorted(card for card in area if not is_danger(state, card))
        return [Search(one, two) for one, two in dict.fromkeys(combinations(cards, 2))]

    def do(self, state: Realm, action: Action) -> None:
        match action:
            case Drop(at):
                then(state, Gather(self.seat, self.area, self.fresh))
                pay(state, self.seat, FAVOURITE)
                dropped = state.areas[self.area][at]
                remove(state, self.area, at)
                discard(state, dropped)
            case Search(one, two):
                state.searched += 1
                for card in (one, two):
                    at = [lying.card for lying in state.areas[self.area]].index(card)
                    remove(state, self.area, at)
                state.discard = added(state.discard, (one, two))
                look(state, self.seat)
                then(state, Peeking(self.seat, LOOK - 1), Finding(self.seat, self.area))
            case _:
                then(state, Collect(self.seat, self.area))


def discard(state: Realm, lying: Lying[str]) -> None:
    """A card of an area is discarded, unseen if it lies face down."""
    if not lying.down:
        state.discard = added(state.discard, (lying.card,))
    elif not state.setting.solo:
        bury(state, lying)


def bury(state: Realm, lying: Lying[str]) -> None:
    """A hidden card is discarded; the round says with which others it was hidden."""
    state.buried += (Lying(lying.card, lying.by, True, lying.known, NOBODY, state.round),)


def look(state: Realm, seat: Seat) -> None:
    """The open card of the deck is the first that is looked at."""
    state.duchies[seat].looked, state.top = (state.top,), ""


@dataclass(frozen=True, slots=True)
class Peeking(Step):
    """More cards of the deck are looked at, as long as there are any."""

    seat: Seat
    left: int

    def run(self, state: Realm) -> None:
        if self.left and state.left <= 0 and state.setting.solo:
            shuffle_again(state)
        if self.left and to_look_at(state, self.seat) > 0:
            then(state, Glimpse(self.seat), Peeking(self.seat, self.left - 1))


@dataclass(frozen=True, slots=True)
class Glimpse(Drawing):
    """The next card of the deck is looked at."""

    seat_to: Seat

    def purpose(self) -> str:
        return f"look {self.seat_to}"

    def got(self, state: Realm, card: str) -> None:
        duchy = state.duchies[self.seat_to]
        duchy.looked = added(duchy.looked, (card,))
        duchy.drawn += 1


@dataclass(frozen=True, slots=True)
class Finding(Own):
    """One of the cards goes to the area, the others are discarded."""

    seat: Seat
    area: int

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Choose(sure(card)) for card in dict.fromkeys(state.duchies[self.seat].looked)]

    def do(self, state: Realm, action: Action) -> None:
        then(state, Gather(self.seat, self.area, False))
        turn_top(state)
        rest = chosen(state, self.seat, action.card)
        state.discard = added(state.discard, rest)
        lay(state, self.area, Lying(action.card))


def chosen(state: Realm, seat: Seat, card: str) -> tuple[str, ...]:
    """One of the cards that were looked at is taken. The rest."""
    duchy = state.duchies[seat]
    at = duchy.looked.index(card)
    rest, duchy.looked = (*duchy.looked[:at], *duchy.looked[at + 1 :]), ()
    return rest


@dataclass(frozen=True, slots=True)
class Collect(Step):
    """The cards of the area are taken; advisors that lie open go to the council at once. Illusions are lost."""

    seat: Seat
    area: int

    def run(self, state: Realm) -> None:
        duchy, cards = state.duchies[self.seat], state.areas[self.area]
        fill_area(state, self.area, ())
        for lying in cards:
            if lying.card in state.catalogue.advisors and not lying.down:
                appoint(state, self.seat, lying.card)
            else:
                duchy.taken = (*duchy.taken, Lying(lying.card, lying.by, lying.down, lying.known))
