"""What several components do alike: each call is a row with the numbers of one building, governor or destiny card.

A number is that of the rulebook, or the name of one that the box has for this card."""

from typing import Any

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import RESOURCES, Building, Enemy, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Invoke, Pay
from regalia.games.kingsburg.rules.gains import add_one
from regalia.games.kingsburg.rules.hooks import Moment, effects, number, on
from regalia.games.kingsburg.rules.moments import Deed, Flag, Number
from regalia.games.kingsburg.rules.state import Readable, Realm

GOLD, WOOD, STONE = range(3)


def is_so(moment: Moment[Flag], name: str) -> None:
    """Nothing but having it counts."""
    on(moment, name)(lambda _: True)


def amounts(moment: Moment[Number], name: str, count: int | str, sign: int = 1) -> None:
    """A number, added or taken off."""
    printed = _number(name, count)
    on(moment, name)(lambda state: sign * printed(state))


def strength(name: str, always: int | str = 0, **against: int) -> None:
    """In battle: so much always, so much more against a kind of enemy."""
    printed = _number(name, always)

    def fights(state: Readable, enemy: Enemy) -> int:
        return printed(state) + against.get(enemy.kind, 0)

    on(moments.BATTLE, name)(fights)


def cheaper(
    name: str, resource: int, count: int | str, sign: int = 1, row: str = "", columns: tuple[int, ...] = ()
) -> None:
    """A building costs less of a resource, or more: any, or those of a row or of columns."""
    printed = _number(name, count)

    def discount(state: Readable, building: Building) -> Goods:
        if (row and building.row != row) or (columns and building.column not in columns):
            return (0, 0, 0)
        less = sign * printed(state)
        return (less * (resource == GOLD), less * (resource == WOOD), less * (resource == STONE))

    on(moments.DISCOUNT, name)(discount)


def brings(moment: Moment[Deed], name: str, resource: int, count: int | str = 1) -> None:
    """A resource."""
    printed = _number(name, count)
    on(moment, name)(lambda state, seat: add_one(state, seat, resource, printed(state)))


def brings_tokens(moment: Moment[Deed], name: str, count: int | str) -> None:
    """+2 tokens."""
    printed = _number(name, count)

    def give(state: Realm, seat: Seat) -> None:
        state.provinces[seat].plus2 += printed(state)

    on(moment, name)(give)


def sells(name: str, resource: int, gain: Gain) -> None:
    """A resource can be sold at the end of summer; with the Mint at the end of every season."""
    price = [Pay(name, RESOURCES[resource])]

    def prices(state: Readable, seat: Seat) -> list[Pay]:
        is_open = state.season == "summer" or effects(state, seat, moments.MINT)
        return price if is_open and state.provinces[seat].goods[resource] else []

    on(moments.PRICE, name)(prices)
    on(moments.BOUGHT, name)(lambda _: gain)


def when_low(moment: Moment[Any], name: str, total: int | str) -> None:
    """A power that can be used, until it is used up, when all dice of a seat total so much or less."""
    printed = _number(name, total)

    def ready(state: Readable, seat: Seat) -> list[Invoke]:
        mine = state.provinces[seat]
        return [Invoke(name)] if mine.total <= printed(state) and name not in mine.used else []

    on(moment, name)(ready)


def _number(name: str, count: int | str) -> Number:
    return (lambda _: count) if isinstance(count, int) else (lambda state: number(state, name, count))
