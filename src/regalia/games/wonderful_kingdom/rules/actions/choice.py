"""What seats do in the choice phase."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Self

from regalia.core.actions import Action, action
from regalia.core.known import UNKNOWN
from regalia.games.wonderful_kingdom.rules.actions.kinds import OFFER, TAKEN, Area, At, Offer, Pile

SECOND = OFFER._replace(pattern=f" ?{OFFER.pattern}")  # nobody has to type the space


@action("propose {first},{second}")
class Propose(Action):
    """Lay two cards of the hand in the proposal areas, face down for a trap each."""

    first: Annotated[Offer, OFFER]
    second: Annotated[Offer, SECOND]

    def __str__(self) -> str:
        return f"propose {self.first}, {self.second}"

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> Self:
        """The two cards in either order."""
        return cls(*sorted(values.values(), key=str))

    @property
    def grave(self) -> bool:
        """A trap is spent on each card that lies face down."""
        return self.first.down or self.second.down

    def clicked(self) -> tuple[str, ...]:
        return *self.first.clicked(), *self.second.clicked()

    def seen(self, viewer: int | None) -> Self:
        """As anybody but the seat that proposes knows it."""
        first, second = sorted([_veiled(self.first), _veiled(self.second)], key=str)
        return replace(self, first=first, second=second)


def _veiled(offer: Offer) -> Offer:
    return offer._replace(card=UNKNOWN) if offer.down else offer


@action("take {area}", on=("area-{area}",))
class Take(Action):
    """Select a proposal area."""

    area: Area


@action("spy {area} {at}", on=("{area}-{at}",), grave=True)
class Spy(Action):
    """Spend a spy on a card that lies face down in an area, or among those taken."""

    area: Pile
    at: At

    def key(self) -> str:
        return "spy.taken" if self.area == TAKEN else "spy.area"


@action("illusion {area} {at}", on=("{area}-{at}",))
class Illusion(Action):
    """Lay an illusion on a proposed card."""

    area: Area
    at: At


@action("trade {taken} for {area} {at}", on=("taken-{taken}", "{area}-{at}"))
class Trade(Action):
    """Exchange a card taken this round for a proposed one that carries an illusion of one's own."""

    taken: At
    area: Area
    at: At


@action("move {area} {at}", on=("{area}-{at}",))
class Move(Action):
    """Move a proposed card to the other area."""

    area: Area
    at: At


@action("search {first} {second}", on=("search-{first}", "search-{second}"), grave=True)
class Search(Action):
    """Discard two cards of the chosen area to look at three of the deck."""

    first: str
    second: str


@action("drop {at}", on=("drop-{at}",))
class Drop(Action):
    """Discard a card of the chosen area by its place, before the rest is taken."""

    at: At


@action("choose {card}", on=("looked-{card}",))
class Choose(Action):
    """Choose one of the cards in front of one: an advisor at the start, a card that was looked at."""

    card: str
