"""What a hex is called and where it is explained."""

from functools import lru_cache

from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.hexes import Hex
from regalia.games.kingdom_builder.shown.words import hexes, say, terrain

EXPLAINED = {"castle": "card.castles", "capitol": "card.capitol", "cave": "tile.cave"}  # by what is special there


@lru_cache(4096)
def where(board: Board, hex_: Hex, lang: str) -> str:
    """What lies there, row and column."""
    return f"{what(board, hex_, lang)}, {hexes(1 << hex_, lang)}"


def what(board: Board, hex_: Hex, lang: str) -> str:
    """What lies there."""
    special = _special(board, hex_)
    return say(lang, f"draw.hex.{special}" if special else f"{_component(board, hex_)}.name")


def help_key(board: Board, hex_: Hex) -> str:
    """Under which key a hex is explained."""
    return EXPLAINED.get(_special(board, hex_)) or _component(board, hex_)


def _special(board: Board, hex_: Hex) -> str:
    if hex_ in board.layout.capitols:
        return "capitol"
    if hex_ in board.layout.caves:
        return "cave"
    return "castle" if board.castles >> hex_ & 1 else ""


def _component(board: Board, hex_: Hex) -> str:
    """A location by its tile, any other hex by its terrain."""
    tile = board.locations.get(hex_)
    return f"tile.{tile}" if tile else f"terrain.{terrain(board, hex_)}"
