"""Options tried in imagined worlds: the rest of the season is played in the mind, then the next one is looked into."""

from collections.abc import Sequence
from math import exp, fsum
from random import Random

from regalia.agents.minds.kingsburg.court import Court, Move
from regalia.agents.minds.kingsburg.gifts import owed
from regalia.agents.minds.kingsburg.judge import Judge
from regalia.agents.minds.kingsburg.prospect import Ending, Prospect, prospect
from regalia.agents.minds.kingsburg.race import Runner, race
from regalia.agents.minds.kingsburg.standing import purse, standing
from regalia.agents.minds.kingsburg.tomorrow import Luck, foreseen
from regalia.agents.minds.plain import after
from regalia.core.protocol import Action, Seat
from regalia.games.kingsburg.actions import Consider
from regalia.games.kingsburg.state import Realm

WHIM = 0.5  # points by which the others may misjudge their plans
SURE, UNSURE = 2.0, 0.3  # points of a lead that count as one at the end, and how many more for each season left


def won(mine: float, others: Sequence[float], left: int) -> float:
    """How likely so many points win against those of the others, with so many seasons left."""
    scale = SURE + UNSURE * left
    return 1 / (1 + fsum([exp(min(50.0, (other - mine) / scale)) for other in others]))


class Tried:
    """What all trials share: a world is known by its number."""

    batch, settled = 1, False

    def __init__(self, seats: int, seed: int) -> None:
        self.seats, self.seed = seats, seed
        self.lucks: dict[int, Luck] = {}

    def luck(self, world: int) -> Luck:
        if world not in self.lucks:
            self.lucks[world] = Luck(Random(f"{self.seed}/{world}"), self.seats)
        return self.lucks[world]

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        return [[self.end(option, world) for world in worlds] for option in at]

    def end(self, option: int, world: int) -> float:
        raise NotImplementedError


class Placed(Tried):
    """Dice are placed: the others place theirs, each with whims of this world."""

    def __init__(self, court: Court, options: Sequence[Action], seed: int) -> None:
        super().__init__(len(court.state.order), seed)
        ways = [court.way(option) if isinstance(option, Consider) else option for option in options]
        self.court, self.moves = court, [Move(court, way) for way in ways]

    def end(self, option: int, world: int) -> float:
        court, move, rng = self.court, self.moves[option], Random(f"{self.seed}/{world}/whims")
        mine = Runner(court.me, move.hand, move.placed)
        rivals = [Runner(other, other.hand, other.placed, WHIM * (other in court.rivals)) for other in court.others]
        race([*(one for one in rivals if one.whim), mine], move.taken, rng)
        seen = foreseen(court.me.prospect, court.me.ending(mine.hand, mine.placed), self.luck(world))
        return won(court.me.score + seen, [rival.worth for rival in rivals], court.me.prospect.left)


class Settled(Tried):
    """The dice lie: what an option leads to is certain until the next dice are thrown."""

    def __init__(self, judge: Judge, world: Realm, seat: Seat, options: Sequence[Action], seed: int) -> None:
        super().__init__(len(world.order), seed)
        self.judge, self.seat = judge, seat
        self.worlds = [after(world, seat, option) for option in options]
        self.ended = [self._ended(then) for then in self.worlds]
        self.others = [self._reaped(world, other) for other in range(self.seats) if other != seat]

    def _ended(self, world: Realm) -> tuple[Prospect, Ending]:
        now = prospect(self.judge, standing(world, self.seat))
        return now, now.ending(purse(world, self.seat), owed(world, self.seat))

    def _reaped(self, world: Realm, seat: Seat) -> float:
        found = prospect(self.judge, standing(world, seat)).reap(purse(world, seat), owed(world, seat))
        return world.provinces[seat].score + found

    def end(self, option: int, world: int) -> float:
        now, ending = self.ended[option]
        seen = foreseen(now, ending, self.luck(world))
        return won(self.worlds[option].provinces[self.seat].score + seen, self.others, now.left)


class Certain(Tried):
    """Nothing to try: what the options are worth says it all."""

    settled = True

    def __init__(self, rates: Sequence[float]) -> None:
        super().__init__(0, 0)
        self.rates = rates

    def end(self, option: int, world: int) -> float:
        return won(self.rates[option], [max(self.rates)], 0)
