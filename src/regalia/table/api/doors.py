"""Who asks, in which language, and whether he may: what every route begins with."""

from typing import Annotated, NamedTuple

from fastapi import Depends, Header, Query, Request, Response

from regalia.core.errors import Illegal
from regalia.core.protocol import Seat
from regalia.table import outdated
from regalia.table import translation as speech
from regalia.table.guests import Signer, cookie
from regalia.table.hall import Hall
from regalia.table.limits import Limits, household
from regalia.table.refusals import Forbidden, Missing, Outdated, Unprocessable, Unsigned
from regalia.table.room import Room
from regalia.table.store import Guest
from regalia.table.table import House, Once, Table
from regalia.table.translation import _


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


async def once(
    request: Request,
    known: Known,
    server: AServer,
    key: Annotated[
        str | None, Header(alias="Idempotency-Key", description="Sent again, nothing is done twice.")
    ] = None,
) -> Once | None:
    """What makes a request the same as one before: guest, key, address and body."""
    if key is not None and not 1 <= len(key) <= server.house.settings.key_length:
        raise Unprocessable(_("A key has 1 to {most} characters."), most=server.house.settings.key_length)
    return None if key is None else Once.of(known, key, request.url.path, await request.body())


AnOnce = Annotated[Once | None, Depends(once)]


class Answered(Exception):
    """The same request has been answered before: it is answered the same again, whatever has become of the guest."""

    def __init__(self, body: bytes) -> None:
        self.body = body


async def repeat(request: Request, answered: Exception) -> Response:
    assert isinstance(answered, Answered)
    return Response(answered.body, media_type="application/json")


class Entrant(NamedTuple):
    """Somebody who may be at this table: as the holder of seats, as its host, or to watch."""

    table: Table
    guest: str
    room: Room  # as it was when this was looked at
    once: Once | None

    @property
    def seats(self) -> list[Seat]:
        return self.room.seats(self.guest)

    @property
    def left(self) -> list[Seat]:
        """The seats that the guest may take back from a bot."""
        return [seat for seat, chair in enumerate(self.room.chairs) if self.guest in chair.left]

    @property
    def host(self) -> bool:
        return self.room.charter.host == self.guest

    def viewer(self, seat: Seat | None) -> Seat | None:
        """Whose eyes: those of the seat asked for, of the only seat held, or of a spectator."""
        if seat is None:
            return self.seats[0] if len(self.seats) == 1 else None
        if seat not in self.seats:
            raise Forbidden(_("This seat is not yours."))
        return seat

    def now(self, viewer: Seat | None) -> Room:
        """The room as it is by now, for those who had to wait: if they may still see it through these eyes."""
        if not self.table.room.may_see(self.guest, viewer):
            raise Forbidden(_("This seat is not yours."))
        return self.table.room

    def own(self, seat: Seat | None) -> Seat:
        """The seat to act for: the one asked for, or the only one held."""
        if self.left and (seat in self.left or (seat is None and not self.seats)):
            raise Illegal(_("A bot plays for you: take your seat back first."))
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


async def entrant(id: str, known: Known, server: AServer, once: AnOnce) -> Entrant:
    """Nobody else learns even that the table exists.

    The room is looked at before the answers: what was answered after that will be found again when it is to be done."""
    try:
        table = await server.hall.table(id)
    except Outdated:
        await outdated.admit(server.house.store, id, known)
        raise
    room = table.room
    if (answered := await table.answered(once)) is not None:
        await table.settle()
        raise Answered(answered)
    if not room.may_watch(known):
        raise Missing(_("There is no table “{table}”."), table=id)
    table.look()
    return Entrant(table, known, room, once)


AnEntrant = Annotated[Entrant, Depends(entrant)]
