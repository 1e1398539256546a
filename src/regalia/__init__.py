"""Regalia: a digital table for kingdom-building board games. Unofficial; buy the games."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.agents.runner import Table

__all__ = ["start"]


def start(
    game: str,
    players: Sequence[str],
    seed: object = 0,
    options: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> "Table":
    """A new game: for each seat the name of a bot, or "" for a person who acts through the match."""
    from regalia.agents.runner import Table
    from regalia.core.record import Match
    from regalia.games import game as named

    match = Match.start(named(game), len(players), options, box)
    match.players = list(players)
    return Table(match, seed)
