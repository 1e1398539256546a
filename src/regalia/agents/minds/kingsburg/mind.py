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
from regalia.agents.minds.kingsburg.explained import difference, named_parts, parts, placing_gains, placing_parts
from regalia.agents.minds.kingsburg.gifts import owed
from regalia.agents.minds.kingsburg.judge import ALL_TABLES, TWO_SEATS, Judge, load_weights
from regalia.agents.minds.kingsburg.outside_seasons import direct_parts, token_parts
from regalia.agents.minds.kingsburg.prospect import Ending, Prospect, prospect
from regalia.agents.minds.kingsburg.situation import purse, situation
from regalia.agents.minds.kingsburg.throws import bonus_dice, priest_worth, rerolled_worth, worth_with_bonus
from regalia.agents.minds.kingsburg.trials import PlacingTrials, rated_trials, season_trials, win_chance_now
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
    return Judge(load_weights(name))


class KingsburgMind:
    breadth, standard_errors, words = 6, 0.5, WordFiles(Path(__file__).parent / "words")

    def __init__(self, game: AnyGame, judge: Judge | None = None, wary: bool = False) -> None:
        self.game, self.judge, self.wary = game, judge or fitted(ALL_TABLES), wary  # of what the others may take
        self.for_two = self if judge else KingsburgMind(game, fitted(TWO_SEATS))  # for tables of two

    def rate(self, view: Any, options: Sequence[Action], rng: Random) -> Sequence[float]:
        return self._rated(self.game.imagine(view, rng), view.seat, options, rng)

    def _rated(self, world: Realm, seat: Seat, options: Sequence[Action], rng: Random) -> Sequence[float]:
        if isinstance(world.agenda[-1], Placing | Considering):
            court = Court(self.judge, world, seat, self.wary)
            return [court.rate(option) for option in options]
        if isinstance(world.agenda[-1], ChoosingDice) and not effects(world, seat, moments.AFTER):
            return [float(bonus_dice(option)) for option in options]  # a low total is of no use: the more the better
        return [fsum(self._parts(world, seat, option, rng).values()) for option in options]

    def trials(self, view: Any, options: Sequence[Action], rng: Random) -> Trials:
        """At a table of two by weights that were fitted to such tables, unless it has its own."""
        world = self.game.imagine(view, rng)
        own = self._for(world)
        if isinstance(world.agenda[-1], Placing | Considering):
            return PlacingTrials(Court(own.judge, world, view.seat), options, rng.getrandbits(64))
        if world.season and not isinstance(world.agenda[-1], DICE):
            return season_trials(own.judge, world, view.seat, options)
        return rated_trials(own._rated(world, view.seat, options, rng))

    def chance(self, view: Any, option: Action, rng: Random) -> float:
        tried = self.trials(view, [option], rng)
        if not tried.deterministic:
            return fmean(tried.run([0], LOOKS)[0])
        return win_chance_now(self.judge, after(self.game.imagine(view, rng), view.seat, option), view.seat)

    def features(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        """Together they are what a wary mind thinks of an option, by the weights that a search has."""
        world = self.game.imagine(view, rng)
        own = self._for(world)
        if isinstance(world.agenda[-1], Placing | Considering):
            return placing_parts(Court(own.judge, world, view.seat, wary=True), option)
        if isinstance(option, Token):
            return token_parts(world, view.seat, option)
        return own._parts(world, view.seat, option, rng, named_parts)

    def gains(self, view: Any, option: Action, rng: Random) -> Mapping[str, float]:
        """Against doing nothing; what is denied, with all that the others lose."""
        world = self.game.imagine(view, rng)
        own, step = self._for(world), world.agenda[-1]
        if isinstance(step, Placing | Considering):
            return placing_gains(Court(own.judge, world, view.seat, wary=True), option)
        if direct_parts(own.judge, world, view.seat, option) or isinstance(step, DICE):
            return {}
        idle = world.copy()
        idle.agenda.pop()
        then = own._parts(world, view.seat, option, rng, named_parts)
        return difference(then, own._season(idle, view.seat, named_parts))

    def _for(self, world: Realm) -> "KingsburgMind":
        """The mind with the weights for so many seats."""
        return self.for_two if len(world.order) == 2 else self

    def _parts(self, world: Realm, seat: Seat, option: Action, rng: Random, split: Split = parts) -> Parts:
        """The worth of an option, part by part; the points of now are left out."""
        if found := direct_parts(self.judge, world, seat, option):
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
            return worth_with_bonus(self.judge, world, seat, option)
        if isinstance(option, Accept):
            return priest_worth(self.judge, world, seat, option.gift)
        return rerolled_worth(self.judge, after(world, seat, option), seat, rng)

    def _season(self, world: Realm, seat: Seat, split: Split) -> Parts:
        """How the season ends, part by part."""
        now = prospect(self.judge, situation(world, seat))
        return split(now, now.ending(purse(world, seat), owed(world, seat)))


MIND: MindClass = KingsburgMind
