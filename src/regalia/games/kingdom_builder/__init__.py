"""Kingdom Builder, complete: eight sections, ten scoring cards, and the three Queenies."""

from regalia.games.kingdom_builder.game import GAME

__all__ = ["GAME"]
