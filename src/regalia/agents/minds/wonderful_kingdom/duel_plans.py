"""Everything but proposals and selections: what a duchy is worth after an option, if its plan is followed."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from regalia.agents.kernels.wonderful_kingdom.kernel import Plan
from regalia.agents.minds.wonderful_kingdom.estate import Estate
from regalia.agents.minds.wonderful_kingdom.explained import duchy_parts
from regalia.agents.minds.wonderful_kingdom.planner import annealed, follow, judged, plan
from regalia.agents.minds.wonderful_kingdom.round_end import stopped_at_round_end
from regalia.agents.minds.wonderful_kingdom.value import certain, estate, value
from regalia.core.lanes import apply, pending
from regalia.core.protocol import Action, Choice, Seat
from regalia.games.wonderful_kingdom.rules.actions import Scrap
from regalia.games.wonderful_kingdom.rules.hints import marched, promise
from regalia.games.wonderful_kingdom.rules.own import MAIN
from regalia.games.wonderful_kingdom.rules.rights import Exercising
from regalia.games.wonderful_kingdom.rules.scoring import reasons
from regalia.games.wonderful_kingdom.rules.state import Realm

USELESS, PREFER_NOW = -50.0, 1e-4  # what is of no use; what can be completed now is completed now
RIVAL_POINT = 0.7  # of a point that the other gets or loses
NOT_OWN_POINTS = ("never", "now", "deny_rival")  # parts that are no points of one's own
STEPS = 2000  # changes of a plan that a search tries

Parts = Mapping[str, float]


class Outcome(NamedTuple):
    """What an option leads to, and what that is worth."""

    world: Realm
    parts: Parts


@lru_cache(1 << 12)
def annealed_plan(now: Estate) -> Plan:
    """The usual plan, and what many random changes find beyond it."""
    return annealed(now, plan(now), STEPS)


class Plans:
    """A duchy with the plan that it has now."""

    def __init__(self, world: Realm, seat: Seat, planned: Callable[[Estate], Plan] = plan) -> None:
        self.world, self.seat, now = stopped_at_round_end(world, seat), seat, estate(world, seat)
        known = planned(now)
        self.cards, self.thrift = [now.items[at].card.name for at in known.order], known.thrift

    def rate(self, options: Sequence[Action]) -> list[float]:
        return [round(fsum(self.parts(option).values()), 9) for option in options]

    def parts(self, option: Action) -> Parts:
        """What an option brings, by reason."""
        return self._tried(self.world, option).parts

    def features(self, option: Action) -> Parts:
        """The same for people: the plan part by part; nothing, if an option is of no use."""
        world, found = self._tried(self.world, option)
        if "never" in found:
            return {}
        rival = {name: points for name, points in found.items() if name == "deny_rival"}
        return {**duchy_parts(marched(world, self.seat), self.seat, self.cards, self.thrift), **rival}

    def denied(self, option: Action) -> float:
        """What the other loses."""
        before, after = (value(world, 1 - self.seat) for world in (self.world, self._tried(self.world, option).world))
        return before - after

    def lead(self, option: Action) -> float:
        """The lead in points after an option."""
        mine = [points for name, points in self.parts(option).items() if name not in NOT_OWN_POINTS]
        return fsum(mine) - value(self.world, 1 - self.seat)

    def _tried(self, world: Realm, option: Action) -> Outcome:
        after = world.copy()
        lanes = [lane for lane, choice in pending(after) if choice.seat == self.seat]
        apply(after, lanes[0], option)
        choice = next((c for _, c in pending(after) if c.seat == self.seat), None)
        return self._exercised(after, choice) if isinstance(choice, Exercising) else Outcome(after, self._parts(after))

    def _exercised(self, world: Realm, choice: Choice) -> Outcome:
        """The best right that takes no card away, and rather now than later."""
        options = [option for option in choice.options(world) if not isinstance(option, Scrap)]
        if not options:
            return Outcome(world, {**self._parts(world), "never": USELESS})
        best = max([self._tried(world, option) for option in options], key=lambda tried: fsum(tried.parts.values()))
        return Outcome(best.world, {**best.parts, "now": PREFER_NOW})

    def _parts(self, world: Realm) -> Parts:
        """Lanes cannot touch the other; what is done on the main agenda can."""
        world, points = marched(world, self.seat), float(sum(reasons(world, self.seat).values()))
        if not world.agenda:
            return {"points": points}
        now = estate(world, self.seat)
        coming = judged(now, follow(now, self.cards), self.thrift) + promise(world, self.seat)
        found = {"points": points, "plan": certain(world, self.seat) + coming - points}
        if self.world.phase in MAIN:
            found["deny_rival"] = -RIVAL_POINT * value(world, 1 - self.seat)
        return found
