"""Cubes, soldiers and krystallium: where they go, and what happens when a card is paid for."""

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Goods, K, S
from regalia.games.wonderful_kingdom.rules.decks import without
from regalia.games.wonderful_kingdom.rules.giants import GIANT, cornered
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY, EMPTY, Card, Duchy, Readable, Realm, Site

NOTHING: Goods = (0,) * 6
DRAGONS = ("black-dragon-f", "black-dragon-m")


def enlist(state: Realm, seat: Seat, soldiers: int) -> None:
    """Soldiers join the reserve; a dragon that went hungry takes them first, whatever the phase."""
    duchy = state.duchies[seat]
    owed = min(duchy.debt, soldiers)
    duchy.debt -= owed
    duchy.soldiers += soldiers - owed


def dragons(duchy: Duchy[Card]) -> int:
    """Black dragons that stand in the construction area."""
    return sum(duchy.threats.count(dragon) for dragon in DRAGONS)


def gain(state: Realm, seat: Seat, goods: Goods) -> None:
    """A construction bonus or the gain of a quest step."""
    state.duchies[seat].krystallium += goods[K]
    enlist(state, seat, goods[S])


def brew(state: Realm, seat: Seat, resource: int, cubes: int = 1) -> None:
    """Cubes go to alchemy; five become krystallium at once, except where quests are paid from there."""
    duchy = state.duchies[seat]
    for _ in range(cubes):
        heap = more(duchy.alchemy, resource)
        if sum(heap) == ALCHEMY and not state.setting.quest:
            heap = EMPTY
            duchy.krystallium += 1
        duchy.alchemy = heap


def brew_all(state: Realm, seat: Seat, goods: Goods) -> None:
    for resource in BASIC:
        brew(state, seat, resource, goods[resource])


def more(goods: Goods, resource: int, by: int = 1) -> Goods:
    return (*goods[:resource], goods[resource] + by, *goods[resource + 1 :])


def found(state: Realm, seat: Seat, card: str) -> None:
    """A card comes under construction."""
    duchy = state.duchies[seat]
    taken = {site.key for site in duchy.construction}
    key, number = card, 1
    while key in taken:
        number += 1
        key = f"{card}.{number}"
    duchy.construction = (*duchy.construction, Site(key, card, NOTHING))


def lacks(state: Readable, site: Site, resource: int) -> bool:
    return site.placed[resource] < state.catalogue.cards[site.card].cost[resource]


def complete(state: Readable, site: Site) -> bool:
    return site.placed == state.catalogue.cards[site.card].cost


def replace(duchy: Duchy[str], old: Site, new: Site | None) -> None:
    """A card under construction changes, or leaves."""
    at = duchy.construction.index(old)
    duchy.construction = (*duchy.construction[:at], *((new,) if new else ()), *duchy.construction[at + 1 :])


def fill(state: Realm, seat: Seat, key: str, resource: int, crystal: bool = False) -> None:
    """Something is laid on a card under construction; a card that is paid for is built at once, unless it is frozen."""
    duchy = state.duchies[seat]
    site = duchy.site(key)
    crystals = more(site.crystals, resource) if crystal and resource in BASIC else site.crystals
    new = Site(key, site.card, more(site.placed, resource), crystals, site.giant)
    if not new.giant and complete(state, new) and cornered(state.catalogue, duchy):
        duchy.threats = without(duchy.threats, GIANT)  # it must lie under a card: rulebook 003, frost giants
        new = Site(key, site.card, new.placed, crystals, GIANT)
    if new.giant or not complete(state, new):
        replace(duchy, site, new)
    else:
        build(state, seat, site)


def build(state: Realm, seat: Seat, site: Site) -> None:
    duchy = state.duchies[seat]
    replace(duchy, site, None)
    duchy.built = (*duchy.built, site.card)
    gain(state, seat, state.catalogue.cards[site.card].bonus)
