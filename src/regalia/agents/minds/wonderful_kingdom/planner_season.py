"""The rest of a round under a plan: what is built, and what the rounds to come make of the duchy then."""

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from regalia.agents.minds.wonderful_kingdom.planner_weights import (
    CUBE,
    DELAYED,
    FUTURE,
    GROWTH,
    HOPE,
    KINDRED,
    KRYSTALLIUM,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.catalogue import BASIC, Development, Goods, K, S
from regalia.games.wonderful_kingdom.data import KINDS
from regalia.games.wonderful_kingdom.state import ALCHEMY, ROUNDS

KIND = {kind: at for at, kind in enumerate(KINDS)}
SAVED, LATE, EAGER = THRIFTS = range(3)  # krystallium is kept, spent at the end of the round, or as soon as it helps


class Item(NamedTuple):
    """A card that can be built: what it still wants, and what it brings, by the numbers of resources and kinds."""

    card: Development
    missing: Goods
    left: int  # cubes that are missing
    begun: bool  # under construction, else it may be recycled
    frozen: int  # soldiers for the giant below it
    brings: float  # points, and what a scenario gives for it
    kind: int
    produces: tuple[tuple[int, int], ...]  # resource, amount
    per: tuple[int, int, int] | None  # resource, amount, kind
    points_per: tuple[int, int] | None  # points, kind


def item(card: Development, placed: Goods, begun: bool, frozen: int = 0, extra: float = 0.0) -> Item:
    missing = tuple([cost - laid for cost, laid in zip(card.cost, placed, strict=True)])
    return Item(
        *(card, missing, sum(missing[:K]), begun, frozen, card.points + extra, KIND[card.kind]),
        produces=tuple([(r, card.production[r]) for r in BASIC if card.production[r]]),
        per=(*card.per[:2], KIND[card.per[2]]) if card.per else None,
        points_per=(card.points_per[0], KIND[card.points_per[1]]) if card.points_per else None,
    )


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


class Season:
    """The rest of a round under a plan."""

    __slots__ = (
        *("counts", "estate", "heap", "items", "krystallium", "left", "makes", "missing", "open", "paid", "points"),
        *("rates", "soldiers", "thrift", "training", "won", "worth"),
    )

    def __init__(self, estate: Estate, order: tuple[int, ...], thrift: int) -> None:
        self.estate, self.thrift = estate, thrift
        self.items = [estate.items[at] for at in order]
        self.missing = [list(item.missing) for item in self.items]
        self.left = [item.left for item in self.items]
        self.open = list(range(len(order)))
        self.paid = 0 in self.left  # whether a card wants no more cubes
        self.rates, self.counts, self.points = list(estate.rates), list(estate.counts), list(estate.points)
        self.makes = estate.makes
        self.heap, self.krystallium, self.soldiers = estate.heap, estate.krystallium, estate.soldiers
        self.training, self.worth, self.won = estate.training, 0.0, 0.0

    def play(self, cubes: Sequence[int]) -> float:
        """Cubes at hand first, then production, combat, and what the next rounds will make of it."""
        for r in BASIC:
            if cubes[r]:
                self._supply(r, cubes[r])
        if self.thrift == EAGER:
            self._spend(True)
        for r in self.estate.steps:
            self._produce(r)
        self._spend(self.thrift != SAVED)
        self._thaw()
        self.won = self._battles()
        return self.worth + self.won + self._kinds() + self._later()

    def _produce(self, r: int) -> None:
        amount = self.rates[r]
        if amount >= self.estate.bar[r]:
            self.soldiers += self.training
            self.training = 1 - self.training
        if amount:
            self._supply(r, amount)
            if self.thrift == EAGER:
                self._spend(True)

    def _supply(self, r: int, cubes: int) -> None:
        """Cubes of a resource go to the first that want them, the rest to alchemy."""
        left, all_missing = self.left, self.missing
        done = False
        for i in self.open:
            missing = all_missing[i]
            wanted = missing[r]
            if wanted:
                used = wanted if wanted < cubes else cubes
                cubes -= used
                missing[r] = wanted - used
                left[i] -= used
                if not left[i]:
                    done = self.paid = True
                if not cubes:
                    break
        if cubes:
            self.heap += cubes
            self.krystallium += self.heap // ALCHEMY
            self.heap %= ALCHEMY
        if done:
            self._spend(False)

    def _spend(self, freely: bool) -> None:
        """Complete what can be completed; freely, krystallium stands in for cubes."""
        freely = freely and self.krystallium > 0
        if not freely and not self.paid:
            return
        self.paid = False
        for i in self.open[:]:
            left, item = self.left[i], self.items[i]
            if item.frozen or (left and not freely):
                continue
            missing = self.missing[i]
            price = left + missing[K]
            if price <= self.krystallium and missing[S] <= self.soldiers:
                self.krystallium -= price
                self.soldiers -= missing[S]
                self._build(i, item)
            elif not left:
                self.paid = True

    def _thaw(self) -> None:
        """Frozen cards are built in combat."""
        for i in self.open[:]:
            if self.items[i].frozen:
                left, missing, item = self.left[i], self.missing[i], self.items[i]
                price, soldiers = left + missing[K], missing[S] + item.frozen
                if price <= self.krystallium and soldiers <= self.soldiers:
                    self.krystallium -= price
                    self.soldiers -= soldiers
                    self._build(i, item)

    def _build(self, i: int, item: Item) -> None:
        self.open.remove(i)
        rates, counts, kind = self.rates, self.counts, item.kind
        counts[kind] += 1
        self.worth += item.brings
        self.krystallium += item.card.bonus[K]
        self.soldiers += item.card.bonus[S]
        for r, amount in item.produces:
            rates[r] += amount
        for r, amount, counted in self.makes:
            if counted == kind:
                rates[r] += amount
        if item.per:
            self.makes = (*self.makes, item.per)
            rates[item.per[0]] += item.per[1] * counts[item.per[2]]
        if item.points_per:
            self.points[item.points_per[1]] += item.points_per[0]

    def _battles(self) -> float:
        """Soldiers beat what is worth it; the others are kept."""
        total, each = 0.0, SOLDIER[self.estate.table][self.estate.round]
        for worth, cost in self.estate.foes:
            if cost <= self.soldiers and worth > each * cost:
                total += worth
                self.soldiers -= cost
        return total + each * (self.soldiers + 0.5 * self.training)

    def _kinds(self) -> float:
        """Points by kind, with those of cards that are still to come."""
        kindred = KINDRED[self.estate.table][self.estate.round]
        points, counts = self.points, self.counts
        return fsum([points[kind] * (counts[kind] + kindred) for kind in BASIC if points[kind]])

    def _later(self) -> float:
        """How the rounds to come value what is there."""
        if self.estate.round == ROUNDS:
            return 0.0
        return self._income() + self._crystals() + self._begun()

    def _income(self) -> float:
        table, round_, rates = self.estate.table, self.estate.round, self.rates
        future = FUTURE[table][round_]
        total = future[0] * rates[0] + future[1] * rates[1] + future[2] * rates[2] + future[3] * rates[3]
        for r, amount, _ in self.makes:
            total += amount * GROWTH * KINDRED[table][round_] * future[r]
        return total

    def _crystals(self) -> float:
        return KRYSTALLIUM[self.estate.table][self.estate.round] * (self.krystallium + self.heap / ALCHEMY)

    def _begun(self) -> float:
        """What cards under construction promise."""
        hope = 0.0
        for i in self.open:
            promise = self._promise(i)
            if promise > 0:
                hope += promise
        return HOPE[self.estate.table][self.estate.round] * hope

    def parts(self) -> dict[str, float]:
        """What the worth of a round that was played is made of."""
        later = self.estate.round < ROUNDS
        return {
            "built": self.worth,
            "kinds": self._kinds(),
            "soldiers": self.won,
            "income": self._income() if later else 0.0,
            "krystallium": self._crystals() if later else 0.0,
            "begun": self._begun() if later else 0.0,
        }

    def _promise(self, i: int) -> float:
        """What a card brings in the next round, less the price of what it wants."""
        table, round_, item = self.estate.table, self.estate.round, self.items[i]
        worth = card_worth(table, round_, item.card) + item.brings + self.points[item.kind]
        if item.points_per:
            worth += item.points_per[0] * self.counts[item.points_per[1]]
        if item.per:
            worth += item.per[1] * self.counts[item.per[2]] * DELAYED * FUTURE[table][round_][item.per[0]]
        m, p, g, e, k, s = self.missing[i]
        price = PRICES[table][round_]
        cost = m * price[0] + p * price[1] + g * price[2] + e * price[3] + k * price[K] + (s + item.frozen) * price[S]
        return worth - cost


PRICES = tuple(
    tuple((*CUBE[round_], KRYSTALLIUM[table][round_], SOLDIER[table][round_]) for round_ in range(ROUNDS))
    for table in range(len(FUTURE))
)  # of what a card wants, in the rounds to come


@lru_cache(1 << 12)
def card_worth(table: int, round_: int, card: Development) -> float:
    """What building a card in the next round brings beside its points, and without what counts cards that are there."""
    worth = KRYSTALLIUM[table][round_] * card.bonus[K] + SOLDIER[table][round_] * card.bonus[S]
    worth += DELAYED * fsum([card.production[r] * FUTURE[table][round_][r] for r in BASIC])
    return worth + (card.points_per[0] * (1 + KINDRED[table][round_]) if card.points_per else 0.0)
