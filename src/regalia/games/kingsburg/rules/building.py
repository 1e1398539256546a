"""Constructing buildings: in turn order one each, two with the envoy, from left to right in every row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from regalia.core.protocol import NOBODY, Action, Choice, Seat, Step, then
from regalia.games.kingsburg.box.data import ALL_ROWS, BIT, BUILDING, BUILDINGS, NOTHING, Building, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import DONE, Build, Exchange
from regalia.games.kingsburg.rules.gains import NO_GAIN, ONE, Brings, add, minus, score
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.state import BUILDINGS as FOR_BUILDINGS
from regalia.games.kingsburg.rules.state import Readable, Realm

COLUMNS = 4


@lru_cache(1 << 16)
def next_plots(built: int, rows: str) -> tuple[Building, ...]:
    """In every row the leftmost plot without a building."""
    found = []
    for row in rows:
        at = ALL_ROWS.index(row) * COLUMNS
        column = (built >> at & 0b1111).bit_count()
        if column < COLUMNS:
            found.append(BUILDINGS[at + column])
    return tuple(found)


def price(state: Readable, seat: Seat, building: Building) -> Goods:
    """The cost with all that makes it lower or higher; nothing costs less than nothing."""
    gold, wood, stone = building.cost
    for effect in effects(state, seat, moments.DISCOUNT):
        less = effect(state, building)
        gold, wood, stone = gold - less[0], wood - less[1], stone - less[2]
    return (max(gold, 0), max(wood, 0), max(stone, 0))


def affordable(goods: Goods, cost: Goods) -> bool:
    return goods[0] >= cost[0] and goods[1] >= cost[1] and goods[2] >= cost[2]


def builds(state: Readable, seat: Seat, envoy: bool) -> Sequence[Build]:
    """Every building that can be paid for, with and without what a governor may take off its price."""
    bargains = effects(state, seat, moments.BARGAIN)
    if bargains or bool(effects(state, seat, moments.DISCOUNT)):
        return tuple(_bargains(state, seat, envoy, bargains))
    province = state.provinces[seat]
    return _plain_builds(province.built, state.modules.rows, province.goods, envoy)


@lru_cache(1 << 16)
def _plain_builds(built: int, rows: str, goods: Goods, envoy: bool) -> tuple[Build, ...]:
    """At the printed price."""
    return tuple(build(plot.name, "", envoy) for plot in next_plots(built, rows) if affordable(goods, plot.cost))


def _bargains(state: Readable, seat: Seat, envoy: bool, bargains: Sequence[moments.Bargain]) -> Iterator[Build]:
    province = state.provinces[seat]
    for building in next_plots(province.built, state.modules.rows):
        cost = price(state, seat, building)
        if affordable(province.goods, cost):
            yield build(building.name, "", envoy)
        for effect in bargains:
            for resource, less in effect(state, seat, cost):
                if affordable(province.goods, less):
                    yield build(building.name, resource, envoy)


build = cache(Build)


def cost_of(state: Readable, seat: Seat, action: Build) -> Goods:
    """What a seat pays for a building, with the governor's choice."""
    cost = price(state, seat, BUILDING[action.building])
    return bargained(state, seat, cost, action.less) if action.less else cost


def bargained(state: Readable, seat: Seat, cost: Goods, resource: str) -> Goods:
    """The price with the governor's choice taken off."""
    offers = (offer for effect in effects(state, seat, moments.BARGAIN) for offer in effect(state, seat, cost))
    return next(less for name, less in offers if name == resource)


@dataclass(frozen=True, slots=True)
class Construction(Step):
    """Everybody builds, in turn order."""

    def run(self, state: Realm) -> None:
        then(state, *(may_build(seat, False) for seat in state.order))


@dataclass(frozen=True, slots=True)
class MayBuild(Step):
    """A seat that can build or trade is asked; after a building only the envoy allows another."""

    seat: Seat
    built: bool

    def run(self, state: Realm) -> None:
        if self.built and state.envoy != self.seat:
            return
        if builds(state, self.seat, self.built) or exchanges(state, self.seat):
            state.agenda.append(constructing(self.seat, self.built))


may_build = cache(MayBuild)


@dataclass(frozen=True, slots=True)
class Constructing(Choice, Brings):
    """Construct a building, use what belongs to this step, or do nothing more."""

    seat: Seat
    built: bool

    def options(self, state: Readable) -> Sequence[Action]:
        return [*builds(state, self.seat, self.built), *exchanges(state, self.seat), DONE]

    def brings(self, state: Readable, action: Action) -> Gain:
        if isinstance(action, Exchange):
            return Gain(exchanged(action))
        if isinstance(action, Build):
            cost = cost_of(state, self.seat, action)
            return Gain(minus(NOTHING, cost), points=BUILDING[action.building].points)
        return NO_GAIN

    def take(self, state: Realm, action: Action) -> None:
        if isinstance(action, Exchange):
            exchange(state, self.seat, action)
            then(state, may_build(self.seat, self.built))
        elif isinstance(action, Build):
            if action.envoy:
                state.envoy = NOBODY
            else:
                then(state, may_build(self.seat, True))
            pay_and_build(state, self.seat, action)


constructing = cache(Constructing)


def exchanges(state: Readable, seat: Seat) -> list[Exchange]:
    return [action for effect in effects(state, seat, moments.EXCHANGE) for action in effect(state, seat)]


def exchanged(action: Exchange) -> Goods:
    return minus(ONE[action.get], ONE[action.give])


def exchange(state: Realm, seat: Seat, action: Exchange) -> None:
    add(state, seat, exchanged(action))
    state.provinces[seat].used |= {"trader"}


def pay_and_build(state: Realm, seat: Seat, action: Build) -> None:
    """Pay, put the token down, take the points; others may profit at once."""
    province, building = state.provinces[seat], BUILDING[action.building]
    province.goods = minus(province.goods, cost_of(state, seat, action))
    if action.less:
        province.used |= {province.governor}
    province.built |= BIT[building.name]
    province.used |= {"built"}
    score(state, seat, building.points, FOR_BUILDINGS)
    for other in reversed(state.order):
        if other != seat:
            for effect in effects(state, other, moments.TAX):
                effect(state, other, building)
