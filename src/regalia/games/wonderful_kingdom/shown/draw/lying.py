"""Cards that lie in the areas or among those taken: open, hidden, known to the viewer, under an illusion."""

from collections.abc import Sequence

from regalia.art.heraldry import seat as badge
from regalia.art.ink import box, titled
from regalia.core.html import Html
from regalia.games.wonderful_kingdom.rules.state import Card, Lying, has_face
from regalia.games.wonderful_kingdom.shown.art.card_frames import HEIGHT, ROUND, WIDTH, back
from regalia.games.wonderful_kingdom.shown.art.tokens import illusion, trap
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.draw.flow import Item, sized
from regalia.games.wonderful_kingdom.shown.sight import Sight


def lying_card(book: Book, lying: Lying[Card], houses: Sequence[str], light: str = "lit") -> Html:
    """On 132 x 188. A hidden card has its back up; a viewer who knows it sees the face through a shade."""
    if has_face(lying.card):
        face = book.card(lying.card, light)
    else:
        face = back("development" if lying.by >= 0 else "danger", light)
    return face + _hidden(lying, houses) + _illusion(lying, houses)


def _illusion(lying: Lying[Card], houses: Sequence[str]) -> Html:
    return illusion(houses[lying.token], 98, 60, 52) if lying.token >= 0 else Html()


def _hidden(lying: Lying[Card], houses: Sequence[str]) -> Html:
    """The trap that hides a card, and whose it is."""
    if not lying.down or lying.by < 0:
        return Html()
    shade = box(0, 0, WIDTH, HEIGHT, "#10151f", ROUND, opacity=".3") if has_face(lying.card) else ""
    return shade + trap(66, 150, 44) + badge(houses[lying.by], 108, 160, 34)


def lain(sight: Sight, lying: Lying[Card], place: str, scale: float) -> Item:
    """A card in its place: "left-1". What cannot be chosen stays bright: an area is weighed as a whole."""
    art = lying_card(sight.book, lying, sight.houses, "legal" if sight.legal(place) else "lit")
    return sized(titled(spoken(sight, lying), art), scale)


def spoken(sight: Sight, lying: Lying[Card]) -> str:
    known = [sight.say("draw.known")] if lying.down and has_face(lying.card) else []
    illusory = [sight.say("draw.illusion")] if lying.token >= 0 else []
    return ", ".join([sight.book.name(lying.card), *known, *illusory])
