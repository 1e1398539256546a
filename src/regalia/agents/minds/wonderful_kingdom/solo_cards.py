"""What cards are worth to a duchy in the choice phase."""

from collections.abc import Sequence
from functools import cached_property
from math import fsum

from regalia.agents.kernels.wonderful_kingdom.kernel import Plan
from regalia.agents.minds.wonderful_kingdom.estate import Estate
from regalia.agents.minds.wonderful_kingdom.planner import parts, placed, thorough
from regalia.agents.minds.wonderful_kingdom.value import (
    certain,
    certain_parts,
    estate,
    summed,
    unplanned_parts,
    unseen,
    with_card,
)
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.gathering import LOOK
from regalia.games.wonderful_kingdom.rules.state import BACK, Realm

TRIPLES = 6  # of cards, to know what a search finds


class SoloCardValues:
    """A duchy with what it has chosen so far, and what more cards would bring."""

    def __init__(self, state: Realm, seat: Seat = 0) -> None:
        self.state, self.seat, self.estate, self.certain = state, seat, estate(state, seat), certain(state, seat)
        self.plan, self.unseen = thorough(self.estate), unseen(state)
        self.gains: dict[str, float] = {BACK: self.unseen}

    def gain(self, card: str) -> float:
        """What one more card brings by itself."""
        if card not in self.gains:
            self.gains[card] = self.worth((card,)) - self.certain - self.plan.worth
        return self.gains[card]

    def worth(self, cards: Sequence[str], steps: int = 0) -> float:
        """What the duchy is worth with these as well."""
        sides, _, found = self._planned(cards, steps)
        return self.certain + sides["danger"] + sides["power"] + found.worth

    def parts(self, cards: Sequence[str], steps: int = 0) -> dict[str, float]:
        """What that worth is made of."""
        sides, more, found = self._planned(cards, steps)
        return summed(certain_parts(self.state, self.seat), sides, parts(more, found.order, found.thrift))

    def _planned(self, cards: Sequence[str], steps: int) -> tuple[dict[str, float], Estate, Plan]:
        """One by one cards find a place in the plan, or are recycled; what is no card to build stands beside it."""
        more, sides = self.estate, [{"danger": 0.0, "power": 0.0}]
        for card in cards:
            more = with_card(self.state, more, card)
            sides.append(unplanned_parts(self.state, card))
        return summed(*sides), more, placed(more, self.plan, len(self.estate.items), steps)

    @cached_property
    def found(self) -> float:
        """What a search may bring: the best of three cards."""
        step = max(1, len(self.state.deck) // (LOOK * TRIPLES))
        gains = [self.gain(card) for card in self.state.deck[::step]]
        threes = [max(gains[at::TRIPLES]) for at in range(min(TRIPLES, len(gains)))]
        return fsum(threes) / max(1, len(threes))
