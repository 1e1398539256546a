"""Spies: with two players a secret look at a hidden card, alone a hidden card turns its face up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Chance, Seat, then
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.rules.actions import TAKEN, Spy, Unveil
from regalia.games.wonderful_kingdom.rules.areas import put
from regalia.games.wonderful_kingdom.rules.decks import weights, without
from regalia.games.wonderful_kingdom.rules.powers import appoint
from regalia.games.wonderful_kingdom.rules.state import BACK, Card, Lying, Readable, Realm, is_danger


def piles(state: Readable, seat: Seat) -> tuple[tuple[Lying[Card], ...], ...]:
    """Where a seat may spy: both areas and its own selection."""
    return (*state.areas, state.duchies[seat].taken)


def spies(state: Readable, seat: Seat) -> Iterator[Spy]:
    if state.duchies[seat].spies:
        for area, cards in enumerate(piles(state, seat)):
            for at, lying in enumerate(cards):
                if lying.down and seat not in lying.known:
                    yield Spy(area, at)


def spy(state: Realm, seat: Seat, action: Spy) -> None:
    duchy = state.duchies[seat]
    duchy.spies, duchy.spied = duchy.spies - 1, duchy.spied + 1
    if state.setting.solo:
        then(state, Unveiling(action.area, action.at))
    else:
        reveal(state, seat, action.area, action.at)


def reveal(state: Realm, seat: Seat, area: int, at: int) -> None:
    """A seat learns what lies there."""
    old = (state.duchies[seat].taken if area == TAKEN else state.areas[area])[at]
    set_lying(state, seat, area, at, Lying(old.card, old.by, old.down, old.known | {seat}, old.token))


def set_lying(state: Realm, seat: Seat, area: int, at: int, lying: Lying[str]) -> None:
    if area == TAKEN:
        cards = state.duchies[seat].taken
        state.duchies[seat].taken = (*cards[:at], lying, *cards[at + 1 :])
    else:
        put(state, area, at, lying)


@dataclass(frozen=True, slots=True)
class Unveiling(Chance):
    """Alone a hidden card has no face before it is turned: a danger or a development, as many as are still unseen."""

    area: int
    at: int

    def purpose(self) -> str:
        return "unveil"

    def outcomes(self, state: Realm) -> Sequence[tuple[Action, int]]:
        bag = weights(state, state.aside or state.deck, state.spare)
        whole = sum(weight for _, weight in bag) or 1
        pack = state.duchies[0].pack or (CALAMITY,) * state.bad
        dangers = [(card, pack.count(card) * whole) for card in dict.fromkeys(pack)] if state.bad else []
        good = state.veiled - state.bad
        found = [*dangers, *((card, weight * good) for card, weight in bag if good)]
        return [(Unveil(self.area, self.at, card), weight) for card, weight in found]

    def take(self, state: Realm, action: Action) -> None:
        card, duchy = action.card, state.duchies[0]
        state.veiled -= 1
        if is_danger(state, card):
            state.bad -= 1
            duchy.pack = without(duchy.pack, card) if card in duchy.pack else duchy.pack
        elif state.aside:
            state.aside = without(state.aside, card)
        else:
            state.deck = without(state.deck, card)
        set_lying(state, 0, self.area, self.at, Lying(card))
        if self.area == TAKEN and state.phase == "choice" and card in state.catalogue.advisors:
            duchy.taken = (*duchy.taken[: self.at], *duchy.taken[self.at + 1 :])
            appoint(state, 0, card)


def back() -> Lying[str]:
    """A danger card as it comes from its deck."""
    return Lying(BACK, down=True)
