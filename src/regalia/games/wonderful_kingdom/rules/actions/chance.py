"""What chance brings."""

from dataclasses import replace
from typing import Annotated, Self

from regalia.core.actions import Action, action
from regalia.core.kinds import NUMBER, many, matching, one_of
from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import NOBODY
from regalia.games.wonderful_kingdom.rules.actions.kinds import TAKEN, At, House, Pile, Resource

SECRET = ("deal", "threat", "look", "advisor")  # known to the seat that draws
Amounts = Annotated[tuple[int, ...], many(NUMBER)._replace(pattern=r"\d{1,9}(?:\+\d{1,9})?")]


@action("{place} {card}")
class Draw(Action):
    """A card comes from a deck to a place: "deal 0 farm", "top farm"."""

    place: Annotated[str, matching(r"(?:(?:deal|threat|look|augur|advisor) [01]|open|top)")]
    card: Maybe[str]

    def key(self) -> str:
        return f"draw.{self.place.partition(' ')[0]}.{'hidden' if self.card is UNKNOWN else 'seen'}"

    def seen(self, viewer: int | None) -> Self:
        what, _, owner = self.place.partition(" ")
        return replace(self, card=UNKNOWN) if what in SECRET and owner != str(viewer) else self


@action("mix {seat} {way}", words="mixed.[way?{way}|unseen]", known_to="seat")
class Mixed(Action):
    """Two cards hidden together lie as they were named, or the other way round."""

    seat: House  # who hid them
    way: Maybe[Annotated[str, one_of(("so", "turned"))]] = UNKNOWN


@action("unveil {area} {at} {card}")
class Unveil(Action):
    """A danger card turns its face up, in a proposal area or among the cards taken."""

    area: Pile
    at: At
    card: str

    def key(self) -> str:
        return "unveil.taken" if self.area == TAKEN else "unveil.area"


@action("produce {resource} {amounts}[supreme? to {supreme}]", words="produce.[supreme?supreme|level]")
class Produce(Action):
    """What a production step brings everybody, and who has supremacy."""

    resource: Resource
    amounts: Amounts
    supreme: House = NOBODY
