"""Play alone: picks by imagined draws, everything else by the plan of the round."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from math import fsum
from random import Random
from typing import Self

from regalia.agents.mind import Trials, win_chance
from regalia.agents.minds.wonderful_kingdom.chances import medal
from regalia.agents.minds.wonderful_kingdom.solo_picks import CHOICES, Picks
from regalia.agents.minds.wonderful_kingdom.solo_plans import SoloPlans
from regalia.agents.minds.wonderful_kingdom.value import summed
from regalia.core.game import AnyGame
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.rules.actions import Rights, Search
from regalia.games.wonderful_kingdom.rules.scoring import medals
from regalia.games.wonderful_kingdom.rules.state import Realm
from regalia.games.wonderful_kingdom.rules.view import View

WORLDS = 8  # in which tuned tries a pick
TRIED_SEARCHES = 2  # searches that it tries
SCALE = 15.0  # points that make a medal likely


class Solo:
    """The opinions of a seat that is alone."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rated: tuple[View, SoloTrials] | None = None

    def rate(self, view: View, options: Sequence[Action], rng: Random) -> Sequence[float]:
        found = self._begun(view, options, rng)
        self.rated = view, found
        return [found.means[option] for option in options]

    def trials(self, view: View, options: Sequence[Action], rng: Random) -> "SoloTrials":
        """A search goes on in the worlds in which tuned has just rated this view."""
        rated, self.rated = self.rated, None
        return rated[1].among(options) if rated and rated[0] is view else self._begun(view, options, rng)

    def _begun(self, view: View, options: Sequence[Action], rng: Random) -> "SoloTrials":
        world = self.game.imagine(view, rng)
        if isinstance(world.agenda[-1], CHOICES):
            return PickTrials(world, options, rng.getrandbits(64))
        return SoloTrials(world, options)

    def chance(self, view: View, option: Action, rng: Random) -> float:
        """How near a medal is."""
        found = self._begun(view, [option], rng)
        return medal(view, found.means[option] - medals(found.world)[0])

    def features(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        return self._begun(view, [option], rng).parts(option)


class SoloTrials(Trials):
    """What follows a plan is no matter of luck: every world ends alike."""

    batch, deterministic = 1, True

    def __init__(self, world: Realm, options: Sequence[Action]) -> None:
        self.world, self.options, self.goal = world, options, medals(world)[1]  # silver

    def among(self, options: Sequence[Action]) -> Self:
        """The same for some of the options; what was tried is known."""
        found = copy(self)
        found.options = options
        return found

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        return [
            [win_chance(self.points(self.options[one], number) - self.goal, SCALE) for number in worlds] for one in at
        ]

    def points(self, option: Action, number: int) -> float:
        """What the duchy is worth after an option in a world."""
        return self.means[option]

    @cached_property
    def means(self) -> Mapping[Action, float]:
        """What each option brings on average, as far as tuned looks."""
        return dict(zip(self.options, SoloPlans(self.world).rate(self.options), strict=True))

    def parts(self, option: Action) -> dict[str, float]:
        """What that is made of."""
        return SoloPlans(self.world).parts(option)


class PickTrials(SoloTrials):
    """Picks are tried in imagined draws."""

    deterministic = False

    def __init__(self, world: Realm, options: Sequence[Action], seed: int) -> None:
        super().__init__(world, options)
        self.picks, self.seed = Picks(world), seed
        self.tried: dict[tuple[Action, int], float] = {}

    def points(self, option: Action, number: int) -> float:
        key = self.picks.alike(option), number
        if key not in self.tried:
            self.tried[key] = self.picks.ended(key[0], self._luck(number))
        return self.tried[key]

    @cached_property
    def means(self) -> Mapping[Action, float]:
        """Of searches only those that cost least are tried; the others bring as much less as they cost more."""
        price = self.picks.price
        searches = sorted([option for option in self.options if isinstance(option, Search)], key=price)
        found = {option: self._mean(option) for option in self.options if option not in searches[TRIED_SEARCHES:]}
        for option in searches[TRIED_SEARCHES:]:
            found[option] = found[searches[0]] + price(searches[0]) - price(option)
        return found

    def _mean(self, option: Action) -> float:
        return fsum([self.points(option, number) for number in range(WORLDS)]) / WORLDS

    def parts(self, option: Action) -> dict[str, float]:
        """Nothing of rights, which can wait."""
        if isinstance(option, Rights):
            return {}
        found = [self.picks.parts(option, self._luck(number)) for number in range(WORLDS)]
        return {name: points / WORLDS for name, points in summed(*found).items()}

    def _luck(self, number: int) -> Random:
        return Random(f"{self.seed}/{number}")
