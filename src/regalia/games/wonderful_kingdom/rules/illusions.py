"""Illusions: tokens on proposed cards that let their owner exchange them."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.rules.actions import DONE, Illusion, Trade
from regalia.games.wonderful_kingdom.rules.areas import proposed, put
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.state import Lying, Readable, Realm


@dataclass(frozen=True, slots=True)
class Conjure(Step):
    """A player with an illusion may lay it now."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if state.duchies[self.seat].illusions:
            then(state, Conjuring(self.seat))


@dataclass(frozen=True, slots=True)
class Conjuring(Own):
    """Lay an illusion on any proposed card, or none."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        free = [Illusion(area, at) for area, at, lying in proposed(state) if lying.token < 0]
        return [*free, DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Illusion):
            state.duchies[self.seat].illusions -= 1
            lying = state.areas[action.area][action.at]
            put(state, action.area, action.at, Lying(lying.card, lying.by, lying.down, lying.known, self.seat))


@dataclass(frozen=True, slots=True)
class Exchange(Step):
    """A card that carries one's own illusion can be exchanged for one of those taken."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if trades(state, self.seat):
            then(state, Trading(self.seat))


def trades(state: Readable, seat: Seat) -> list[Trade]:
    mine = [(area, at) for area, at, lying in proposed(state) if lying.token == seat]
    return [Trade(taken, area, at) for taken in range(len(state.duchies[seat].taken)) for area, at in mine]


@dataclass(frozen=True, slots=True)
class Trading(Own):
    """Exchange a card, or none. Both keep their face up or down."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*trades(state, self.seat), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Trade):
            duchy = state.duchies[self.seat]
            given, got = duchy.taken[action.taken], state.areas[action.area][action.at]
            put(state, action.area, action.at, given)
            bare = Lying(got.card, got.by, got.down, got.known)
            duchy.taken = (*duchy.taken[: action.taken], bare, *duchy.taken[action.taken + 1 :])
