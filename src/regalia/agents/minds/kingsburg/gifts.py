"""What advisors give, and what of it is still to come."""

from collections.abc import Iterator

from regalia.core.protocol import Seat
from regalia.games.kingsburg.box.data import ADVISORS, Gain
from regalia.games.kingsburg.rules.gains import Taking
from regalia.games.kingsburg.rules.rewards import (
    Alchemy,
    Receiving,
    Rewarded,
    Rewards,
    Smuggling,
    improved,
    private_gain,
)
from regalia.games.kingsburg.rules.state import Readable, Realm

Gift = tuple[Gain, ...]  # one of these
ALCHEMY: Gift = (Gain(), Gain((-1, 1, 1)), Gain((1, -1, 1)), Gain((1, 1, -1)))
SMUGGLED: Gift = (Gain(), Gain(any=3, points=-1))
SPECIAL = {"alchemist": ALCHEMY, "smuggler": SMUGGLED}


def gift(state: Readable, seat: Seat, rank: int, private: bool = False) -> Gift:
    """What an advisor gives to a seat."""
    if private:
        return (private_gain(state, rank),)
    advisor = ADVISORS[rank - 1]
    return SPECIAL.get(advisor.name) or tuple(improved(state, seat, rank, gain) for gain in advisor.gains)


def owed(state: Realm, seat: Seat) -> Iterator[Gift]:
    """All gifts that the agenda still holds for a seat."""
    for step in state.agenda:
        if isinstance(step, Rewards):
            yield from (gift(state, seat, lying.rank, lying.private) for who, lying in state.court if who == seat)
        elif isinstance(step, Rewarded | Receiving | Taking | Alchemy | Smuggling) and step.seat == seat:
            yield _held(state, step)


def _held(state: Realm, step: Rewarded | Receiving | Taking | Alchemy | Smuggling) -> Gift:
    if isinstance(step, Taking):
        return (Gain(any=step.count),)
    if isinstance(step, Alchemy | Smuggling):
        return ALCHEMY if isinstance(step, Alchemy) else SMUGGLED
    return gift(state, step.seat, step.rank, isinstance(step, Rewarded) and step.private)
