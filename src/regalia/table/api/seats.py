"""Seats: taken, given by link, left to a bot, taken back."""

import time
from collections.abc import Awaitable

from fastapi import APIRouter

from regalia.table import guests, tokens
from regalia.table.api.doors import SENDING, AKey, AnEntrant, AServer, Entrant, Named
from regalia.table.api.models import ABot, ALink, ASeat, Done, Enter, Entered, Join, Link
from regalia.table.api.tables import known_bot
from regalia.table.refusals import Conflicting, Forbidden, Missing, Unprocessable
from regalia.table.speech import _
from regalia.table.store import Gone, Member, Spent, Token

router = APIRouter(prefix="/tables/{id}", tags=["seats"])
USED = _("This link has been used, or it never was one: ask for a new one.")


@router.post("/join", dependencies=SENDING)
async def join(id: str, asked: Join, entrant: AnEntrant, guest: Named, key: AKey, server: AServer) -> Done:
    """Take a free seat: at an open table anybody, at a private one its host. Others need a link."""
    charter = entrant.room.charter
    kept = charter.invited[asked.seat] if asked.seat < len(charter.invited) else ()
    if not (guest.id in kept or (not kept and (entrant.host or charter.open))):
        raise Forbidden(_("A seat at this table is taken by a link."))
    name = guest.name if asked.name is None else guests.name(asked.name, server.house.settings)
    return await _do(
        entrant.table.do(
            lambda room, at: room.sit(asked.seat, guest.id, name, asked.nonce, at),
            key.of(asked.seat, asked.nonce, asked.name),
            also=[Member(id, guest.id, "seat")],
        )
    )


@router.post("/enter", dependencies=SENDING)
async def enter(id: str, asked: Enter, guest: Named, server: AServer) -> Entered:
    """Exchange the secret of a link for a seat or for the right to watch."""
    token = await server.house.store.token(tokens.digest(asked.token))
    if token is None or token.table != id:
        raise Missing(USED)
    table = await server.hall.table(id)
    if token.kind == "watch":
        await server.house.store.save(Member(id, guest.id, "watch"))
    else:
        assert token.seat is not None
        seat, personal = token.seat, token.kind == "personal"
        try:
            await table.do(
                lambda room, at: (
                    room.join(seat, guest.id, at) if personal else room.sit(seat, guest.id, guest.name, asked.nonce, at)
                ),
                also=[Spent(token.digest), Member(id, guest.id, "seat")],
            )
        except Conflicting:
            raise Missing(USED) from None
    return Entered(kind=token.kind, seat=token.seat)


@router.post("/link", status_code=201, dependencies=SENDING)
async def link(id: str, asked: ALink, entrant: AnEntrant, server: AServer) -> Link:
    """A link to give away: for a seat or to watch (by the host), or for my own seat on another device."""
    seat = _linked(asked, entrant)
    secret = tokens.fresh()
    once = asked.kind != "watch"
    await server.house.store.save(Token(tokens.digest(secret), id, asked.kind, seat, once, time.time()))
    return Link(address=tokens.link(server.house.settings.origin, id, asked.kind, secret))


@router.post("/leave", dependencies=SENDING)
async def leave(id: str, asked: ASeat, entrant: AnEntrant, key: AKey) -> Done:
    """Give a seat to a bot, or free it before the game has begun."""
    once = key.of(asked.seat)
    if done := await entrant.table.answered(once):
        return Done.model_validate_json(done)
    seat, gone = entrant.own(asked.seat), Gone(id, entrant.guest)
    also = [gone] if not entrant.room.dice and len(entrant.seats) == 1 and not entrant.host else []
    return await _do(entrant.table.do(lambda room, at: room.leave(seat, at), once, also))


@router.post("/back", dependencies=SENDING)
async def back(id: str, asked: ASeat, entrant: AnEntrant, key: AKey) -> Done:
    """Take my seat back from the bot."""
    seat = entrant.own(asked.seat)
    return await _do(entrant.table.do(lambda room, at: room.back(seat, at), key.of(seat)))


@router.post("/bot", dependencies=SENDING)
async def bot(id: str, asked: ABot, entrant: AnEntrant, key: AKey, server: AServer) -> Done:
    """Give a free seat to a bot, or to another one: by the host."""
    entrant.hosting()
    known_bot(asked.bot)
    others = [chair.bot for seat, chair in enumerate(entrant.room.chairs) if seat != asked.seat]
    if all(others) and not entrant.table.thoughts.alone:
        server.hall.another_alone(entrant.guest)
    return await _do(
        entrant.table.do(
            lambda room, at: [*room.give(asked.seat, asked.bot, at), *room.begin(at)], key.of(asked.seat, asked.bot)
        )
    )


def _linked(asked: ALink, entrant: Entrant) -> int | None:
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


async def _do(doing: Awaitable[bytes]) -> Done:
    return Done.model_validate_json(await doing)
