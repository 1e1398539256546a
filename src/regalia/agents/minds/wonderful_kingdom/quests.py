"""Quests: without the final step the game is lost, so it is saved for in time."""

from collections.abc import Iterator
from math import fsum

from regalia.games.wonderful_kingdom.box.catalogue import Goods, K, S
from regalia.games.wonderful_kingdom.rules.quests import shortage, step_of, steps_of
from regalia.games.wonderful_kingdom.rules.state import Duchy, Realm

URGENCY = (0.0, 4.0, 12.0, 30.0)  # points for a final step, by round, beside those that it brings
SAVING = 3  # from this round on plans leave alone what final steps want


def final(state: Realm, duchy: Duchy[str]) -> float:
    """How near the final steps are."""
    open_ = [near(duchy, cost) for cost in _unpaid(state, duchy)]
    return URGENCY[max(1, state.round) - 1] * (fsum(open_) + len(state.setting.quests) - len(open_))


def near(duchy: Duchy[str], cost: Goods) -> float:
    """How much of a price is there; krystallium that is over stands in for cubes."""
    lacking = shortage(duchy, cost)
    paid = sum(cost[:K]) - lacking + min(duchy.krystallium, cost[K] + lacking) + min(duchy.soldiers, cost[S])
    return paid / sum(cost)


def saved(state: Realm, duchy: Duchy[str]) -> tuple[int, int]:
    """Krystallium and soldiers that final steps still want."""
    costs = [*_unpaid(state, duchy)] if state.round >= SAVING else []
    return sum([cost[K] + shortage(duchy, cost) for cost in costs]), sum([cost[S] for cost in costs])


def _unpaid(state: Realm, duchy: Duchy[str]) -> Iterator[Goods]:
    """The prices of final steps that are not paid yet."""
    for step in steps_of(state) if state.setting.quest else ():
        row = step_of(state, step)
        if row.final and step not in duchy.steps:
            yield row.cost
