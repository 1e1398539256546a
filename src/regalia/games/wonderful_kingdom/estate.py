"""What a duchy is worth to a simple player: what is built, and what its production can still build."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.catalogue import BASIC, TREASURE, Catalogue, Development, Goods, K, S
from regalia.games.wonderful_kingdom.rules.icons import productions
from regalia.games.wonderful_kingdom.rules.lands import yields
from regalia.games.wonderful_kingdom.rules.production import Count, ProductionStep
from regalia.games.wonderful_kingdom.state import EMPTY, ROUNDS, Realm

CUBES = (0.9, 1.6, 0.9, 1.8)  # a cube that will find its place, by resource
RECYCLED, BREWED = 1.1, 0.056
CHANCES = 0.56  # cubes of each resource that recycling brings in a later round
CRYSTAL = 1.05  # krystallium that is kept
GROWN = 1.6  # cubes by which each production grows from round to round
GROWTH = 0.7  # of a cube that will be produced
DEMANDED = 15.0  # a card that a scenario wants built
READY, EFFORT, HOPE, START, KINDRED = 0.98, 0.048, 0.56, 0.3, 0.5
SOLDIER = {"threat": 1.1, "advisors": 1.0, "quest": 1.0, "conquest": 1.1}
BEFORE = frozenset(("", "setup", "choice", "interfere", "planning"))


class Ground(NamedTuple):
    """What the worth of a single card rests on."""

    catalogue: Catalogue
    built: tuple[str, ...]
    ahead: Goods  # production steps of each resource that are still to come
    soldier: float
    demanded: tuple[str, ...]


class Estate(NamedTuple):
    """All that the estimate looks at; equal estates are estimated once."""

    ground: Ground
    sites: tuple[tuple[str, Goods, bool], ...]  # card, what lies on it, whether it is frozen
    selection: tuple[str, ...]
    income: Goods
    krystallium: int
    soldiers: int


def ahead(state: Realm) -> Goods:
    """How often each resource will still be produced."""
    later = ROUNDS - max(1, state.round)
    if state.phase in BEFORE:
        return (later + 1,) * 4
    if state.phase != "production":
        return (later,) * 4
    waiting = {step.resource for step in state.agenda if isinstance(step, ProductionStep | Count)}
    return tuple(later + (resource in waiting) for resource in BASIC)


def soldier(state: Realm) -> float:
    """What a soldier is worth now: less and less towards the end."""
    base = max([SOLDIER[module] for module in state.setting.modules], default=0.1)
    return base if state.round < ROUNDS or state.phase in BEFORE else base * 0.4


def estate(state: Realm, seat: Seat, selection: tuple[str, ...]) -> Estate:
    duchy, story = state.duchies[seat], state.setting.story
    income = productions(state, seat)
    if state.setting.conquest:
        income = tuple(made + yields(state, seat, r) for r, made in enumerate(income))
    demanded = story.construction if story else ()
    ground = Ground(state.catalogue, duchy.built, ahead(state), soldier(state), demanded)
    sites = tuple([(site.card, site.placed, bool(site.giant)) for site in duchy.construction])
    return Estate(ground, sites, selection, income, duchy.krystallium, duchy.soldiers)


class Plan(NamedTuple):
    """A card that may be built."""

    ratio: float  # worth for each thing that is missing
    fixed: float  # what it brings once: points, bonus
    yearly: float  # what it brings with every round of production
    missing: Goods
    fallback: float  # what it brings if it is not built
    makes: Goods
    begun: bool  # under construction and not frozen


class Hopes:
    """What is left to plan with: a rate of each resource, what plans have used of it, krystallium and soldiers."""

    __slots__ = ("ahead", "krystallium", "rate", "rounds", "soldiers", "used")

    def __init__(self, estate: Estate) -> None:
        self.ahead, self.rounds = estate.ground.ahead, sum(estate.ground.ahead) / 4
        grown = CHANCES + GROWN * max(0.0, self.rounds - 1) / 2
        self.rate = [make + grown for make in estate.income]
        self.used = [0.0] * 4
        self.krystallium, self.soldiers = estate.krystallium, estate.soldiers

    def build(self, plan: Plan) -> float:
        """The worth of a plan if there is enough for it, which is then used up; else what it brings unbuilt."""
        short = self._short(plan)
        if short + plan.missing[K] > self.krystallium or plan.missing[S] > self.soldiers:
            return plan.fallback
        later = self._later(plan) - CRYSTAL * (short + plan.missing[K])
        now = at_once(plan, self.krystallium, self.soldiers, self.rounds)
        if max(now, later) < plan.fallback:
            return plan.fallback
        self.soldiers -= plan.missing[S]
        if now > later:
            self.krystallium -= sum(plan.missing[:S])
            return now + CRYSTAL * sum(plan.missing[:S])
        self.krystallium -= short + plan.missing[K]
        self._use(plan)
        return later + CRYSTAL * (short + plan.missing[K])

    def _short(self, plan: Plan) -> int:
        """Cubes that will not come in time."""
        short = 0.0
        for r in BASIC:
            if plan.missing[r]:
                short += max(0.0, min(plan.missing[r], self.used[r] + plan.missing[r] - self.rate[r] * self.ahead[r]))
        return ceil(short)

    def _later(self, plan: Plan) -> float:
        """A card that waits for its cubes: the longer, the less it produces; the more is missing, the less is sure."""
        sure = READY - EFFORT * sum(plan.missing)
        return sure * (plan.fixed + plan.yearly * max(0.0, self.rounds - self._delay(plan) - START))

    def _delay(self, plan: Plan) -> float:
        waits = [(self.used[r] + plan.missing[r]) / self.rate[r] for r in BASIC if plan.missing[r]]
        return max(waits, default=0.0)

    def _use(self, plan: Plan) -> None:
        share = max(0.0, self.rounds - self._delay(plan) - START) / max(1.0, self.rounds)
        for r in BASIC:
            self.used[r] += plan.missing[r]
            self.rate[r] += plan.makes[r] * share


@lru_cache(1 << 14)
def prospects(estate: Estate) -> float:
    """Cards that the coming production can pay for, the best first; the others are a hope, or a cube."""
    hopes = Hopes(estate)
    ground = estate.ground
    plans = [_plan(ground, *site) for site in estate.sites]
    plans += [_plan(ground, card, None, False) for card in estate.selection]
    total = sum([hopes.build(plan) for plan in sorted(plans, key=lambda plan: -plan.ratio)])
    made = sum([GROWTH * count * CUBES[r] * ground.ahead[r] for r, count in enumerate(estate.income)])
    return total + made + _promised(ground) + CRYSTAL * hopes.krystallium + ground.soldier * min(hopes.soldiers, 8)


@lru_cache(1 << 15)
def _plan(ground: Ground, card: str, placed: Goods | None, frozen: bool) -> Plan:
    row = ground.catalogue.cards[card]
    if row.kind == TREASURE:
        return Plan(0.0, 0.0, 0.0, (99,) * 6, RECYCLED * sum(row.recycling), EMPTY, False)
    missing = tuple(cost - (placed[at] if placed else 0) for at, cost in enumerate(row.cost))
    makes = _makes(ground, row)
    fixed, yearly = _fixed(ground, row), GROWTH * sum([n * CUBES[r] for r, n in enumerate(makes)])
    whole = fixed + yearly * sum(ground.ahead) / 4
    share = 1 - sum(missing) / sum(row.cost)
    fallback = RECYCLED * sum(row.recycling) if placed is None else HOPE * whole * share
    ratio = whole / (sum(missing) + 0.5)
    return Plan(ratio, fixed, yearly, missing, fallback, makes, placed is not None and not frozen)


@lru_cache(1 << 12)
def _promised(ground: Ground) -> float:
    """What built cards will bring beside their production: more cards of their kind, a scenario fulfilled."""
    cards, later = ground.catalogue.cards, KINDRED * sum(ground.ahead) / 4
    rows = [cards[card].points_per for card in ground.built if card in cards]
    done = sum([min(ground.built.count(c), ground.demanded.count(c)) for c in dict.fromkeys(ground.demanded)])
    return DEMANDED * done + sum([row[0] * later for row in rows if row])


def at_once(plan: Plan, krystallium: int, soldiers: int, rounds: float) -> float:
    """A card that krystallium completes now, less the krystallium."""
    crystals = sum(plan.missing[:S])
    if not plan.begun or crystals > krystallium or plan.missing[S] > soldiers:
        return -99.0
    return plan.fixed + plan.yearly * rounds - CRYSTAL * crystals


@lru_cache(1 << 12)
def eager(estate: Estate) -> bool:
    """Whether krystallium should complete a card now."""
    rounds = sum(estate.ground.ahead) / 4
    for plan in (_plan(estate.ground, *site) for site in estate.sites):
        alone = Hopes(estate)
        alone.krystallium = 0
        if at_once(plan, estate.krystallium, estate.soldiers, rounds) > alone.build(plan):
            return True
    return False


def _makes(ground: Ground, row: Development) -> Goods:
    """What a card produces in a round."""
    if not row.per:
        return row.production[:4]
    resource, amount, kind = row.per
    more = amount * (_count(ground, kind) + (row.kind == kind))
    return tuple(made + (more if r == resource else 0) for r, made in enumerate(row.production[:4]))


def _fixed(ground: Ground, row: Development) -> float:
    """What a card brings once: points, those of its kind, bonus."""
    wanted = ground.demanded.count(row.name) > ground.built.count(row.name)
    total = row.points + DEMANDED * wanted
    if row.points_per:
        amount, kind = row.points_per
        total += amount * (_count(ground, kind) + (row.kind == kind) + KINDRED * sum(ground.ahead) / 4)
    return total + _synergy(ground, row) + CRYSTAL * row.bonus[K] + ground.soldier * row.bonus[S]


def _count(ground: Ground, kind: str) -> int:
    kinds = ground.catalogue.kinds
    return sum([kinds.get(card) == kind for card in ground.built])


def _synergy(ground: Ground, row: Development) -> float:
    """Built cards that count cards of this kind."""
    cards = ground.catalogue.cards
    rows = [cards[card] for card in ground.built if card in cards]
    return float(sum([each.points_per[0] for each in rows if each.points_per and each.points_per[1] == row.kind]))
