"""Cubes are placed one by one, on cards under construction or in alchemy."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Seat, Step, then
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Goods
from regalia.games.wonderful_kingdom.rules.actions import HEAP, Place
from regalia.games.wonderful_kingdom.rules.cubes import brew, fill, lacks
from regalia.games.wonderful_kingdom.rules.own import Own
from regalia.games.wonderful_kingdom.rules.state import Readable, Realm


@dataclass(frozen=True, slots=True)
class Cubes(Step):
    """So many cubes of a resource are to be placed; where no card wants them they go to alchemy."""

    seat: Seat
    resource: int
    left: int

    def run(self, state: Realm) -> None:
        if self.left and any(lacks(state, site, self.resource) for site in state.duchies[self.seat].construction):
            then(state, Placing(self.seat, self.resource, self.left))
        else:
            brew(state, self.seat, self.resource, self.left)


@dataclass(frozen=True, slots=True)
class Placing(Own):
    """One cube goes on a card under construction, or in alchemy."""

    seat: Seat
    resource: int
    left: int

    def moment(self) -> str:
        return "placing"

    def offers(self, state: Readable) -> Sequence[Action]:
        resource = self.resource
        sites = [site.key for site in state.duchies[self.seat].construction if lacks(state, site, resource)]
        return [Place(resource, key) for key in (*sites, HEAP)]

    def do(self, state: Realm, action: Action) -> None:
        then(state, Cubes(self.seat, self.resource, self.left - 1))
        if action.site == HEAP:
            brew(state, self.seat, self.resource)
        else:
            fill(state, self.seat, action.site, self.resource)

    def back(self) -> Step:
        return Cubes(self.seat, self.resource, self.left)


def pour(state: Realm, seat: Seat, goods: Goods) -> None:
    """Place every cube of a recycling bonus."""
    then(state, *(Cubes(seat, resource, goods[resource]) for resource in BASIC if goods[resource]))
