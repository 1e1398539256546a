"""The game of two: proposals and selections by what each area is worth to either side, the rest by the plan."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from regalia.agents.mind import Trials
from regalia.agents.minds.wonderful_kingdom.duel_plans import Plans, searched
from regalia.agents.minds.wonderful_kingdom.duel_trials import OfferTrials, Settled
from regalia.agents.minds.wonderful_kingdom.offers import CHOICES, SEARCHED, Offers
from regalia.agents.minds.wonderful_kingdom.planner import Plan, plan
from regalia.agents.minds.wonderful_kingdom.planner_estate import Estate
from regalia.core.protocol import Action, Game
from regalia.games.wonderful_kingdom.actions import Propose
from regalia.games.wonderful_kingdom.view import View

UNTOLD = ("never", "now")  # they put options in order, and tell a player nothing


class Duel:
    """The opinions of a seat that has a rival."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rate(self, view: View, options: Sequence[Action], rng: Random) -> Sequence[float]:
        if isinstance(view.agenda[-1], CHOICES):
            return Offers(self.game, view, options, rng).rate(options, rng)
        return self._plans(view, rng).rate(options)

    def trials(self, view: View, options: Sequence[Action], rng: Random) -> Trials:
        if any(isinstance(option, Propose) for option in options):
            return OfferTrials(self.game, view, options, self.rate(view, options, rng), rng)
        if isinstance(view.agenda[-1], CHOICES):
            return Settled(Offers(self.game, view, options, rng, SEARCHED).rate(options, rng))
        return Settled(self._plans(view, rng, searched).rate(options))

    def features(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        if isinstance(view.agenda[-1], CHOICES):
            parts = Offers(self.game, view, [option], rng).parts(option)
        else:
            parts = self._plans(view, rng).parts(option)
        return {name: points for name, points in parts.items() if name not in UNTOLD}

    def _plans(self, view: View, rng: Random, planned: Callable[[Estate], Plan] = plan) -> Plans:
        assert view.seat is not None
        return Plans(self.game.imagine(view, rng), view.seat, planned)
