"""What goes in and out, as it stands in the OpenAPI description."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SeatNumber = Annotated[int, Field(ge=0, le=9)]
Nonce = Annotated[
    str, Field(max_length=64, pattern=r"^[!-~]*$", description="Random text of your own: it is mixed into the dice.")
]
Pace = Literal["none", "live", "days"]


class Asked(BaseModel):
    """A body: only the fields that are known."""

    model_config = ConfigDict(extra="forbid")


class Me(Asked):
    name: str
    lang: Literal["en", "fr"] = "en"


class MeAnswer(BaseModel):
    name: str
    lang: str


class AnInvitation(Asked):
    table: str = Field(max_length=40)
    token: str = Field(default="", max_length=100, description="The secret of a link; an open table needs none.")


class PastFace(BaseModel):
    """What was played before this table: it stands in the record from which the game is played on."""

    moves: int = Field(description="Choices of seats.")
    draws: int = Field(description="Draws that the dice of this table have not made.")


class Invitation(BaseModel):
    """What one may know of a table before one has a name, and should before one sits down."""

    kind: str = Field(description="What the link gives: seat, personal, watch; open for a table that needs none.")
    game: str
    title: str
    host: str = Field(description="The name of who has opened the table.")
    phase: str = Field(description="While it is waiting, who sits down may give a nonce; later it would be refused.")
    hash: str = Field(description="The SHA-256 of the seed of the dice: known before a nonce is given.")
    past: PastFace | None
    box: dict[str, dict[str, Any]] = Field(description="The rows of the game that a box file replaces.")
    notes: list[str] = Field(description="The same in words: what of this table was not made there.")


class Terms(Asked):
    """How a table is played."""

    chairs: list[Annotated[str, Field(max_length=40)]] = Field(
        description="For each seat the name of a bot, or nothing for a person.", min_length=1, max_length=9
    )
    open: bool = Field(default=False, description="Listed for everybody, who may join and watch.")
    pace: Pace = Field(default="none", description="Time for a choice: no limit, seconds, or days.")
    limit: int | None = Field(default=None, ge=1, description="30 to 600 seconds (live), 1 to 14 days (days).")
    undo: bool = Field(default=True, description="Whether choices can be taken back.")
    freely: bool = Field(
        default=False,
        description="Against bots alone, without a limit: taken back as far as one likes, with the same dice.",
    )
    hints: bool = Field(default=True, description="Whether a seat that has to choose may ask for a hint.")
    coach: bool = Field(default=False, description="Whether a coach speaks to those who choose; hints have to be on.")
    one_screen: bool = Field(
        default=False, description="Several people, one screen: the host may take several seats of an open table too."
    )


class NewTable(Terms):
    game: str = Field(max_length=40)
    options: dict[str, str] = {}
    box: dict[str, dict[str, Any]] = Field(default={}, description="Rows of an own box file.")


class Import(Terms):
    """A record, and from where it is played on."""

    record: dict[str, Any]
    at: int | None = Field(default=None, ge=0, description="After so many entries; at its end if nothing is said.")


class Check(Asked):
    seats: int = Field(ge=1, le=9)
    options: dict[str, str] = {}


class Opened(BaseModel):
    id: str
    hash: str = Field(description="The SHA-256 of the seed of the dice.")


class Join(Asked):
    seat: SeatNumber
    nonce: Nonce = ""
    name: str | None = Field(default=None, description="Who sits there, if several people share my screen.")


class Enter(Asked):
    token: str = Field(max_length=100, description="The secret of a link.")
    nonce: Nonce = ""


class Entered(BaseModel):
    kind: str
    seat: int | None


class ASeat(Asked):
    seat: SeatNumber | None = None


class ABot(Asked):
    seat: SeatNumber
    bot: str = Field(max_length=40)


class TheSeat(Asked):
    seat: SeatNumber


class ALink(Asked):
    kind: Literal["seat", "personal", "watch"]
    seat: SeatNumber | None = None


class LinkFace(BaseModel):
    """A link without its secret."""

    link: str = Field(description="Its name, by which it can be ended.")
    kind: str
    seat: int | None
    once: bool = Field(description="Whether it works only once.")
    expires: float = Field(description="When it ends, in seconds since 1970.")


class Link(LinkFace):
    address: str = Field(description="The secret stands behind the #, which no browser sends.")


class EndLink(Asked):
    link: str = Field(max_length=40)


class Device(BaseModel):
    """From where a seat is played."""

    device: str = Field(description="Its name, by which it can be ended.")
    name: str = Field(description="What the guest of this device is called.")
    this: bool
    connected: bool


class ADevice(Asked):
    device: str = Field(max_length=40)
    seat: SeatNumber | None = None


class AMute(Asked):
    speaker: int = Field(ge=1, le=1_000_000, description="As it stands in what was said.")
    muted: bool = True


class Act(Asked):
    action: str = Field(max_length=400, description="In the notation of the game, as it stands among the options.")
    seat: SeatNumber | None = None


class Chat(Asked):
    text: str
    seat: SeatNumber | None = None


class Done(BaseModel):
    phase: Literal["waiting", "playing", "over"]


class Deleted(BaseModel):
    how: str = Field(description="erased: for good; hidden: from my list; left: my seat is free again.")


class ChairFace(BaseModel):
    """A seat as everybody sees it."""

    house: str
    badge: str = Field(description="The house by its id: rose, moon, sun, oak, tower.")
    name: str
    bot: str
    free: bool
    away: bool = Field(description="A bot plays for a person who may come back.")
    late: bool
    mine: bool = Field(description="I hold it: I see its hand and choose for it.")
    left: bool = Field(description="I have left it to a bot, and may take it back.")


class TableFace(BaseModel):
    """A table as everybody there sees it."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    phase: str
    pace: str
    limit: float | None
    undo: bool
    freely: bool = Field(description="As far as one likes: see the terms.")
    hints: bool
    coach: bool
    open: bool
    one_screen: bool
    host: bool
    speaker: int = Field(description="My number among those who have spoken here, 0 if I have not.")
    muted: list[int] = Field(description="Whose chat the host has taken, for the host: speakers as in what was said.")
    hash: str
    past: PastFace | None
    box: int = Field(description="How many rows of the game a box file replaces.")
    notes: list[str] = Field(description="What of this table was not made there, in words; nothing, most of the time.")
    agreed: list[str] = Field(description="What was agreed on when it was opened, in words: options, time, hints.")
    chairs: list[ChairFace]


