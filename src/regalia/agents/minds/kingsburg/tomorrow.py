"""A look into the next season: the dice are thrown for it, and the best plan is made."""

from random import Random

from regalia.agents.minds.kingsburg.prospect import Ending, Prospect, prospect
from regalia.agents.minds.kingsburg.spreads import spreads
from regalia.agents.minds.kingsburg.standing import OF_RIGHT, Phase, Purse
from regalia.games.kingsburg.actions import Dice
from regalia.games.kingsburg.data import BIT, SEASONS
from regalia.games.kingsburg.hooks import effects
from regalia.games.kingsburg.rules.influence import ALL

LOW = 7  # dice that the Chapel rolls again
FAITH = 0.5  # how much a look ahead counts beside a judgement
FIRST = 0.5  # how often another seat is first at an advisor


class Luck:
    """The dice of a season to come and what others take in it, the same for whatever is tried."""

    def __init__(self, rng: Random, seats: int) -> None:
        self.own, self.again, self.bonus = thrown(rng, 3), thrown(rng, 3), thrown(rng, 3)
        self.free = ALL
        for count in (3, 2) if seats == 2 else ():
            self.free &= ~(1 << sum(thrown(rng, count)))
        for _ in range(seats - 1):
            for rank in rng.choice(spreads(tuple(sorted(thrown(rng, 3))), (), False, False)).ranks:
                if rng.random() < FIRST:
                    self.free &= ~(1 << rank)

    def dice(self, built: int) -> Dice:
        """The own dice when Statue and Chapel have rolled again."""
        own = self.again if built & BIT["chapel"] and sum(self.own) <= LOW else self.own
        if built & BIT["statue"] and len(set(own)) == 1:
            own = (*own[:2], self.again[2])
        return tuple(sorted(own))


def thrown(rng: Random, count: int) -> Dice:
    return tuple([int(rng.random() * 6) + 1 for _ in range(count)])


def foreseen(now: Prospect, end: Ending, luck: Luck) -> float:
    """Points of a season and what can be expected after it: as judged at its end, and by next season's best plan if
    that is of the same year. Each errs in its own way, so the truth is sought between them."""
    judged = now.closed(*end.held) + now.tokens(end.purse.plus2)
    if now.left % 3 == 0:
        return end.points + judged
    then, purse, points = morrow(now, end)
    bonus = sum([effect(then.world) for effect in effects(then.world, 0, "bonus")])
    seen = points + planned(then, purse, luck.dice(end.built), luck.bonus[:bonus], luck.free)
    return end.points + judged + FAITH * (seen - judged)


def morrow(now: Prospect, end: Ending) -> tuple[Prospect, Purse, int]:
    """The next season, what is in the purse then, and the points that come on the way there."""
    at, built, season = now.at, end.built, SEASONS[3 - now.left % 3]
    count, ((gold, wood, stone), plus2, soldiers, envoy) = built.bit_count(), end.purse
    points = bool(at.phase.closing and built & BIT["embassy"]) + (season == "summer" and count >= at.most)
    purse = Purse(
        (gold + bool(built & BIT["merchants-guild"]), wood, stone),
        plus2 + bool(season == "autumn" and at.phase.closing and built & BIT["inn"]),
        soldiers,
        envoy and season == "summer",
    )
    phase = Phase(now.left - 1, at.phase.battle, OF_RIGHT, True)
    return prospect(now.judge, at._replace(built=built, season=season, phase=phase)), purse, points


def planned(then: Prospect, purse: Purse, own: Dice, bonus: Dice, free: int) -> float:
    """The best plan with these dice on the ranks that are free."""
    spent = purse._replace(plus2=purse.plus2 - 1)
    market = bool(then.at.built & BIT["market"])
    found = spreads(own, tuple(sorted(bonus)), purse.plus2 > 0, market)
    return max(
        [
            then.worth(spent if plus2 else purse, tuple([rank for rank in ranks if free >> rank & 1]))
            for ranks, plus2, _ in found
        ]
    )
