"""What the zones of a page are made from: a view, who sits there, and what several zones ask for."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from regalia.art.ink import symbol, tag
from regalia.core.page import Plate
from regalia.core.protocol import Choice, Seat
from regalia.games.wonderful_kingdom import text
from regalia.games.wonderful_kingdom.catalogue import Catalogue
from regalia.games.wonderful_kingdom.draw.book import Book
from regalia.games.wonderful_kingdom.draw.scene import houses
from regalia.games.wonderful_kingdom.page.parts import CARD
from regalia.games.wonderful_kingdom.scoring import result
from regalia.games.wonderful_kingdom.state import Card, Duchy, has_face
from regalia.games.wonderful_kingdom.view import View


class Seen(NamedTuple):
    """A view in a language. Faces of cards are noted as they are shown: each is sent once."""

    view: View
    plates: Sequence[Plate]
    book: Book
    houses: tuple[str, str]  # by seat; alone the second is the rival of a conquest
    copies: Counter[str]  # how often a card is on the page
    drawn: set[str]  # the cards among them that show their face

    @property
    def front(self) -> Seat:
        """The seat at the lower edge; a spectator sits behind the first."""
        return self.view.seat or 0

    @property
    def rivals(self) -> Iterator[Seat]:
        return (seat for seat in range(self.view.setting.seats) if seat != self.front)

    @property
    def asked(self) -> Choice | None:
        """What the viewer is to choose."""
        step = text.asking(self.view)
        return step if step and step.seat == self.view.seat else None

    @property
    def lit(self) -> set[Seat]:
        """Whoever is to choose; at the end the winners."""
        if self.view.agenda:
            return {step.seat for step in text.waiting(self.view)}
        return {seat for seat, rank in enumerate(result(self.view).ranks) if rank == 1}

    def say(self, key: str, **values: object) -> str:
        return self.book.say(key, **values)

    def duchy(self, seat: Seat) -> Duchy[Card]:
        return self.view.duchies[seat]

    def mine(self, seat: Seat) -> bool:
        """Whether the viewer decides there; of a spectator nothing."""
        return seat == self.view.seat

    def token(self, target: str, of: Seat | None = None) -> str:
        """The target that a thing is; things of another seat are none, and nothing is one for a spectator."""
        return target if self.view.seat is not None and of in (None, self.view.seat) else ""

    def piece(self, card: Card) -> str | None:
        """A card keeps its key wherever it goes; a back has none."""
        if not has_face(card):
            return None
        self.copies[card] += 1
        return f"{card}-{self.copies[card]}"

    def faces(self) -> dict[str, str]:
        """The faces of the page, each as a symbol under a key of its language."""
        rows, lang = self.book
        return {f"{lang}-{card}": face(rows, lang, card) for card in sorted(self.drawn)}


def seen(view: View, plates: Sequence[Plate], lang: str) -> Seen:
    return Seen(view, plates, Book(view.catalogue, lang), houses(view), Counter(), set())


@cache
def face(rows: Catalogue, lang: str, card: str) -> str:
    """A card as a symbol that any picture of the page can use."""
    return tag("svg", symbol(f"card-{card}", CARD, Book(rows, lang).card(card)), class_="defs", aria_hidden="true")
