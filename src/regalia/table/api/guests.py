"""Guests: a name and a cookie, no account."""

import time
from secrets import token_urlsafe

from fastapi import APIRouter, Request, Response

from regalia.core.errors import Illegal
from regalia.core.fair import commitment
from regalia.games import game
from regalia.table import guests, lines, provenance
from regalia.table.api.dependencies import SENDING, AServer, Lang, Named, Server, Visitor, address
from regalia.table.api.models import AnInvitation, Invitation, Me, MeAnswer
from regalia.table.api.tables import past_face
from regalia.table.links import VOID, Links, works
from regalia.table.refusals import Missing
from regalia.table.store import Guest, Token
from regalia.table.translation import _

router = APIRouter(prefix="/me", tags=["guests"])


@router.get("")
async def me(visitor: Visitor, server: AServer) -> MeAnswer | None:
    """Who I am here; nobody yet, for who has not given a name."""
    guest = await server.backend.store.guest(visitor) if visitor else None
    return MeAnswer(name=guest.name, lang=guest.lang) if guest else None


@router.post("")
async def call_me(asked: Me, visitor: Visitor, request: Request, response: Response, server: AServer) -> MeAnswer:
    """Give a name; with the first one comes the cookie."""
    name = guests.name(asked.name, server.backend.settings)
    if visitor is None:
        server.limits.guests.allow(address(request))
        visitor = token_urlsafe(16)
        guests.set_cookie(response, server.signer.sign(visitor), server.backend.settings)
    else:
        server.limits.messages.allow(visitor)
    await server.backend.store.save(Guest(visitor, name, asked.lang, time.time()))
    return MeAnswer(name=name, lang=asked.lang)


@router.post("/renew", dependencies=SENDING)
async def renew(guest: Named, response: Response, server: AServer) -> MeAnswer:
    """Make my cookie void wherever there is a copy of it, and give me a new one."""
    epoch = server.signer.next(guest.id)
    await server.backend.store.save(epoch)
    server.signer.enter(epoch)
    guests.set_cookie(response, server.signer.sign(guest.id), server.backend.settings)
    return MeAnswer(name=guest.name, lang=guest.lang)


async def _working(asked: AnInvitation, server: Server) -> Token:
    """The link that is asked about; refuses if it would not let anybody in."""
    token = await Links(server.backend.store, server.backend.settings, asked.table).find(asked.token)
    room = (await server.registry.get(asked.table)).room if token else None
    if not (token and room and works(token, room)):
        raise Missing(VOID)
    if token.kind == "seat" and room.dice and room.match.over:
        raise Illegal(_("The game is over."))
    return token


@router.post("/invitation")
async def invitation(asked: AnInvitation, request: Request, lang: Lang, server: AServer) -> Invitation:
    """Where a link leads, and who invites: for those who have no name yet. An open table needs no link."""
    server.limits.messages.allow(address(request))
    store, token = server.backend.store, await _working(asked, server) if asked.token else None
    kept = await store.table(asked.table)
    if kept is None or not (token or kept.open):
        raise Missing(_("There is no table “{table}”."), table=asked.table)
    charter = lines.charter(kept.charter)
    host = await store.guest(charter.host)
    return Invitation(
        kind=token.kind if token else "open",
        game=charter.game,
        title=game(charter.game).words.say(lang, "game.name"),
        host=host.name if host else "",
        phase=kept.phase,
        hash=commitment(charter.seed),
        past=past_face(charter),
        box=charter.box,
        notes=provenance.notes(charter, lang),
    )
