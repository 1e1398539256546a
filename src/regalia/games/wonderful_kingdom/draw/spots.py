"""Where each option lies: on the thing that it names."""

from typing import NamedTuple

from regalia.core.protocol import Action, Seat
from regalia.games.wonderful_kingdom.actions import (
    HEAP,
    TAKEN,
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
from regalia.games.wonderful_kingdom.rules.lands import board, castle
from regalia.games.wonderful_kingdom.state import DUCHY, Realm

Spot = tuple[str, object]  # a kind of place, and which of them


class Here(NamedTuple):
    """What places depend on besides the option itself."""

    world: Realm
    seat: Seat  # who chooses
    area: int = 0  # the one whose cards are being gathered


def spot(here: Here, action: Action) -> Spot:
    """The first thing that an option names."""
    match action:
        case Propose(first, _):
            return ("hand", first.card)
        case Take(taken):
            return ("area", taken)
        case Spy(pile, at) | Illusion(pile, at) | Move(pile, at):
            return ("lying", (pile, at))
        case Trade(taken, _, _):
            return ("lying", (TAKEN, taken))
        case Drop(at):
            return ("lying", (here.area, at))
        case Search(first, _):
            return ("lying", (here.area, _open(here, first)[0]))
        case Choose(card):
            return ("looked", card)
    return _in_the_duchy(here, action)


def _in_the_duchy(here: Here, action: Action) -> Spot:
    match action:
        case Keep(card) | Recycle(card) | Surrender(card) | Swap(card, _):
            return ("selection", card)
        case Destroy(card):
            return ("other", card)
        case Place(_, site) if site == HEAP:
            return ("alchemy", None)
        case Transmute():
            return ("alchemy", None)
        case Place(_, site) | Crystal(_, site) | Release(_, site) | Soldier(site) | Scrap(site) | Attach(site):
            return ("site", site)
        case Complete(site) | Forfeit(site):
            return ("site", site)
        case Fight(threat, site):
            return ("site", site) if site else ("threat", threat)
        case Cover(card, _) | Recover(card, _):
            return ("duchy", None) if card == DUCHY else ("built", card)
        case Use(advisor):
            return ("advisor", advisor)
        case Chronicle(kind):
            return ("kind", kind)
    return _on_the_boards(here, action)


def _on_the_boards(here: Here, action: Action) -> Spot:
    """On a quest or the map; what is left needs a button."""
    match action:
        case Undertake(step):
            return ("step", step)
        case March(name) | Bring(_, name):
            return ("territory", name)
        case Arrange(name, (slot,)):
            return ("slot", (name, slot))
        case Arrange(name, _):
            return ("territory", name)
        case Imprison(name, slot):
            return ("slot", (name, slot)) if slot >= 0 else ("territory", name)
        case Recruit():
            return ("territory", list(board(here.world))[castle(here.world, here.seat)])
    return ("verb", str(action))


def both(here: Here, action: Action) -> tuple[Spot, ...]:
    """The two things of an option that names two."""
    match action:
        case Propose(first, second):
            return ("hand", first.card), ("hand", second.card)
        case Swap(mine, other):
            return ("selection", mine), ("other", other)
        case Search(first, second):
            one, two = _open(here, first)[0], _open(here, second)[-1]
            return ("lying", (here.area, one)), ("lying", (here.area, two))
    return ()


def _open(here: Here, card: str) -> list[int]:
    """The places of an open card."""
    return [at for at, lying in enumerate(here.world.areas[here.area]) if lying.card == card and not lying.down]
