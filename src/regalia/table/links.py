"""Links to a table: for a seat, for a seat on another device, to watch. Each has its time, and a seat's its holder."""

import time
from typing import NamedTuple

from regalia.table import tokens
from regalia.table.room import Room
from regalia.table.settings import Settings
from regalia.table.store import Store, Token
from regalia.table.translation import _

DAY = 24 * 3600
VOID = _("This link was used, has expired or was ended: ask for a new one.")


class Links(NamedTuple):
    """The links of one table."""

    store: Store
    settings: Settings
    table: str

    async def make(self, room: Room, kind: str, seat: int | None, by: str) -> tuple[str, Token]:
        """A new link: its secret, and what is kept of it."""
        secret, tenure = tokens.fresh(), 0 if seat is None else room.chairs[seat].tenure
        token = Token(tokens.digest(secret), self.table, kind, seat, kind != "watch", time.time(), by, tenure)
        await self.store.save(token)
        return secret, token

    async def found(self, secret: str) -> Token | None:
        """The link of a secret, if it leads here and its time is not over."""
        token = await self.store.token(tokens.digest(secret))
        return token if token and token.table == self.table and time.time() < self.expires(token) else None

    async def of(self, room: Room, guest: str) -> list[Token]:
        """Those that still work and that a guest may end: of the seats that he holds, and as host for other seats."""
        found = [token for token in await self.store.tokens(self.table) if time.time() < self.expires(token)]
        return [token for token in found if works(token, room) and _his(token, room, guest)]

    def expires(self, token: Token) -> float:
        return token.created + self.settings.link_days * DAY


def works(token: Token, room: Room) -> bool:
    """Whether the seat of a link still has the holder and the devices for whom it was made; nobody takes the seat of a
    person."""
    if token.seat is None:
        return True
    chair = room.chairs[token.seat]
    return token.tenure == chair.tenure and (token.kind == "personal" or not chair.people)


def name(token: Token) -> str:
    """A name for a link that is not its secret."""
    return token.digest.hex()[:16]


def _his(token: Token, room: Room, guest: str) -> bool:
    if token.kind == "personal" and token.seat is not None:
        return guest in room.chairs[token.seat].guests
    return guest == room.charter.host
