"""The end of a season: gifts come by themselves, prices are asked one by one."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.core.protocol import Action, Choice, Seat, Step, then
from regalia.games.kingsburg.box.data import Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, Done, Pay
from regalia.games.kingsburg.rules.gains import NO_GAIN, Brings, both, paid, receive
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.state import BUILDINGS, Readable, Realm


@dataclass(frozen=True, slots=True)
class EndEffects(Step):
    """Gifts first; then what has a price, in the order its owner likes; last what destiny demands."""

    seat: Seat

    def run(self, state: Realm) -> None:
        for effect in effects(state, self.seat, moments.END):
            effect(state, self.seat)
        levy = destiny(state, moments.LEVY)
        if levy and state.season == "autumn":
            then(state, levy(self.seat))
        ask(state, self.seat, ())


def ask(state: Realm, seat: Seat, bought: tuple[str, ...]) -> None:
    """As long as something can still be bought, its owner is asked."""
    if purchases(state, seat, bought):
        then(state, Buying(seat, bought))


def purchases(state: Readable, seat: Seat, bought: tuple[str, ...]) -> list[Action]:
    """What the seat can pay for now, each building once a season."""
    found = (action for effect in effects(state, seat, moments.PRICE) for action in effect(state, seat))
    return [action for action in found if action.power not in bought]


@dataclass(frozen=True, slots=True)
class Buying(Choice, Brings):
    """Use a building that has a price, or do nothing more this season."""

    seat: Seat
    bought: tuple[str, ...]

    def options(self, state: Readable) -> Sequence[Action]:
        return [*purchases(state, self.seat, self.bought), DONE]

    def brings(self, state: Readable, action: Pay | Done) -> Gain:
        if isinstance(action, Pay):
            return both(paid((action.price,)), moments.BOUGHT.effects[action.power](state))
        return NO_GAIN

    def take(self, state: Realm, action: Pay | Done) -> None:
        if isinstance(action, Pay):
            receive(state, self.seat, self.brings(state, action), BUILDINGS)
            ask(state, self.seat, (*self.bought, action.power))
