"""The game of two: proposals and selections by what each area is worth to either side, the rest by the plan."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from regalia.agents.kernels.wonderful_kingdom.kernel import Plan
from regalia.agents.mind import CertainTrials, Trials, win_chance
from regalia.agents.minds.wonderful_kingdom.chances import victory
from regalia.agents.minds.wonderful_kingdom.duel_plans import Plans, annealed_plan
from regalia.agents.minds.wonderful_kingdom.duel_trials import SCALE, OfferTrials
from regalia.agents.minds.wonderful_kingdom.estate import Estate
from regalia.agents.minds.wonderful_kingdom.offers import CHOICES, SEARCH_WORLDS, Offers
from regalia.agents.minds.wonderful_kingdom.offers_explained import offer_gains, offer_parts
from regalia.agents.minds.wonderful_kingdom.planner import plan
from regalia.core.game import AnyGame
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.rules.actions import Propose
from regalia.games.wonderful_kingdom.rules.own import MAIN
from regalia.games.wonderful_kingdom.rules.view import View


class Duel:
    """The opinions of a seat that has a rival."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def rate(self, view: View, options: Sequence[Action], rng: Random) -> Sequence[float]:
        if isinstance(view.agenda[-1], CHOICES):
            return Offers(self.game, view, options, rng).rate(options, rng)
        return self._plans(view, rng).rate(options)

    def trials(self, view: View, options: Sequence[Action], rng: Random) -> Trials:
        if any(isinstance(option, Propose) for option in options):
            return OfferTrials(self.game, view, options, self.rate(view, options, rng), rng)
        if isinstance(view.agenda[-1], CHOICES):
            return _settled(Offers(self.game, view, options, rng, SEARCH_WORLDS).rate(options, rng))
        return _settled(self._plans(view, rng, annealed_plan).rate(options))

    def chance(self, view: View, option: Action, rng: Random) -> float:
        return victory(view, self._lead(view, option, rng))

    def _lead(self, view: View, option: Action, rng: Random) -> float:
        """The lead in points after an option."""
        if isinstance(option, Propose):
            return OfferTrials(self.game, view, [option], [0.0], rng).lead()
        if isinstance(view.agenda[-1], CHOICES):
            return Offers(self.game, view, [option], rng, SEARCH_WORLDS).lead(option)
        return self._plans(view, rng).lead(option)

    def features(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        if isinstance(view.agenda[-1], CHOICES):
            return offer_parts(Offers(self.game, view, [option], rng, SEARCH_WORLDS), option)
        return self._plans(view, rng, annealed_plan).features(option)

    def gains(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        """Against doing nothing; what is denied, with all that the other loses."""
        if isinstance(view.agenda[-1], CHOICES):
            return offer_gains(Offers(self.game, view, [option], rng, SEARCH_WORLDS), option)
        return {"deny_rival": self._plans(view, rng, annealed_plan).denied(option)} if view.phase in MAIN else {}

    def _plans(self, view: View, rng: Random, planned: Callable[[Estate], Plan] = plan) -> Plans:
        assert view.seat is not None
        return Plans(self.game.imagine(view, rng), view.seat, planned)


def _settled(rates: Sequence[float]) -> CertainTrials:
    """Options about which worlds would tell nothing more than tuned knows."""
    return CertainTrials([win_chance(rate - max(rates), SCALE) for rate in rates])
