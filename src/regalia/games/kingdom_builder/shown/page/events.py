"""What the page does with an entry of the log: the place that it is about, and a picture of what begins and ends."""

from collections.abc import Sequence

from regalia.art.parts import symbol_picture
from regalia.core.protocol import Entry
from regalia.core.vignette import Row, Vignette
from regalia.games.kingdom_builder.box.hexes import name
from regalia.games.kingdom_builder.rules.actions import Found, Land, Reveal, Settle, Use
from regalia.games.kingdom_builder.rules.setup import Revealing
from regalia.games.kingdom_builder.rules.view import View
from regalia.games.kingdom_builder.shown.art.scoring_cards import HEIGHT, WIDTH
from regalia.games.kingdom_builder.shown.words import named, say

SMALL = 0.3  # of a card


def places(after: View, entry: Entry) -> Sequence[str]:
    """The hex, or the card that counts."""
    match entry.action:
        case Settle(hex=hex_) | Use(hex=hex_) | Land(hex=hex_) | Found(hex=hex_):
            return (f"hex-{name(hex_)}",)
        case Reveal(card=card):
            return (f"card.{card}",)
    return ()


def vignette(before: View, after: View, entry: Entry, names: Sequence[str], lang: str) -> Vignette | None:
    """The cards that count, when the last of them is turned up."""
    if not isinstance(entry.action, Reveal) or isinstance(after.agenda[-1], Revealing):
        return None
    rows = tuple(_card(card, lang) for card in after.cards)
    return Vignette("aims", say(lang, "draw.scoring"), rows)


def _card(card: str, lang: str) -> Row:
    words = say(lang, "spoken.reason", card=named("card", card, lang), short=say(lang, f"card.{card}.short"))
    return Row(words, signs=symbol_picture(f"aim-{card}", WIDTH * SMALL, HEIGHT * SMALL))
