"""What seats do in the choice phase."""

from typing import NamedTuple

from regalia.core.protocol import frozen

AREAS = ("left", "right")


def where(area: int, at: int) -> str:
    """A card of a proposal area, counted from 1: "left 2"."""
    return f"{AREAS[area]} {at + 1}"


class Offer(NamedTuple):
    """One card of a proposal."""

    card: str
    area: int
    down: bool = False

    def __str__(self) -> str:
        return f"{self.card} {AREAS[self.area]}{' hidden' if self.down else ''}"


@frozen
class Propose:
    """Lay two cards of the hand in the proposal areas, face down for a trap each."""

    first: Offer
    second: Offer

    def __str__(self) -> str:
        return f"propose {self.first}, {self.second}"


@frozen
class Take:
    """Select a proposal area."""

    area: int

    def __str__(self) -> str:
        return f"take {AREAS[self.area]}"


@frozen
class Spy:
    """Spend a spy on a card that lies face down in an area, or (area 2) among those taken."""

    area: int
    at: int

    def __str__(self) -> str:
        return f"spy {(*AREAS, 'taken')[self.area]} {self.at + 1}"


@frozen
class Illusion:
    """Lay an illusion on a proposed card."""

    area: int
    at: int

    def __str__(self) -> str:
        return f"illusion {where(self.area, self.at)}"


@frozen
class Trade:
    """Exchange a card taken this round for a proposed one that carries an illusion of one's own."""

    taken: int
    area: int
    at: int

    def __str__(self) -> str:
        return f"trade {self.taken + 1} for {where(self.area, self.at)}"


@frozen
class Move:
    """Move a proposed card to the other area."""

    area: int
    at: int

    def __str__(self) -> str:
        return f"move {where(self.area, self.at)}"


@frozen
class Search:
    """Discard two cards of the chosen area to look at three of the deck."""

    first: str
    second: str

    def __str__(self) -> str:
        return f"search {self.first} {self.second}"


@frozen
class Drop:
    """Discard a card of the chosen area by its place, before the rest is taken."""

    at: int

    def __str__(self) -> str:
        return f"drop {self.at + 1}"


@frozen
class Choose:
    """Choose one of the cards in front of one: an advisor at the start, a card that was looked at."""

    card: str

    def __str__(self) -> str:
        return f"choose {self.card}"
