"""The Squire as a function: who plays what a lesson does not fix."""

from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.agents.greedy import GreedyBot
from regalia.agents.protocol import Budget
from regalia.core.game import AnyGame
from regalia.core.protocol import Action


def squire(game: AnyGame, view: Any, options: Sequence[Action], rng: Random) -> Action:
    """What looks best right now."""
    return GreedyBot(game).choose(view, options, rng, Budget())
