"""Options tried in imagined worlds: the rest of the season's placements is played in the mind."""

from collections.abc import Sequence
from math import exp, fsum
from random import Random

from regalia.agents.mind import Known
from regalia.agents.minds.kingsburg.court import Court, Move
from regalia.agents.minds.kingsburg.gifts import owed
from regalia.agents.minds.kingsburg.judge import Judge
from regalia.agents.minds.kingsburg.prospect import prospect
from regalia.agents.minds.kingsburg.race import Runner, race
from regalia.agents.minds.kingsburg.standing import purse, standing
from regalia.agents.minds.plain import after
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.rules.actions import Consider
from regalia.games.kingsburg.rules.state import Realm

WHIM = 0.5  # points by which the others may misjudge their plans
SURE, UNSURE = 2.0, 0.3  # points of a lead that count as one at the end, and how many more for each season left


def won(mine: float, others: Sequence[float], left: int) -> float:
    """How likely so many points win against those of the others, with so many seasons left."""
    scale = SURE + UNSURE * left
    return 1 / (1 + fsum([exp(min(50.0, (other - mine) / scale)) for other in others]))


class Placed:
    """Dice are placed: the rest of the season is played in the mind, the others with whims of this world."""

    batch, settled = 1, False

    def __init__(self, court: Court, options: Sequence[Action], seed: int) -> None:
        ways = [court.way(option) if isinstance(option, Consider) else option for option in options]
        self.court, self.moves, self.seed = court, [Move(court, way) for way in ways], seed

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        return [[self._end(self.moves[option], world) for world in worlds] for option in at]

    def _end(self, move: Move, world: int) -> float:
        court, rng = self.court, Random(f"{self.seed}/{world}")
        mine = Runner(court.me, move.hand, move.placed)
        rivals = [Runner(other, other.hand, other.placed, WHIM * (other in court.rivals)) for other in court.others]
        race([*(one for one in rivals if one.whim), mine], move.taken, rng)
        return won(mine.worth, [rival.worth for rival in rivals], court.me.prospect.left)


def settled(judge: Judge, world: Realm, seat: Seat, options: Sequence[Action]) -> Known:
    """The dice lie, and are placed."""
    others = _others(judge, world, seat)
    left = standing(world, seat).phase.left
    return Known([won(_reaped(judge, after(world, seat, option), seat), others, left) for option in options])


def reached(judge: Judge, world: Realm, seat: Seat) -> float:
    """How likely a seat wins from here, by what everybody has."""
    return won(_reaped(judge, world, seat), _others(judge, world, seat), standing(world, seat).phase.left)


def _others(judge: Judge, world: Realm, seat: Seat) -> list[float]:
    return [_reaped(judge, world, other) for other in range(len(world.order)) if other != seat]


def _reaped(judge: Judge, world: Realm, seat: Seat) -> float:
    found = prospect(judge, standing(world, seat)).reap(purse(world, seat), owed(world, seat))
    return world.provinces[seat].score + found


def certain(rates: Sequence[float]) -> Known:
    """Nothing to try: what the options are worth says it all."""
    return Known([won(rate, [max(rates)], 0) for rate in rates])
