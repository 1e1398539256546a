"""The start of a choice phase of two players: hands, dangers, and a card in each area."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Chance, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import CALAMITY
from regalia.games.wonderful_kingdom.rules.actions import Draw
from regalia.games.wonderful_kingdom.rules.areas import lay
from regalia.games.wonderful_kingdom.rules.decks import Drawing, added, without
from regalia.games.wonderful_kingdom.rules.lands import equip
from regalia.games.wonderful_kingdom.rules.state import TRAPS, Lying, Realm


@dataclass(frozen=True, slots=True)
class Refresh(Step):
    """Traps and spies are ready again; on a conquest board they come with the slots that are held."""

    def run(self, state: Realm) -> None:
        if state.setting.conquest:
            equip(state)
        else:
            for duchy in state.duchies:
                duchy.traps, duchy.spies, duchy.spied = TRAPS, duchy.spies + duchy.spied, 0


@dataclass(frozen=True, slots=True)
class Dealing(Drawing):
    """A card from the deck to a hand."""

    seat_to: Seat
    left: int

    def purpose(self) -> str:
        return f"deal {self.seat_to}"

    def got(self, state: Realm, card: str) -> None:
        duchy = state.duchies[self.seat_to]
        duchy.hand = added(duchy.hand, (card,))
        if self.left > 1:
            then(state, Dealing(self.seat_to, self.left - 1))


@dataclass(frozen=True, slots=True)
class Danger(Step):
    """The eighth card: a calamity, or the next threat of one's own pack."""

    seat: Seat

    def run(self, state: Realm) -> None:
        duchy = state.duchies[self.seat]
        if not state.setting.threat:
            duchy.hand = added(duchy.hand, (CALAMITY,))
        elif len(set(duchy.pack)) > 1:
            then(state, Menace(self.seat))
        else:
            duchy.hand, duchy.pack = added(duchy.hand, duchy.pack[:1]), duchy.pack[1:]


@dataclass(frozen=True, slots=True)
class Menace(Chance):
    """One of several different threats of a pack comes to the hand of its player."""

    seat_to: Seat

    def purpose(self) -> str:
        return f"threat {self.seat_to}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Action, int]]:
        pack = state.duchies[self.seat_to].pack
        return [(Draw(self.purpose(), card), pack.count(card)) for card in dict.fromkeys(pack)]

    def take(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat_to]
        duchy.pack = without(duchy.pack, action.card)
        duchy.hand = added(duchy.hand, (action.card,))


@dataclass(frozen=True, slots=True)
class Opening(Drawing):
    """A card of the deck lies open in each area before the first proposal."""

    area: int

    def purpose(self) -> str:
        return "open"

    def got(self, state: Realm, card: str) -> None:
        lay(state, self.area, Lying(card))
