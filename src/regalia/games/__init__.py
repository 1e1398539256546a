"""The games: one folder and one line each. The laws, bots and command line find them here."""

from regalia.core.errors import Unknown
from regalia.core.game import AnyGame
from regalia.games.kingdom_builder import GAME as KINGDOM_BUILDER
from regalia.games.kingsburg import GAME as KINGSBURG
from regalia.games.wonderful_kingdom import GAME as WONDERFUL_KINGDOM

GAMES: dict[str, AnyGame] = {game.id: game for game in (KINGDOM_BUILDER, KINGSBURG, WONDERFUL_KINGDOM)}


def add(game: AnyGame) -> None:
    """Let everybody find another game, as long as this program runs."""
    GAMES[game.id] = game


def game(name: str) -> AnyGame:
    """The game of that name; a name that is none is refused with those that are."""
    if name not in GAMES:
        raise Unknown("game", name, GAMES)
    return GAMES[name]
