"""How values are written in the notation, and what several actions share."""

from typing import Annotated, NamedTuple

from regalia.core.actions import Action
from regalia.core.kinds import WORD, Kind, among, counted, matching, maybe
from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import Seat
from regalia.games.wonderful_kingdom.box.catalogue import RESOURCES

AREAS = ("left", "right")
TAKEN = len(AREAS)  # the cards that a seat has taken, as a pile after the two areas
PILES = (*AREAS, "taken")
HEAP = "alchemy"  # where a cube lies that is on no card

Area = Annotated[int, among(AREAS)]
Pile = Annotated[int, among(PILES)]
At = Annotated[int, counted()]
House = Annotated[Seat, among("01")]
Resource = Annotated[int, among(RESOURCES)]
Site = Annotated[str, matching(r"[a-z][a-z0-9-]*(?:\.\d+)?")]
Letter = Annotated[str, Kind(r"[mpge]\*?", str.upper, str.lower)]

CARD = maybe(WORD)


class Offer(NamedTuple):
    """One card of a proposal."""

    card: Maybe[str]  # others do not know a hidden one
    area: int
    down: bool = False

    def __str__(self) -> str:
        card = "?" if self.card is UNKNOWN else self.card
        return f"{card} {AREAS[self.area]}{' hidden' if self.down else ''}"

    def clicked(self) -> tuple[str, str]:
        """The card, and the way it goes."""
        offer = str(self)
        return f"hand-{offer.partition(' ')[0]}", f"offer-{offer.replace(' ', '-')}"


def _offer(text: str) -> Offer:
    card, area, *hidden = text.split()
    return Offer(CARD.read(card), AREAS.index(area), bool(hidden))


OFFER = Kind(rf"{CARD.pattern} (?:{'|'.join(AREAS)})(?: hidden)?", _offer, str)


class OnCard(Action):
    """What names a card and a mark on it: its targets are "site-builders-2" and "icon-recruiter-p-star"."""

    __slots__ = ()

    def clicked(self) -> tuple[str, ...]:
        return tuple([token(text) for text in super().clicked()])


def token(text: str) -> str:
    """A target without the marks of the notation. A multiplier is not the icon that it multiplies."""
    return text.replace(".", "-").replace("*", "-star")
