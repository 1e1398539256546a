"""What chance brings."""

from regalia.core.protocol import Seat, frozen
from regalia.games.wonderful_kingdom.actions.choice import AREAS
from regalia.games.wonderful_kingdom.catalogue import RESOURCES


@frozen
class Draw:
    """A card comes from a deck to a place: "deal 0 farm", "top farm"."""

    place: str
    card: str

    def __str__(self) -> str:
        return f"{self.place} {self.card}"


@frozen
class Mixed:
    """Two cards hidden together lie as they were named, or the other way round, or nobody says."""

    seat: Seat  # who hid them
    way: str  # "so", "turned" or "?"

    def __str__(self) -> str:
        return f"mix {self.seat} {self.way}"


@frozen
class Unveil:
    """A danger card turns its face up, in a proposal area or (area 2) among the cards taken."""

    area: int
    at: int
    card: str

    def __str__(self) -> str:
        return f"unveil {(*AREAS, 'taken')[self.area]} {self.at + 1} {self.card}"


@frozen
class Produce:
    """What a production step brings everybody, and who has supremacy."""

    resource: int
    amounts: tuple[int, ...]
    supreme: int  # a seat, or -1

    def __str__(self) -> str:
        amounts = "+".join(map(str, self.amounts))
        return f"produce {RESOURCES[self.resource]} {amounts}" + (f" to {self.supreme}" if self.supreme >= 0 else "")
