"""Rolling the dice, and changing them afterwards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import TypeVar

from regalia.core.protocol import Action, Chance, Choice, Seat, Step, then
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, Dice, Influence, Invoke, Neutral, Reroll, Roll, Turn, Turned
from regalia.games.kingsburg.rules.gains import score
from regalia.games.kingsburg.rules.hooks import Moment, effects
from regalia.games.kingsburg.rules.state import GOVERNOR, NEUTRAL, Readable, Realm

T = TypeVar("T")


@cache
def throws(count: int) -> tuple[tuple[Dice, int], ...]:
    """Every throw of so many dice, in rising order, with the number of ways it falls."""
    return tuple(
        (faces, factorial(count) // prod(factorial(faces.count(face)) for face in set(faces)))
        for faces in combinations_with_replacement(range(1, 7), count)
    )


@cache
def rolls(seat: Seat, count: int, bonus: bool) -> tuple[tuple[Roll, int], ...]:
    return tuple((thrown(seat, faces, bonus), ways) for faces, ways in throws(count))


thrown = cache(Roll)


@dataclass(frozen=True, slots=True)
class Rolling(Chance):
    """Dice of a seat, added to those it holds."""

    player: Seat
    count: int
    bonus: bool

    def purpose(self) -> str:
        return f"{'bonus' if self.bonus else 'dice'} {self.player}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Roll, int]]:
        return rolls(self.player, self.count, self.bonus)

    def sample(self, state: Realm, rng: Random) -> Roll:
        """Throw the dice instead of weighing all throws."""
        return thrown(self.player, tuple(sorted([int(rng.random() * 6) + 1 for _ in range(self.count)])), self.bonus)

    def take(self, state: Realm, action: Roll) -> None:
        province = state.provinces[self.player]
        if self.bonus:
            province.bonus = tuple(sorted(province.bonus + action.faces))
        else:
            province.dice = tuple(sorted(province.dice + action.faces))


rolling = cache(Rolling)


@dataclass(frozen=True, slots=True)
class NeutralDice(Chance):
    """With two seats three dice of nobody take an advisor, then two; level with the first they lie apart."""

    count: int

    def purpose(self) -> str:
        return f"neutral {self.count}"

    def outcomes(self, state: Realm) -> Sequence[tuple[Neutral, int]]:
        return [(Neutral(faces), ways) for faces, ways in throws(self.count)]

    def take(self, state: Realm, action: Neutral) -> None:
        total = sum(action.faces)
        lying = [(total, action.faces)]
        if state.taken >> total & 1:
            lying = [(face, (face,)) for face in sorted(set(action.faces))]
        for rank, faces in lying:
            state.court += ((NEUTRAL, Influence(rank, faces)),)
            state.taken |= 1 << rank


@dataclass(frozen=True, slots=True)
class AfterRoll(Step):
    """A seat may change its dice as long as an effect allows it, then use what depends on their total."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if offered(state, self.seat, moments.REROLL):
            then(state, Changing(self.seat))
        elif offered(state, self.seat, moments.AFTER):
            then(state, Finishing(self.seat))


after_roll = cache(AfterRoll)


def offered(state: Readable, seat: Seat, moment: Moment[Callable[[Readable, Seat], Sequence[T]]]) -> list[T]:
    return [action for effect in effects(state, seat, moment) for action in effect(state, seat)]


@dataclass(frozen=True, slots=True)
class Changing(Choice):
    """Reroll or turn dice, each effect once a season and only while its condition holds."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return [*offered(state, self.seat, moments.REROLL), DONE]

    def take(self, state: Realm, action: Action) -> None:
        province = state.provinces[self.seat]
        if action == DONE:
            if offered(state, self.seat, moments.AFTER):
                then(state, Finishing(self.seat))
            return
        state.agenda.append(after_roll(self.seat))
        if isinstance(action, Turn):
            province.used |= {"turning"}
            turn(state, self.seat, action)
        else:
            closed = {"trickster"} if "turning" in province.used else set()
            province.used |= {action.power, *closed}
            reroll(state, self.seat, action)


def turn(state: Realm, seat: Seat, action: Turn) -> None:
    province = state.provinces[seat]
    if action.bonus:
        province.bonus = tuple(sorted((*without(province.bonus, (2,)), action.face)))
    else:
        province.dice = tuple(sorted((*without(province.dice, (2,)), action.face)))


def reroll(state: Realm, seat: Seat, action: Reroll | Invoke) -> None:
    """One die for the Statue, all of them for the others; the Philosopher has a consolation."""
    province = state.provinces[seat]
    if isinstance(action, Reroll):
        if action.bonus:
            province.bonus = without(province.bonus, (action.face,))
        else:
            province.dice = without(province.dice, (action.face,))
        then(state, rolling(seat, 1, action.bonus))
        return
    own, bonus = len(province.dice), len(province.bonus)
    province.dice = province.bonus = ()
    again = [rolling(seat, count, kind) for count, kind in ((own, False), (bonus, True)) if count]
    then(state, *again, *([Consolation(seat)] if action.power == "philosopher" else []))


@dataclass(frozen=True, slots=True)
class Consolation(Step):
    """A point for the Philosopher whose new dice are low again."""

    seat: Seat

    def run(self, state: Realm) -> None:
        for effect in effects(state, self.seat, moments.CONSOLATION):
            score(state, self.seat, effect(state, self.seat), GOVERNOR)


@dataclass(frozen=True, slots=True)
class Finishing(Choice):
    """When all rerolls are done: what depends on the total of the dice."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return [*offered(state, self.seat, moments.AFTER), DONE]

    def take(self, state: Realm, action: Action) -> None:
        province = state.provinces[self.seat]
        if action == DONE:
            return
        province.used |= {province.governor}
        if isinstance(action, Turned):
            province.dice = action.faces
        for effect in effects(state, self.seat, moments.INVOKE):
            effect(state, self.seat)


def without(dice: Dice, placed: Dice) -> Dice:
    """These dice less those."""
    left = list(dice)
    for face in placed:
        left.remove(face)
    return tuple(left)
