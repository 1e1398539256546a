"""The mind of the game: alone, and with two."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from regalia.agents.mind import MindClass, Trials
from regalia.agents.minds.wonderful_kingdom.duel import Duel
from regalia.agents.minds.wonderful_kingdom.solo import Solo
from regalia.core.game import AnyGame
from regalia.core.protocol import Action
from regalia.core.words import WordFiles
from regalia.games.wonderful_kingdom.rules.view import View


class WonderfulKingdomMind:
    """Hands each question to the part that knows the answer for so many seats."""

    breadth, standard_errors, words = 8, 2.0, WordFiles(Path(__file__).parent / "words")

    def __init__(self, game: AnyGame) -> None:
        self.alone, self.paired = Solo(game), Duel(game)

    def rate(self, view: View, options: Sequence[Action], rng: Random) -> Sequence[float]:
        return self._of(view).rate(view, options, rng)

    def trials(self, view: View, options: Sequence[Action], rng: Random) -> Trials:
        return self._of(view).trials(view, options, rng)

    def chance(self, view: View, option: Action, rng: Random) -> float:
        return self._of(view).chance(view, option, rng)

    def features(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        return self._of(view).features(view, option, rng)

    def gains(self, view: View, option: Action, rng: Random) -> Mapping[str, float]:
        return {} if view.setting.solo else self.paired.gains(view, option, rng)

    def _of(self, view: View) -> Solo | Duel:
        return self.alone if view.setting.solo else self.paired


MIND: MindClass = WonderfulKingdomMind
