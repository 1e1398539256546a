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
    hints: bool = True  # whether a seat that has to choose may ask for one
    invited: tuple[tuple[str, ...], ...] = ()  # by seat: the guests for whom it is kept
    past: tuple[tuple[int | None, int, str], ...] = ()  # entries of the record that is played on


class Sat(Struct, frozen=True, tag="sat"):
    """A guest takes a seat."""

    seat: int
    guest: str
    name: str
    nonce: str


class Joined(Struct, frozen=True, tag="joined"):
    """Somebody holds his seat from another device too."""

    seat: int
    guest: str


class Seated(Struct, frozen=True, tag="seated"):
    """A bot gets a seat."""

    seat: int
    bot: str
    nonce: str = ""


class Freed(Struct, frozen=True, tag="freed"):
    """A seat is free again, before the game has begun."""

    seat: int


class Left(Struct, frozen=True, tag="left"):
    """Somebody leaves or has run out of time: a bot plays on until he is back."""

    seat: int
    late: bool


class Back(Struct, frozen=True, tag="back"):
    """Somebody takes his seat back from the bot."""

    seat: int


class Began(Struct, frozen=True, tag="began"):
    """All seats are taken: the nonces are complete, the first draw may be made."""


class Acted(Struct, frozen=True, tag="acted"):
    """An entry of the game."""

    lane: int | None
    seat: int
    action: str


class Undone(Struct, frozen=True, tag="undone"):
    """A seat takes its last choice back."""

    seat: int


class Again(Struct, frozen=True, tag="again"):
    """The same people meet at another table."""

    table: str


class Said(Struct, frozen=True, tag="said"):
    """A line of chat."""

    seat: int | None
    name: str
    text: str


Happening = Sat | Joined | Seated | Freed | Left | Back | Began | Acted | Undone | Again | Said
encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Happening).decode
charter = msgspec.json.Decoder(Charter).decode
