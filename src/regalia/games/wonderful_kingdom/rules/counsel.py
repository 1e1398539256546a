"""What the advisors of production, of selections and of the end do, each registered by name."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, then
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, E, G, K, M, P, S
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.rules.actions import DONE, Chronicle, Complete, Move, Spy, Transmute
from regalia.games.wonderful_kingdom.rules.advisors import END, PLACING, PRODUCTION, SELECTION, always
from regalia.games.wonderful_kingdom.rules.areas import lay, proposed, remove
from regalia.games.wonderful_kingdom.rules.cubes import build
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.powers import number, power
from regalia.games.wonderful_kingdom.rules.rights import transmutations, transmute
from regalia.games.wonderful_kingdom.rules.spying import reveal
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm, Site


def _harvest(advisor: str, resource: int) -> None:
    """An advisor who adds cubes to one step."""

    @power(advisor, lambda state, _: state.resource == resource, PRODUCTION)
    def _more(state: Realm, seat: Seat) -> None:
        state.duchies[seat].more += number(state, advisor, "amount")


for _advisor, _resource in (
    ("grand-architect", M),
    ("seneschal", P),
    ("high-treasurer", G),
    ("master-cartographer", E),
):
    _harvest(_advisor, _resource)


@power("saboteur", always, PRODUCTION)
def _saboteur(state: Realm, seat: Seat) -> None:
    """The other produces less in this step."""
    state.duchies[seat].less += number(state, "saboteur", "amount")


@power("quartermaster", always, PRODUCTION)
def _quartermaster(state: Realm, seat: Seat) -> None:
    """Supremacy looks whether he was used this round."""


def distillable(state: Readable, seat: Seat) -> bool:
    return sum(state.duchies[seat].alchemy) >= number(state, "court-alchemist", "cubes")


@power(
    "court-alchemist",
    lambda state, seat: state.phase == PRODUCTION and distillable(state, seat),
    PRODUCTION,
    PLACING,
)
def _alchemist(state: Realm, seat: Seat) -> None:
    """A few cubes of alchemy become krystallium. Which ones matters only where quests are paid from there."""
    ways = transmutations(state.duchies[seat].alchemy, number(state, "court-alchemist", "cubes"))
    if state.setting.quest and len(ways) > 1:
        then(state, Distilling(seat))
    else:
        transmute(state.duchies[seat], ways[0].cubes, number(state, "court-alchemist", "krystallium"))


@dataclass(frozen=True, slots=True)
class Distilling(Own):
    """Choose the cubes that become krystallium."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return transmutations(state.duchies[self.seat].alchemy, number(state, "court-alchemist", "cubes"))

    def do(self, state: Realm, action: Transmute) -> None:
        transmute(state.duchies[self.seat], action.cubes, number(state, "court-alchemist", "krystallium"))

    def beside(self, state: Readable) -> list[Action]:
        """No rights before it is done, which could empty alchemy."""
        return []


@power("negotiator", lambda state, _: any(state.areas), SELECTION)
def _negotiator(state: Realm, seat: Seat) -> None:
    """A proposed card moves to the other area."""
    then(state, Negotiating(seat))


@dataclass(frozen=True, slots=True)
class Negotiating(Own):
    """Choose the card that moves."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Move(area, at) for area, at, _ in proposed(state)]

    def do(self, state: Realm, action: Move) -> None:
        shift(state, action)


def shift(state: Realm, action: Move) -> None:
    lying = state.areas[action.area][action.at]
    remove(state, action.area, action.at)
    lay(state, 1 - action.area, lying)


def hidden_cards(state: Readable) -> list[Spy]:
    return [Spy(area, at) for area, at, lying in proposed(state) if lying.down]


@power("double-agent", lambda state, _: bool(hidden_cards(state)), SELECTION)
def _double_agent(state: Realm, seat: Seat) -> None:
    """A look at a hidden card, which may then be moved."""
    then(state, Infiltrating(seat))


@dataclass(frozen=True, slots=True)
class Infiltrating(Own):
    """Choose the hidden card."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return hidden_cards(state)

    def do(self, state: Realm, action: Spy) -> None:
        then(state, Smuggling(self.seat, action.area, action.at))
        reveal(state, self.seat, action.area, action.at)


@dataclass(frozen=True, slots=True)
class Smuggling(Own):
    """Move it, or leave it."""

    seat: Seat
    area: int
    at: int

    def offers(self, state: Readable) -> Sequence[Action]:
        return [Move(self.area, self.at), DONE]

    def do(self, state: Realm, action: Action) -> None:
        if isinstance(action, Move):
            shift(state, action)


@power("chronicler", always, END)
def _chronicler(state: Realm, seat: Seat) -> None:
    """Points for every built card of a kind."""
    then(state, Chronicling(seat))


@dataclass(frozen=True, slots=True)
class Chronicling(Own):
    """Choose the kind."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return [*map(Chronicle, KINDS)]

    def do(self, state: Realm, action: Chronicle) -> None:
        state.duchies[self.seat].chronicle = action.kind


def nearly(state: Readable, seat: Seat) -> list[Complete]:
    """Cards that lack only a few basic cubes."""
    most = number(state, "veteran", "missing")
    return [Complete(s.key) for s in state.duchies[seat].construction if not s.giant and _lack(state, s) <= most]


def _lack(state: Readable, site: Site) -> int:
    cost = state.catalogue.cards[site.card].cost
    if site.placed[K] < cost[K] or site.placed[S] < cost[S]:
        return sum(cost) + 99
    return sum(cost[resource] - site.placed[resource] for resource in BASIC)


@power("veteran", lambda state, seat: bool(nearly(state, seat)), END)
def _veteran(state: Realm, seat: Seat) -> None:
    """A card that is almost paid for is built."""
    then(state, Completing(seat))


@dataclass(frozen=True, slots=True)
class Completing(Own):
    """Choose the card."""

    seat: Seat

    def offers(self, state: Readable) -> Sequence[Action]:
        return nearly(state, self.seat)

    def do(self, state: Realm, action: Complete) -> None:
        build(state, self.seat, state.duchies[self.seat].site(action.site))

    def beside(self, state: Readable) -> list[Action]:
        """No rights before it is done."""
        return []
