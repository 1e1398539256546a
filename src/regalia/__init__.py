"""Regalia: a digital table for kingdom-building board games. Unofficial; buy the games.

The names of this module are the public API. Everything else may move from one version to the next, apart from
the modules that the pages on bots and on new games name.

- `GAMES`: the games, by id.
- `start`: a new game, in which people and bots act one by one.
- `play`: a whole game between bots.
- `load`: a record, played again.
- `Match`, `Table`: a game with its log; a match with bots at some of its seats.
- `Bot`, `Budget`: what a bot has to have, and how long it may think.
- `check`, `cover`: the laws that every game keeps, and the games to try them on.
- `Refused`, `Illegal`: bad input, told in one sentence.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.agents.protocol import Bot, Budget
    from regalia.agents.runner import Table
    from regalia.core.errors import Illegal, Refused
    from regalia.core.game import AnyGame
    from regalia.core.laws import check, cover
    from regalia.core.record import Match
    from regalia.games import GAMES

__all__ = [
    "GAMES",
    "Bot",
    "Budget",
    "Illegal",
    "Match",
    "Refused",
    "Table",
    "check",
    "cover",
    "load",
    "play",
    "start",
]
_HOMES = {  # imported when somebody asks for them: most programs need few
    "GAMES": "regalia.games",
    "Bot": "regalia.agents.protocol",
    "Budget": "regalia.agents.protocol",
    "Illegal": "regalia.core.errors",
    "Match": "regalia.core.record",
    "Refused": "regalia.core.errors",
    "Table": "regalia.agents.runner",
    "check": "regalia.core.laws",
    "cover": "regalia.core.laws",
}


def start(
    game: "str | AnyGame",
    players: Sequence[str],
    seed: object = 0,
    options: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> "Table":
    """A new game: for each seat the name of a bot, or "" for a person who acts through the match."""
    from regalia.agents.runner import Table
    from regalia.core.record import Match
    from regalia.games import game as named

    match = Match.start(named(game) if isinstance(game, str) else game, len(players), options, box)
    match.players = list(players)
    return Table(match, seed)


def play(
    game: "str | AnyGame",
    bots: Sequence[str],
    seed: object = 0,
    options: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
) -> "Match":
    """A whole game between bots by name, the same for the same seed."""
    table = start(game, bots, seed, options, box)
    table.advance()
    return table.match


def load(record: Any) -> "Match":
    """A record, as JSON data, played again and checked entry by entry."""
    from regalia.core.record import Match
    from regalia.games import GAMES

    return Match.load(record, GAMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
