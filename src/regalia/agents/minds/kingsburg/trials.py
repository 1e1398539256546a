"""Options tried in imagined worlds: the rest of the season's placements is played through."""

from collections.abc import Sequence
from math import exp, fsum
from random import Random

from regalia.agents.mind import CertainTrials
from regalia.agents.minds.kingsburg.court import Court, Move
from regalia.agents.minds.kingsburg.gifts import owed
from regalia.agents.minds.kingsburg.judge import Judge
from regalia.agents.minds.kingsburg.prospect import prospect
from regalia.agents.minds.kingsburg.race import Runner, race
from regalia.agents.minds.kingsburg.situation import purse, situation
from regalia.agents.minds.plain import after
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.rules.actions import Consider
from regalia.games.kingsburg.rules.state import Realm

WHIM = 0.5  # points by which the others may misjudge their plans
SCALE_AT_END, SCALE_PER_SEASON = 2.0, 0.3  # points that make a lead a likely victory, and more for each season left


def won(mine: float, others: Sequence[float], left: int) -> float:
    """How likely so many points win against those of the others, with so many seasons left."""
    scale = SCALE_AT_END + SCALE_PER_SEASON * left
    return 1 / (1 + fsum([exp(min(50.0, (other - mine) / scale)) for other in others]))


class PlacingTrials:
    """Dice are placed: the rest of the season is imagined, the others with whims of this world."""

    batch, deterministic = 1, False

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


def season_trials(judge: Judge, world: Realm, seat: Seat, options: Sequence[Action]) -> CertainTrials:
    """All dice are placed: nothing of this season is left to luck."""
    others = _others(judge, world, seat)
    left = situation(world, seat).phase.left
    return CertainTrials(
        [won(_expected_score(judge, after(world, seat, option), seat), others, left) for option in options]
    )


def win_chance_now(judge: Judge, world: Realm, seat: Seat) -> float:
    """How likely a seat wins from here, by what everybody has."""
    return won(_expected_score(judge, world, seat), _others(judge, world, seat), situation(world, seat).phase.left)


def _others(judge: Judge, world: Realm, seat: Seat) -> list[float]:
    return [_expected_score(judge, world, other) for other in range(len(world.order)) if other != seat]


def _expected_score(judge: Judge, world: Realm, seat: Seat) -> float:
    found = prospect(judge, situation(world, seat)).best_use(purse(world, seat), owed(world, seat))
    return world.provinces[seat].score + found


def rated_trials(rates: Sequence[float]) -> CertainTrials:
    """Nothing to try: what the options are worth says it all."""
    return CertainTrials([won(rate, [max(rates)], 0) for rate in rates])
