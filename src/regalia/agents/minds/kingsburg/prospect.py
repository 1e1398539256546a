"""What a season can still bring to a seat that nobody disturbs: gifts, then the best buildings, then the end."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from regalia.agents.minds.kingsburg.gifts import Gift, gift
from regalia.agents.minds.kingsburg.judge import Judge, realm_traits, token_traits
from regalia.agents.minds.kingsburg.situation import OF_RIGHT, Purse, Situation
from regalia.games.kingsburg.box.data import BIT, Gain, Goods
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.building import affordable, next_plots, price
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.state import Province, Realm

PEEK = 0.15  # points that a look at the enemy is worth
NEVER = -99.0  # points: what cannot be paid
Places = tuple[int, ...]  # ranks in rising order; an advisor of the Politician's own is counted below zero
Plot = tuple[int, Goods, int]  # bit, price, points


class Ending(NamedTuple):
    """What a seat has when its season is over, with the points that it gained on the way."""

    points: float
    purse: Purse
    built: int


def one_more(goods: Goods) -> tuple[Goods, Goods, Goods]:
    gold, wood, stone = goods
    return (gold + 1, wood, stone), (gold, wood + 1, stone), (gold, wood, stone + 1)


class Prospect:
    """The best that a standing can become by the end of its season."""

    def __init__(self, judge: Judge, at: Situation) -> None:
        self.judge, self.at, self.left = judge, at, at.phase.left
        province = Province(built=at.built, governor=at.governor, used=at.used)
        self.world = Realm(at.modules, at.numbers, [province], (0,), at.year, at.season, destiny=at.destiny)
        self.look = PEEK if at.phase.battle and not at.foe else 0.0
        self.gifts: dict[int, Gift] = {}
        self.kept: dict[tuple[Purse, Places], float] = {}
        self.kept_stores: dict[tuple[Goods, int, int, bool], float] = {}
        self.kept_realms: dict[tuple[int, int, bool], float] = {}
        self.kept_plots: dict[int, list[Plot]] = {}
        self.kept_tokens: dict[int, float] = {}

    def worth(self, purse: Purse, places: Places) -> float:
        """What these advisors bring together, in points to come."""
        key = purse, places
        if key not in self.kept:
            self.kept[key] = self.best_use(purse, self.given(places))
        return self.kept[key]

    def given(self, places: Places) -> list[Gift]:
        for at in places:
            if at not in self.gifts:
                self.gifts[at] = gift(self.world, 0, abs(at), at < 0)
        return [self.gifts[at] for at in places]

    def best_use(self, purse: Purse, gifts: Iterable[Gift]) -> float:
        """The best use of these gifts."""
        return max([self._used(purse, choice) for choice in product(*gifts)])

    def _used(self, purse: Purse, gains: Sequence[Gain]) -> float:
        (gold, wood, stone), plus2, soldiers, envoy = purse
        wild, points = 0, 0.0
        for (more_gold, more_wood, more_stone), choice, tokens, men, scored, peek in gains:
            gold, wood, stone = gold + more_gold, wood + more_wood, stone + more_stone
            wild, plus2, soldiers = wild + choice, plus2 + tokens, soldiers + men
            points += scored + peek * self.look
        if gold < 0 or wood < 0 or stone < 0:
            return NEVER
        return points + self.tokens(plus2) + self.stored((gold, wood, stone), wild, soldiers, envoy)

    def tokens(self, plus2: int) -> float:
        """What +2 tokens are worth, with that of the Inn."""
        if plus2 not in self.kept_tokens:
            inn = self.at.phase.closing and self.at.season == "summer" and self.at.built & BIT["inn"]
            self.kept_tokens[plus2] = self.judge.sum(self.left, token_traits(plus2 + bool(inn)))
        return self.kept_tokens[plus2]

    def stored(self, goods: Goods, wild: int, soldiers: int, envoy: bool) -> float:
        """With so many resources of one's choice still to take, then to build."""
        key = goods, wild, soldiers, envoy
        if key not in self.kept_stores:
            self.kept_stores[key] = (
                max([self.stored(held, wild - 1, soldiers, envoy) for held in one_more(goods)])
                if wild
                else self.best_built(goods, soldiers, self.at.built, envoy, self.at.phase.building)
            )
        return self.kept_stores[key]

    def best_built(self, goods: Goods, soldiers: int, built: int, envoy: bool, building: int) -> float:
        """The best of building nothing more and of each building."""
        best = self.season_end(goods, soldiers, built, envoy)
        if building == OF_RIGHT or (building and envoy):
            keeps = envoy and building == OF_RIGHT
            for bit, cost, points in self.plots(built):
                if affordable(goods, cost):
                    rest = (goods[0] - cost[0], goods[1] - cost[1], goods[2] - cost[2])
                    best = max(best, points + self.best_built(rest, soldiers, built | bit, keeps, building - 1))
        return best

    def plots(self, built: int) -> list[Plot]:
        """What can be built next, at every price there is for it."""
        if built not in self.kept_plots:
            self.world.provinces[0].built = built
            self.kept_plots[built] = [
                (BIT[plot.name], cost, plot.points)
                for plot in next_plots(built, self.at.modules.rows)
                for cost in self._prices(price(self.world, 0, plot))
            ]
            self.world.provinces[0].built = self.at.built
        return self.kept_plots[built]

    def _prices(self, cost: Goods) -> Iterable[Goods]:
        yield cost
        for effect in effects(self.world, 0, moments.BARGAIN):
            for _, less in effect(self.world, 0, cost):
                yield less

    def season_end(self, goods: Goods, soldiers: int, built: int, envoy: bool) -> float:
        """When the season has ended; the Embassy gives its point."""
        key = built, soldiers, envoy
        if key not in self.kept_realms:
            embassy = self.at.phase.closing and bool(built & BIT["embassy"])
            traits = realm_traits(self.at, built, soldiers, envoy)
            self.kept_realms[key] = embassy + self.judge.sum(self.left, traits)
        return self.kept_realms[key] + self.judge.goods(self.left, goods)

    def ending(self, purse: Purse, gifts: Iterable[Gift]) -> Ending:
        """How the season ends if these gifts are used best."""
        gains = max(product(*gifts), key=lambda choice: self._used(purse, choice))
        gold, wood, stone = (held + sum([gain.goods[at] for gain in gains]) for at, held in enumerate(purse.goods))
        plus2, soldiers = (sum([gain.plus2 for gain in gains]), sum([gain.soldiers for gain in gains]))
        held = Purse((gold, wood, stone), purse.plus2 + plus2, purse.soldiers + soldiers, purse.envoy)
        held = held._replace(goods=self._taken(held, sum([gain.any for gain in gains])))
        points = sum([gain.points for gain in gains]) + self.look * sum([gain.peek for gain in gains])
        return self._built(Ending(points, held, self.at.built), self.at.phase.building)

    def _taken(self, held: Purse, wild: int) -> Goods:
        """The resources, with those of one's choice."""
        if not wild:
            return held.goods
        best = max(one_more(held.goods), key=lambda goods: self.stored(goods, wild - 1, held.soldiers, held.envoy))
        return self._taken(held._replace(goods=best), wild - 1)

    def _built(self, end: Ending, building: int) -> Ending:
        """After the buildings that are worth most."""
        (gold, wood, stone), _, soldiers, envoy = end.purse
        best, value = end, self.season_end(end.purse.goods, soldiers, end.built, envoy)
        if building == OF_RIGHT or (building and envoy):
            keeps = envoy and building == OF_RIGHT
            for bit, cost, points in self.plots(end.built):
                goods = (gold - cost[0], wood - cost[1], stone - cost[2])
                if min(goods) >= 0:
                    found = points + self.best_built(goods, soldiers, end.built | bit, keeps, building - 1)
                    if found > value:
                        held = end.purse._replace(goods=goods, envoy=keeps)
                        best, value = Ending(end.points + points, held, end.built | bit), found
        return end if best is end else self._built(best, building - 1)


@lru_cache(256)
def prospect(judge: Judge, at: Situation) -> Prospect:
    """Prospects are kept: they change little in a season."""
    return Prospect(judge, at)
