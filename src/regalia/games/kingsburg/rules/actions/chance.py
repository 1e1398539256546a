"""What chance brings and what is news to everybody."""

from collections.abc import Mapping
from typing import Annotated, Any

from regalia.core.actions import Action, action
from regalia.core.kinds import Kind, among, one_of
from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import NOBODY
from regalia.games.kingsburg.rules.actions.kinds import BONUS, DICE, Dice, Face, House, Houses, MixedDice

OUTCOMES = ("lost", "drawn", "won")


@action("order {seat}")
class Order(Action):
    """This seat stands next in the first turn order."""

    seat: House


@action("deal {seat} {governor}", words="deal.[governor?seen|hidden]", known_to="seat")
class Deal(Action):
    """A governor card for a seat to choose from."""

    seat: House
    governor: Maybe[str] = UNKNOWN


@action("reveal {governor}")
class Reveal(Action):
    """A governor card open for the auction."""

    governor: str


@action("opener {seat}")
class Opener(Action):
    """The seat that opens the auction."""

    seat: House


@action("destiny {card}")
class Fate(Action):
    """The destiny card of the year."""

    card: str


@action("roll {seat} {faces}", words="roll.[bonus?bonus|own]")
class Roll(Action):
    """Dice of a seat, own or bonus ones, rolled or rolled again."""

    seat: House
    faces: MixedDice
    bonus: bool = False

    def __str__(self) -> str:
        return f"roll {self.seat} {(BONUS if self.bonus else DICE).write(self.faces)}"

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> "Roll":
        """All of one sort."""
        own, bonus = values["faces"]
        if own and bonus:
            raise ValueError
        return cls(values["seat"], own or bonus, bool(bonus))


@action("neutral {faces}")
class Neutral(Action):
    """The dice of nobody, with two seats."""

    faces: Dice


@action("cast {purpose}[seat? {seat}] {face}", words="cast.{purpose}")
class Cast(Action):
    """One die for a purpose: the King's reinforcements (for all), a find, the Military Academy."""

    purpose: str
    face: Face
    seat: House = NOBODY


@action("peek {seat} {enemy}", words="peek.[enemy?seen|hidden]", known_to="seat")
class Peek(Action):
    """A seat looks at the enemy of the year."""

    seat: House
    enemy: Maybe[str] = UNKNOWN


@action("meet {enemy}")
class Meet(Action):
    """The enemy of the year is turned up."""

    enemy: str


@action("king {what} {seats}", words="royal.{what}")
class Royal(Action):
    """The King helps: his favour, his reward or his envoy go to these seats."""

    what: Annotated[str, one_of(("favour", "reward", "envoy"))]
    seats: Houses


@action("battle {seat} {strength} {outcome}", words="fight.{outcome}")
class Fight(Action):
    """The battle of a seat: its strength, and how it ended: -1 lost, 0 drawn, 1 won."""

    seat: House
    strength: Annotated[int, Kind(r"-?\d{1,3}", int, str)]
    outcome: Annotated[int, among(OUTCOMES, start=-1)]
