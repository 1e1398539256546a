"""The words of the page: a hex for the ear, the label of a button, the help of whatever is shown."""

from functools import lru_cache

from regalia.games.kingdom_builder.actions import Discard, End, Found, Land, Move, Settle, Use
from regalia.games.kingdom_builder.board import Board
from regalia.games.kingdom_builder.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.hexes import Hex
from regalia.games.kingdom_builder.view import View
from regalia.games.kingdom_builder.words import hexes, named, say, titled


def label(action: Move, view: View, lang: str) -> str:
    """The short words of a button."""
    match action:
        case End():
            return say(lang, "draw.end")
        case Discard():
            kind = "spent" if action.spent else "ready"
            return say(lang, f"page.discard.{kind}", tile=named("tile", action.tile, lang))
        case Use():
            return say(lang, "page.use", tile=named("tile", action.tile, lang), hex=where(view.board, action.hex, lang))
        case Settle():
            return say(lang, "page.settle", hex=where(view.board, action.hex, lang))
        case Land() | Found():
            return where(view.board, action.hex, lang)
        case _:
            return str(action)


def explain(key: str, lang: str) -> tuple[str, str]:
    """The name and the help of a component, or the title and the text of a chapter of the rules."""
    kind, part = key.split(".")
    if kind == "help":
        return say(lang, f"{key}.title"), say(lang, f"{key}.text")
    return titled(kind, part, lang), say(lang, f"{key}.help")


@lru_cache(4096)
def where(board: Board, hex_: Hex, lang: str) -> str:
    """What lies there, row and column."""
    return f"{say(lang, _name(board, hex_))}, {hexes(1 << hex_, lang)}"


def help_key(board: Board, hex_: Hex) -> str:
    """Under which key a hex is explained."""
    match _special(board, hex_):
        case "castle":
            return "card.castles"
        case "capitol":
            return "card.capitol"
        case "cave":
            return "tile.cave"
        case _:
            return _component(board, hex_)


def _name(board: Board, hex_: Hex) -> str:
    special = _special(board, hex_)
    return f"draw.hex.{special}" if special else f"{_component(board, hex_)}.name"


def _special(board: Board, hex_: Hex) -> str:
    layout = board.layout
    if hex_ in layout.capitols:
        return "capitol"
    if hex_ in layout.caves:
        return "cave"
    return "castle" if board.castles >> hex_ & 1 else ""


def _component(board: Board, hex_: Hex) -> str:
    """A location by its tile, any other hex by its terrain."""
    tile = board.locations.get(hex_)
    return f"tile.{tile}" if tile else f"terrain.{TERRAINS[LETTERS.index(board.letter(hex_))]}"
