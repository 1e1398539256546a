"""Links and devices: what opens a seat, and from where it is played. Who holds a seat sees and ends them."""

from typing import Annotated

from fastapi import APIRouter, Query

from regalia.core.protocol import Seat
from regalia.table import links, tokens
from regalia.table.api.doors import SENDING, AnEntrant, AServer, Entrant, Server
from regalia.table.api.models import ADevice, ALink, AMute, Device, Done, EndLink, Link, LinkFace
from regalia.table.api.seats import done
from regalia.table.links import Links
from regalia.table.refusals import Unprocessable
from regalia.table.room import Room
from regalia.table.store import Spent, Token
from regalia.table.translation import _

router = APIRouter(prefix="/tables/{id}", tags=["seats"])
MySeat = Annotated[int | None, Query(ge=0, le=9, description="One of my seats; needed if I have several.")]


@router.post("/link", status_code=201, dependencies=SENDING)
async def link(id: str, asked: ALink, entrant: AnEntrant, server: AServer) -> Link:
    """A link to give away: for a seat or to watch (by the host), or for my own seat on another device."""
    seat, kept = _linked(asked, entrant), _links(entrant, server)
    secret, token = await kept.make(entrant.room, asked.kind, seat, entrant.guest)
    address = tokens.link(server.house.settings.origin, id, asked.kind, secret)
    return Link(address=address, **_face(kept, token).model_dump())


@router.get("/links")
async def all_links(id: str, entrant: AnEntrant, server: AServer) -> list[LinkFace]:
    """The links that still work and that I may end: of my own seats, and as host for seats and to watch."""
    kept = _links(entrant, server)
    return [_face(kept, token) for token in await kept.of(entrant.room, entrant.guest)]


@router.post("/links/end", dependencies=SENDING)
async def end_link(id: str, asked: EndLink, entrant: AnEntrant, server: AServer) -> Done:
    """End a link: it opens nothing any more."""
    found = await _links(entrant, server).of(entrant.room, entrant.guest)
    token = next((token for token in found if links.name(token) == asked.link), None)
    if token is None:
        raise Unprocessable(_("There is no such link."))
    return await done(entrant.table.do(_nothing, entrant.once, [Spent(token.digest)]))


@router.get("/devices")
async def devices(id: str, entrant: AnEntrant, server: AServer, seat: MySeat = None) -> list[Device]:
    """From where my seat is played, in the order in which the devices came."""
    room, store = entrant.room, server.house.store
    guests = [await store.guest(guest) for guest in room.chairs[entrant.own(seat)].guests]
    return [
        Device(
            device=room.alias(guest.id),
            name=guest.name,
            this=guest.id == entrant.guest,
            connected=entrant.table.audience.present(guest.id),
        )
        for guest in guests
        if guest
    ]


@router.post("/devices/end", dependencies=SENDING)
async def end_device(id: str, asked: ADevice, entrant: AnEntrant) -> Done:
    """End a device of my seat: this one, or one that came after it."""
    mine, room, guest = entrant.own(asked.seat), entrant.room, entrant.guest
    device = next((each for each in room.chairs[mine].guests if room.alias(each) == asked.device), "")
    return await done(entrant.table.do(lambda room, at: room.end_device(mine, guest, device, at), entrant.once))


@router.post("/mute", dependencies=SENDING)
async def mute(id: str, asked: AMute, entrant: AnEntrant) -> Done:
    """Take the chat from a guest, or give it back: by the host."""
    entrant.hosting()
    return await done(
        entrant.table.do(lambda room, at: room.mute(asked.speaker, asked.muted, at), entrant.once),
    )


def _linked(asked: ALink, entrant: Entrant) -> Seat | None:
    """The seat of a link, if it is one that may be asked for."""
    if asked.kind == "personal":
        return entrant.own(asked.seat)
    entrant.hosting()
    if asked.kind == "watch":
        return None
    if asked.seat is None or asked.seat >= entrant.room.charter.seats:
        raise Unprocessable(_("Say for which seat."))
    entrant.room.not_a_persons(asked.seat)
    return asked.seat


def _nothing(room: Room, at: float) -> tuple[()]:
    """A link belongs to no line of the log."""
    return ()


def _links(entrant: Entrant, server: Server) -> Links:
    return Links(server.house.store, server.house.settings, entrant.table.id)


def _face(kept: Links, token: Token) -> LinkFace:
    expires = kept.expires(token)
    return LinkFace(link=links.name(token), kind=token.kind, seat=token.seat, once=token.once, expires=expires)