class Undo(BaseModel):
    possible: bool
    why: str = ""


class HintAnswer(BaseModel):
    """What the best of our bots would do in my place."""

    action: str = Field(description="One of the options, in notation.")
    label: str = Field(description="The same in words.")
    chance: float = Field(description="How likely the seat wins after it, from 0 to 1.")
    reasons: list[str] = Field(
        description="Sentences, three at most: what it does, what is meant to follow, how it compares."
    )


class Move(BaseModel):
    """One of the options, in notation and in words."""

    action: str
    label: str


class Help(BaseModel):
    """What something is called and what it does."""

    name: str
    text: str


class Moves(BaseModel):
    """Options that do the same kind of thing."""

    title: str = Field(description="What they do, and in how many ways.")
    moves: list[Move]


class Seen(BaseModel):
    """A table through the eyes of one seat, or of a spectator."""

    seat: int | None
    phase: str
    prompt: str
    options: list[str]
    undo: Undo
    scores: list[dict[str, int | None]]
    ranks: list[int] | None
    why: list[str] | None
    view: Any
    time_left: list[float | None] = Field(
        description="Seconds that each seat has left for its choice. Nothing where no limit runs, nor for others where "
        "all choose at once: it would tell when they choose."
    )


class Log(BaseModel):
    events: list[dict[str, Any]]
