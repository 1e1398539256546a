"""What can be clicked: an action as the parts of the page that make it up."""

from regalia.games.kingdom_builder.actions import Discard, End, Found, Land, Move, Settle, Use
from regalia.games.kingdom_builder.hexes import Hex, name


def tokens(action: Move) -> tuple[str, ...]:
    """A hex, after the tile that reaches it; a tile that is given up; or a verb."""
    match action:
        case Settle() | Land() | Found():
            return (hex_token(action.hex),)
        case Use():
            return tile_token(action.tile), hex_token(action.hex)
        case Discard():
            return (tile_token(action.tile, action.spent),)
        case _:
            return (str(action).replace(" ", "-"),)


def hex_token(hex_: Hex) -> str:
    return f"hex-{name(hex_).replace(',', '-')}"


def tile_token(tile: str, spent: bool = False) -> str:
    """Of two equal tiles one may still be usable this turn and the other not."""
    return f"{'spent' if spent else 'tile'}-{tile}"


def grave(action: Move) -> bool:
    """Whoever ends the turn draws a card: there is no way back."""
    return isinstance(action, End)
