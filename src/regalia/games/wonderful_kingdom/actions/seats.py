"""What seats do for their duchies: plan, place, use rights and advisors."""

from regalia.core.protocol import frozen
from regalia.games.wonderful_kingdom.catalogue import RESOURCES


@frozen
class Keep:
    """Put a selected card under construction."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


@frozen
class Recycle:
    """Discard a selected card for its recycling bonus."""

    card: str

    def __str__(self) -> str:
        return f"recycle {self.card}"


@frozen
class Place:
    """Put a cube on a card under construction, or in alchemy."""

    resource: int
    site: str  # "alchemy" is no card

    def __str__(self) -> str:
        return f"place {RESOURCES[self.resource]} {self.site}"


@frozen
class Crystal:
    """Put krystallium on a card under construction, for a cube or in a place of its own."""

    resource: int
    site: str

    def __str__(self) -> str:
        return f"crystal {RESOURCES[self.resource]} {self.site}"


@frozen
class Soldier:
    """Put a soldier on a card under construction."""

    site: str

    def __str__(self) -> str:
        return f"soldier {self.site}"


@frozen
class Scrap:
    """Recycle a card under construction: its bonus goes to alchemy, what lies on it is lost."""

    site: str

    def __str__(self) -> str:
        return f"scrap {self.site}"


@frozen
class Undertake:
    """Pay a step of a quest."""

    step: str

    def __str__(self) -> str:
        return f"quest {self.step}"


@frozen
class Transmute:
    """Turn five cubes of alchemy, the named ones, into krystallium."""

    cubes: tuple[int, ...]

    def __str__(self) -> str:
        return "transmute " + "+".join(str(count) for count in self.cubes)


@frozen
class Use:
    """Use the power of an advisor."""

    advisor: str

    def __str__(self) -> str:
        return f"use {self.advisor}"


@frozen
class Chronicle:
    """The Chronicler counts the cards of a kind."""

    kind: str

    def __str__(self) -> str:
        return f"chronicle {self.kind}"


@frozen
class Complete:
    """The Old Veteran completes a card under construction."""

    site: str

    def __str__(self) -> str:
        return f"complete {self.site}"


@frozen
class Rights:
    """Look at what may be done at any time: krystallium, soldiers, recycling, quests."""

    def __str__(self) -> str:
        return "rights"


@frozen
class Done:
    """Do nothing more here."""

    def __str__(self) -> str:
        return "done"


RIGHTS, DONE = Rights(), Done()
