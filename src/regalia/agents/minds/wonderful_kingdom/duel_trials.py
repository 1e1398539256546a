"""Proposals tried in imagined worlds: the other answers and proposes, and one selects."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from regalia.agents.mind import win_chance
from regalia.agents.minds.wonderful_kingdom.duel_cards import card_values
from regalia.agents.minds.wonderful_kingdom.offers_playout import Playout
from regalia.core.game import AnyGame
from regalia.core.known import UNKNOWN
from regalia.core.protocol import Action
from regalia.games.wonderful_kingdom.rules.actions import Propose
from regalia.games.wonderful_kingdom.rules.state import Realm
from regalia.games.wonderful_kingdom.rules.view import View

SCALE = 16.0  # points that make a lead a likely victory
LOOKS = range(12)  # worlds in which a lead is looked at


class OfferTrials:
    """What is no proposal is as good as the best of them, and by as much better as tuned likes it more."""

    batch, deterministic = 1, False

    def __init__(
        self, game: AnyGame, view: View, options: Sequence[Action], rates: Sequence[float], rng: Random
    ) -> None:
        assert view.seat is not None
        self.game, self.view, self.options, self.seat = game, view, options, view.seat
        self.values, self.seed = card_values(game, view, rng), rng.getrandbits(64)
        played = [at for at, option in enumerate(options) if isinstance(option, Propose)]
        best = max(played, key=rates.__getitem__)
        self.played = [at if at in played else best for at in range(len(options))]
        self.more = [0.0 if at in played else rate - rates[best] for at, rate in enumerate(rates)]

    def run(self, at: Sequence[int], worlds: range) -> Sequence[Sequence[float]]:
        found = [self._world(at, number) for number in worlds]
        return [[win_chance(lead, SCALE) for lead in column] for column in zip(*found, strict=True)]

    def lead(self) -> float:
        """The lead that the first option brings, in a few worlds."""
        return fmean([self._world([0], number)[0] for number in LOOKS])

    def _world(self, at: Sequence[int], number: int) -> list[float]:
        """The lead after each of these options."""
        rng = Random(f"{self.seed}/{number}")
        world = self.game.imagine(self.view, rng)
        back = rng.choice(world.duchies[self.seat].hand)
        return [self.more[one] + self._lead(world, self.options[self.played[one]], back) for one in at]

    def _lead(self, world: Realm, option: Propose, back: str) -> float:
        """The lead a little later. The other answers as if this card of the hand lay face down."""
        areas = [[lying.card for lying in area] for area in world.areas]
        play = Playout(self.values, areas, [duchy.hand for duchy in world.duchies])
        for card, area, down in (option.first, option.second):
            assert card is not UNKNOWN, "a proposal of one's own"
            play.hands[self.seat].remove(card)
            play.areas[area].append(card)
            areas[area].append(back if down else card)
        play.take(1 - self.seat, play.answer(1 - self.seat, areas))
        play.run(1 - self.seat)
        return play.lead(self.seat)
