"""The minds of games: each in the package named after its game. Any other game is judged by its hints."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from regalia.agents.foresight import Foresight
from regalia.agents.mind import Mind
from regalia.agents.minds.plain import PlainMind
from regalia.core.game import AnyGame

PACKAGES = frozenset(found.name for found in iter_modules(__path__) if found.ispkg)


def of(game: AnyGame) -> Mind:
    """The mind of a game, loaded when it is asked for."""
    found: Mind = getattr(module(game, "mind"), "MIND", PlainMind)(game)
    return found


def foresight(game: AnyGame, mind: Mind) -> Foresight:
    """What is counted in a game for hints, with the mind that goes on from a move."""
    found: Foresight = getattr(module(game, "foresight"), "Foresight", Foresight)(game, mind)
    return found


def module(game: AnyGame, name: str) -> ModuleType | None:
    """A module of the mind of a game: "mind", or "ladder" with what its bots are measured by; None for other games."""
    package = game.id.replace("-", "_")
    return import_module(f"{__name__}.{package}.{name}") if package in PACKAGES else None
