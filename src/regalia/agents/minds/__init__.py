"""The minds of our games; a game without one of its own is judged by its hints."""

from importlib import import_module

from regalia.agents.mind import Mind
from regalia.agents.minds.plain import PlainMind
from regalia.core.game import AnyGame

OWN = {
    "kingdom-builder": "KingdomBuilderMind",
    "kingsburg": "KingsburgMind",
    "wonderful-kingdom": "WonderfulKingdomMind",
}


def mind(game: AnyGame) -> Mind:
    """The mind of a game, loaded when it is asked for."""
    if game.id not in OWN:
        return PlainMind(game)
    found: Mind = getattr(import_module(f"{__name__}.{game.id.replace('-', '_')}"), OWN[game.id])(game)
    return found
