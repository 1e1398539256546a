"""Actions as the parts that are clicked for them."""

import re

from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.actions import (
    AREAS,
    Arrange,
    Attach,
    Bring,
    Choose,
    Chronicle,
    Complete,
    Cover,
    Crystal,
    Destroy,
    Drop,
    Fight,
    Forfeit,
    Illusion,
    Imprison,
    Keep,
    March,
    Move,
    Offer,
    Pass,
    Place,
    Propose,
    Recover,
    Recruit,
    Recycle,
    Release,
    Scrap,
    Search,
    Soldier,
    Spy,
    Surrender,
    Swap,
    Take,
    Trade,
    Transmute,
    Undertake,
    Use,
)
from regalia.games.wonderful_kingdom.catalogue import RESOURCES
from regalia.games.wonderful_kingdom.rules.icons import STAR
from regalia.games.wonderful_kingdom.rules.placing import HEAP
from regalia.games.wonderful_kingdom.rules.spying import TAKEN

PILES = (*AREAS, "taken")
_BREAKS = re.compile("[^a-z0-9]+")

Tokens = tuple[str, ...]


def part(*words: object) -> str:
    """The token of a thing: its kind, then which one it is. A multiplier is not the icon that it multiplies."""
    text = " ".join(map(str, words)).replace(STAR, " star")
    return _BREAKS.sub("-", text.lower()).strip("-")


def grave(action: Action) -> bool:
    """A proposal is seen at once, a spy soon sent, a card under construction soon lost; a pass may be the last."""
    return isinstance(action, Pass | Propose | Scrap | Spy)


def tokens(action: Action) -> Tokens:
    """In the choice phase; then what is done at home, to others, and on the boards. Verbs stand for themselves."""
    match action:
        case Propose(first, second):
            return (*_offer(first), *_offer(second))
        case Take(area):
            return (part("area", AREAS[area]),)
        case Spy(pile, at) | Illusion(pile, at) | Move(pile, at):
            return (part(PILES[pile], at + 1),)
        case Trade(taken, area, at):
            return part(PILES[TAKEN], taken + 1), part(PILES[area], at + 1)
        case Search(first, second):
            return part("search", first), part("search", second)
        case Drop(at):
            return (part("drop", at + 1),)
        case Choose(card):
            return (part("looked", card),)
    return _at_home(action) or _with_others(action) or _on_boards(action) or (part(action),)


def _offer(offer: Offer) -> Tokens:
    """The card, and the way it goes."""
    return part("hand", offer.card), part("offer", offer)


def _at_home(action: Action) -> Tokens:
    match action:
        case Keep(card):
            return (part("keep", card),)
        case Recycle(card):
            return (part("recycle", card),)
        case Place(resource, key) | Release(resource, key):
            where = HEAP if key == HEAP else part("site", key)
            return where, part("cube", RESOURCES[resource])
        case Crystal(resource, key):
            return part("site", key), "krystallium", part("cube", RESOURCES[resource])
        case Soldier(key):
            return part("site", key), "soldier"
        case Scrap(key):
            return part("site", key), "scrap"
        case Attach(key) | Forfeit(key) | Complete(key):
            return (part("site", key),)
        case Transmute(cubes):
            return tuple(part("heap", RESOURCES[at]) for at, n in enumerate(cubes) for _ in range(n))
        case Use(advisor):
            return (part("advisor", advisor),)
        case Chronicle(kind):
            return (part("kind", kind),)
    return ()


def _with_others(action: Action) -> Tokens:
    match action:
        case Surrender(card):
            return (part("selected", card),)
        case Swap(mine, other):
            return part("selected", mine), part("theirs", other)
        case Destroy(card):
            return (part("theirs", card),)
        case Cover(card, icon) | Recover(card, icon):
            return (part("icon", card, icon),)
        case Fight(threat, key):
            return (part("site", key) if key else part("threat", threat),)
    return ()


def _on_boards(action: Action) -> Tokens:
    match action:
        case Undertake(step):
            return (part("step", step),)
        case Recruit(armies):
            return (part("recruit", armies),)
        case March(name):
            return (part("land", name),)
        case Bring(armies, name):
            return part("land", name), part("bring", armies)
        case Arrange(name, slots):
            return tuple(part("slot", name, at + 1) for at in slots)
        case Imprison(name, slot):
            return (part("slot", name, slot + 1) if slot >= 0 else part("land", name),)
    return ()
