"""What cards are worth to a seat before it has them: its best plan, with the new cards fitted in one by one."""

from math import fsum
from random import Random
from typing import NamedTuple

from regalia.agents.kernels.wonderful_kingdom.kernel import Plan
from regalia.agents.minds.wonderful_kingdom.planner import placed, plan
from regalia.agents.minds.wonderful_kingdom.planner_estate import Estate
from regalia.agents.minds.wonderful_kingdom.value import beside, certain, estate, joined
from regalia.core.game import AnyGame
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.state import Realm, has_face
from regalia.games.wonderful_kingdom.rules.view import View

SHELF = 64  # books that are remembered


class Grown(NamedTuple):
    """A duchy with some cards more."""

    estate: Estate
    plan: Plan
    certain: float

    @property
    def worth(self) -> float:
        return self.certain + self.plan.worth


class Book:
    """What a seat gains by cards; each row of them is weighed once."""

    def __init__(self, world: Realm, now: Grown) -> None:
        self.world, self.base = world, now.worth
        self.known: dict[tuple[str, ...], Grown] = {(): now}
        self.prices = dict[str, float]()

    def price(self, card: str) -> float:
        """What one card brings by itself."""
        found = self.prices.get(card)
        if found is None:
            found = self.prices[card] = self.gain((card,))
        return found

    def gain(self, cards: tuple[str, ...]) -> float:
        """What these cards bring; they find their places in the plan in this order."""
        return self._grown(cards).worth - self.base

    def _grown(self, cards: tuple[str, ...]) -> Grown:
        found = self.known.get(cards)
        if found is None:
            found = self.known[cards] = self._with(self._grown(cards[:-1]), cards[-1])
        return found

    def _with(self, old: Grown, card: str) -> Grown:
        now = joined(self.world, old.estate, card)
        sure = old.certain + fsum(beside(self.world, card).values())
        return Grown(now, placed(now, old.plan, len(old.estate.items)), sure)


_SHELF: dict[object, Book] = {}


def books(game: AnyGame, view: View, rng: Random) -> tuple[Book, Book]:
    """The books of both seats by what the viewer knows of them: taken cards that he cannot see are left out."""
    world: Realm = game.imagine(view, rng)
    for duchy, seen in zip(world.duchies, view.duchies, strict=True):
        taken = zip(duchy.taken, seen.taken, strict=True)
        duchy.taken = tuple([lying for lying, known in taken if has_face(known.card)])
    return _book(world, 0), _book(world, 1)


def _book(world: Realm, seat: Seat) -> Book:
    """Remembered, because a duchy changes less often than a seat is asked."""
    now, sure = estate(world, seat), certain(world, seat)
    key = world.setting, world.catalogue, now, sure
    if key not in _SHELF:
        if len(_SHELF) >= SHELF:
            _SHELF.clear()
        _SHELF[key] = Book(world, Grown(now, plan(now), sure))
    return _SHELF[key]
