"""A second reading of the rest of a round under a plan, in points and lists; it shares no line with the kernel."""

from collections.abc import Sequence
from math import fsum

from regalia.agents.minds.wonderful_kingdom.estate import KIND, Estate, Item
from regalia.agents.minds.wonderful_kingdom.plan_weights import (
    CUBE,
    DELAYED,
    FUTURE,
    GROWTH,
    HOPE,
    KINDRED,
    KRYSTALLIUM,
    SOLDIER,
)
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Development, K, S
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY, ROUNDS

SAVED, LATE, EAGER = range(3)


def ended(estate: Estate, order: tuple[int, ...], thrift: int) -> dict[str, float]:
    """What the worth of a plan is made of."""
    cubes = list(estate.cubes)
    for at, item in enumerate(estate.items):
        if not item.begun and at not in order:
            for r in BASIC:
                cubes[r] += item.card.recycling[r]
    season = Season(estate, order, thrift)
    season.play(cubes)
    return season.parts()


def ratio(estate: Estate, item: Item) -> float:
    """What a card promises in the round that is played, for each cube or soldier that it wants."""
    before, card = estate.round - 1, item.card
    worth = _card_worth(estate.table, before, card) + item.brings + estate.points[KIND[card.kind]]
    if card.points_per:
        worth += card.points_per[0] * estate.counts[KIND[card.points_per[1]]]
    if card.per:
        worth += card.per[1] * estate.counts[KIND[card.per[2]]] * FUTURE[estate.table][before][card.per[0]]
    return worth / (sum(item.missing) + item.frozen + 0.5)


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
        self.left = [sum(item.missing[:K]) for item in self.items]
        self.open = list(range(len(order)))
        self.paid = 0 in self.left  # whether a card wants no more cubes
        self.rates, self.counts, self.points = list(estate.rates), list(estate.counts), list(estate.points)
        self.makes = estate.makes
        self.heap, self.krystallium, self.soldiers = estate.heap, estate.krystallium, estate.soldiers
        self.training, self.worth, self.won = estate.training, 0.0, 0.0

    def play(self, cubes: Sequence[int]) -> None:
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
        card, kind = item.card, KIND[item.card.kind]
        self.counts[kind] += 1
        self.worth += item.brings
        self.krystallium += card.bonus[K]
        self.soldiers += card.bonus[S]
        for r in BASIC:
            self.rates[r] += card.production[r]
        for r, amount, counted in self.makes:
            if counted == kind:
                self.rates[r] += amount
        if card.per:
            r, amount, counted = card.per[0], card.per[1], KIND[card.per[2]]
            self.makes = (*self.makes, (r, amount, counted))
            self.rates[r] += amount * self.counts[counted]
        if card.points_per:
            self.points[KIND[card.points_per[1]]] += card.points_per[0]

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
        card, future = item.card, FUTURE[table][round_]
        worth = _card_worth(table, round_, card) + item.brings + self.points[KIND[card.kind]]
        if card.points_per:
            worth += card.points_per[0] * self.counts[KIND[card.points_per[1]]]
        if card.per:
            worth += card.per[1] * self.counts[KIND[card.per[2]]] * DELAYED * future[card.per[0]]
        prices = (*CUBE[round_], KRYSTALLIUM[table][round_], SOLDIER[table][round_])
        cost = fsum([price * wanted for price, wanted in zip(prices, self.missing[i], strict=True)])
        return worth - cost - item.frozen * SOLDIER[table][round_]


def _card_worth(table: int, round_: int, card: Development) -> float:
    """What building a card in the next round brings beside its points, and without what counts cards that are there."""
    worth = KRYSTALLIUM[table][round_] * card.bonus[K] + SOLDIER[table][round_] * card.bonus[S]
    worth += DELAYED * fsum([card.production[r] * FUTURE[table][round_][r] for r in BASIC])
    return worth + (card.points_per[0] * (1 + KINDRED[table][round_]) if card.points_per else 0.0)
