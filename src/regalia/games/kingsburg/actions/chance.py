"""What chance brings and what is news to everybody, in the same notation."""

from regalia.core.protocol import Seat, frozen
from regalia.games.kingsburg.actions.seats import Dice, dice


@frozen
class Order:
    """This seat stands next in the first turn order."""

    seat: Seat

    def __str__(self) -> str:
        return f"order {self.seat}"


@frozen
class Deal:
    """A governor card for a seat to choose from."""

    seat: Seat
    governor: str

    def __str__(self) -> str:
        return f"deal {self.seat} {self.governor}"


@frozen
class Reveal:
    """A governor card open for the auction."""

    governor: str

    def __str__(self) -> str:
        return f"reveal {self.governor}"


@frozen
class Opener:
    """The seat that opens the auction."""

    seat: Seat

    def __str__(self) -> str:
        return f"opener {self.seat}"


@frozen
class Fate:
    """The destiny card of the year."""

    card: str

    def __str__(self) -> str:
        return f"destiny {self.card}"


@frozen
class Roll:
    """Dice of a seat, own or bonus ones, rolled or rolled again."""

    seat: Seat
    faces: Dice
    bonus: bool = False

    def __str__(self) -> str:
        return f"roll {self.seat} {dice(self.faces, 'b' if self.bonus else '')}"


@frozen
class Neutral:
    """The dice of nobody, with two seats."""

    faces: Dice

    def __str__(self) -> str:
        return f"neutral {dice(self.faces)}"


@frozen
class Cast:
    """One die for a purpose: the King's reinforcements, a find, the Military Academy."""

    purpose: str
    seat: Seat  # the King's die is for all: -1
    face: int

    def __str__(self) -> str:
        return f"cast {self.purpose} {self.face}" if self.seat < 0 else f"cast {self.purpose} {self.seat} {self.face}"


@frozen
class Peek:
    """A seat looks at the enemy of the year."""

    seat: Seat
    enemy: str

    def __str__(self) -> str:
        return f"peek {self.seat} {self.enemy}"


@frozen
class Meet:
    """The enemy of the year is turned up."""

    enemy: str

    def __str__(self) -> str:
        return f"meet {self.enemy}"


@frozen
class Royal:
    """The King helps: his favour, his reward or his envoy go to these seats."""

    what: str
    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return f"king {self.what} {'+'.join(map(str, self.seats))}"


OUTCOMES = ("lost", "drawn", "won")


@frozen
class Fight:
    """The battle of a seat: its strength, and how it ended: -1 lost, 0 drawn, 1 won."""

    seat: Seat
    strength: int
    outcome: int

    def __str__(self) -> str:
        return f"battle {self.seat} {self.strength} {OUTCOMES[self.outcome + 1]}"
