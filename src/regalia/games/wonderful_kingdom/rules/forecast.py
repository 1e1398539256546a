"""The production that is still to come, played through with the cards at hand: what will be built, and what is left."""

from functools import lru_cache
from typing import NamedTuple

from regalia.games.wonderful_kingdom.box.catalogue import (
    BASIC,
    TREASURE,
    Catalogue,
    Development,
    Goods,
    K,
    PointsPer,
    S,
)
from regalia.games.wonderful_kingdom.box.data import KINDS
from regalia.games.wonderful_kingdom.rules.cubes import NOTHING
from regalia.games.wonderful_kingdom.rules.giants import GIANT
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY

CUBES = (0.8, 1.0, 1.1, 1.2)  # a cube of a later round that no card waits for yet, by resource
CHANCES = 0.5  # cubes of each resource that recycling brings in a later round
CRYSTAL = 1.2  # krystallium that is kept
DEMANDED = 15.0  # a card that a scenario wants built
KINDRED = 0.5  # cards of a kind that a later round brings
DELAY = 0.94  # what is built a round later is less sure
HOPE, LAST_HOPE = 0.5, 0.02  # of a card that is begun and will not be built with what is known
LATE = 0.4  # less for a card that krystallium or soldiers must complete
KEPT = 0.02  # cards are put under construction before others are recycled for them
LEFT_OVER = 0.1  # of krystallium that is kept when no cards will come
SOLDIERS = 8  # more are of no use


class Ground(NamedTuple):
    """What the worth of a single card rests on."""

    catalogue: Catalogue
    built: tuple[str, ...]
    side: PointsPer
    ahead: Goods  # production steps of each resource that are still to come
    fresh: int  # rounds whose cards are not yet known
    soldier: float
    demanded: tuple[str, ...]


class Estate(NamedTuple):
    """All that the forecast looks at; equal estates are forecast once."""

    ground: Ground
    sites: tuple[tuple[str, Goods, bool], ...]  # card, what lies on it, whether it is frozen
    selection: tuple[str, ...]
    income: Goods
    waiting: Goods  # cubes that are to be placed now
    heap: int  # cubes in alchemy
    krystallium: int
    soldiers: int


class Plan(NamedTuple):
    """A card that may be built."""

    row: Development
    ratio: float  # worth for each thing that is missing
    missing: Goods
    hope: float  # what it brings if it is not built
    begun: bool  # under construction


