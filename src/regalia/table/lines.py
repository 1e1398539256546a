"""The log of a table: everything that ever happens there is one of these lines, and a line is never changed."""

from typing import Any

import msgspec
from msgspec import Struct


class Charter(Struct, frozen=True):
    """What a table is from its first moment to its last."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    box: dict[str, Any]
    seed: str  # of the dice: secret until the game is over
    host: str  # the guest who opened it
    open: bool = False  # listed, and everybody may watch
    limit: float | None = None  # seconds for a choice
    pace: str = "none"  # none, live, days: how the limit was given
    substitute: str = "greedy"  # the bot that takes the seat of somebody who leaves
    undo: bool = True
    freely: bool = False  # whether the one person against bots takes back as far as they like
    hints: bool = True  # whether a seat that has to choose may ask for one
    coach: bool = False  # whether a coach speaks to those who choose
    one_screen: bool = False  # whether the host may take several seats of an open table
    invited: tuple[tuple[str, ...], ...] = ()  # by seat: the guests for whom it is kept
    past: tuple[tuple[int | None, int, str], ...] = ()  # entries of the record that is played on
    past_undone: int = 0  # what that record says of choices that were taken back


TERMS = (
    "open",
    "limit",
    "pace",
    "undo",
    "freely",
    "hints",
    "coach",
    "one_screen",
)  # fields of a charter that say how it is played


def terms(charter: Charter) -> dict[str, Any]:
    return {name: getattr(charter, name) for name in TERMS}


class Sat(Struct, frozen=True, tag="sat"):
    """A guest takes a seat."""

    seat: int
    guest: str
    name: str
    nonce: str


class Joined(Struct, frozen=True, tag="joined"):
    """The holder of a seat plays from another device too."""

    seat: int
    guest: str


class DeviceEnded(Struct, frozen=True, tag="device-ended"):
    """The holder of a seat has ended their devices."""

    seat: int
    guest: str


class Watching(Struct, frozen=True, tag="watching"):
    """A guest may watch from now on."""

    guest: str


class Muted(Struct, frozen=True, tag="muted"):
    """The host takes the chat from a guest, or gives it back."""

    guest: str
    name: str
    muted: bool


class Seated(Struct, frozen=True, tag="seated"):
    """A bot gets a seat."""

    seat: int
    bot: str
    nonce: str = ""


class Freed(Struct, frozen=True, tag="freed"):
    """A seat is free again, before the game has begun."""

    seat: int


class Removed(Struct, frozen=True, tag="removed"):
    """The host frees the seat of somebody, before the game has begun."""

    seat: int
    name: str


class Left(Struct, frozen=True, tag="left"):
    """Somebody leaves, and a bot holds the seat until it is taken back; or, late, a bot only plays for its holder."""

    seat: int
    late: bool
    guest: str = ""  # the device that left: it may take the seat back


class Back(Struct, frozen=True, tag="back"):
    """Somebody takes their seat back from the bot."""

    seat: int
    guest: str = ""  # who does, if the bot held it


class Began(Struct, frozen=True, tag="began"):
    """All seats are taken: the nonces are complete, the first draw may be made."""


class Acted(Struct, frozen=True, tag="acted"):
    """An entry of the game."""

    lane: int | None
    seat: int
    action: str


class Undone(Struct, frozen=True, tag="undone"):
    """A seat takes its last choice back; freely, with all that came after it: so many entries stay."""

    seat: int
    to: int | None = None


class Rematch(Struct, frozen=True, tag="again"):
    """The same people meet at another table."""

    table: str


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    seat: int | None
    name: str
    text: str
    guest: str = ""  # who said it: told to nobody


LogLine = (
    Sat
    | Joined
    | DeviceEnded
    | Watching
    | Muted
    | Seated
    | Freed
    | Removed
    | Left
    | Back
    | Began
    | Acted
    | Undone
    | Rematch
    | Said
)
encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(LogLine).decode
charter = msgspec.json.Decoder(Charter).decode
