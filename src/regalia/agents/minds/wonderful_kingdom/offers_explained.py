"""What proposals and selections are made of, for people who ask why."""

from collections.abc import Callable
from math import fsum

from regalia.agents.minds.wonderful_kingdom.duel_plans import Parts
from regalia.agents.minds.wonderful_kingdom.explained import card_parts
from regalia.agents.minds.wonderful_kingdom.offers import AreaValues, Offers
from regalia.agents.minds.wonderful_kingdom.value import summed
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.rules.actions import Move, Propose, Spy, Take, Use


def offer_parts(offers: Offers, option: Action) -> Parts:
    """Nothing, if an option is of no use. A look at a card leads to what is best without it, or to something better."""
    found = offers.parts(option)
    if "never" in found or not isinstance(option, Spy):
        return _mean(offers, lambda values: _parts_in_world(values, option))
    best = max([offer_parts(offers, Take(area)) for area in (0, 1)], key=_total)
    return {**best, "spy": found["spy"] - _total(best)}


def offer_gains(offers: Offers, option: Action) -> Parts:
    """What a selection brings against none, and what its cards would have brought to the other."""
    if not isinstance(option, Take):
        return {}
    area = option.area
    gains = _mean(offers, lambda values: card_parts(values.card_values[0], values.areas[area]))
    return {**gains, **_mean(offers, lambda values: {"deny_area": max(0.0, values.now[1][area])})}


def _parts_in_world(values: AreaValues, option: Action) -> Parts:
    """In one world. A power leads to areas of which the better one is taken."""
    if isinstance(option, Spy) or "never" in (found := values.parts(option)):
        return {}
    if isinstance(option, Propose):
        return found
    if isinstance(option, Take):
        return {**card_parts(values.card_values[0], values.areas[option.area]), "deny_area": found["deny_area"]}
    then = _after(values, option)
    best = max([_parts_in_world(then, Take(area)) for area in (0, 1)], key=_total)
    return summed(best, {"power": found["power"] - then.best})


def _after(values: AreaValues, option: Action) -> AreaValues:
    """The areas after a power that moves a card, or that lets one be moved."""
    if isinstance(option, Move):
        return values.moved(option)
    return values.used(option.advisor) if isinstance(option, Use) else values


def _mean(offers: Offers, found: Callable[[AreaValues], Parts]) -> Parts:
    """Over the worlds that are looked at."""
    total = summed(*[found(values) for values in offers.worlds])
    return {name: points / len(offers.worlds) for name, points in total.items()}


def _total(parts: Parts) -> float:
    return fsum(parts.values())
