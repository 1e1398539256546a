"""One seat while advisors are influenced: where its dice can go, and what that would bring."""

from typing import NamedTuple

from regalia.agents.minds.kingsburg.judge import Judge
from regalia.agents.minds.kingsburg.prospect import Ending, Places, prospect
from regalia.agents.minds.kingsburg.situation import Purse, purse, situation
from regalia.agents.minds.kingsburg.spreads import Spread, spreads
from regalia.core.protocol import Seat
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Copy, Dice, Influence
from regalia.games.kingsburg.rules.dice import without
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.influence import blocked, open_ranks
from regalia.games.kingsburg.rules.state import Realm


class Hand(NamedTuple):
    """Dice that are not placed yet, and what may help them."""

    own: Dice
    bonus: Dice
    plus2: bool
    market: bool
    envoy: bool

    def after(self, way: Influence, envoy: bool) -> "Hand":
        """When dice are placed, perhaps by the envoy."""
        return Hand(
            without(self.own, way.own),
            without(self.bonus, way.bonus),
            self.plus2 and not way.plus2,
            self.market and not way.market,
            self.envoy and not envoy,
        )


class Plan(NamedTuple):
    """What a hand may bring, the places it needs for that, and how it reaches them."""

    worth: float
    places: Places
    spread: Spread
    envoy: bool  # whether one of the places is reached by the envoy

    def way(self, at: int) -> Influence:
        """The dice for one of its places."""
        return next(way for way in self.spread.ways if way.rank == abs(at))


class Player:
    """A seat with its prospect, its hand and the advisors that it has influenced."""

    def __init__(self, judge: Judge, state: Realm, seat: Seat) -> None:
        province = state.provinces[seat]
        self.seat, self.score = seat, province.score
        self.prospect, held = prospect(judge, situation(state, seat)), purse(state, seat)
        self.purses = {
            (plus2, envoy): held._replace(plus2=held.plus2 - plus2, envoy=held.envoy and not envoy)
            for plus2 in (False, True)
            for envoy in (False, True)
        }
        self.placed = tuple(sorted(place(lying) for who, lying in state.court if who == seat))
        self.private = {rank for effect in effects(state, seat, moments.PRIVATE) for rank in effect(state)}
        self.hand = Hand(
            province.dice,
            province.bonus,
            province.plus2 > 0 and "plus2" not in province.used,
            bool(effects(state, seat, moments.MARKET)) and "market" not in province.used,
            state.envoy == seat,
        )
        self.open, self.barred = open_ranks(state, seat), blocked(state)
        self.kept: dict[tuple[Hand, Places, int], list[Plan]] = {}

    def purse(self, hand: Hand) -> Purse:
        """What is left when dice have been placed down to this hand."""
        return self.purses[self.hand.plus2 and not hand.plus2, self.hand.envoy and not hand.envoy]

    def worth(self, hand: Hand, placed: Places) -> float:
        """What these advisors bring together, with this hand left."""
        return self.prospect.worth(self.purse(hand), placed)

    def ending(self, hand: Hand, placed: Places) -> Ending:
        """How the season ends then."""
        return self.prospect.ending(self.purse(hand), self.prospect.given(placed))

    def plans(self, hand: Hand, placed: Places, free: int) -> list[Plan]:
        """All that a hand may still bring beside what is placed, the best first."""
        key = hand, placed, free
        if key not in self.kept:
            self.kept[key] = self._plans(hand, placed, free)
        return self.kept[key]

    def _plans(self, hand: Hand, placed: Places, free: int) -> list[Plan]:
        spent, gone = self.hand.plus2 and not hand.plus2, self.hand.envoy and not hand.envoy
        best: dict[Places, Plan] = {}
        for spread in spreads(hand.own, hand.bonus, hand.plus2, hand.market):
            places, used = self._reached(spread.ranks, placed, free, hand.envoy)
            held = self.purses[spent or spread.plus2, gone or used]
            worth = self.prospect.worth(held, tuple(sorted(placed + places)))
            if places not in best or worth > best[places].worth:
                best[places] = Plan(worth, places, spread, used)
        return sorted(best.values(), key=lambda plan: -plan.worth)

    def _reached(self, ranks: Places, placed: Places, free: int, envoy: bool) -> tuple[Places, bool]:
        """Those ranks that are free or one's own; the envoy opens the highest of the others."""
        reached, shut = [], 0
        for rank in ranks:
            if free >> rank & 1:
                reached.append(rank)
            elif rank in self.private and -rank not in placed:
                reached.append(-rank)
            elif not self.barred >> rank & 1:
                shut = rank
        if envoy and shut:
            return (*reached, shut), True
        return tuple(reached), False


def place(lying: Influence | Copy) -> int:
    return -lying.rank if lying.private else lying.rank
