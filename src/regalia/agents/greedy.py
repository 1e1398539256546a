"""Level 1: one look ahead by what the game's hints say a position is worth."""

from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.agents.protocol import Budget
from regalia.core.game import AnyGame, worth
from regalia.core.lanes import apply, pending
from regalia.core.protocol import Action, Seat


class GreedyBot:
    """Takes the option after which one imagined world is worth most; among equals any."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Action:
        if len(options) == 1:
            return options[0]
        worths = self.weigh(view, options, rng, budget)
        best = max(worths)
        return rng.choice([action for action, found in zip(options, worths, strict=True) if found == best])

    def weigh(self, view: Any, options: Sequence[Action], rng: Random, budget: Budget) -> Sequence[float]:
        """What each option is worth, in points."""
        world = self.game.imagine(view, rng)
        lane = next((at for at, choice in pending(world) if choice.seat == view.seat), None)
        return [self._worth(world.copy(), lane, action, view.seat) for action in options]

    def _worth(self, world: Any, lane: Seat | None, action: Action, seat: Seat) -> float:
        apply(world, lane, action)
        return worth(self.game, world, seat)
