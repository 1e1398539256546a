"""Choices outside the seasons: governors, bids, army tokens."""

from collections.abc import Sequence
from math import fsum

from regalia.agents.minds.kingsburg.judge import KNOTS, Judge
from regalia.agents.minds.kingsburg.odds import TOKEN, with_token
from regalia.agents.minds.kingsburg.situation import situation
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.box.data import YEARS
from regalia.games.kingsburg.rules.actions import Bid, Offer, Pass, Pick, Token
from regalia.games.kingsburg.rules.setup import Raising
from regalia.games.kingsburg.rules.state import Realm


def direct_parts(judge: Judge, world: Realm, seat: Seat, option: Action) -> dict[str, float] | None:
    """The worth of an option by parts, if it is one of these."""
    step = world.agenda[-1]
    if isinstance(option, Pick):
        return {"governor": governor_worth(judge, option.governor)}
    if isinstance(option, Offer):
        return {"governor": governor_worth(judge, option.governor), "bid": -float(option.bid)}
    if isinstance(step, Raising) and isinstance(option, Bid):
        return {"governor": governor_worth(judge, step.lot.governor), "bid": -float(option.bid)}
    if isinstance(step, Raising) and isinstance(option, Pass):
        return {"governor": mean_governor_worth(judge, [card for card in world.offered if card != step.lot.governor])}
    if isinstance(option, Token):
        at = situation(world, seat)
        return {"battle": with_token(at, at.built, world.provinces[seat].soldiers, option.value)}
    return None


def token_parts(world: Realm, seat: Seat, option: Token) -> dict[str, float]:
    """Of an army token: the battle with it, and what it would be worth later."""
    at, price = situation(world, seat), option.value * (TOKEN if world.year < YEARS else 1)
    return {"battle": with_token(at, at.built, world.provinces[seat].soldiers, option.value) + price, "army": -price}


def governor_worth(judge: Judge, card: str) -> float:
    """What a governor brings in a whole game."""
    return judge.slope(KNOTS[-1])[f"governor {card}"]


def mean_governor_worth(judge: Judge, cards: Sequence[str]) -> float:
    """A seat that passes has one of the other governors, for little."""
    return fsum(governor_worth(judge, card) for card in cards) / len(cards)
