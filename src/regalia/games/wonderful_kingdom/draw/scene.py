"""What a drawing of the table is made from: a view, its language, and where each option of the viewer lies."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from regalia.art.ink import g, tag, title
from regalia.core.protocol import Seat, pending
from regalia.games.wonderful_kingdom.draw.book import Book
from regalia.games.wonderful_kingdom.draw.spots import Here, both, spot
from regalia.games.wonderful_kingdom.rules.gathering import Gathering
from regalia.games.wonderful_kingdom.rules.lands import colour
from regalia.games.wonderful_kingdom.scoring import result
from regalia.games.wonderful_kingdom.state import Card, Duchy
from regalia.games.wonderful_kingdom.view import View

SEATS = ("moon", "rose")  # the house of each seat
REDS = ("rose", "moon")  # where the map has coloured the first seat red


class Scene(NamedTuple):
    """A view with all that several parts of the picture ask for."""

    view: View
    book: Book
    parts: Mapping[str, str]  # the options of the viewer in notation, by the thing on which they lie: "site-farm"
    named: frozenset[str]  # the things of options that name two
    waiting: frozenset[Seat]  # whoever is to choose; at the end the winners
    houses: tuple[str, str]  # by seat; alone the second is the rival of a conquest

    def say(self, key: str, **values: object) -> str:
        return self.book.say(key, **values)

    def part(self, spot: str, of: Seat | None = None) -> str | None:
        """The options on a thing; things of another seat bear none."""
        return self.parts.get(spot) if of in (None, self.view.seat) else None

    def word(self, spot: str, card: str) -> str | None:
        """What a card is called in an option that names another besides: chosen together they leave few options."""
        return card if spot in self.named else None

    def light(self, spot: str, of: Seat | None = None) -> str:
        """What may be chosen is lit; while others of its kind may be, the rest steps back."""
        if of not in (None, self.view.seat):
            return "lit"
        if spot in self.parts or spot in self.named:
            return "legal"
        kind = spot[: spot.index("-") + 1]
        return "dimmed" if any(other.startswith(kind) for other in (*self.parts, *self.named)) else "lit"

    def house(self, seat: Seat) -> str:
        return self.say(f"house.{self.houses[seat]}.name")

    @property
    def front(self) -> Seat:
        """The seat at the lower edge; a spectator sits behind the first."""
        return self.view.seat or 0

    def duchy(self, seat: Seat) -> Duchy[Card]:
        return self.view.duchies[seat]


def scene(view: View, lang: str) -> Scene:
    places: dict[str, list[str]] = {}
    named: set[str] = set()
    for choice in (choice for _, choice in pending(view) if choice.seat == view.seat):
        here = Here(view, choice.seat, choice.area if isinstance(choice, Gathering) else 0)
        for action in choice.options(view):
            places.setdefault(spot(here, action), []).append(str(action))
            named.update(both(here, action))
    parts = {place: "|".join(notations) for place, notations in places.items()}
    return Scene(view, Book(view.catalogue, lang), parts, frozenset(named), _waiting(view), houses(view))


def houses(view: View) -> tuple[str, str]:
    """By seat; alone the second is the rival of a conquest."""
    return REDS if view.setting.conquest and colour(view, 0) == "red" else SEATS


def _waiting(view: View) -> frozenset[Seat]:
    if view.agenda:
        return frozenset(choice.seat for _, choice in pending(view))
    return frozenset(seat for seat, rank in enumerate(result(view).ranks) if rank == 1)


def target(art: str, part: str | None, label: str, word: str | None = None) -> str:
    """A thing with its name; a button when it is an option of the viewer, or a word of one."""
    if part is None and word is None:
        return g(title(label), art)
    button = {"tabindex": "0", "role": "button", "aria_label": label}
    return tag("g", title(label), art, class_="can target", data_part=part, data_word=word, **button)


def joined(words: Iterable[str]) -> str:
    return ", ".join(filter(None, words))
