"""What tuned and search know of the game."""

from regalia.agents.minds.kingsburg.mind import KingsburgMind

__all__ = ["KingsburgMind"]
