"""Quests: steps that are paid at any time, and the order in which the final ones count."""

from dataclasses import dataclass
from functools import cache

from regalia.core.protocol import Seat, Step
from regalia.games.wonderful_kingdom.box.catalogue import BASIC, Goods, K, QuestStep, S
from regalia.games.wonderful_kingdom.rules.cubes import gain
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy, Readable, Realm

STEPS = 4


@cache
def named(step: str) -> tuple[str, int]:
    """ "usurper-1" is the first step of the Usurper."""
    quest, _, number = step.rpartition("-")
    return quest, int(number) - 1


def step_of(state: Readable, step: str) -> QuestStep:
    quest, at = named(step)
    return state.catalogue.steps[quest, state.setting.solo, at]


def steps_of(state: Readable) -> tuple[str, ...]:
    """Every step of the quests in play."""
    return _steps(state.setting.quests)


@cache
def _steps(quests: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{quest}-{number}" for quest in quests for number in range(1, STEPS + 1))


def shortage(duchy: Duchy[Card], cost: Goods) -> int:
    """Cubes that alchemy lacks and krystallium must stand in for."""
    return sum([max(0, cost[resource] - duchy.alchemy[resource]) for resource in BASIC])


def payable(state: Readable, seat: Seat, step: str) -> bool:
    duchy, cost = state.duchies[seat], step_of(state, step).cost
    if step in duchy.steps or duchy.soldiers < cost[S]:
        return False
    return duchy.krystallium >= cost[K] + shortage(duchy, cost)


def undertake(state: Realm, seat: Seat, step: str) -> None:
    """Pay a step at once, with cubes of alchemy first, and receive what it brings."""
    duchy, row = state.duchies[seat], step_of(state, step)
    duchy.krystallium -= row.cost[K] + shortage(duchy, row.cost)
    duchy.alchemy = tuple(max(0, duchy.alchemy[resource] - row.cost[resource]) for resource in BASIC)
    duchy.soldiers -= row.cost[S]
    duchy.steps = (*duchy.steps, step)
    gain(state, seat, row.gain)
    if row.spy:
        hire(state, seat)
    if row.final:
        duchy.claims = (*duchy.claims, named(step)[0])


def hire(state: Realm, seat: Seat) -> None:
    """A spy: with two players a token each, alone both tokens turn to their fresh side."""
    duchy = state.duchies[seat]
    if state.setting.solo:
        duchy.spies, duchy.spied = 2, 0
    elif not duchy.spies + duchy.spied:
        duchy.spies = 1


@dataclass(frozen=True, slots=True)
class Award(Step):
    """The players who have paid a final step are written down, the first player of the round first."""

    def run(self, state: Realm) -> None:
        for seat in state.order:
            duchy = state.duchies[seat]
            state.finals += tuple((quest, seat) for quest in duchy.claims)
            duchy.claims = ()
