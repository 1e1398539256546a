"""Receiving and paying: resources, tokens, soldiers, points, and a look at the enemy."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from regalia.core.known import UNKNOWN, sure
from regalia.core.protocol import Action, Announcement, Chance, Choice, Seat, Step, then
from regalia.games.kingsburg.box.data import ENEMIES, ENEMY, NOTHING, RESOURCES, Enemy, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import LOSE, TAKE, Lose, Meet, Peek, Take
from regalia.games.kingsburg.rules.hooks import destiny
from regalia.games.kingsburg.rules.state import Readable, Realm

NO_GAIN = Gain()
ONE: tuple[Goods, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # of each resource


class Brings:
    """A choice of which can be read, before it is made, what an action gives its seat; what it costs is below zero.

    What follows from the action is not counted, nor what the seat then chooses."""

    __slots__ = ()

    def brings(self, state: Readable, action: Action) -> Gain:
        raise NotImplementedError


def minus(goods: Goods, less: Goods) -> Goods:
    return (goods[0] - less[0], goods[1] - less[1], goods[2] - less[2])


def both(first: Gain, second: Gain) -> Gain:
    """Two gains as one."""
    goods = minus(first.goods, minus(NOTHING, second.goods))
    return Gain(
        goods,
        first.any + second.any,
        first.plus2 + second.plus2,
        first.soldiers + second.soldiers,
        first.points + second.points,
        first.peek or second.peek,
    )


@cache
def paid(prices: tuple[str, ...]) -> Gain:
    """What is paid with resources and +2 tokens, each by its name."""
    gold, wood, stone = (-prices.count(resource) for resource in RESOURCES)
    return Gain((gold, wood, stone), plus2=-prices.count("plus2"))


def add(state: Realm, seat: Seat, goods: Goods) -> None:
    gold, wood, stone = state.provinces[seat].goods
    state.provinces[seat].goods = (gold + goods[0], wood + goods[1], stone + goods[2])


def add_one(state: Realm, seat: Seat, resource: int, count: int = 1) -> None:
    goods = list(state.provinces[seat].goods)
    goods[resource] += count
    state.provinces[seat].goods = (goods[0], goods[1], goods[2])


def score(state: Realm, seat: Seat, points: int, reason: int) -> None:
    """Points, gained or lost; a score may fall below zero."""
    before = state.provinces[seat].points
    state.provinces[seat].points = (*before[:reason], before[reason] + points, *before[reason + 1 :])


def receive(state: Realm, seat: Seat, gain: Gain, reason: int, cause: str = "") -> None:
    """A gain at once; resources of one's choice are asked for one by one, and the look at the enemy comes last.

    Cause: in the words of a choice, what brings these resources."""
    province = state.provinces[seat]
    province.plus2 += gain.plus2
    province.soldiers += gain.soldiers
    if any(gain.goods):
        add(state, seat, gain.goods)
    if gain.points:
        score(state, seat, gain.points, reason)
    if gain.peek:
        then(state, Look(seat))
    take_any(state, seat, gain.any, cause)


def take_any(state: Realm, seat: Seat, count: int, cause: str) -> None:
    if count:
        then(state, Taking(seat, count, cause))


@dataclass(frozen=True, slots=True)
class Taking(Choice, Brings):
    """Take resources of your choice, one after the other."""

    seat: Seat
    count: int
    cause: str  # what brings them: "favour", "victory", or a component by its key, "advisor.duchess"

    def options(self, state: Readable) -> Sequence[Take]:
        return TAKE

    def brings(self, state: Readable, action: Take) -> Gain:
        return Gain(ONE[action.resource])

    def take(self, state: Realm, action: Take) -> None:
        add_one(state, self.seat, action.resource)
        if self.count > 1:
            then(state, Taking(self.seat, self.count - 1, self.cause))


@dataclass(frozen=True, slots=True)
class Losing(Choice, Brings):
    """Lose resources of your choice, one after the other, as long as there are any."""

    seat: Seat
    count: int

    def options(self, state: Readable) -> Sequence[Lose]:
        return [LOSE[resource] for resource, count in enumerate(state.provinces[self.seat].goods) if count]

    def brings(self, state: Readable, action: Lose) -> Gain:
        """The one that is named, and the rest if there is no choice any more."""
        goods = state.provinces[self.seat].goods
        rest = minus(goods, ONE[action.resource])
        return Gain(minus(minus(rest, owed(rest, self.count - 1)[0]), goods))

    def take(self, state: Realm, action: Lose) -> None:
        add_one(state, self.seat, action.resource, -1)
        lose(state, self.seat, *owed(state.provinces[self.seat].goods, self.count - 1))


def owed(goods: Goods, count: int) -> tuple[Goods, int]:
    """What of so many resources is lost without a choice, and how many the loser chooses; missing ones are not owed."""
    count = min(count, sum(goods))
    if count == sum(goods):
        return goods, 0
    if sum(1 for held in goods if held) == 1:
        gold, wood, stone = (min(held, count) for held in goods)
        return (gold, wood, stone), 0
    return NOTHING, count


def lose(state: Realm, seat: Seat, goods: Goods, count: int) -> None:
    """These resources, then so many of the loser's choice."""
    state.provinces[seat].goods = minus(state.provinces[seat].goods, goods)
    if count:
        then(state, Losing(seat, count))


