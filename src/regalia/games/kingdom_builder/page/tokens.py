"""What can be clicked: an action as the parts of the page that make it up."""

from regalia.games.kingdom_builder.actions import Discard, Found, Land, Move, Settle, Use
from regalia.games.kingdom_builder.hexes import Hex, name

CARD = "card"  # of the viewer


def tokens(action: Move) -> tuple[str, ...]:
    """A hex, with the card or the tile that reaches it; a tile that is given up; or a verb.

    The card is a part as the tile is: a hex that both reach leaves the choice between them.
    """
    match action:
        case Land() | Found():
            return (hex_token(action.hex),)
        case Settle():
            return CARD, hex_token(action.hex)
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


def grave(_action: Move) -> bool:
    """A settlement can be taken back, and the turn is ended by a button with words, never by a slip on the map."""
    return False
