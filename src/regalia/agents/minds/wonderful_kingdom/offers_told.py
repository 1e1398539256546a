"""What proposals and selections are made of, for people who ask why."""

from collections.abc import Callable
from math import fsum

from regalia.agents.minds.wonderful_kingdom.duel_plans import Parts
from regalia.agents.minds.wonderful_kingdom.offers import Ledger, Offers
from regalia.agents.minds.wonderful_kingdom.told import gained
from regalia.agents.minds.wonderful_kingdom.value import summed
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.rules.actions import Move, Propose, Spy, Take, Use
from regalia.games.wonderful_kingdom.rules.areas import proposed
from regalia.games.wonderful_kingdom.rules.counsel import shift


def told(offers: Offers, option: Action) -> Parts:
    """Nothing, if an option is of no use. Who looks at a card takes what is best without that, or something better."""
    found = offers.parts(option)
    if "never" in found or not isinstance(option, Spy):
        return _mean(offers, lambda ledger: _in(ledger, option))
    best = max([told(offers, Take(area)) for area in (0, 1)], key=_total)
    return {**best, "spy": found["spy"] - _total(best)}


def brought(offers: Offers, option: Action) -> Parts:
    """What a selection brings against none, and what its cards would have brought to the other."""
    if not isinstance(option, Take):
        return {}
    area = option.area
    gains = _mean(offers, lambda ledger: gained(ledger.books[0], ledger.areas[area]))
    return {**gains, **_mean(offers, lambda ledger: {"deny_area": max(0.0, ledger.now[1][area])})}


def _in(ledger: Ledger, option: Action) -> Parts:
    """In one world. A power leads to areas of which the better one is taken."""
    if isinstance(option, Spy) or "never" in (found := ledger.parts(option)):
        return {}
    if isinstance(option, Propose):
        return found
    if isinstance(option, Take):
        return {**gained(ledger.books[0], ledger.areas[option.area]), "deny_area": found["deny_area"]}
    then = _after(ledger, option)
    best = max([_in(then, Take(area)) for area in (0, 1)], key=_total)
    return summed(best, {"power": found["power"] - then.best})


def _after(ledger: Ledger, option: Action) -> Ledger:
    """The areas after a power that moves a card, or that lets one be moved."""
    if isinstance(option, Move):
        return _shifted(ledger, option)
    if not isinstance(option, Use):
        return ledger
    free = option.advisor != "double-agent"
    moves = [Move(area, at) for area, at, lying in proposed(ledger.world) if lying.down or free]
    return max([_shifted(ledger, move) for move in moves], key=lambda then: then.best, default=ledger)


def _shifted(ledger: Ledger, move: Move) -> Ledger:
    world = ledger.world.copy()
    shift(world, move)
    return Ledger(world, ledger.seat, ledger.known)


def _mean(offers: Offers, found: Callable[[Ledger], Parts]) -> Parts:
    """Over the worlds that are looked at."""
    total = summed(*[found(ledger) for ledger in offers.ledgers])
    return {name: points / len(offers.ledgers) for name, points in total.items()}


def _total(parts: Parts) -> float:
    return fsum(parts.values())
