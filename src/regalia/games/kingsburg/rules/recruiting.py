"""Phase 7: soldiers for the battle, one at a time, paid with any resources."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from regalia.core.protocol import Action, Choice, Seat, Step, then
from regalia.games.kingsburg.box.data import RESOURCES, Gain
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, Recruit
from regalia.games.kingsburg.rules.gains import NO_GAIN, Brings, paid, receive
from regalia.games.kingsburg.rules.hooks import destiny, effects
from regalia.games.kingsburg.rules.state import BATTLES, Readable, Realm

SOLDIER = 2  # resources


@dataclass(frozen=True, slots=True)
class Recruitment(Step):
    """What buildings and governors do before recruiting; then everybody recruits, in turn order."""

    def run(self, state: Realm) -> None:
        then(state, *(Recruits(seat, True) for seat in state.order))
        for seat in reversed(state.order):
            for effect in effects(state, seat, moments.MUSTER):
                effect(state, seat)


def soldier(state: Readable, seat: Seat, first: bool) -> int:
    """What the next soldier costs: the price, then what makes it lower or higher."""
    cost: int = min([SOLDIER, *(effect(state) for effect in effects(state, seat, moments.SOLDIER))])
    if volunteers := destiny(state, moments.VOLUNTEERS):
        cost = max(1, cost - volunteers(state))
    if first:
        cost += sum([effect(state) for effect in effects(state, seat, moments.FIRST_SOLDIER)])
    return max(cost, 0)


@cache
def prices(cost: int, purse: tuple[int, ...]) -> tuple[Recruit, ...]:
    """Every choice of so many resources (and +2 tokens, the last of the purse) that a seat can pay."""
    names = (*RESOURCES, "plus2")[: len(purse)]
    choices = combinations_with_replacement(range(len(purse)), cost)
    return tuple(
        Recruit(tuple(names[at] for at in choice))
        for choice in choices
        if all(choice.count(at) <= held for at, held in enumerate(purse))
    )


def offers(state: Readable, seat: Seat, first: bool) -> Sequence[Recruit]:
    province = state.provinces[seat]
    cost = soldier(state, seat, first)
    tokens = (province.plus2,) if effects(state, seat, moments.RECRUITS_WITH_TOKENS) else ()
    return prices(cost, tuple(min(held, cost) for held in (*province.goods, *tokens))) if cost or first else ()


@cache
def recruited(price: tuple[str, ...]) -> Gain:
    return paid(price)._replace(soldiers=1)


@dataclass(frozen=True, slots=True)
class Recruits(Step):
    """Every player who can pay for a soldier is asked."""

    seat: Seat
    first: bool

    def run(self, state: Realm) -> None:
        if offers(state, self.seat, self.first):
            then(state, Recruiting(self.seat, self.first))


@dataclass(frozen=True, slots=True)
class Recruiting(Choice, Brings):
    """Recruit one more soldier, or no more."""

    seat: Seat
    first: bool

    def options(self, state: Readable) -> Sequence[Action]:
        return [*offers(state, self.seat, self.first), DONE]

    def brings(self, state: Readable, action: Action) -> Gain:
        return recruited(action.price) if isinstance(action, Recruit) else NO_GAIN

    def take(self, state: Realm, action: Action) -> None:
        if isinstance(action, Recruit):
            receive(state, self.seat, self.brings(state, action), BATTLES)
            then(state, Recruits(self.seat, False))
