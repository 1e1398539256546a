"""Production icons of a duchy: what it makes of a resource, and which icons thieves have covered."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Catalogue, Goods
from regalia.games.wonderful_kingdom.box.data import LETTERS
from regalia.games.wonderful_kingdom.rules.state import DUCHY, Card, Duchy, Icon, Readable

STAR = "*"


def kind_count(catalogue: Catalogue, built: tuple[str, ...], kind: str) -> int:
    """Built cards of a kind."""
    kinds = catalogue.kinds
    return sum([kinds.get(card) == kind for card in built])


def production(state: Readable, seat: Seat, resource: int) -> int:
    """What the duchy card and the built cards make of a resource, less what is stolen."""
    return productions(state, seat)[resource]


def productions(state: Readable, seat: Seat) -> Goods:
    duchy = state.duchies[seat]
    return _made(state.catalogue, duchy.name, state.setting.side, duchy.built, duchy.stolen)


@lru_cache(1 << 12)
def _made(catalogue: Catalogue, duchy: str, side: str, built: tuple[str, ...], stolen: tuple[Icon, ...]) -> Goods:
    made = list(catalogue.sides[duchy, side].production[:4])
    for name in built:
        card = catalogue.cards.get(name)
        if card:
            made = [total + more for total, more in zip(made, card.production, strict=False)]
            if card.per:
                made[card.per[0]] += card.per[1] * kind_count(catalogue, built, card.per[2])
        elif (drinks := catalogue.threats[name].siphons) is not None:
            made[drinks] += 1
    for icon in stolen:
        made[LETTERS.index(icon[1][0])] -= _worth(catalogue, built, icon)
    return tuple(made)


def _worth(catalogue: Catalogue, built: tuple[str, ...], icon: Icon) -> int:
    """What a covered icon would make: one cube, or all that a multiplier makes."""
    card, letter = icon
    per = catalogue.cards[card].per if letter.endswith(STAR) else None
    return per[1] * kind_count(catalogue, built, per[2]) if per else 1


def icons(state: Readable, seat: Seat) -> Iterator[Icon]:
    """The icons that a thief can cover: each kind of icon of each card once, if one is free."""
    duchy = state.duchies[seat]
    covered = Counter(duchy.stolen)
    for icon, count in _all(state, duchy).items():
        if count > covered[icon]:
            yield icon


def _all(state: Readable, duchy: Duchy[Card]) -> Counter[Icon]:
    found: Counter[Icon] = Counter()
    side = state.catalogue.sides[duchy.name, state.setting.side].production
    for resource in BASIC:
        found[DUCHY, LETTERS[resource]] += side[resource]
        for card in duchy.built:
            found[card, LETTERS[resource]] += _fixed(state, card, resource)
    for card in duchy.built:
        row = state.catalogue.cards.get(card)
        if row and row.per:
            found[card, LETTERS[row.per[0]] + STAR] += 1
    return found


def _fixed(state: Readable, card: str, resource: int) -> int:
    row = state.catalogue.cards.get(card)
    return row.production[resource] if row else state.catalogue.threats[card].siphons == resource
