"""What seats do to each other and against threats, and with armies."""

from regalia.core.protocol import frozen
from regalia.games.wonderful_kingdom.catalogue import RESOURCES


@frozen
class Swap:
    """The Blackmailer: a selected card of one's own for one of the other's."""

    mine: str
    other: str

    def __str__(self) -> str:
        return f"swap {self.mine} for {self.other}"


@frozen
class Destroy:
    """Discard a selected card of the other player."""

    card: str

    def __str__(self) -> str:
        return f"destroy {self.card}"


@frozen
class Surrender:
    """Discard a selected card because of a shadow."""

    card: str

    def __str__(self) -> str:
        return f"surrender {self.card}"


@frozen
class Cover:
    """Lay a stolen token on a production icon."""

    card: str
    icon: str

    def __str__(self) -> str:
        return f"cover {self.card} {self.icon.lower()}"


@frozen
class Recover:
    """Take a stolen token off a production icon."""

    card: str
    icon: str

    def __str__(self) -> str:
        return f"recover {self.card} {self.icon.lower()}"


@frozen
class Attach:
    """Put a frost giant under a card under construction."""

    site: str

    def __str__(self) -> str:
        return f"freeze {self.site}"


@frozen
class Forfeit:
    """Lose a soldier from a card under construction to a dragon."""

    site: str

    def __str__(self) -> str:
        return f"forfeit soldier {self.site}"


@frozen
class Release:
    """Lose a cube of a card under construction to a sister."""

    resource: int
    site: str

    def __str__(self) -> str:
        return f"release {RESOURCES[self.resource]} {self.site}"


@frozen
class Fight:
    """Spend soldiers on a threat; a frost giant is fought at the card it freezes."""

    threat: str
    site: str = ""

    def __str__(self) -> str:
        return f"fight {self.threat}" + (f" {self.site}" if self.site else "")


@frozen
class Recruit:
    """Buy armies for the castle."""

    armies: int

    def __str__(self) -> str:
        return f"recruit {self.armies}"


@frozen
class March:
    """Name the territory to which armies move."""

    territory: str

    def __str__(self) -> str:
        return f"march {self.territory}"


@frozen
class Bring:
    """Add armies of a territory to the move."""

    armies: int
    origin: str

    def __str__(self) -> str:
        return f"bring {self.armies} {self.origin}"


@frozen
class Arrange:
    """Stand the armies of a territory on some of its slots, counted from 1."""

    territory: str
    slots: tuple[int, ...]

    def __str__(self) -> str:
        return f"arrange {self.territory} " + "+".join(str(slot + 1) for slot in self.slots)


@frozen
class Imprison:
    """Lay an army in prison: one from a slot, or (slot -1) one that stands on none."""

    territory: str
    slot: int

    def __str__(self) -> str:
        return f"imprison {self.territory}" + (f" {self.slot + 1}" if self.slot >= 0 else "")


@frozen
class Go:
    """The armies that were named march."""

    def __str__(self) -> str:
        return "go"


@frozen
class Pass:
    """Leave the conquest to the other."""

    def __str__(self) -> str:
        return "pass"


GO, PASS = Go(), Pass()
