"""The end of a season: gifts come by themselves, prices are asked one by one."""

from collections.abc import Sequence

from regalia.core.protocol import Action, Choice, Seat, Step, frozen, then
from regalia.games.kingsburg.actions import DONE, Done, Pay
from regalia.games.kingsburg.data import RESOURCES
from regalia.games.kingsburg.hooks import HOOKS, destiny, effects
from regalia.games.kingsburg.rules.gains import add_one
from regalia.games.kingsburg.state import Realm


@frozen
class EndEffects(Step):
    """Gifts first; then what has a price, in the order its owner likes; last what destiny demands."""

    seat: Seat

    def run(self, state: Realm) -> None:
        for effect in effects(state, self.seat, "end"):
            effect(state, self.seat)
        levy = destiny(state, "levy")
        if levy and state.season == "autumn":
            then(state, levy(self.seat))
        ask(state, self.seat, ())


def ask(state: Realm, seat: Seat, bought: tuple[str, ...]) -> None:
    """As long as something can still be bought, its owner is asked."""
    if purchases(state, seat, bought):
        then(state, Buying(seat, bought))


def purchases(state: Realm, seat: Seat, bought: tuple[str, ...]) -> list[Action]:
    """What the seat can pay for now, each building once a season."""
    found = (action for effect in effects(state, seat, "price") for action in effect(state, seat))
    return [action for action in found if action.power not in bought]


@frozen
class Buying(Choice):
    """Use a building that has a price, or do nothing more this season."""

    seat: Seat
    bought: tuple[str, ...]

    def options(self, state: Realm) -> Sequence[Action]:
        return [*purchases(state, self.seat, self.bought), DONE]

    def take(self, state: Realm, action: Pay | Done) -> None:
        if isinstance(action, Pay):
            pay(state, self.seat, action.price)
            HOOKS["bought"][action.power](state, self.seat)
            ask(state, self.seat, (*self.bought, action.power))


def pay(state: Realm, seat: Seat, price: str) -> None:
    """A resource, or a +2 token."""
    if price == "plus2":
        state.provinces[seat].plus2 -= 1
    else:
        add_one(state, seat, RESOURCES.index(price), -1)
