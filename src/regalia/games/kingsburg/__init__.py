"""Kingsburg, complete: five years of eight phases, seven rows, governors, army tokens and destiny cards."""

from regalia.games.kingsburg.game import GAME

__all__ = ["GAME"]
