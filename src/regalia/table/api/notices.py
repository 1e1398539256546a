"""Notices: where I want to be told that it is my turn. Nobody else is ever shown it."""

import time
from hashlib import sha256
from hmac import compare_digest
from secrets import choice
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from msgspec.structs import replace

from regalia.core.errors import Refused
from regalia.table.api.dependencies import SENDING, AnAttendee, AServer, Named, Server, address
from regalia.table.api.models import Done
from regalia.table.api.notice_models import ACode, AContact, AKind, ALook, APush, ContactFace, NoticesFace
from regalia.table.limits import Rate
from regalia.table.notices import contacts, words
from regalia.table.notices.outcomes import BARRED, SENT
from regalia.table.refusals import Busy, Conflicting, Unprocessable
from regalia.table.store import Contact
from regalia.table.translation import _

router = APIRouter(tags=["notices"])
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # that look like no other
CODE_AGE = 24 * 3600.0  # seconds after which a code is void
REFUSED = _("It was not taken there: please check the address.")
NO_MAIL = _("The mail could not be sent: please try again later.")
WRONG_CODE = _("This is not the code, or it is no longer good.")


@router.get("/me/notices")
async def mine(guest: Named, server: AServer) -> NoticesFace:
    """How I am told, and what this server offers."""
    return await _face(guest.id, server)


@router.post("/me/notices", dependencies=SENDING)
async def add(asked: AContact, guest: Named, request: Request, server: AServer) -> NoticesFace:
    """Be told at an address from now on. A mail address gets a code first, and nothing else until it was entered."""
    _limit(guest.id, request, server)
    settings = server.backend.settings
    found = contacts.address(asked.kind, asked.address, settings)
    contact = Contact(guest.id, asked.kind, found, _site(request), "", time.time())
    if asked.kind == "mail":
        await _ask_for_code(contact, guest.lang, server)
    else:
        await contacts.check_host(contacts.url(contact).hostname or "", settings)
        await server.backend.notifier.add(contact)
    return await _face(guest.id, server)


@router.post("/me/notices/push", dependencies=SENDING)
async def push(asked: APush, guest: Named, request: Request, server: AServer) -> NoticesFace:
    """Be told in this browser, also while no page is open."""
    _limit(guest.id, request, server)
    settings = server.backend.settings
    found = contacts.subscription(asked.endpoint, asked.p256dh, asked.auth, settings)
    await contacts.check_host(urlsplit(found.endpoint).hostname or "", settings)
    contact = Contact(guest.id, "push", contacts.encode(found), _site(request), "", time.time())
    await server.backend.notifier.add(contact)
    return await _face(guest.id, server)


@router.post("/me/notices/confirm", dependencies=SENDING)
async def confirm(asked: ACode, guest: Named, request: Request, server: AServer) -> NoticesFace:
    """The code that was sent to my mail address."""
    _limit(guest.id, request, server)
    contact = await _contact(guest.id, "mail", server)
    old = contact.created < time.time() - CODE_AGE
    if not contact.code or old or not compare_digest(contact.code, _digest(guest.id, asked.code)):
        raise Unprocessable(WRONG_CODE)
    await server.backend.notifier.add(replace(contact, code=""))
    return await _face(guest.id, server)


@router.post("/me/notices/test", dependencies=SENDING)
async def test(asked: AKind, guest: Named, request: Request, server: AServer) -> NoticesFace:
    """Send me a notice now, to see whether it arrives."""
    _limit(guest.id, request, server)
    contact = await _contact(guest.id, asked.kind, server)
    if contact.code:
        raise Conflicting(_("Enter the code from the mail first."))
    await _send(contact, words.trial(guest.lang), server, REFUSED)
    return await _face(guest.id, server)


@router.post("/me/notices/off", dependencies=SENDING)
async def off(asked: AKind, guest: Named, server: AServer) -> NoticesFace:
    """Tell me no more in this way: the address is erased."""
    await server.backend.notifier.remove(guest.id, asked.kind)
    return await _face(guest.id, server)


@router.post("/tables/{id}/look", dependencies=SENDING)
async def look(id: str, asked: ALook, attendee: AnAttendee) -> Done:
    """A page of mine has come into sight or gone out of it: whoever looks needs no notice."""
    attendee.table.audience.look(attendee.guest, asked.page, asked.hidden)
    return Done.model_validate({"phase": attendee.room.phase})


async def _ask_for_code(contact: Contact, lang: str, server: Server) -> None:
    """Kept before it is sent, as not confirmed: one address gets few of these, whoever asks."""
    server.limits.codes.allow(contact.address.lower())
    code = "".join(choice(LETTERS) for _ in range(8))
    await server.backend.notifier.add(replace(contact, code=_digest(contact.guest, code)))
    try:
        await _send(contact, words.confirmation(code, lang), server, NO_MAIL)
    except Refused:
        await server.backend.notifier.remove(contact.guest, contact.kind)
        raise


async def _send(contact: Contact, notice: words.Notice, server: Server, sentence: str) -> None:
    outcome = await server.backend.notifier.outgoing.send(contact, notice)
    if outcome == BARRED:
        raise Unprocessable(contacts.NOWHERE, host=contacts.target(contact))
    if outcome != SENT:
        raise Busy(sentence)


def _limit(guest: str, request: Request, server: Server) -> None:
    """Each of these makes the server talk to somebody else."""
    rate: Rate = server.limits.contacts
    rate.allow(guest)
    rate.allow(address(request))


async def _contact(guest: str, kind: str, server: Server) -> Contact:
    found = [each for each in await server.backend.store.contacts(guest) if each.kind == kind]
    if not found:
        raise Conflicting(_("You are not told in this way."))
    return found[0]


async def _face(guest: str, server: Server) -> NoticesFace:
    backend = server.backend
    kept = [
        ContactFace(kind=each.kind, shown=contacts.shown(each), confirmed=not each.code)
        for each in await backend.store.contacts(guest)
    ]
    return NoticesFace(key=backend.notifier.keys.public, mail=bool(backend.settings.mail), contacts=kept)


def _digest(guest: str, code: str) -> str:
    return sha256(f"{guest} {code.strip().upper()}".encode()).hexdigest()


def _site(request: Request) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"