class Forecast:
    """Cubes go to the most promising cards first; built cards produce; what is too much goes to alchemy."""

    __slots__ = (
        *("counts", "ground", "heap", "krystallium", "left", "missing", "multipliers", "open", "per", "plans", "rate"),
        *("soldiers", "sure", "worth"),
    )

    def __init__(self, estate: Estate, plans: list[Plan]) -> None:
        self.ground, self.plans = estate.ground, plans
        tallies = _tallies(estate.ground)
        self.counts, self.multipliers, self.per = dict(tallies.counts), list(tallies.points), list(tallies.makes)
        self.missing: list[list[float]] = [list(plan.missing) for plan in plans]
        self.left: list[float] = [sum(plan.missing[:4]) for plan in plans]
        self.open = list(range(len(plans)))
        self.rate, self.heap = list(estate.income), float(estate.heap)
        self.krystallium, self.soldiers = float(estate.krystallium), float(estate.soldiers)
        self.worth, self.sure = 0.0, 1.0

    def play(self, cubes: Goods) -> float:
        """First the cubes at hand, then this round's production, then the later rounds'."""
        for r in BASIC:
            self.heap += self._supply(r, cubes[r])
        for turn in range(max(self.ground.ahead), 0, -1):
            if turn <= self.ground.fresh:
                self.sure *= DELAY
            for r in BASIC:
                if turn <= self.ground.ahead[r]:
                    self._produce(r, turn <= self.ground.fresh)
        self._crystals()
        return self.worth + self._points() + self._rest()

    def _produce(self, r: int, fresh: bool) -> None:
        """A step of production; cards that are not known yet will want what is left in a later round."""
        if fresh:
            self.worth += CUBES[r] * self._supply(r, self.rate[r] + CHANCES)
        else:
            self.heap += self._supply(r, self.rate[r])

    def _supply(self, r: int, cubes: float) -> float:
        """Cubes of a resource go where they are wanted. What is left of them."""
        for i in self.open[:]:
            missing = self.missing[i]
            if missing[r] and cubes > 0:
                used = min(missing[r], cubes)
                cubes -= used
                missing[r] -= used
                self.left[i] -= used
                if self.left[i] < 0.5:
                    self._finish(i)
        return cubes

    def _finish(self, i: int) -> None:
        """A card is built if there are krystallium and soldiers for what cubes cannot pay."""
        missing = self.missing[i]
        price = missing[K] + max(0.0, self.left[i])
        if price > self.krystallium or missing[S] > self.soldiers:
            return
        self.krystallium -= price
        self.soldiers -= missing[S]
        self.open.remove(i)
        self.build(self.plans[i].row)

    def build(self, row: Development) -> None:
        """A card is there: what it makes, counts and brings."""
        self.counts[row.kind] += 1
        for r in BASIC:
            self.rate[r] += row.production[r]
        for resource, amount, kind in self.per:
            self.rate[resource] += amount * (kind == row.kind)
        if row.per:
            self.per.append(row.per)
            self.rate[row.per[0]] += row.per[1] * self.counts[row.per[2]]
        if row.points_per:
            self.multipliers.append(row.points_per)
        self.krystallium += row.bonus[K]
        self.soldiers += row.bonus[S]
        self.worth += self.sure * (row.points + DEMANDED * _wanted(self.ground, row.name))

    def _crystals(self) -> None:
        """What alchemy has made completes cards at the end."""
        self.krystallium += self.heap // ALCHEMY
        self.heap %= ALCHEMY
        late = len(self.open)
        for i in self.open[:]:
            self._finish(i)
        self.worth -= LATE * (late - len(self.open))

    def _points(self) -> float:
        """Points by kind, beyond those that are there already."""
        later = KINDRED * self.ground.fresh
        total = sum([amount * (self.counts[kind] + later) for amount, kind in self.multipliers])
        return total - _present(self.ground)

    def _rest(self) -> float:
        ground = self.ground
        total = ground.soldier * min(self.soldiers, SOLDIERS) + sum([self.plans[i].hope for i in self.open])
        total += CRYSTAL * (self.krystallium + self.heap / ALCHEMY) * (1.0 if ground.fresh else LEFT_OVER)
        return total + KEPT * sum([plan.begun for plan in self.plans])


@lru_cache(1 << 14)
def prospects(estate: Estate, done: str = "") -> float:
    """What will come of an estate, if a card is built at once: those that would not be built make way."""
    ground, plans = estate.ground, _plans(estate)
    treasures = [card for card in estate.selection if not _card(ground, card)]
    cubes = _recycled(ground, estate.waiting, treasures)
    first = _opened(estate, plans, done)
    worth = first.play(cubes)
    if not first.open:
        return worth
    dropped = [plans[i].row.name for i in first.open if not plans[i].begun]
    kept = [plan for i, plan in enumerate(plans) if i not in first.open]
    kept += [plans[i] for i in first.open if plans[i].begun]
    return max(worth, _opened(estate, kept, done).play(_recycled(ground, cubes, dropped)))


def _plans(estate: Estate) -> list[Plan]:
    """Cards under construction or selected, the most promising first."""
    ground = estate.ground
    plans = [_plan(ground, card, placed, frozen, True) for card, placed, frozen in estate.sites]
    plans += [_plan(ground, card, NOTHING, False, False) for card in estate.selection if _card(ground, card)]
    return sorted(plans, key=lambda plan: -plan.ratio)


def _opened(estate: Estate, plans: list[Plan], done: str) -> Forecast:
    forecast = Forecast(estate, plans)
    if done:
        forecast.build(estate.ground.catalogue.cards[done])
    return forecast


