"""What a seat may do at any time: krystallium and soldiers on cards, recycling from construction, quests, alchemy."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from regalia.core.protocol import Action, Choice, Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Goods, K, S
from regalia.games.wonderful_kingdom.rules.actions import Crystal, Scrap, Soldier, Transmute, Undertake
from regalia.games.wonderful_kingdom.rules.cubes import brew_all, fill, lacks, replace
from regalia.games.wonderful_kingdom.rules.giants import cornered
from regalia.games.wonderful_kingdom.rules.quests import payable, steps_of, undertake
from regalia.games.wonderful_kingdom.rules.state import ALCHEMY, Card, Duchy, Readable, Realm, Site

NO_SCRAP = {"SC01": "farm"}  # cards that a scenario wants built


def any_right(state: Readable, seat: Seat) -> bool:
    """Almost always there is a card that could be recycled, so that is asked first."""
    duchy = state.duchies[seat]
    for site in duchy.construction:
        if may_scrap(state, duchy, site):
            return True
    return next(rights(state, seat), None) is not None


def rights(state: Readable, seat: Seat) -> Iterator[Action]:
    duchy = state.duchies[seat]
    yield from (Scrap(site.key) for site in duchy.construction if may_scrap(state, duchy, site))
    yield from on_cards(state, duchy)
    if state.setting.quest:
        yield from (Undertake(step) for step in steps_of(state) if payable(state, seat, step))
        yield from transmutations(duchy.alchemy, ALCHEMY)


def on_cards(state: Readable, duchy: Duchy[Card]) -> Iterator[Action]:
    """Krystallium and soldiers that can be laid on cards under construction."""
    for site in duchy.construction:
        if duchy.krystallium:
            yield from (Crystal(resource, site.key) for resource in (*BASIC, K) if lacks(state, site, resource))
        if duchy.soldiers and lacks(state, site, S):
            yield Soldier(site.key)


def may_scrap(state: Readable, duchy: Duchy[Card], site: Site) -> bool:
    """Not a frozen card, not the last that a giant could lie under, not one that the scenario wants built."""
    if site.giant or NO_SCRAP.get(state.setting.scenario) == site.card:
        return False
    return not cornered(state.catalogue, duchy)


@cache
def transmutations(heap: Goods, cubes: int) -> tuple[Transmute, ...]:
    """Every choice of so many cubes of alchemy."""
    counts = product(*(range(min(count, cubes) + 1) for count in heap))
    return tuple(Transmute(choice) for choice in counts if sum(choice) == cubes)


def transmute(duchy: Duchy[str], cubes: Goods, krystallium: int = 1) -> None:
    duchy.alchemy = tuple(held - gone for held, gone in zip(duchy.alchemy, cubes, strict=True))
    duchy.krystallium += krystallium


def scrap(state: Realm, seat: Seat, key: str) -> None:
    """The recycling bonus goes to alchemy; what lay on the card is lost."""
    duchy = state.duchies[seat]
    site = duchy.site(key)
    replace(duchy, site, None)
    duchy.spent = (*duchy.spent, site.card)
    brew_all(state, seat, state.catalogue.cards[site.card].recycling)


@dataclass(frozen=True, slots=True)
class Exercising(Choice):
    """Use one of one's rights."""

    seat: Seat

    def options(self, state: Readable) -> Sequence[Action]:
        return list(rights(state, self.seat))

    def take(self, state: Realm, action: Action) -> None:
        seat, duchy = self.seat, state.duchies[self.seat]
        match action:
            case Scrap(site):
                scrap(state, seat, site)
            case Crystal(resource, site):
                duchy.krystallium -= 1
                fill(state, seat, site, resource, crystal=True)
            case Soldier(site):
                duchy.soldiers -= 1
                fill(state, seat, site, S)
            case Undertake(step):
                undertake(state, seat, step)
            case Transmute(cubes):
                transmute(duchy, cubes)
