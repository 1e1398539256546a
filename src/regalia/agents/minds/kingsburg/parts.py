"""What the worth of an option is made of, for people who ask why."""

from collections.abc import Iterator

from regalia.agents.minds.kingsburg.court import DENY, Court, Move
from regalia.agents.minds.kingsburg.judge import Trait, realm_traits
from regalia.agents.minds.kingsburg.prospect import Ending, Prospect
from regalia.games.kingsburg.data import BIT

OF = {"battle": "battle", "soldiers": "battle", "later": "later", "envoy": "envoy", "army": "army"}
NOBODYS = ("seat", "seats")  # the same for all options


def part(trait: str) -> str:
    """The part of the worth to which a trait of a realm belongs."""
    if trait in BIT:
        return "building"
    return OF.get(trait) or {"governor": "governor", "lead": "king", "trail": "king"}[trait.split()[0]]


def parts(now: Prospect, end: Ending) -> dict[str, float]:
    """The worth of the end of a season, part by part."""
    purse, found = end.purse, {"points": end.points}
    found["goods"] = now.judge.goods(now.left, purse.goods)
    found["plus2"] = now.tokens(purse.plus2)
    found["building"] = float(now.at.phase.closing and bool(end.built & BIT["embassy"]))
    for name, points in _weighed(now, realm_traits(now.at, end.built, purse.soldiers, purse.envoy)):
        found[part(name)] = found.get(part(name), 0.0) + points
    return found


def _weighed(now: Prospect, traits: Iterator[Trait]) -> Iterator[Trait]:
    slope = now.judge.slope(now.left)
    return ((name, slope[name] * count) for name, count in traits if name not in NOBODYS)


def placed(court: Court, move: Move) -> dict[str, float]:
    """Of a placement: the best plan with it, how safe that is from the others, and what they cannot have any more."""
    plans = court.plans(move)
    hand, places = move.hand, tuple(sorted((*move.placed, *plans[0].places)))
    spent = hand._replace(plus2=hand.plus2 and not plans[0].spread.plus2, envoy=hand.envoy and not plans[0].envoy)
    found = parts(court.me.prospect, court.me.ending(spent, places))
    return found | {"safe": court.expected(plans) - plans[0].worth, "deny": DENY * court.denied(move)}
