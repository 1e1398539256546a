"""What the advisors of planning do, each registered by name."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.known import sure
from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import BASIC
from regalia.games.wonderful_kingdom.rules.actions import Choose, Place
from regalia.games.wonderful_kingdom.rules.cubes import fill, lacks
from regalia.games.wonderful_kingdom.rules.decks import Drawing, added, to_look_at, to_spare, turn_top
from regalia.games.wonderful_kingdom.rules.gathering import Peeking, chosen, look
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.powers import appoint, number, power
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm, Site

SELECTION, PLANNING, PRODUCTION, PLACING, END = "selection", "planning", "production", "placing", "end"


def always(state: Readable, seat: Seat) -> bool:
    return True


def cards_left(state: Readable, seat: Seat) -> bool:
    return bool(state.top) or to_spare(state, seat) > 0


def cards_to_see(state: Readable, seat: Seat) -> bool:
    return bool(state.top) or to_look_at(state, seat) > 0


def receive(state: Realm, seat: Seat, card: str) -> None:
    """A card that a power has drawn: to the selection, or to the council."""
    duchy = state.duchies[seat]
    if card in state.catalogue.advisors:
        appoint(state, seat, card)
    else:
        duchy.selection = added(duchy.selection, (card,))


@power("enlightened-prophet", cards_to_see, PLANNING)
def _prophet(state: Realm, seat: Seat) -> None:
    """Look at three cards, take one, discard the others."""
    shown = bool(state.top)
    if shown:
        look(state, seat)
    then(state, Peeking(seat, number(state, "enlightened-prophet", "look") - shown), Foreseeing(seat))


@dataclass(frozen=True, slots=True)
class Foreseeing(Own):
    """Choose one of the cards that were looked at."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Choose(sure(card)) for card in dict.fromkeys(state.duchies[self.seat].looked)]

    def do(self, state: Realm, action: Action) -> None:
        duchy = state.duchies[self.seat]
        if state.setting.solo:
            turn_top(state)
        duchy.spent = (*duchy.spent, *chosen(state, self.seat, action.card))
        receive(state, self.seat, action.card)


@power("soothsayer", cards_left, PLANNING)
def _soothsayer(state: Realm, seat: Seat) -> None:
    """The top card of the deck joins the selection."""
    if state.setting.solo:
        card, state.top = state.top, ""
        turn_top(state)
        receive(state, seat, card)
    else:
        then(state, Augury(seat))


@dataclass(frozen=True, slots=True)
class Augury(Drawing):
    """The card that the Soothsayer brings."""

    seat_to: Seat

    def purpose(self) -> str:
        return f"augur {self.seat_to}"

    def got(self, state: Realm, card: str) -> None:
        state.duchies[self.seat_to].drawn += 1
        receive(state, self.seat_to, card)


@power("grey-eminence", lambda state, seat: state.duchies[seat].calamities > 0, PLANNING)
def _eminence(state: Realm, seat: Seat) -> None:
    """A calamity leaves the duchy."""
    state.duchies[seat].calamities -= 1


@power("steward", lambda state, seat: bool(state.duchies[seat].selection), PLANNING)
def _steward(state: Realm, seat: Seat) -> None:
    """Cards that are recycled from now on give their bonus twice."""
    state.duchies[seat].doubled = number(state, "steward", "cards")


def wants(state: Readable, site: Site) -> bool:
    return any(lacks(state, site, resource) for resource in BASIC)


@power("master-builder", lambda state, seat: any(wants(state, s) for s in state.duchies[seat].construction), PLANNING)
def _builder(state: Realm, seat: Seat) -> None:
    """Cubes of one's choice on one card."""
    then(state, Furnishing(seat, "", number(state, "master-builder", "cubes")))


@dataclass(frozen=True, slots=True)
class Furnish(Step):
    """More cubes for the same card, while it stands and wants some."""

    seat: Seat
    site: str
    left: int

    def run(self, state: Realm) -> None:
        sites = [site for site in state.duchies[self.seat].construction if site.key == self.site]
        if self.left and sites and wants(state, sites[0]):
            then(state, Furnishing(self.seat, self.site, self.left))


@dataclass(frozen=True, slots=True)
class Furnishing(Own):
    """A cube from the supply on a card under construction."""

    seat: Seat
    site: str
    left: int

    def offers(self, state: Readable) -> Sequence[Action]:
        return [
            Place(resource, site.key)
            for site in state.duchies[self.seat].construction
            for resource in BASIC
            if self.site in ("", site.key) and lacks(state, site, resource)
        ]

    def do(self, state: Realm, action: Action) -> None:
        then(state, Furnish(self.seat, action.site, self.left - 1))
        fill(state, self.seat, action.site, action.resource)

    def beside(self, state: Readable) -> list[Action]:
        """No rights between the two cubes, which could take the card away."""
        return []


@power("blackmailer", always)
@power("favourite", always)
def _elsewhere(state: Realm, seat: Seat) -> None:
    """Used in a choice of its own: after the reveal, or when an area is selected."""
