"""What free actions can reach, one after the other: a card that is built, a step of a quest that is paid.

Everything else that they do can wait: a player who could reach neither is not asked."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Catalogue, K, QuestStep, S
from regalia.games.wonderful_kingdom.rules.cubes import lacks
from regalia.games.wonderful_kingdom.rules.giants import GIANT, bearers, coming, loose_giants
from regalia.games.wonderful_kingdom.rules.quests import STEPS
from regalia.games.wonderful_kingdom.rules.rights import NO_SCRAP
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY, Card, Duchy, Readable


def in_reach(state: Readable, seat: Seat) -> bool:
    """A card can be built or a step of a quest be paid by free actions alone."""
    duchy = state.duchies[seat]
    cubes = _cubes(state, duchy)
    if state.setting.quest and _pays(state, duchy, cubes):
        return True
    return _completes(state, duchy, cubes, duchy.soldiers, False, _spared(state, duchy) - 1)


def thaws(state: Readable, seat: Seat) -> bool:
    """A frozen card can be completed by free actions, and soldiers enough are left to beat its giant."""
    duchy = state.duchies[seat]
    soldiers = duchy.soldiers - state.catalogue.threats[GIANT].cost
    return _completes(state, duchy, _cubes(state, duchy), soldiers, True, max(0, _spared(state, duchy)))


def _cubes(state: Readable, duchy: Duchy[Card]) -> list[int]:
    """For each card under construction the cubes for which it can be recycled: none, if it cannot."""
    cards, wanted = state.catalogue.cards, NO_SCRAP.get(state.setting.scenario)
    return [0 if site.giant or site.card == wanted else sum(cards[site.card].recycling) for site in duchy.construction]


def _spared(state: Readable, duchy: Duchy[Card]) -> int:
    """How many cards may be recycled: not those that giants which lie under no card yet will need."""
    if GIANT not in duchy.threats:
        return len(duchy.construction)
    return bearers(duchy) + coming(state.catalogue, duchy) - loose_giants(duchy)


def _completes(state: Readable, duchy: Duchy[Card], cubes: list[int], soldiers: int, frozen: bool, spared: int) -> bool:
    """A card gets all that it lacks: krystallium of the reserve, of alchemy, and of so many others recycled for it."""
    heap, crystals = sum(duchy.alchemy), duchy.krystallium
    most = crystals + (heap + sum(cubes)) // ALCHEMY
    if spared < 0 or soldiers < 0 or not (most or soldiers):
        return False
    cards = state.catalogue.cards
    for at, site in enumerate(duchy.construction):
        cost, placed = cards[site.card].cost, site.placed
        if bool(site.giant) is frozen and cost[S] - placed[S] <= soldiers:
            missing = sum(cost[:S]) - sum(placed[:S])
            if missing <= most and missing <= crystals + (heap + _gained(cubes, at, spared)) // ALCHEMY:
                return True
    return False


def _gained(cubes: list[int], kept: int, spared: int) -> int:
    """Cubes of all cards but one, or of so many of them that bring most."""
    others = cubes[:kept] + cubes[kept + 1 :]
    return sum(others if spared >= len(others) else sorted(others, reverse=True)[:spared])


def _pays(state: Readable, duchy: Duchy[Card], cubes: list[int]) -> bool:
    """A step is paid with cubes of alchemy and of cards recycled for it, krystallium and soldiers."""
    setting, most = state.setting, duchy.krystallium + sum(duchy.alchemy) + sum(cubes)
    unpaid = _unpaid(state.catalogue, setting.quests, setting.solo, duchy.steps)
    wanted = [row for row, price in unpaid if price <= most and row.cost[S] <= duchy.soldiers]
    if not wanted:
        return False
    return any(_paid(row, heap, duchy.krystallium) for heap in _heaps(state, duchy, cubes) for row in wanted)


@lru_cache(1 << 10)
def _unpaid(rows: Catalogue, quests: tuple[str, ...], solo: bool, paid: tuple[str, ...]) -> list[tuple[QuestStep, int]]:
    """The steps that are left, each with the number of cubes and krystallium that it costs."""
    every = [(quest, at) for quest in quests for at in range(STEPS) if f"{quest}-{at + 1}" not in paid]
    found = [rows.steps[quest, solo, at] for quest, at in every]
    return [(row, sum(row.cost[:S])) for row in found]


def _heaps(state: Readable, duchy: Duchy[Card], cubes: list[int]) -> Iterator[Sequence[int]]:
    """What can be in alchemy when as many cards as possible are recycled."""
    cards = state.catalogue.cards
    goods = [cards[site.card].recycling for site, brings in zip(duchy.construction, cubes, strict=True) if brings]
    for chosen in combinations(goods, min(max(0, _spared(state, duchy)), len(goods))):
        yield [sum(counts) for counts in zip(duchy.alchemy, *chosen, strict=False)]


def _paid(row: QuestStep, heap: Sequence[int], crystals: int) -> bool:
    """Cubes that the step does not want become krystallium, which stands in for those that it lacks."""
    fitting = sum([min(heap[resource], row.cost[resource]) for resource in BASIC])
    lacking = sum(row.cost[:K]) - fitting
    return crystals + (sum(heap) - fitting) // ALCHEMY >= row.cost[K] + lacking


def lays(state: Readable, duchy: Duchy[Card]) -> bool:
    """A soldier of the reserve can be laid on a card."""
    return duchy.soldiers > 0 and any(lacks(state, site, S) for site in duchy.construction)


def hides(state: Readable, duchy: Duchy[Card], hungry: int) -> bool:
    """Soldiers can be laid on one card so that so many dragons find the reserve short and take one of another card."""
    free = [state.catalogue.cards[site.card].cost[S] - site.placed[S] for site in duchy.construction]
    there = [site.placed[S] for site in duchy.construction]
    if not 0 < duchy.soldiers < sum(free) + hungry or duchy.soldiers + sum(there) <= hungry:
        return False
    return any(places and sum(there) > own for places, own in zip(free, there, strict=True))
