"""Seats: taken, given by link, left to a bot, taken back, freed by the host."""

from collections.abc import Awaitable

from fastapi import APIRouter

from regalia.table import guests
from regalia.table.api.doors import SENDING, AnEntrant, AnOnce, Answered, AServer, Named
from regalia.table.api.models import ABot, ASeat, Done, Enter, Entered, Join, TheSeat
from regalia.table.api.tables import known_bot
from regalia.table.links import VOID, Links
from regalia.table.refusals import Conflicting, Forbidden, Missing
from regalia.table.seating import Void
from regalia.table.store import Guest, Spent, Token
from regalia.table.table import Command, answered
from regalia.table.translation import _

router = APIRouter(prefix="/tables/{id}", tags=["seats"])


@router.post("/join", dependencies=SENDING)
async def join(id: str, asked: Join, entrant: AnEntrant, guest: Named, server: AServer) -> Done:
    """Take a free seat: at an open table anybody, at a private one its host. Others need a link."""
    charter = entrant.room.charter
    kept = charter.invited[asked.seat] if asked.seat < len(charter.invited) else ()
    if not (guest.id in kept or (not kept and (entrant.host or charter.open))):
        raise Forbidden(_("You need an invitation link to take a seat at this table."))
    name = guest.name if asked.name is None else guests.name(asked.name, server.house.settings)
    return await done(
        entrant.table.do(lambda room, at: room.sit(asked.seat, guest.id, name, asked.nonce, at), entrant.once)
    )


@router.post("/enter", dependencies=SENDING)
async def enter(id: str, asked: Enter, guest: Named, once: AnOnce, server: AServer) -> Entered:
    """Exchange the secret of a link for a seat or for the right to watch."""
    house = server.house
    token = await Links(house.store, house.settings, id).found(asked.token)
    if (before := await answered(house.store, id, once)) is not None:
        await (await server.hall.table(id)).settle()
        raise Answered(before)
    if token is None:
        raise Missing(VOID)
    table, entered = await server.hall.table(id), Entered(kind=token.kind, seat=token.seat)
    spent = [Spent(token.digest)] if token.once else []
    try:
        await table.do(_entering(token, guest, asked.nonce), once, spent, entered.model_dump_json().encode())
    except (Conflicting, Void):
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
async def leave(id: str, asked: ASeat, entrant: AnEntrant) -> Done:
    """Give a seat to a bot, or free it before the game has begun. My other devices lose it too."""
    seat, guest = entrant.own(asked.seat), entrant.guest
    return await done(entrant.table.do(lambda room, at: room.leave(seat, guest, at), entrant.once))


@router.post("/back", dependencies=SENDING)
async def back(id: str, asked: ASeat, entrant: AnEntrant) -> Done:
    """Take my seat back from the bot."""
    left, guest = entrant.left, entrant.guest
    seat = left[0] if asked.seat is None and len(left) == 1 else asked.seat
    mine = seat if seat is not None and seat in left else entrant.own(seat)
    return await done(entrant.table.do(lambda room, at: room.back(mine, guest, at), entrant.once))


@router.post("/bot", dependencies=SENDING)
async def bot(id: str, asked: ABot, entrant: AnEntrant, server: AServer) -> Done:
    """Give a free seat to a bot, or to another one: by the host."""
    entrant.hosting()
    known_bot(asked.bot)
    others = [chair.bot for seat, chair in enumerate(entrant.room.chairs) if seat != asked.seat]
    if all(others) and not entrant.table.thoughts.alone:
        server.hall.another_alone(entrant.guest)
    return await done(
        entrant.table.do(lambda room, at: [*room.give(asked.seat, asked.bot, at), *room.begin(at)], entrant.once)
    )


@router.post("/remove", dependencies=SENDING)
async def remove(id: str, asked: TheSeat, entrant: AnEntrant) -> Done:
    """Free the seat of somebody before the game has begun: by the host."""
    entrant.hosting()
    return await done(entrant.table.do(lambda room, at: room.remove(asked.seat, at), entrant.once))


async def done(doing: Awaitable[bytes]) -> Done:
    return Done.model_validate_json(await doing)
