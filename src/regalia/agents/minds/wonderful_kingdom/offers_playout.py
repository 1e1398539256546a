"""The rest of a choice phase, played with open cards by what each of them is worth to either side."""

from collections.abc import Sequence
from itertools import combinations
from math import inf

from regalia.agents.minds.wonderful_kingdom.duel_cards import CardValues

LEFT_SHARE = 0.6  # of what the other leaves becomes one's own
DENIED_SHARE = 0.5  # of what a card is worth to the other
WAYS = ((0, 0), (0, 1), (1, 0), (1, 1))  # areas of two cards
PROPOSALS = 4  # proposals that are played on

Priced = tuple[float, float, str]  # what a card is worth to its proposer and to the other


class Playout:
    """Areas, hands and what was taken; seats propose and select by turns. Prices are those of the beginning."""

    def __init__(
        self, values: Sequence[CardValues], areas: Sequence[Sequence[str]], hands: Sequence[Sequence[str]]
    ) -> None:
        self.values = values
        self.areas = [list(area) for area in areas]
        self.hands = [list(hand) for hand in hands]
        self.taken: list[list[str]] = [[], []]

    def run(self, seat: int) -> None:
        """A few turns on, from a seat that proposes next."""
        for _ in range(PROPOSALS):
            if not self.hands[seat]:
                break
            self.propose(seat)
            seat = 1 - seat
            self.take(seat, self.choice(seat, self.areas))

    def choice(self, seat: int, areas: Sequence[Sequence[str]]) -> int:
        """The area that is worth more to this seat, and to the other a little."""
        own, other = self.values[seat].price, self.values[1 - seat].price
        first, second = (sum([own(card) + DENIED_SHARE * other(card) for card in area]) for area in areas)
        return int(second > first)

    def answer(self, seat: int, areas: Sequence[Sequence[str]]) -> int:
        """The same with more care: cards of an area may need the same cubes."""
        own, other = self.values[seat], self.values[1 - seat]
        first, second = (own.gain(tuple(area)) + DENIED_SHARE * max(0.0, other.gain(tuple(area))) for area in areas)
        return int(second > first)

    def take(self, seat: int, area: int) -> None:
        self.taken[seat] += self.areas[area]
        self.areas[area] = []

    def propose(self, seat: int) -> None:
        """The two cards, and their areas, that give the other least and leave most."""
        own, other = self.values[seat].price, self.values[1 - seat].price
        hand = [(own(card), other(card), card) for card in self.hands[seat]]
        mine = [sum([own(card) for card in area]) for area in self.areas]
        theirs = [sum([other(card) for card in area]) for area in self.areas]
        one, two, (p, q) = _best(hand, mine, theirs)
        self.areas[p].append(one)
        self.areas[q].append(two)
        self.hands[seat].remove(one)
        self.hands[seat].remove(two)

    def lead(self, seat: int) -> float:
        """The lead of a seat with what was taken."""
        worths = [cards.base + cards.gain(tuple(taken)) for cards, taken in zip(self.values, self.taken, strict=True)]
        return worths[seat] - worths[1 - seat]


def _best(hand: Sequence[Priced], mine: Sequence[float], theirs: Sequence[float]) -> tuple[str, str, tuple[int, int]]:
    """Two cards and their areas: the other takes what is better there, the rest may become one's own."""
    (mine0, mine1), (theirs0, theirs1), best = mine, theirs, -inf
    for (a, x, one), (b, y, two) in combinations(hand, 2):
        for p, q in WAYS:
            first, second = theirs0 + x * (1 - p) + y * (1 - q), theirs1 + x * p + y * q
            if first >= second:
                left, gone = mine1 + a * p + b * q, first
            else:
                left, gone = mine0 + a * (1 - p) + b * (1 - q), second
            worth = (LEFT_SHARE * left if left > 0 else 0.0) - gone
            if worth > best:
                best, found = worth, (one, two, (p, q))
    return found
