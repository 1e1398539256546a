"""A view in a language, with what several parts of a picture or of a page ask for."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from regalia.core import sight
from regalia.core.html import Html
from regalia.core.lanes import asking
from regalia.core.page import Plate
from regalia.core.protocol import Action, Choice, Result, Seat
from regalia.games.wonderful_kingdom.box.houses import HOUSES
from regalia.games.wonderful_kingdom.rules.lands import colour
from regalia.games.wonderful_kingdom.rules.production import income, supreme, usual_income
from regalia.games.wonderful_kingdom.rules.scoring import result
from regalia.games.wonderful_kingdom.rules.state import Card, Duchy, has_face
from regalia.games.wonderful_kingdom.rules.view import View
from regalia.games.wonderful_kingdom.shown.draw.book import Book
from regalia.games.wonderful_kingdom.shown.draw.lights import lights
from regalia.games.wonderful_kingdom.shown.words import WORDS


class Sight(sight.Sight[View, Action]):
    """A view in a language. On a page faces of cards are noted as they are shown: each is sent once."""

    words = WORDS

    def __init__(self, view: View, lang: str, plates: Sequence[Plate] = ()) -> None:
        super().__init__(view, lang, plates)
        self.book = Book(view.catalogue, lang)
        red = view.setting.conquest and colour(view, 0) == "red"
        self.houses = HOUSES[::-1] if red else HOUSES  # alone the second is the rival of a conquest
        self.copies: Counter[str] = Counter()  # how often a card is on the page
        self.drawn: set[str] = set()  # the cards among them that show their face

    def result(self) -> Result:
        return result(self.view)

    def duchy(self, seat: Seat) -> Duchy[Card]:
        return self.view.duchies[seat]

    @property
    def rivals(self) -> Iterator[Seat]:
        return (seat for seat in range(self.view.setting.seats) if seat != self.front)

    @property
    def asked(self) -> Choice | None:
        """What the viewer is to choose."""
        step = asking(self.view)
        return step if step and step.seat == self.view.seat else None

    def made(self, resource: int) -> tuple[list[int], Seat]:
        """What every seat makes of a resource, now or usually, and who leads."""
        view = self.view
        income_of = income if self.makes(resource) else usual_income
        amounts = [income_of(view, seat, resource) for seat in range(view.setting.seats)]
        return amounts, supreme(view, amounts)

    def makes(self, resource: int) -> bool:
        """Whether this is the step of production that is made now."""
        return self.view.phase == "production" and self.view.resource == resource

    def mine(self, seat: Seat) -> bool:
        """Whether the viewer decides there; of a spectator nothing."""
        return seat == self.view.seat

    def token(self, target: str, of: Seat | None = None) -> str:
        """The target that a thing of a page is; things of another seat are none, and nothing is one for a spectator."""
        return target if self.view.seat is not None and of in (None, self.view.seat) else Html()

    def piece(self, card: Card) -> str | None:
        """A card keeps its key wherever it goes; a back has none."""
        if not has_face(card):
            return None
        self.copies[card] += 1
        return f"{card}-{self.copies[card]}"

    @cached_property
    def _lights(self) -> frozenset[str]:
        return lights(self.view)

    def legal(self, thing: str, of: Seat | None = None) -> bool:
        """Whether a thing of the picture may be chosen; those of another seat may not."""
        return of in (None, self.view.seat) and thing in self._lights

    def light(self, thing: str, of: Seat | None = None) -> str:
        """What may be chosen is lit; while others of its kind may be, the rest steps back."""
        if self.legal(thing, of):
            return "legal"
        kind = thing[: thing.index("-") + 1]
        others = of in (None, self.view.seat) and any(other.startswith(kind) for other in self._lights)
        return "dimmed" if others else "lit"
