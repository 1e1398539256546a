"""The mind of Kingsburg: plans for the dice, a fitted value at the end of the season, exact odds of the battle."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import fsum
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from regalia.agents.mind import MindClass, Trials
from regalia.agents.minds.kingsburg.court import Court
from regalia.agents.minds.kingsburg.gifts import owed
from regalia.agents.minds.kingsburg.judge import TABLES, TWO, Judge, shipped
from regalia.agents.minds.kingsburg.parts import apart, brought, less, parts, placed
from regalia.agents.minds.kingsburg.prospect import Ending, Prospect, prospect
from regalia.agents.minds.kingsburg.special import special, spent
from regalia.agents.minds.kingsburg.standing import purse, standing
from regalia.agents.minds.kingsburg.throws import blessed, joined, joining, rolled
from regalia.agents.minds.kingsburg.trials import Placed, certain, reached, settled
from regalia.agents.minds.plain import after
from regalia.core.game import AnyGame
from regalia.core.protocol import Action, Seat
from regalia.core.words import WordFiles
from regalia.games.kingsburg.rules import moments
from regalia.games.kingsburg.rules.actions import Accept, Token
from regalia.games.kingsburg.rules.bonus import Accepting, ChoosingDice
from regalia.games.kingsburg.rules.dice import Changing, Finishing
from regalia.games.kingsburg.rules.hooks import effects
from regalia.games.kingsburg.rules.influence import Considering, Placing
from regalia.games.kingsburg.rules.state import Realm

DICE = ChoosingDice | Changing | Finishing | Accepting  # choices about dice before they are placed
LOOKS = range(12)  # worlds in which the chance of an option is looked at
Parts = dict[str, float]
Split = Callable[[Prospect, Ending], Parts]


@cache
def fitted(name: str) -> Judge:
    return Judge(shipped(name))


class KingsburgMind:
    breadth, sure, words = 6, 0.5, WordFiles(Path(__file__).parent / "words")

    def __init__(self, game: AnyGame, own: Judge | None = None, wary: bool = False) -> None:
        self.game, self.judge, self.wary = game, own or fitted(TABLES), wary  # of what the others may take
        self.finer = self if own else KingsburgMind(game, fitted(TWO))  # for tables of two

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        return self._rated(self.game.imagine(view, rng), view.seat, options, rng)

    def _rated(self, world: Realm, seat: Seat, options: Sequence[Action], rng: Random) -> Sequence[float]:
        if isinstance(world.agenda[-1], Placing | Considering):
            court = Court(self.judge, world, seat, self.wary)
            return [court.rate(option) for option in options]
        if isinstance(world.agenda[-1], ChoosingDice) and not effects(world, seat, moments.AFTER):
            return [
                float(joining(option)) for option in options
            ]  # to who makes nothing of a low total, the more the better
        return [fsum(self._parts(world, seat, option, rng).values()) for option in options]

    def trials(self, view: Any, options: Sequence[Action], rng: Random) -> Trials:
        """At a table of two by weights that were fitted to such tables, unless it has its own."""
        world = self.game.imagine(view, rng)
        finer = self.finer if len(world.order) == 2 else self
        if isinstance(world.agenda[-1], Placing | Considering):
            return Placed(Court(finer.judge, world, view.seat), options, rng.getrandbits(64))
        if world.season and not isinstance(world.agenda[-1], DICE):
            return settled(finer.judge, world, view.seat, options)
        return certain(finer._rated(world, view.seat, options, rng))

    def chance(self, view: Any, option: Action, rng: Random) -> float:
        tried = self.trials(view, [option], rng)
        if not tried.settled:
            return fmean(tried.run([0], LOOKS)[0])
        return reached(self.judge, after(self.game.imagine(view, rng), view.seat, option), view.seat)

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        """Together they are what a wary mind thinks of an option, by the weights that a search has."""
        world = self.game.imagine(view, rng)
        finer = self.finer if len(world.order) == 2 else self
        if isinstance(world.agenda[-1], Placing | Considering):
            return placed(Court(finer.judge, world, view.seat, wary=True), option)
        if isinstance(option, Token):
            return spent(world, view.seat, option)
        return finer._parts(world, view.seat, option, rng, apart)

    def brings(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        """Against doing nothing; what is denied, with all that the others lose."""
        world = self.game.imagine(view, rng)
        finer, step = self.finer if len(world.order) == 2 else self, world.agenda[-1]
        if isinstance(step, Placing | Considering):
            return brought(Court(finer.judge, world, view.seat, wary=True), option)
        if special(finer.judge, world, view.seat, option) or isinstance(step, DICE):
            return {}
        idle = world.copy()
        idle.agenda.pop()
        then = finer._parts(world, view.seat, option, rng, apart)
        return less(then, finer._season(idle, view.seat, apart))

    def _parts(self, world: Realm, seat: Seat, option: Action, rng: Random, split: Split = parts) -> Parts:
        """The worth of an option, part by part; the points of now are left out."""
        if found := special(self.judge, world, seat, option):
            return found
        score = world.provinces[seat].score
        if isinstance(world.agenda[-1], DICE):
            return {"dice": self._dice(world, seat, option, rng) - score}
        then = after(world, seat, option)
        found = self._season(then, seat, split)
        return found | {"points": found["points"] + then.provinces[seat].score - score}

    def _dice(self, world: Realm, seat: Seat, option: Action, rng: Random) -> float:
        """What the dice are worth then, with all points."""
        if isinstance(world.agenda[-1], ChoosingDice):
            return joined(self.judge, world, seat, option)
        if isinstance(option, Accept):
            return blessed(self.judge, world, seat, option.gift)
        return rolled(self.judge, after(world, seat, option), seat, rng)

    def _season(self, world: Realm, seat: Seat, split: Split) -> Parts:
        """How the season ends, part by part."""
        now = prospect(self.judge, standing(world, seat))
        return split(now, now.ending(purse(world, seat), owed(world, seat)))


MIND: MindClass = KingsburgMind
