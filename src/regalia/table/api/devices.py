"""Links and devices: what opens a seat, and from where it is played. The holder of a seat sees and ends them."""

from typing import Annotated

from fastapi import APIRouter, Query

from regalia.core.protocol import Seat
from regalia.table import links
from regalia.table.api.dependencies import SENDING, AnAttendee, AServer, Attendee, Server
from regalia.table.api.models import ADevice, ALink, AMute, Device, Done, EndLink, Link, LinkFace
from regalia.table.links import Links
from regalia.table.refusals import Unprocessable
from regalia.table.store import Spent, Token
from regalia.table.table import nothing
from regalia.table.translation import _

router = APIRouter(prefix="/tables/{id}", tags=["seats"])
MySeat = Annotated[int | None, Query(ge=0, le=9, description="One of my seats; needed if I have several.")]


@router.post("/link", status_code=201, dependencies=SENDING)
async def link(id: str, asked: ALink, attendee: AnAttendee, server: AServer) -> Link:
    """A link to give away: for a seat or to watch (by the host), or for my own seat on another device."""
    seat, kept = _linked(asked, attendee), _links(attendee, server)
    secret, token = await kept.make(attendee.room, asked.kind, seat, attendee.guest)
    address = links.address(server.backend.settings.origin, id, asked.kind, secret)
    return Link(address=address, **_face(kept, token).model_dump())


@router.get("/links")
async def all_links(id: str, attendee: AnAttendee, server: AServer) -> list[LinkFace]:
    """The links that still work and that I may end: of my own seats, and as host for seats and to watch."""
    kept = _links(attendee, server)
    return [_face(kept, token) for token in await kept.usable_by(attendee.room, attendee.guest)]


@router.post("/links/end", dependencies=SENDING)
async def end_link(id: str, asked: EndLink, attendee: AnAttendee, server: AServer) -> Done:
    """End a link: it opens nothing any more."""
    found = await _links(attendee, server).usable_by(attendee.room, attendee.guest)
    token = next((token for token in found if links.name(token) == asked.link), None)
    if token is None:
        raise Unprocessable(_("There is no such link."))
    return await attendee.do(nothing, [Spent(token.digest)])


@router.get("/devices")
async def devices(id: str, attendee: AnAttendee, server: AServer, seat: MySeat = None) -> list[Device]:
    """From where my seat is played, in the order in which the devices came."""
    room, store = attendee.room, server.backend.store
    guests = [await store.guest(guest) for guest in room.chairs[attendee.own(seat)].guests]
    return [
        Device(
            device=room.alias(guest.id),
            name=guest.name,
            this=guest.id == attendee.guest,
            connected=attendee.table.audience.present(guest.id),
        )
        for guest in guests
        if guest
    ]


@router.post("/devices/end", dependencies=SENDING)
async def end_device(id: str, asked: ADevice, attendee: AnAttendee) -> Done:
    """End a device of my seat: this one, or one that came after it."""
    mine, room, guest = attendee.own(asked.seat), attendee.room, attendee.guest
    device = next((each for each in room.chairs[mine].guests if room.alias(each) == asked.device), "")
    return await attendee.do(lambda room, at: room.end_device(mine, guest, device, at))


@router.post("/mute", dependencies=SENDING)
async def mute(id: str, asked: AMute, attendee: AnAttendee) -> Done:
    """Take the chat from a guest, or give it back: by the host."""
    attendee.check_host()
    return await attendee.do(lambda room, at: room.mute(asked.speaker, asked.muted, at))


def _linked(asked: ALink, attendee: Attendee) -> Seat | None:
    """The seat of a link, if it is one that may be asked for."""
    if asked.kind == "personal":
        return attendee.own(asked.seat)
    attendee.check_host()
    if asked.kind == "watch":
        return None
    if asked.seat is None or asked.seat >= attendee.room.charter.seats:
        raise Unprocessable(_("Say for which seat."))
    attendee.room.check_not_taken(asked.seat)
    return asked.seat


def _links(attendee: Attendee, server: Server) -> Links:
    return Links(server.backend.store, server.backend.settings, attendee.table.id)


def _face(kept: Links, token: Token) -> LinkFace:
    expires = kept.expires(token)
    return LinkFace(link=links.name(token), kind=token.kind, seat=token.seat, once=token.once, expires=expires)
