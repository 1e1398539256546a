"""The choice phase of two players: proposals of two cards over two areas, traps, selections."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random

from regalia.core.known import sure
from regalia.core.protocol import Action, Chance, Seat, Step, then
from regalia.games.wonderful_kingdom.rules.actions import Mixed, Offer, Propose, Spy, Take
from regalia.games.wonderful_kingdom.rules.areas import fill_area, lay
from regalia.games.wonderful_kingdom.rules.dealing import Danger, Dealing, Opening, Refresh
from regalia.games.wonderful_kingdom.rules.decks import HAND, without
from regalia.games.wonderful_kingdom.rules.gathering import Gather, discard
from regalia.games.wonderful_kingdom.rules.illusions import Conjure, Exchange
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.spying import spies, spy
from regalia.games.wonderful_kingdom.rules.state import Lying, Readable, Realm


def choice_phase(state: Realm) -> tuple[Step, ...]:
    """Hands, a card in each area, then proposals and selections by turns."""
    deals = tuple(step for seat in state.order for step in (Dealing(seat, HAND), Danger(seat)))
    return (Refresh(), *deals, Opening(0), Opening(1), Proposing(state.first), Leftovers())


Pattern = tuple[int, bool, int, bool]  # area and trap of the first card, area and trap of the second


@cache
def patterns(traps: int, twins: bool) -> tuple[Pattern, ...]:
    """Every way to lay two cards; two equal ones are not told apart."""
    one = [(area, down) for area in (0, 1) for down in (False, True)]
    found = [(*a, *b) for a in one for b in one if a[1] + b[1] <= traps and not (twins and b < a)]
    return tuple(found)


def pairs(hand: tuple[str, ...]) -> list[tuple[str, str]]:
    return list(dict.fromkeys(combinations(hand, 2)))


def proposals(hand: tuple[str, ...], traps: int) -> Iterator[Propose]:
    for one, two in pairs(hand):
        for first, down, second, under in patterns(min(traps, 2), one == two):
            yield Propose(Offer(one, first, down), Offer(two, second, under))


@dataclass(frozen=True, slots=True)
class Proposing(Own):
    """Lay two cards of the hand in one area or in both."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        duchy = state.duchies[self.seat]
        return [*proposals(tuple(map(sure, duchy.hand)), duchy.traps), *spies(state, self.seat)]

    def sample(self, state: Realm, rng: Random) -> Action:
        """One of the options without the list of them all."""
        duchy = state.duchies[self.seat]
        beside = [*spies(state, self.seat), *self.beside(state)]
        found, traps = pairs(duchy.hand), min(duchy.traps, 2)
        each, twins = len(patterns(traps, False)), len(patterns(traps, True))
        same = [pair for pair in found if pair[0] == pair[1]]
        count = (len(found) - len(same)) * each + len(same) * twins
        at = int(rng.random() * (count + len(beside)))
        if at >= count:
            return beside[at - count]
        if at < len(same) * twins:
            (one, two), way = same[at // twins], patterns(traps, True)[at % twins]
        else:
            at -= len(same) * twins
            other = [pair for pair in found if pair[0] != pair[1]] if same else found
            (one, two), way = other[at // each], patterns(traps, False)[at % each]
        return Propose(Offer(one, way[0], way[1]), Offer(two, way[2], way[3]))

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Spy):
            then(state, self)
            spy(state, self.seat, action)
        else:
            then(state, Conjure(self.seat), Selecting(1 - self.seat))
            propose(state, self.seat, action)


def propose(state: Realm, seat: Seat, action: Propose) -> None:
    """Open cards lie before hidden ones, so that their order says nothing."""
    duchy = state.duchies[seat]
    offers = sorted((action.first, action.second), key=lambda offer: offer.down)
    for offer, area, down in offers:
        card = sure(offer)
        duchy.hand = without(duchy.hand, card)
        duchy.traps -= down
        lay(state, area, Lying(card, seat, down, frozenset((seat,)) if down else frozenset()))
    one, two = offers
    if one.down and two.down and one.area == two.area:
        then(state, Mixing(seat, one.area))


@dataclass(frozen=True, slots=True)
class Mixing(Chance):
    """Two cards hidden together in one area lie in an order that tells nobody anything."""

    by: Seat
    area: int

    def purpose(self) -> str:
        return "mix"

    def outcomes(self, state: Realm) -> Sequence[tuple[Action, int]]:
        return [(Mixed(self.by, "so"), 1), (Mixed(self.by, "turned"), 1)]

    def take(self, state: Realm, action: Action) -> None:
        if action.way == "turned":
            *rest, one, two = state.areas[self.area]
            fill_area(state, self.area, (*rest, two, one))


@dataclass(frozen=True, slots=True)
class Selecting(Own):
    """Take one of the two areas, empty or not."""

    seat: Seat

    def moment(self) -> str:
        return "selection"

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Take(0), Take(1), *spies(state, self.seat)]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Spy):
            then(state, self)
            spy(state, self.seat, action)
        else:
            then(state, Gather(self.seat, action.area), Exchange(self.seat), Turn(self.seat))


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """The player who has selected proposes next, as long as there are cards in hand."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if state.duchies[self.seat].hand:
            then(state, Proposing(self.seat))


@dataclass(frozen=True, slots=True)
class Leftovers(Step):
    """What remains in the areas is discarded, hidden cards unseen; illusions on it are lost."""

    def run(self, state: Realm) -> None:
        for lying in (lying for area in state.areas for lying in area):
            discard(state, lying)
        state.areas = ((), ())
