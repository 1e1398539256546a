"""What a province is worth when its season is over, in points to come: weights fitted to played games."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import fsum
from pathlib import Path

from regalia.agents.minds.kingsburg.odds import battle, later
from regalia.agents.minds.kingsburg.situation import Situation
from regalia.games.kingsburg.box.data import BIT, BUILDINGS, RESOURCES, Goods

KNOTS = (0, 3, 8, 15)  # seasons left for which every trait has a weight; between them it is drawn straight
SOLDIERS_IN_TWO_SEASONS = 1  # that still come
WEIGHTS_FOLDER = Path(__file__).parent
ALL_TABLES, TWO_SEATS = "weights.json", "weights-two.json"
Weights = Mapping[str, Sequence[float]]
Trait = tuple[str, float]


def load_weights(name: str) -> Weights:
    found: Weights = json.loads((WEIGHTS_FOLDER / name).read_text("utf-8"))
    return found


@cache
def hats(left: int) -> tuple[float, ...]:
    """How much of each knot a number of seasons left has."""
    shares = [0.0] * len(KNOTS)
    at = next(at for at in range(1, len(KNOTS)) if left <= KNOTS[at])
    shares[at] = (left - KNOTS[at - 1]) / (KNOTS[at] - KNOTS[at - 1])
    shares[at - 1] = 1 - shares[at]
    return tuple(shares)


def goods_traits(goods: Goods) -> Iterator[Trait]:
    """Resources; the third of a kind and the sixth of all are worth less."""
    for name, held in zip(RESOURCES, goods, strict=True):
        yield name, held
        yield f"much {name}", max(0, held - 2)
    yield "many", max(0, sum(goods) - 5)


def token_traits(plus2: int) -> Iterator[Trait]:
    yield "plus2", plus2
    yield "more plus2", max(0, plus2 - 1)


def realm_traits(at: Situation, built: int, soldiers: int, envoy: bool) -> Iterator[Trait]:
    """All but resources and +2 tokens."""
    yield "seat", 1
    yield "seats", at.seats - 2
    for building in BUILDINGS:
        if built & BIT[building.name]:
            yield building.name, 1
    yield from _ranking(at, built.bit_count())
    yield "envoy", envoy
    if at.governor:
        yield f"governor {at.governor}", 1
    yield "army", sum(at.tokens)
    if at.phase.battle:
        yield "soldiers", soldiers
        yield "battle", battle_ahead(at, built, soldiers)
    yield "later", (later(at, built, 1) + later(at, built, 2)) / 2


def _ranking(at: Situation, count: int) -> Iterator[Trait]:
    """The King counts buildings after spring, after summer and before the next year."""
    when = at.phase.left % 3
    yield f"lead {when}", (count > at.most) + 0.5 * (count == at.most)
    yield f"trail {when}", (count < at.fewest) + 0.2 * (count == at.fewest)


def battle_ahead(at: Situation, built: int, soldiers: int) -> float:
    """The battle of the year, with half a soldier for each season before it."""
    whole, half = divmod(2 * soldiers + SOLDIERS_IN_TWO_SEASONS * (at.phase.left % 3), 2)
    return (battle(at, built, whole) + battle(at, built, whole + half)) / 2


class Judge:
    """Weights, and what has been found with them: nothing else is remembered."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.slopes: dict[int, dict[str, float]] = {}
        self.kept: dict[tuple[int, Goods], float] = {}

    def slope(self, left: int) -> dict[str, float]:
        """The weight of each trait with so many seasons left."""
        if left not in self.slopes:
            self.slopes[left] = {
                name: fsum(share * weight for share, weight in zip(hats(left), knots, strict=True))
                for name, knots in self.weights.items()
            }
        return self.slopes[left]

    def goods(self, left: int, goods: Goods) -> float:
        key = left, goods
        if key not in self.kept:
            self.kept[key] = self.sum(left, goods_traits(goods))
        return self.kept[key]

    def sum(self, left: int, traits: Iterable[Trait]) -> float:
        """What traits are worth together."""
        slope = self.slope(left)
        return fsum([slope[name] * count for name, count in traits])
