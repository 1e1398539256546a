"""The words of the page: a hex for the ear, the label of a button, the help of whatever is shown."""

from functools import lru_cache

from regalia.core.actions import Action
from regalia.games.kingdom_builder.box.board import Board
from regalia.games.kingdom_builder.box.data import LETTERS, TERRAINS
from regalia.games.kingdom_builder.box.hexes import Hex
from regalia.games.kingdom_builder.rules.actions import Discard, Found, Land, Settle, Use
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.words import hexes, named, say, the, titled


def label(action: Action, view: View, lang: str) -> str:
    """The short words of a button."""
    values = _tile(action.tile, lang) if isinstance(action, Use | Discard) else {}
    if isinstance(action, Settle | Use | Land):
        values |= _spot(view.board, action.hex, lang)
    elif isinstance(action, Found):
        values["hex"] = hexes(1 << action.hex, lang)
    return say(lang, f"page.{action.key()}", **values)


def explain(key: str, lang: str, view: View | None = None) -> tuple[str, str]:
    """The name and the help of a component, or the title and the text of a chapter of the rules."""
    kind, part = key.split(".")
    if kind == "help":
        return say(lang, f"{key}.title"), say(lang, f"{key}.text")
    return titled(kind, part, lang), say(lang, f"{key}.help")


def _tile(tile: str, lang: str) -> dict[str, str]:
    return {"tile": named("tile", tile, lang), "the": the(tile, lang)}


def _spot(board: Board, hex_: Hex, lang: str) -> dict[str, str]:
    """Of which terrain a hex is, row and column."""
    return {"on": say(lang, f"terrain.{_terrain(board, hex_)}.a"), "hex": hexes(1 << hex_, lang)}


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
    return f"tile.{tile}" if tile else f"terrain.{_terrain(board, hex_)}"


def _terrain(board: Board, hex_: Hex) -> str:
    return TERRAINS[LETTERS.index(board.letter(hex_))]
