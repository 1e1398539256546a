"""Who asks, in which language, and whether he may: what every route begins with."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Header, Query, Request

from regalia.core.protocol import Seat
from regalia.table import past, speech
from regalia.table.chairs import seats_of
from regalia.table.guests import Signer, cookie
from regalia.table.hall import Hall
from regalia.table.limits import Limits, household
from regalia.table.refusals import Forbidden, Missing, Outdated, Unprocessable, Unsigned
from regalia.table.room import Room
from regalia.table.speech import _
from regalia.table.store import Guest
from regalia.table.table import House, Once, Table


class Server(NamedTuple):
    """What the routes work with."""

    house: House
    hall: Hall
    limits: Limits
    signer: Signer


async def server(request: Request) -> Server:
    found: Server = request.app.state.server
    return found


AServer = Annotated[Server, Depends(server)]


async def language(request: Request, lang: Annotated[str | None, Query(max_length=8)] = None) -> str:
    return speech.language(request.headers.get("accept-language"), lang or request.cookies.get("lang"))


Lang = Annotated[str, Depends(language)]


def address(request: Request) -> str:
    return household(request.client.host) if request.client else ""


async def visitor(request: Request, server: AServer) -> str | None:
    """The guest of the cookie, if there is one."""
    return server.signer.read(cookie(request.cookies))


Visitor = Annotated[str | None, Depends(visitor)]


async def known(visitor: Visitor) -> str:
    if visitor is None:
        raise Unsigned(_("Tell us your name first."))
    return visitor


Known = Annotated[str, Depends(known)]


async def sending(known: Known, server: AServer) -> None:
    """A guest who changes something does it not too often."""
    server.limits.messages.allow(known)


SENDING = (Depends(sending),)


async def named(known: Known, server: AServer) -> Guest:
    guest = await server.house.store.guest(known)
    if guest is None:
        raise Unsigned(_("Tell us your name first."))
    return guest


Named = Annotated[Guest, Depends(named)]


class Entrant(NamedTuple):
    """Somebody who may be at this table: as the holder of seats, as its host, or to watch."""

    table: Table
    guest: str
    seats: list[Seat]
    host: bool

    @property
    def room(self) -> Room:
        return self.table.room

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Whose eyes: those of the seat asked for, of the only seat held, or of a spectator."""
        if seat is None:
            return self.seats[0] if len(self.seats) == 1 else None
        if seat not in self.seats:
            raise Forbidden(_("This seat is not yours."))
        return seat

    def own(self, seat: Seat | None) -> Seat:
        """The seat to act for: the one asked for, or the only one held."""
        found = self.viewer(seat)
        if found is None:
            raise (
                Unprocessable(_("Say for which seat."))
                if self.seats
                else Forbidden(_("You have no seat at this table."))
            )
        return found

    def hosting(self) -> None:
        if not self.host:
            raise Forbidden(_("Only the host of the table can do this."))


async def entrant(id: str, known: Known, server: AServer) -> Entrant:
    """Nobody else learns even that the table exists."""
    try:
        table = await server.hall.table(id)
    except Outdated:
        await past.admit(server.house.store, id, known)
        raise
    charter, seats = table.room.charter, seats_of(table.room.chairs, known)
    expected = charter.open or charter.host == known or any(known in kept for kept in charter.invited)
    if not (seats or expected or await server.house.store.member(id, known) == "watch"):
        raise Missing(_("There is no table “{table}”."), table=id)
    return Entrant(table, known, seats, charter.host == known)


AnEntrant = Annotated[Entrant, Depends(entrant)]


async def once(
    request: Request,
    known: Known,
    server: AServer,
    key: Annotated[
        str | None, Header(alias="Idempotency-Key", description="Sent again, nothing is done twice.")
    ] = None,
) -> "Key":
    if key is not None and not 1 <= len(key) <= server.house.settings.key_length:
        raise Unprocessable(_("A key has 1 to {most} characters."), most=server.house.settings.key_length)
    return Key(known, key, request.url.path)


class Key(NamedTuple):
    """The idempotency key of a request."""

    guest: str
    key: str | None
    path: str

    def of(self, *what: object) -> Once | None:
        return None if self.key is None else Once.of(self.guest, self.key, self.path, *what)


AKey = Annotated[Key, Depends(once)]
