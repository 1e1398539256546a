"""The box is conserved: what is checked of every position, played or imagined."""

from collections import Counter
from collections.abc import Iterator

from regalia.core.protocol import Broken, Seat
from regalia.games.wonderful_kingdom.box.catalogue import THREATS, VERMIN
from regalia.games.wonderful_kingdom.box.data import ARMIES
from regalia.games.wonderful_kingdom.rules.icons import production
from regalia.games.wonderful_kingdom.rules.setup import deck
from regalia.games.wonderful_kingdom.rules.state import BACK, ROUNDS, STOLEN, TOKENS, Realm


def audit(state: Realm) -> None:
    if faults := list(_faults(state)):
        raise Broken("It's a Wonderful Kingdom: " + "; ".join(faults))


def _faults(state: Realm) -> Iterator[str]:
    yield from _cards(state)
    yield from _threats(state)
    for seat in range(state.setting.seats):
        yield from (f"seat {seat} {fault}" for fault in _duchy(state, seat))
    yield from _tokens(state)
    if not 0 <= state.round <= ROUNDS:
        yield "there is no such round"


def _lying(state: Realm) -> Iterator[str]:
    """Every card in a hand, an area, a selection or face down in the discard."""
    piles = (*state.areas, state.buried, *(duchy.taken for duchy in state.duchies))
    yield from (lying.card for pile in piles for lying in pile if lying.card != BACK)
    for duchy in state.duchies:
        yield from (*duchy.hand, *duchy.selection, *duchy.looked, *duchy.spent)


def _cards(state: Realm) -> Iterator[str]:
    """Developments, treasures and advisors are where they can be, each as often as the box has it."""
    story = state.setting.story
    whole = Counter(deck(state.catalogue, state.setting))
    if story:
        whole.update((*story.construction, *story.built, *story.council))
    found = Counter((*state.deck, *state.discard, *state.aside, *filter(None, (state.top,)), *_lying(state)))
    for duchy in state.duchies:
        found.update((*duchy.built, *duchy.council, *(site.card for site in duchy.construction)))
        found.update(filter(None, (duchy.boxed,)))
    known = (*state.catalogue.cards, *state.catalogue.advisors)
    found = Counter({card: found[card] for card in known if found[card]})
    if found != whole:
        more, less = sorted((found - whole).elements()), sorted((whole - found).elements())
        yield f"there is too much of {more} and too little of {less}"


def _threats(state: Realm) -> Iterator[str]:
    """No threat is there more often than its pack has it, and with two players none is missing."""
    found = Counter(card for card in (*_lying(state), *state.discard) if card in state.catalogue.threats)
    for duchy in state.duchies:
        found.update((*duchy.pack, *duchy.threats, *duchy.defeated))
        found.update(card for card in duchy.built if card in state.catalogue.threats)
        found.update(site.giant for site in duchy.construction if site.giant)
    found[VERMIN] += state.vermin
    packs = (*state.setting.packs, *(("thieves",) if state.setting.scenario == "SC05" else ()))
    for threat in THREATS:
        row = state.catalogue.threats[threat]
        expected = row.copies if row.pack in packs else 0
        if found[threat] > expected or (not state.setting.solo and found[threat] < expected):
            yield f"there are {found[threat]} of {threat}"


def _duchy(state: Realm, seat: Seat) -> Iterator[str]:
    duchy = state.duchies[seat]
    counts = (*duchy.alchemy, duchy.krystallium, duchy.soldiers, duchy.traps, duchy.spies, duchy.spied, duchy.debt)
    if min(counts) < 0 or duchy.training not in (0, 1) or duchy.calamities < 0:
        yield "owes something"
    if len({site.key for site in duchy.construction}) < len(duchy.construction):
        yield "has two cards under one name"
    for site in duchy.construction:
        cost = state.catalogue.cards[site.card].cost
        if any(laid > wanted for laid, wanted in zip(site.placed, cost, strict=True)):
            yield f"has too much on {site.key}"
        if site.placed == cost and not site.giant:
            yield f"has not built {site.key}"
    if any(production(state, seat, resource) < 0 for resource in range(4)):
        yield "produces less than nothing"


def _tokens(state: Realm) -> Iterator[str]:
    on_cards = sum(lying.token >= 0 for area in state.areas for lying in area)
    if sum(duchy.illusions for duchy in state.duchies) + on_cards > TOKENS:
        yield "there are too many illusions"
    if sum(len(duchy.stolen) for duchy in state.duchies) > STOLEN:
        yield "there are too many stolen tokens"
    for seat in range(2):
        armies = sum(land.armies for land in state.land if land.owner == seat)
        if armies + state.prison[seat] > ARMIES:
            yield f"seat {seat} has too many armies"
    if any(land.slots.bit_count() > land.armies for land in state.land):
        yield "more slots are held than armies stand there"
