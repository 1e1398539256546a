"""Which advisor to influence now: the best plans of a seat, and how the others come in between."""

from collections.abc import Sequence
from functools import cached_property
from math import exp, fsum

from regalia.agents.minds.kingsburg.judge import Judge
from regalia.agents.minds.kingsburg.player import Plan, Player, place
from regalia.agents.minds.kingsburg.prospect import Places
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.rules.actions import Consider, Influence, Pass
from regalia.games.kingsburg.rules.influence import Considering, Placing, influences
from regalia.games.kingsburg.rules.state import Realm

URGENCY = 0.1  # of what is lost without an advisor, for taking that advisor now
HEAT = 1.0  # points by which a plan must be better to be e times as likely
TAKES_FIRST = 0.6  # how likely a seat takes a place of its plan before others can
DENIAL = 0.5  # of a point for a point that another loses
RIVAL_PLANS = 12  # plans of a rival that are looked at
RARE = 0.02  # chances below this are not followed


class Move:
    """An option to place dice, with the hand, the places and the ranks that it leaves."""

    def __init__(self, court: "Court", option: Action) -> None:
        me, self.option = court.me, option
        self.hand, self.placed, self.taken = me.hand, me.placed, 0
        if isinstance(option, Pass):
            self.hand = me.hand._replace(own=(), bonus=())
        else:
            self.placed = tuple(sorted((*me.placed, place(option))))
        if isinstance(option, Influence):
            self.hand = me.hand.after(option, option.envoy)
            self.taken = 0 if option.private else 1 << option.rank


class Court:
    """A season in which a seat has to place dice: its own plans, and if it is wary those of the others."""

    def __init__(self, judge: Judge, state: Realm, seat: Seat, wary: bool = False) -> None:
        self.judge, self.state, self.me, self.wary = judge, state, Player(judge, state, seat), wary

    @cached_property
    def others(self) -> list[Player]:
        """In the order of their turns."""
        at = self.state.order.index(self.me.seat)
        seats = (*self.state.order[at + 1 :], *self.state.order[:at])
        return [Player(self.judge, self.state, other) for other in seats]

    @cached_property
    def rivals(self) -> list[Player]:
        """The others that still have dice to place."""
        step = self.state.agenda[-1]
        assert isinstance(step, Placing | Considering)
        return [other for other in self.others if other.hand.own and not step.passed >> other.seat & 1]

    @cached_property
    def wishes(self) -> list[list[Plan]]:
        return [rival.plans(rival.hand, rival.placed, rival.open) for rival in self.rivals]

    @cached_property
    def danger(self) -> list[float]:
        """For each rank how likely another takes it before this seat's next turn."""
        safe = [1.0] * 19
        for wishes in self.wishes:
            weights = [exp((plan.worth - wishes[0].worth) / HEAT) for plan in wishes[:RIVAL_PLANS]]
            total = fsum(weights)
            for plan, weight in zip(wishes, weights, strict=False):
                for rank in plan.places:
                    if rank > 0:
                        safe[rank] *= 1 - TAKES_FIRST * weight / total
        return [1 - chance for chance in safe]

    def rate(self, option: Action) -> float:
        """What an option is worth, in points still to come; without being wary, as if nobody disturbed the plan."""
        if isinstance(option, Consider):
            return self.rate(self.way(option))
        move = Move(self, option)
        if self.wary:
            return self.expected(self.plans(move)) + DENIAL * self.denied(move)
        return self.plans(move)[0].worth + URGENCY * self.pressing(move)

    def way(self, option: Consider) -> Influence:
        """The best way to influence the advisor that is considered."""
        found = (way for some in influences(self.state, self.me.seat) for way in some)
        return max((way for way in found if (way.rank, way.private) == (option.rank, option.private)), key=self.rate)

    def plans(self, move: Move) -> Sequence[Plan]:
        return self.me.plans(move.hand, move.placed, self.me.open & ~move.taken)

    def pressing(self, move: Move) -> float:
        """What would be lost without this advisor: of all that a plan needs, the dearest comes first."""
        plans = self.me.plans(self.me.hand, self.me.placed, self.me.open)
        return plans[0].worth - best_without(plans, move.taken)

    def expected(self, plans: Sequence[Plan]) -> float:
        """The mean of the best plan that the others leave open."""
        left, parts = 1.0, []
        for plan in plans:
            stays = 1.0
            for rank in plan.places:
                if rank > 0:
                    stays *= 1 - self.danger[rank]
            parts.append(left * stays * plan.worth)
            left *= 1 - stays
            if left < RARE:
                break
        return fsum(parts) + left * plans[-1].worth

    def denied(self, move: Move) -> float:
        """How much worse the best plan of the others becomes, as a share of the table."""
        losses = [wishes[0].worth - best_without(wishes, move.taken) for wishes in self.wishes]
        return fsum(losses) / len(self.state.order)


def best_without(plans: Sequence[Plan], taken: int) -> float:
    """The best of these plans that needs no rank that is taken."""
    free = (plan.worth for plan in plans if not _needs(plan.places, taken))
    return next(free, plans[-1].worth)


def _needs(places: Places, taken: int) -> bool:
    return any(rank > 0 and taken >> rank & 1 for rank in places)
