"""What the server keeps, and the one small interface behind which it is kept."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class NotSaved(Exception):
    """The storage could not take it: nothing of it is kept."""


class Conflict(NotSaved):
    """It contradicts what is already kept: a number or a key that is taken, a token that is spent, an unknown table."""


class Table(Struct, frozen=True):
    """A table: its charter never changes; phase, due and touched follow its log."""

    id: str
    charter: bytes  # JSON
    open: bool  # listed for everybody, or private
    created: float
    phase: str = "waiting"  # waiting, playing, over
    due: float | None = None  # the tick at which the server has to wake it, 0 at once; None: when somebody comes
    touched: float = 0.0


class Line(Struct, frozen=True):
    """One entry of the log of a table. Numbers begin at 1 and have no gaps; a line is never changed."""

    table: str
    number: int
    body: bytes  # JSON
    at: float  # when, by the clock on the wall
    tick: float = 0.0  # when, by the clock of the server, which limits of time go by


class Snapshot(Struct, frozen=True):
    """A table as it stood after so many lines. Only the last one is of use."""

    table: str
    number: int
    body: bytes


class Summary(Struct, frozen=True):
    """What lists show of a table, as it stood after so many lines. Saved with them; only the last one is of use."""

    table: str
    number: int
    body: bytes  # JSON


class Answer(Struct, frozen=True):
    """What a guest was answered to a request with a key, so that the same request is never done twice."""

    table: str
    guest: str
    key: str
    digest: bytes  # of the request
    body: bytes  # of the answer
    at: float


class Phase(Struct, frozen=True):
    """A table has moved on."""

    table: str
    phase: str
    due: float | None
    touched: float


class Member(Struct, frozen=True):
    """A guest takes part in a table, which is in their list from now on. Saving it again replaces the role."""

    table: str
    guest: str
    role: str = "seat"  # or "hidden": the guest has taken the table from their list


class Gone(Struct, frozen=True):
    """A guest takes no part in a table any more. Saving it again changes nothing."""

    table: str
    guest: str


class Erased(Struct, frozen=True):
    """A table is deleted with all that belongs to it. Refused as a conflict if it is not there."""

    table: str


class Guest(Struct, frozen=True):
    """Somebody with a name. Saving it again replaces name and language."""

    id: str
    name: str
    lang: str
    created: float


class Token(Struct, frozen=True):
    """A link that has not been used up, by the SHA-256 of its secret."""

    digest: bytes
    table: str
    kind: str  # "seat", "personal", "watch"
    seat: int | None
    once: bool
    created: float
    by: str  # the guest who made it
    tenure: int  # of its seat when it was made: with another one it is void


class Spent(Struct, frozen=True):
    """A token is used up, or ended. Refused as a conflict if it was already."""

    digest: bytes


class Beat(Struct, frozen=True):
    """The server was alive at this tick of its clock. There is one row: saving it again replaces it."""

    tick: float
    row: int = 1


class Epoch(Struct, frozen=True):
    """How often a guest has made all cookies of before void. Saving it again replaces it."""

    guest: str
    number: int


class Contact(Struct, frozen=True):
    """Where a guest wants to be told that it is their turn: one of each kind. Saving it again replaces it."""

    guest: str
    kind: str  # "push", "webhook", "ntfy", "discord", "mail"
    address: str  # a secret: no log has it, and nobody else is shown it
    site: str  # the address of this server as the guest knows it
    code: str  # the SHA-256 of what confirms a mail address; nothing once it is confirmed
    created: float


class NoContact(Struct, frozen=True):
    """A guest is not told in this way any more. Saving it again changes nothing."""

    guest: str
    kind: str


class Owed(Struct, frozen=True):
    """A seat will be sent a notice, unless its holder looks at the table before. Saving it again replaces its times."""

    table: str
    seat: int
    kind: str  # "turn", "soon", "over", "rematch"
    since: float  # the tick at which there was something to tell
    due: float  # the tick at which it is told


class Settled(Struct, frozen=True):
    """A notice is not owed any more. Saving it again changes nothing."""

    table: str
    seat: int
    kind: str


class Lesson(Struct, frozen=True):
    """How far a guest is in a lesson. Saving it again replaces all but its names; what is done once stays so."""

    guest: str
    game: str
    lesson: str
    body: bytes  # JSON: what the learner did, from which all else is played again
    step: int  # where that led, from 1,
    steps: int  # of so many
    done: bool  # whether its end was ever reached
    changed: float


Row = (
    Table
    | Line
    | Snapshot
    | Summary
    | Answer
    | Phase
    | Member
    | Gone
    | Erased
    | Guest
    | Token
    | Spent
    | Beat
    | Epoch
    | Contact
    | NoContact
    | Owed
    | Settled
    | Lesson
)


class Store(Protocol):
    """All writing goes through save: all of its rows or none, on the disk when it returns."""

    async def save(self, *rows: Row) -> None: ...  # NotSaved: nothing was kept
    async def table(self, table: str) -> Table | None: ...
    async def lines(self, table: str, since: int = 0) -> Sequence[Line]: ...  # those with a greater number
    async def snapshot(self, table: str) -> Snapshot | None: ...  # the last one
    async def summaries(self, tables: Sequence[str]) -> Sequence[Summary]: ...  # of those that have one
    async def answer(self, table: str, guest: str, key: str) -> Answer | None: ...
    async def guest(self, guest: str) -> Guest | None: ...
    async def token(self, digest: bytes) -> Token | None: ...
    async def tokens(self, table: str) -> Sequence[Token]: ...  # all of a table, the newest first
    async def waiting(self, limit: int) -> Sequence[Table]: ...  # open tables with a free seat, the newest first
    async def of(self, guest: str, limit: int) -> Sequence[Table]: ...  # in the guest's list, last touched first
    async def due(self, until: float) -> Sequence[Table]: ...  # to be woken by then
    async def begun(self, guest: str, since: float) -> int: ...  # how many of those were created since then
    async def beat(self) -> Beat | None: ...  # the last one
    async def epochs(self) -> Sequence[Epoch]: ...  # of all guests who have one
    async def contacts(self, guest: str) -> Sequence[Contact]: ...
    async def reachable(self) -> Sequence[str]: ...  # guests who have a contact that is confirmed
    async def owed(self) -> Sequence[Owed]: ...  # all of them
    async def lesson(self, guest: str, game: str, lesson: str) -> Lesson | None: ...
    async def lessons(self, guest: str) -> Sequence[Lesson]: ...  # all of a guest, last changed first
    async def close(self) -> None: ...
