"""What the worth of an option is made of, for people who ask why."""

from collections.abc import Iterator, Mapping

from regalia.agents.minds.kingsburg.court import DENIAL, Court, Move
from regalia.agents.minds.kingsburg.judge import Trait, goods_traits, realm_traits
from regalia.agents.minds.kingsburg.prospect import Ending, Prospect
from regalia.core.protocol import Action
from regalia.games.kingsburg.box.data import BIT
from regalia.games.kingsburg.rules.actions import PASS, Consider

PART_OF = {"battle": "battle", "soldiers": "battle", "later": "later", "envoy": "envoy", "army": "army"}
SAME_FOR_ALL = ("seat", "seats")  # options


def part_of(trait: str) -> str:
    """The part of the worth to which a trait of a realm belongs."""
    if trait in BIT:
        return "building"
    return PART_OF.get(trait) or {"governor": "governor", "lead": "king", "trail": "king"}[trait.split()[0]]


def parts(now: Prospect, end: Ending) -> dict[str, float]:
    """The worth of the end of a season, part by part."""
    purse, found = end.purse, {"points": end.points}
    found["goods"] = now.judge.goods(now.left, purse.goods)
    found["plus2"] = now.tokens(purse.plus2)
    found["building"] = _embassy(now, end)
    for name, points in _weighed(now, realm_traits(now.at, end.built, purse.soldiers, purse.envoy)):
        found[part_of(name)] = found.get(part_of(name), 0.0) + points
    return found


def named_parts(now: Prospect, end: Ending) -> dict[str, float]:
    """The same by what people have names for: each resource, and each building that is worth something later."""
    found = parts(now, end) | {"goods": 0.0, "building": 0.0}
    for name, points in _weighed(now, goods_traits(end.purse.goods)):
        resource = name.removeprefix("much ") if name != "many" else "goods"
        found[resource] = found.get(resource, 0.0) + points
    for name, points in _weighed(now, realm_traits(now.at, end.built, end.purse.soldiers, end.purse.envoy)):
        if name in BIT:
            points += _embassy(now, end) * (name == "embassy")
            at = f"build.{name}" if points > 0 else "building"
            found[at] = found.get(at, 0.0) + points
    return found


def _embassy(now: Prospect, end: Ending) -> float:
    """The point that it gives at the end of the season."""
    return float(now.at.phase.closing and bool(end.built & BIT["embassy"]))


def _weighed(now: Prospect, traits: Iterator[Trait]) -> Iterator[Trait]:
    slope = now.judge.slope(now.left)
    return ((name, slope[name] * count) for name, count in traits if name not in SAME_FOR_ALL)


def placing_parts(court: Court, option: Action) -> dict[str, float]:
    """Of a placement: the best plan with it, how safe that is from the others, and what they cannot have any more."""
    move = moved(court, option)
    safe = court.expected(court.plans(move)) - court.plans(move)[0].worth
    return _planned(court, move) | {"safe": safe, "deny": DENIAL * court.denied(move)}


def placing_gains(court: Court, option: Action) -> dict[str, float]:
    """The best plan with a placement against none at all, and what the others lose together."""
    move, losses = moved(court, option), len(court.state.order)
    return difference(_planned(court, move), _planned(court, Move(court, PASS))) | {"deny": losses * court.denied(move)}


def moved(court: Court, option: Action) -> Move:
    return Move(court, court.way(option) if isinstance(option, Consider) else option)


def _planned(court: Court, move: Move) -> dict[str, float]:
    best, hand = court.plans(move)[0], move.hand
    spent = hand._replace(plus2=hand.plus2 and not best.spread.plus2, envoy=hand.envoy and not best.envoy)
    return named_parts(court.me.prospect, court.me.ending(spent, tuple(sorted((*move.placed, *best.places)))))


def difference(one: Mapping[str, float], other: Mapping[str, float]) -> dict[str, float]:
    return {name: one.get(name, 0.0) - other.get(name, 0.0) for name in dict.fromkeys((*one, *other))}
