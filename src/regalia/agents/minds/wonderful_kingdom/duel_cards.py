"""What cards are worth to a seat before it has them: its best plan, with the new cards fitted in one by one."""

from math import fsum
from random import Random
from typing import NamedTuple

from regalia.agents.kernels.wonderful_kingdom.kernel import Plan
from regalia.agents.minds.wonderful_kingdom.estate import Estate
from regalia.agents.minds.wonderful_kingdom.planner import placed, plan
from regalia.agents.minds.wonderful_kingdom.value import certain, estate, unplanned_parts, with_card
from regalia.core.game import AnyGame
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.rules.state import Realm, has_face
from regalia.games.wonderful_kingdom.rules.view import View

MOST_KEPT = 64  # duchies whose values are remembered


class Extended(NamedTuple):
    """A duchy with some cards more."""

    estate: Estate
    plan: Plan
    certain: float

    @property
    def worth(self) -> float:
        return self.certain + self.plan.worth


class CardValues:
    """What a seat gains by cards; each row of them is weighed once."""

    def __init__(self, world: Realm, now: Extended) -> None:
        self.world, self.base = world, now.worth
        self.known: dict[tuple[str, ...], Extended] = {(): now}
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

    def _grown(self, cards: tuple[str, ...]) -> Extended:
        found = self.known.get(cards)
        if found is None:
            found = self.known[cards] = self._with(self._grown(cards[:-1]), cards[-1])
        return found

    def _with(self, old: Extended, card: str) -> Extended:
        now = with_card(self.world, old.estate, card)
        sure = old.certain + fsum(unplanned_parts(self.world, card).values())
        return Extended(now, placed(now, old.plan, len(old.estate.items)), sure)


_KEPT: dict[object, CardValues] = {}


def card_values(game: AnyGame, view: View, rng: Random) -> tuple[CardValues, CardValues]:
    """What cards are worth to both seats by what the viewer knows: taken cards that it cannot see are left out."""
    world: Realm = game.imagine(view, rng)
    for duchy, seen in zip(world.duchies, view.duchies, strict=True):
        taken = zip(duchy.taken, seen.taken, strict=True)
        duchy.taken = tuple([lying for lying, known in taken if has_face(known.card)])
    return _values_of(world, 0), _values_of(world, 1)


def _values_of(world: Realm, seat: Seat) -> CardValues:
    """Remembered, because a duchy changes less often than a seat is asked."""
    now, sure = estate(world, seat), certain(world, seat)
    key = world.setting, world.catalogue, now, sure
    if key not in _KEPT:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = CardValues(world, Extended(now, plan(now), sure))
    return _KEPT[key]
