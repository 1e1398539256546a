"""What tuned and search know of Kingdom Builder."""

from regalia.agents.minds.kingdom_builder.mind import KingdomBuilderMind

__all__ = ("KingdomBuilderMind",)
