"""Seats: taken, given by link, left to a bot, taken back, freed by the host."""

from fastapi import APIRouter

from regalia.table import guests
from regalia.table.api.dependencies import SENDING, AlreadyAnswered, AnAttendee, ARequestKey, AServer, Named
from regalia.table.api.models import ABot, ASeat, Done, Enter, Entered, Join, TheSeat
from regalia.table.api.tables import known_bot
from regalia.table.links import VOID, Links
from regalia.table.refusals import Conflicting, Forbidden, Missing
from regalia.table.seating import VoidLink
from regalia.table.store import Guest, Spent, Token
from regalia.table.table import Command, previous_answer
from regalia.table.translation import _

router = APIRouter(prefix="/tables/{id}", tags=["seats"])


@router.post("/join", dependencies=SENDING)
async def join(id: str, asked: Join, attendee: AnAttendee, guest: Named, server: AServer) -> Done:
    """Take a free seat: at an open table anybody, at a private one its host. Others need a link."""
    charter = attendee.room.charter
    kept = charter.invited[asked.seat] if asked.seat < len(charter.invited) else ()
    if not (guest.id in kept or (not kept and (attendee.host or charter.open))):
        raise Forbidden(_("You need an invitation link to take a seat at this table."))
    name = guest.name if asked.name is None else guests.name(asked.name, server.backend.settings)
    return await attendee.do(lambda room, at: room.sit(asked.seat, guest.id, name, asked.nonce, at))


@router.post("/enter", dependencies=SENDING)
async def enter(id: str, asked: Enter, guest: Named, request_key: ARequestKey, server: AServer) -> Entered:
    """Exchange the secret of a link for a seat or for the right to watch."""
    backend = server.backend
    token = await Links(backend.store, backend.settings, id).find(asked.token)
    if (before := await previous_answer(backend.store, id, request_key)) is not None:
        await (await server.registry.get(id)).reconcile()
        raise AlreadyAnswered(before)
    if token is None:
        raise Missing(VOID)
    table, entered = await server.registry.get(id), Entered(kind=token.kind, seat=token.seat)
    spent = [Spent(token.digest)] if token.once else []
    try:
        await table.do(_entering(token, guest, asked.nonce), request_key, spent, entered.model_dump_json().encode())
    except (Conflicting, VoidLink):
        raise Missing(VOID) from None
    return entered


def _entering(token: Token, guest: Guest, nonce: str) -> Command:
    seat, tenure = token.seat, token.tenure
    if seat is None:
        return lambda room, at: room.watch(guest.id, at)
    if token.kind == "personal":
        return lambda room, at: room.join(seat, guest.id, token.by, tenure, at)
    return lambda room, at: room.sit(seat, guest.id, guest.name, nonce, at, tenure)


@router.post("/leave", dependencies=SENDING)
async def leave(id: str, asked: ASeat, attendee: AnAttendee) -> Done:
    """Give a seat to a bot, or free it before the game has begun. My other devices lose it too."""
    seat, guest = attendee.own(asked.seat), attendee.guest
    return await attendee.do(lambda room, at: room.leave(seat, guest, at))


@router.post("/back", dependencies=SENDING)
async def back(id: str, asked: ASeat, attendee: AnAttendee) -> Done:
    """Take my seat back from the bot."""
    left, guest = attendee.left, attendee.guest
    seat = left[0] if asked.seat is None and len(left) == 1 else asked.seat
    mine = seat if seat is not None and seat in left else attendee.own(seat)
    return await attendee.do(lambda room, at: room.take_back(mine, guest, at))


@router.post("/bot", dependencies=SENDING)
async def bot(id: str, asked: ABot, attendee: AnAttendee, server: AServer) -> Done:
    """Give a free seat to a bot, or to another one: by the host."""
    attendee.check_host()
    known_bot(asked.bot)
    others = [chair.bot for seat, chair in enumerate(attendee.room.chairs) if seat != asked.seat]
    if all(others) and not attendee.table.thoughts.alone:
        server.registry.check_bot_tables(attendee.guest)
    return await attendee.do(lambda room, at: [*room.seat_bot(asked.seat, asked.bot, at), *room.begin(at)])


@router.post("/remove", dependencies=SENDING)
async def remove(id: str, asked: TheSeat, attendee: AnAttendee) -> Done:
    """Free the seat of somebody before the game has begun: by the host."""
    attendee.check_host()
    return await attendee.do(lambda room, at: room.remove(asked.seat, at))
