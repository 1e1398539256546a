"""Dependencies of the routes: who asks, in which language, and what they may do."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from fastapi import Depends, Header, Query, Request, Response

from regalia.core.errors import Illegal
from regalia.core.protocol import Seat
from regalia.table import outdated, translation
from regalia.table.api.models import Done
from regalia.table.guests import Signer, cookie
from regalia.table.lessons import Classroom
from regalia.table.limits import Limits, household
from regalia.table.refusals import Forbidden, Missing, Outdated, Unprocessable, Unsigned
from regalia.table.registry import TableRegistry
from regalia.table.room import Room
from regalia.table.store import Guest, Row
from regalia.table.table import Backend, Command, RequestKey, Table
from regalia.table.translation import _


class Server(NamedTuple):
    """What the routes work with."""

    backend: Backend
    registry: TableRegistry
    limits: Limits
    signer: Signer
    classroom: Classroom


async def server(request: Request) -> Server:
    found: Server = request.app.state.server
    return found


AServer = Annotated[Server, Depends(server)]


async def language(request: Request, lang: Annotated[str | None, Query(max_length=8)] = None) -> str:
    return translation.language(request.headers.get("accept-language"), lang or request.cookies.get("lang"))


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
    """Limits how often a guest changes something."""
    server.limits.messages.allow(known)


SENDING = (Depends(sending),)


async def named(known: Known, server: AServer) -> Guest:
    guest = await server.backend.store.guest(known)
    if guest is None:
        raise Unsigned(_("Tell us your name first."))
    return guest


Named = Annotated[Guest, Depends(named)]


async def request_key(
    request: Request,
    known: Known,
    server: AServer,
    key: Annotated[
        str | None, Header(alias="Idempotency-Key", description="Sent again, nothing is done twice.")
    ] = None,
) -> RequestKey | None:
    """What makes a request the same as one before: guest, key, address and body."""
    if key is not None and not 1 <= len(key) <= server.backend.settings.key_length:
        raise Unprocessable(_("A key has 1 to {most} characters."), most=server.backend.settings.key_length)
    return None if key is None else RequestKey.of(known, key, request.url.path, await request.body())


ARequestKey = Annotated[RequestKey | None, Depends(request_key)]


class AlreadyAnswered(Exception):
    """The same request has been answered before: it is answered the same again, whatever has become of the guest."""

    def __init__(self, body: bytes) -> None:
        self.body = body


async def repeat_answer(request: Request, answered: Exception) -> Response:
    assert isinstance(answered, AlreadyAnswered)
    return Response(answered.body, media_type="application/json")


class Attendee(NamedTuple):
    """Somebody who may be at this table: as the holder of seats, as its host, or to watch."""

    table: Table
    guest: str
    room: Room  # as it was when this was looked at
    request_key: RequestKey | None

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
        """The seat asked for, the only seat held, or None for a spectator."""
        if seat is None:
            return self.seats[0] if len(self.seats) == 1 else None
        if seat not in self.seats:
            raise Forbidden(_("This seat is not yours."))
        return seat

    def room_now(self, viewer: Seat | None) -> Room:
        """The room as it is by now, if the guest may still see it as this viewer after a wait."""
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

    async def do(self, command: Command, also: Sequence[Row] = ()) -> Done:
        """Let something happen at the table: answered when it is saved."""
        return Done.model_validate_json(await self.table.do(command, self.request_key, also))

    def check_host(self) -> None:
        if not self.host:
            raise Forbidden(_("Only the host of the table can do this."))


async def attendee(id: str, known: Known, server: AServer, request_key: ARequestKey) -> Attendee:
    """Nobody else learns even that the table exists.

    The room is looked at before the answers: what was answered after that will be found again when it is to be done."""
    try:
        table = await server.registry.get(id)
    except Outdated:
        await outdated.check_access(server.backend.store, id, known)
        raise
    room = table.room
    if (answered := await table.previous_answer(request_key)) is not None:
        await table.reconcile()
        raise AlreadyAnswered(answered)
    if not room.may_watch(known):
        raise Missing(_("There is no table “{table}”."), table=id)
    table.visit()
    table.audience.visit(known)
    return Attendee(table, known, room, request_key)


AnAttendee = Annotated[Attendee, Depends(attendee)]
