"""The rest of a season's placements, imagined: everybody follows the best plan that is left, and takes first
what another wants too."""

from collections.abc import Sequence
from random import Random

from regalia.agents.minds.kingsburg.player import Hand, Plan, Player
from regalia.agents.minds.kingsburg.prospect import Places

UNCONTESTED = 0.15  # how much a place that nobody else wants counts beside one that somebody does
WHIM_PLANS = 6  # plans among which a seat with whims chooses


class Runner:
    """A player on the way through a season."""

    def __init__(self, player: Player, hand: Hand, placed: Places, whim: float = 0.0) -> None:
        self.player, self.hand, self.placed, self.whim = player, hand, placed, whim
        self.plans: Sequence[Plan] = ()
        self.wish: Places = ()  # the places of its plan

    @property
    def worth(self) -> float:
        return self.player.score + self.player.worth(self.hand, self.placed)

    def look(self, taken: int, rng: Random) -> Plan:
        """Choose a plan among those that are open; a seat with whims may not see the best."""
        self.plans = self.player.plans(self.hand, self.placed, self.player.open & ~taken)
        plan = self.plans[0]
        if self.whim:
            plan = max(self.plans[:WHIM_PLANS], key=lambda plan: plan.worth + self.whim * rng.random())
        self.wish = plan.places
        return plan

    def take(self, plan: Plan, taken: int, wanted: Sequence[Places]) -> int:
        """Place dice where the plan is most in danger: the ranks that are taken then."""
        at = max(plan.places, key=lambda at: self._regret(plan, at) * (1 if _wanted(at, wanted) else UNCONTESTED))
        envoy = at > 0 and not (self.player.open & ~taken) >> at & 1
        self.hand = self.hand.after(plan.way(at), envoy)
        self.placed = tuple(sorted((*self.placed, at)))
        self.wish = tuple(other for other in plan.places if other != at)
        return taken | 1 << at if at > 0 else taken

    def _regret(self, plan: Plan, at: int) -> float:
        """What is lost without a place."""
        return plan.worth - next((other.worth for other in self.plans if at not in other.places), self.plans[-1].worth)


def _wanted(at: int, wanted: Sequence[Places]) -> bool:
    return any(at in wish for wish in wanted)


def race(runners: Sequence[Runner], taken: int, rng: Random) -> None:
    """In turn, the first one first, until nobody can place dice any more."""
    running = [runner for runner in runners if runner.hand.own]
    for runner in running:
        runner.look(taken, rng)
    while running:
        runner = running.pop(0)
        plan = runner.look(taken, rng)
        if plan.places:
            taken = runner.take(plan, taken, [other.wish for other in running])
            running.append(runner)
