"""Receiving and paying: resources, tokens, soldiers, points, and a look at the enemy."""

from collections.abc import Sequence

from regalia.core.known import sure
from regalia.core.protocol import Chance, Choice, Seat, Step, frozen, then
from regalia.games.kingsburg.actions import LOSE, TAKE, Lose, Meet, Peek, Take
from regalia.games.kingsburg.data import ENEMIES, Gain, Goods
from regalia.games.kingsburg.hooks import destiny
from regalia.games.kingsburg.rules.news import News
from regalia.games.kingsburg.state import Realm


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


def receive(state: Realm, seat: Seat, gain: Gain, reason: int) -> None:
    """A gain at once; resources of one's choice are asked for one by one, and the look at the enemy comes last."""
    province = state.provinces[seat]
    province.plus2 += gain.plus2
    province.soldiers += gain.soldiers
    if any(gain.goods):
        add(state, seat, gain.goods)
    if gain.points:
        score(state, seat, gain.points, reason)
    if gain.peek:
        then(state, Look(seat))
    take_any(state, seat, gain.any)


def take_any(state: Realm, seat: Seat, count: int) -> None:
    if count:
        then(state, Taking(seat, count))


@frozen
class Taking(Choice):
    """Take resources of your choice, one after the other."""

    seat: Seat
    count: int

    def options(self, state: Realm) -> Sequence[Take]:
        return TAKE

    def take(self, state: Realm, action: Take) -> None:
        add_one(state, self.seat, action.resource)
        if self.count > 1:
            then(state, Taking(self.seat, self.count - 1))


@frozen
class Losing(Choice):
    """Lose resources of your choice, one after the other, as long as there are any."""

    seat: Seat
    count: int

    def options(self, state: Realm) -> Sequence[Lose]:
        return [LOSE[resource] for resource, count in enumerate(state.provinces[self.seat].goods) if count]

    def take(self, state: Realm, action: Lose) -> None:
        add_one(state, self.seat, action.resource, -1)
        lose_any(state, self.seat, self.count - 1)


def lose_any(state: Realm, seat: Seat, count: int) -> None:
    """Missing resources are not owed; without a choice nothing is asked."""
    goods = state.provinces[seat].goods
    count = min(count, sum(goods))
    if not count:
        return
    if count == sum(goods):
        state.provinces[seat].goods = (0, 0, 0)
    elif sum(1 for held in goods if held) == 1:
        add_one(state, seat, next(resource for resource, held in enumerate(goods) if held), -count)
    else:
        then(state, Losing(seat, count))


@frozen
class Look(Step):
    """Look at the enemy of the year in secret. Who has looked is public, the card is not."""

    seat: Seat

    def run(self, state: Realm) -> None:
        if destiny(state, "fog") or self.seat in state.known:
            return
        if state.shown:
            state.known |= {self.seat}
        else:
            then(state, SecondLook(self.seat) if state.enemy else Peeking(self.seat))


def enemies(state: Realm) -> list[str]:
    return [enemy.name for enemy in ENEMIES if enemy.year == state.year]


@frozen
class Peeking(Chance):
    """The first look draws the card."""

    player: Seat

    def purpose(self) -> str:
        return "enemy"

    def outcomes(self, state: Realm) -> Sequence[tuple[Peek, int]]:
        return [(Peek(self.player, enemy), 1) for enemy in enemies(state)]

    def take(self, state: Realm, action: Peek) -> None:
        state.enemy, state.known = sure(action.enemy), frozenset((self.player,))


@frozen
class SecondLook(News):
    """Later looks see the same card."""

    player: Seat

    def news(self, state: Realm) -> Peek:
        return Peek(self.player, state.enemy)

    def take(self, state: Realm, action: Peek) -> None:
        state.known |= {self.player}


@frozen
class RevealEnemy(Step):
    """Turn the enemy of the year up; it is drawn now if nobody has looked."""

    def run(self, state: Realm) -> None:
        if state.shown:
            return
        then(state, Recognition() if state.enemy else Meeting())


@frozen
class Recognition(News):
    """The enemy at which somebody has looked."""

    def news(self, state: Realm) -> Meet:
        return Meet(state.enemy)

    def take(self, state: Realm, action: Meet) -> None:
        state.shown = True


@frozen
class Meeting(Chance):
    """The enemy that nobody has seen yet."""

    def purpose(self) -> str:
        return "enemy"

    def outcomes(self, state: Realm) -> Sequence[tuple[Meet, int]]:
        return [(Meet(enemy), 1) for enemy in enemies(state)]

    def take(self, state: Realm, action: Meet) -> None:
        state.enemy, state.shown = action.enemy, True
