"""The help of the advisors, from the Jester up to the King."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from regalia.core.protocol import Action, Choice, Seat, Step, then
from regalia.games.kingsburg.box import data
from regalia.games.kingsburg.box.data import RESOURCES, Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, Invoke, Pay, Receive
from regalia.games.kingsburg.rules.gains import NO_GAIN, Brings, add, receive, score
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.state import ADVISORS, Readable, Realm

SMUGGLED = Gain(any=3)


@dataclass(frozen=True, slots=True)
class Rewards(Step):
    """Rank by rank every advisor helps whoever has influenced him; with the envoy he helps twice."""

    def run(self, state: Realm) -> None:
        placed = [(p.rank, at, seat, p.private) for at, (seat, p) in enumerate(state.court) if seat >= 0]
        placed.sort()
        state.agenda += [rewarded(seat, rank, private) for rank, _, seat, private in reversed(placed)]


@dataclass(frozen=True, slots=True)
class Rewarded(Step):
    """What one advisor gives one seat."""

    seat: Seat
    rank: int
    private: bool

    def run(self, state: Realm) -> None:
        if self.private:
            receive(state, self.seat, private_gain(state, self.rank), ADVISORS, "governor.politician")
            return
        advisor = data.ADVISORS[self.rank - 1]
        if advisor.name == "alchemist":
            if any(state.provinces[self.seat].goods):
                then(state, Alchemy(self.seat))
        elif advisor.name == "smuggler":
            then(state, Smuggling(self.seat))
        elif len(advisor.gains) > 1:
            then(state, Receiving(self.seat, self.rank))
        elif advisor.gains:
            gain = improved(state, self.seat, self.rank, advisor.gains[0])
            receive(state, self.seat, gain, ADVISORS, f"advisor.{advisor.name}")


rewarded = cache(Rewarded)


def private_gain(state: Readable, rank: int) -> Gain:
    """What the Politician's advisors give, whoever receives it."""
    giving = (effect for seat in state.order for effect in effects(state, seat, moments.PRIVATE_GAIN))
    return next((effect(state, rank) for effect in giving), Gain())


def improved(state: Readable, seat: Seat, rank: int, gain: Gain) -> Gain:
    """A gain with what buildings and destiny make of it."""
    for effect in effects(state, seat, moments.REWARD):
        gain = effect(state, rank, gain)
    return gain


@dataclass(frozen=True, slots=True)
class Receiving(Choice, Brings):
    """An advisor who gives one thing or another."""

    seat: Seat
    rank: int

    def options(self, state: Readable) -> Sequence[Receive]:
        return [Receive(self.rank, gain.goods) for gain in data.ADVISORS[self.rank - 1].gains]

    def brings(self, state: Readable, action: Receive) -> Gain:
        return Gain(action.goods)

    def take(self, state: Realm, action: Receive) -> None:
        add(state, self.seat, action.goods)


@dataclass(frozen=True, slots=True)
class Alchemy(Choice, Brings):
    """One resource for one of each of the two others, if you like."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        goods = zip(RESOURCES, state.provinces[self.seat].goods, strict=True)
        return [*(Pay("alchemist", resource) for resource, count in goods if count), DONE]

    def brings(self, state: Readable, action: Action) -> Gain:
        if action == DONE:
            return NO_GAIN
        gold, wood, stone = (-1 if resource == action.price else 1 for resource in RESOURCES)
        return Gain((gold, wood, stone))

    def take(self, state: Realm, action: Action) -> None:
        add(state, self.seat, self.brings(state, action).goods)


@dataclass(frozen=True, slots=True)
class Smuggling(Choice):
    """A point for three resources, if you like; the score may fall below zero."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return [Invoke("smuggler"), DONE]

    def take(self, state: Realm, action: Action) -> None:
        if action != DONE:
            score(state, self.seat, -1, ADVISORS)
            receive(state, self.seat, SMUGGLED, ADVISORS, "advisor.smuggler")
