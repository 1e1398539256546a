"""It's a Wonderful Kingdom: offers and traps, construction, and one module a game."""

from regalia.games.wonderful_kingdom.game import GAME

__all__ = ["GAME"]