@dataclass(frozen=True, slots=True)
class Look(Step):
    """Look at the enemy of the year in secret. Who has looked is public, the card is not."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if destiny(state, moments.FOG) or self.seat in state.known:
            return
        if state.shown:
            state.known |= {self.seat}
        else:
            then(state, SecondLook(self.seat) if state.enemy else Peeking(self.seat))


def enemies(state: Readable) -> list[Enemy]:
    """The enemy of the year, if it is drawn and the viewer knows it; or the five it may be."""
    if state.enemy is not UNKNOWN and state.enemy:
        return [ENEMY[state.enemy]]
    return [enemy for enemy in ENEMIES if enemy.year == max(state.year, 1)]


@dataclass(frozen=True, slots=True)
class Peeking(Chance):
    """The first look draws the card."""

    player: Seat

    def purpose(self) -> str:
        return "enemy"

    def outcomes(self, state: Realm) -> Sequence[tuple[Peek, int]]:
        return [(Peek(self.player, enemy.name), 1) for enemy in enemies(state)]

    def take(self, state: Realm, action: Peek) -> None:
        state.enemy, state.known = sure(action.enemy), frozenset((self.player,))


@dataclass(frozen=True, slots=True)
class SecondLook(Announcement):
    """Later looks see the same card."""

    player: Seat

    def announced(self, state: Realm) -> Peek:
        return Peek(self.player, state.enemy)

    def take(self, state: Realm, action: Peek) -> None:
        state.known |= {self.player}


@dataclass(frozen=True, slots=True)
class RevealEnemy(Step):
    """Turn the enemy of the year up; it is drawn now if nobody has looked."""

    def run(self, state: Realm) -> None:
        if state.shown:
            return
        then(state, Recognition() if state.enemy else Meeting())


@dataclass(frozen=True, slots=True)
class Recognition(Announcement):
    """The enemy at which somebody has looked."""

    def announced(self, state: Realm) -> Meet:
        return Meet(state.enemy)

    def take(self, state: Realm, action: Meet) -> None:
        state.shown = True


@dataclass(frozen=True, slots=True)
class Meeting(Chance):
    """The enemy that nobody has seen yet."""

    def purpose(self) -> str:
        return "enemy"

    def outcomes(self, state: Realm) -> Sequence[tuple[Meet, int]]:
        return [(Meet(enemy.name), 1) for enemy in enemies(state)]

    def take(self, state: Realm, action: Meet) -> None:
        state.enemy, state.shown = action.enemy, True
