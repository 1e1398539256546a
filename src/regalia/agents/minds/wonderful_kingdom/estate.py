"""What a duchy plans the rest of a round with, and the array that the kernel takes it as."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from regalia.agents.kernels import Ints, ints
from regalia.agents.kernels.wonderful_kingdom import layout
from regalia.agents.minds.wonderful_kingdom import plan_weights as weights
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Development, Goods, K, S
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.rules.state import ROUNDS

KIND = {kind: at for at, kind in enumerate(KINDS)}
NUMBER = 8  # bytes
BEGUN = bytes(NUMBER * layout.CHANGING)  # a round that is played
ROOM = bytes(NUMBER * (layout.ITEMS - layout.PARTS))  # and more to work in


class Item(NamedTuple):
    """A card that can be built: what it still wants, and all the kernel needs to know of it."""

    card: Development
    missing: Goods
    begun: bool  # under construction, else it may be recycled
    frozen: int  # soldiers for the giant below it
    brings: float  # points, and what a scenario gives for it
    numbers: bytes

    def __hash__(self) -> int:
        return hash(self.numbers)


def make_item(card: Development, placed: Goods, begun: bool, frozen: int = 0, extra: float = 0.0) -> Item:
    missing = tuple([cost - laid for cost, laid in zip(card.cost, placed, strict=True)])
    brings, bonus = card.points + extra, (card.bonus[S], card.bonus[K])
    per = (card.per[0], card.per[1], KIND[card.per[2]]) if card.per else (0, 0, 0)
    each = (card.points_per[0], KIND[card.points_per[1]]) if card.points_per else (0, 0)
    row = [*missing, sum(missing[:K]), begun, frozen, units(brings), KIND[card.kind], *bonus, *per, *each]
    goods = [*card.production[: layout.GOODS], *card.recycling[: layout.GOODS], *(0,) * (layout.ITEM - layout.GIVEN)]
    return Item(card, missing, begun, frozen, brings, packed([*row, *goods]))


Foes = tuple[tuple[float, int], ...]  # what a victory is worth and costs, the best bargain first


class Estate(NamedTuple):
    """What a duchy plans with; equal estates are planned once."""

    table: int  # of weights: alone 0, with two 1
    round: int  # at whose end the plan is judged
    steps: Goods  # resources that are still to be produced in it
    items: tuple[Item, ...]
    cubes: Goods  # to be placed now
    rates: Goods
    bar: Goods  # what supremacy takes
    counts: Goods  # built cards by kind
    points: Goods  # for each card of a kind
    makes: tuple[tuple[int, int, int], ...]  # resource, amount, kind
    heap: int
    krystallium: int
    soldiers: int
    training: int
    foes: Foes


def encoded(estate: Estate, order: Sequence[int] = (), thrift: int = layout.SAVED) -> Ints:
    """The array of an estate, with a plan for it."""
    items, foes = len(estate.items), estate.foes
    behind = layout.ITEMS + layout.ITEM * items
    places = (items, len(foes), behind, behind + layout.FOE * len(foes))
    plan = (0, 0, 0, thrift, 0, 0, len(order), 0, 0)
    head = packed([*_stands(estate), *estate.bar, *[r in estate.steps for r in BASIC], *places, *plan])
    tail = packed([*[number for worth, cost in foes for number in (units(worth), cost)], *order])
    room, rows = bytes(NUMBER * (layout.PLAN_COUNT * items - len(order))), [one.numbers for one in estate.items]
    return ints(array("q", b"".join((BEGUN, head, _weights(estate.table, estate.round), ROOM, *rows, tail, room))))


def _stands(estate: Estate) -> list[int]:
    """How things stand, in the order of the kernel."""
    makes = [0] * (layout.KIND_COUNT * layout.GOODS)
    for r, amount, kind in estate.makes:
        makes[kind * layout.GOODS + r] += amount
    goods = (*estate.rates[: layout.GOODS], *estate.cubes[: layout.GOODS], *estate.counts, *estate.points)
    return [*goods, *makes, estate.heap, estate.krystallium, estate.soldiers, estate.training]


@lru_cache(64)
def _weights(table: int, round_: int) -> bytes:
    """Of the round that is played, and when it has ended."""
    return _row(table, round_ - 1) + _row(table, round_)


def _row(table: int, round_: int) -> bytes:
    future, kindred = weights.FUTURE[table][round_], weights.KINDRED[table][round_]
    delayed = [weights.DELAYED * each for each in future]
    growth = [weights.GROWTH * kindred * each for each in future]
    cube = weights.CUBE[round_] if round_ < ROUNDS else (0.0,) * layout.GOODS
    price = (*cube, weights.KRYSTALLIUM[table][round_], weights.SOLDIER[table][round_])
    return packed(map(units, (*future, *delayed, *growth, *price, kindred, weights.HOPE[table][round_])))


def units(points: float) -> int:
    return round(points * layout.UNIT)


def packed(numbers: Iterable[int]) -> bytes:
    return array("q", numbers).tobytes()
