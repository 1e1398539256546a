"""Guests: a name and a cookie, no account."""

import time
from secrets import token_urlsafe

from fastapi import APIRouter, Request, Response

from regalia.table import guests
from regalia.table.api.doors import AServer, Named, Visitor, address
from regalia.table.api.models import Me, MeAnswer
from regalia.table.api.tables import listed
from regalia.table.store import Guest

router = APIRouter(prefix="/me", tags=["guests"])
MINE = 100  # tables shown


@router.get("")
async def me(guest: Named) -> MeAnswer:
    """Who I am here."""
    return MeAnswer(name=guest.name, lang=guest.lang)


@router.post("")
async def call_me(asked: Me, visitor: Visitor, request: Request, response: Response, server: AServer) -> MeAnswer:
    """Give a name; with the first one comes the cookie."""
    name = guests.name(asked.name, server.house.settings)
    if visitor is None:
        server.limits.guests.allow(address(request))
        visitor = token_urlsafe(16)
        guests.set_cookie(response, server.signer.sign(visitor), server.house.settings)
    else:
        server.limits.messages.allow(visitor)
    await server.house.store.save(Guest(visitor, name, asked.lang, time.time()))
    return MeAnswer(name=name, lang=asked.lang)


@router.get("/tables")
async def my_tables(guest: Named, server: AServer) -> list[dict[str, object]]:
    """The tables at which I have a seat, the last one first."""
    return [listed(kept) for kept in await server.house.store.of(guest.id, MINE)]
