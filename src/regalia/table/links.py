"""Links to a table: for a seat, for a seat on another device, to watch. Each has its time, and a seat's its holder.

The secret of a link opens something; the id of a table does not."""

import time
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import NamedTuple

from regalia.table.room import Room
from regalia.table.settings import Settings
from regalia.table.store import Store, Token
from regalia.table.translation import _

DAY = 24 * 3600
DIGEST = 32  # bytes of chance for an id
LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # no vowels, nothing that looks like something else
VOID = _("This link does not work: it was used, has expired, was revoked or is incomplete; ask for a new one.")


class Links(NamedTuple):
    """The links of one table."""

    store: Store
    settings: Settings
    table: str

    async def make(self, room: Room, kind: str, seat: int | None, by: str) -> tuple[str, Token]:
        """A new link: its secret, and what is kept of it."""
        secret, tenure = new_secret(), 0 if seat is None else room.chairs[seat].tenure
        token = Token(digest(secret), self.table, kind, seat, kind != "watch", time.time(), by, tenure)
        await self.store.save(token)
        return secret, token

    async def find(self, secret: str) -> Token | None:
        """The link of a secret, if it leads here and has not expired."""
        token = await self.store.token(digest(secret))
        return token if token and token.table == self.table and time.time() < self.expires(token) else None

    async def usable_by(self, room: Room, guest: str) -> list[Token]:
        """Links that still work and that a guest may end: of the seats they hold, and for other seats as host."""
        found = [token for token in await self.store.tokens(self.table) if time.time() < self.expires(token)]
        return [token for token in found if works(token, room) and _may_end(token, room, guest)]

    def expires(self, token: Token) -> float:
        return token.created + self.settings.link_days * DAY


def works(token: Token, room: Room) -> bool:
    """Whether the seat of a link still has the holder and devices for whom it was made; a seat that a person has is
    not given away."""
    if token.seat is None:
        return True
    chair = room.chairs[token.seat]
    return token.tenure == chair.tenure and (token.kind == "personal" or not chair.people)


def name(token: Token) -> str:
    """A name for a link that is not its secret."""
    return token.digest.hex()[:16]


def _may_end(token: Token, room: Room, guest: str) -> bool:
    if token.kind == "personal" and token.seat is not None:
        return guest in room.chairs[token.seat].guests
    return guest == room.charter.host


def new_secret() -> str:
    """A secret of 128 bits that may stand in an address."""
    return token_urlsafe(16)


def digest(secret: str) -> bytes:
    """What is kept of a secret. It is found by this, so no secret is ever compared letter by letter."""
    return sha256(secret.encode("utf-8", "replace")).digest()


def new_table_id() -> str:
    """The id of a new table, of 48 bits: it cannot be met by chance, and opens nothing."""
    return table_id(token_bytes(DIGEST))


def table_id(known: bytes) -> str:
    """The id of a table that only those can guess who know this."""
    number = int.from_bytes(sha256(known).digest())
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(10))


def address(origin: str, table: str, kind: str, secret: str) -> str:
    """The address that opens a table. The secret stands in the fragment, which no browser sends or writes in a log."""
    return f"{origin.rstrip('/')}/table/{table}#{kind}={secret}"