def _card(ground: Ground, card: str) -> bool:
    """Whether it can be built."""
    return ground.catalogue.kinds[card] != TREASURE


def _recycled(ground: Ground, cubes: Goods, cards: list[str]) -> Goods:
    rows = [ground.catalogue.cards[card].recycling for card in cards]
    return tuple([cubes[r] + sum([row[r] for row in rows]) for r in BASIC])


@lru_cache(1 << 15)
def _plan(ground: Ground, card: str, placed: Goods, frozen: bool, begun: bool) -> Plan:
    row = ground.catalogue.cards[card]
    missing = [cost - laid for cost, laid in zip(row.cost, placed, strict=True)]
    whole, share = _whole(ground, row), 1 - sum(missing) / sum(row.cost)
    missing[S] += frozen * ground.catalogue.threats[GIANT].cost
    hope = (HOPE if ground.fresh else LAST_HOPE) * whole * share if begun else 0.0
    return Plan(row, whole / (sum(missing) + 0.5), tuple(missing), hope, begun)


def _whole(ground: Ground, row: Development) -> float:
    """What a card may bring: points, bonus, production."""
    tallies = _tallies(ground)
    counts = dict(tallies.counts)
    counts[row.kind] += 1
    total = row.points + DEMANDED * _wanted(ground, row.name) + CRYSTAL * row.bonus[K] + ground.soldier * row.bonus[S]
    total += sum([amount for amount, kind in tallies.points if kind == row.kind])
    if row.points_per:
        total += row.points_per[0] * (counts[row.points_per[1]] + KINDRED * ground.fresh)
    if row.per:
        total += row.per[1] * counts[row.per[2]] * CUBES[row.per[0]] * ground.ahead[row.per[0]]
    return total + sum([row.production[r] * CUBES[r] * ground.ahead[r] for r in BASIC])


def _wanted(ground: Ground, card: str) -> bool:
    """A scenario wants the card, and it is not built."""
    return ground.demanded.count(card) > ground.built.count(card)


class Tallies(NamedTuple):
    """Built cards by kind, and what counts them."""

    counts: tuple[tuple[str, int], ...]
    points: tuple[tuple[int, str], ...]
    makes: tuple[tuple[int, int, str], ...]


@lru_cache(1 << 12)
def _tallies(ground: Ground) -> Tallies:
    cards = ground.catalogue.cards
    rows = [cards[card] for card in ground.built if card in cards]
    kinds = [row.kind for row in rows]
    points = (ground.side, *(row.points_per for row in rows))
    return Tallies(
        tuple((kind, kinds.count(kind)) for kind in KINDS),
        tuple(each for each in points if each),
        tuple(row.per for row in rows if row.per),
    )


@lru_cache(1 << 12)
def _present(ground: Ground) -> float:
    """Points by kind that are counted already, less what a scenario wanted and has."""
    tallies = _tallies(ground)
    counts = dict(tallies.counts)
    done = sum([min(ground.built.count(card), ground.demanded.count(card)) for card in set(ground.demanded)])
    return sum([amount * counts[kind] for amount, kind in tallies.points]) - DEMANDED * done


@lru_cache(1 << 12)
def eager(estate: Estate) -> bool:
    """Whether krystallium and soldiers should complete a card now."""
    return any(_better(estate, at) for at, site in enumerate(estate.sites) if not site[2])


def _better(estate: Estate, at: int) -> bool:
    card, placed, _ = estate.sites[at]
    cost = estate.ground.catalogue.cards[card].cost
    missing = [wanted - laid for wanted, laid in zip(cost, placed, strict=True)]
    krystallium, soldiers = estate.krystallium - sum(missing[:S]), estate.soldiers - missing[S]
    if krystallium < 0 or soldiers < 0:
        return False
    sites = estate.sites[:at] + estate.sites[at + 1 :]
    after = estate._replace(sites=sites, krystallium=krystallium, soldiers=soldiers)
    return prospects(after, card) > prospects(estate)
