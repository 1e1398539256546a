"""Tables: opened, listed, shown."""

import asyncio
import time
from contextlib import suppress
from typing import Any

from fastapi import APIRouter

from regalia.core.errors import Illegal, Unknown
from regalia.core.names import houses
from regalia.core.record import Match
from regalia.games import GAMES, game
from regalia.table import lines, provenance
from regalia.table.agreed import agreed
from regalia.table.api.dependencies import SENDING, AnAttendee, ARequestKey, AServer, Attendee, Lang, Named, Server
from regalia.table.api.models import ChairFace, Import, NewTable, Opened, PastFace, TableFace, Terms
from regalia.table.levels import bots
from regalia.table.lines import Charter
from regalia.table.links import new_table_id
from regalia.table.outdated import playable
from regalia.table.refusals import TooMany, Unprocessable
from regalia.table.room import Room
from regalia.table.store import Conflict, Row, Table
from regalia.table.table import RequestKey
from regalia.table.translation import _

router = APIRouter(tags=["tables"])
WAITING = 50  # tables shown
DAY = 24 * 3600
PACES = {"live": (30, 600, 120, 1), "days": (1, 14, 3, DAY)}  # least, most, usual; seconds of one


@router.get("/tables")
async def waiting(server: AServer) -> list[dict[str, object]]:
    """Open tables that wait for players."""
    kept = await server.backend.store.waiting(WAITING)
    return [listed(table) for table in kept if playable(lines.charter(table.charter))]


@router.post("/tables", status_code=201, dependencies=SENDING)
async def open_table(asked: NewTable, guest: Named, server: AServer, request_key: ARequestKey) -> Opened:
    """A new table. Nobody sits there yet but the bots; the dice are sworn to."""
    match = Match.start(game(asked.game), len(asked.chairs), asked.options, asked.box)
    return await _open(match, asked, guest.id, server, request_key)


@router.post("/records", status_code=201, dependencies=SENDING)
async def import_record(asked: Import, guest: Named, server: AServer, request_key: ARequestKey) -> Opened:
    """A table that plays on from a record, or shows one that is over."""
    match = await asyncio.to_thread(_loaded, asked)
    if len(asked.chairs) != match.seats:
        raise Unprocessable(_("The record has {seats} seats."), seats=match.seats)
    return await _open(match, asked, guest.id, server, request_key)


@router.post("/tables/{id}/rematch", status_code=201, dependencies=SENDING)
async def rematch(id: str, attendee: AnAttendee, server: AServer) -> Opened:
    """The same game once more: each seat is kept for who had it, and everybody is told where. The first who asks opens
    it, the others find it."""
    room = attendee.room
    if not attendee.left:
        attendee.own(next(iter(attendee.seats), None))
    room.check_over()
    before = room.next_table
    if not before or await server.backend.store.table(before) is None:
        await _quota(attendee.guest, server)
        other, rows = _plan_rematch(room, attendee.guest, server)
        with suppress(Illegal):  # somebody was quicker
            await attendee.table.do(lambda room, at: room.rematch(other, at, before), also=rows)
    return await _found(server, (await server.registry.get(id)).room.next_table)


def _plan_rematch(room: Room, host: str, server: Server) -> tuple[str, list[Row]]:
    charter = room.charter
    return server.registry.plan(
        Match.start(room.game, charter.seats, charter.options, charter.box),
        host,
        ["" if chair.people else chair.bot for chair in room.chairs],
        **lines.terms(charter),
        invited=tuple(chair.people for chair in room.chairs),
    )


@router.get("/tables/{id}")
async def face(id: str, attendee: AnAttendee, lang: Lang) -> TableFace:
    """The table as everybody there sees it."""
    return table_face(attendee, lang)


def table_face(attendee: Attendee, lang: str) -> TableFace:
    room = attendee.room
    charter, speakers = room.charter, {guest: at for at, (guest, _) in enumerate(room.people.speakers, 1)}
    return TableFace(
        id=attendee.table.id,
        game=charter.game,
        title=room.game.words.say(lang, "game.name"),
        options=charter.options,
        phase=room.phase,
        **lines.terms(charter),
        host=attendee.host,
        speaker=speakers.get(attendee.guest, 0),
        muted=[at for guest, at in speakers.items() if attendee.host and guest in room.people.muted],
        hash=room.commitment,
        past=past_face(charter),
        box=len(charter.box),
        notes=provenance.notes(charter, lang),
        agreed=agreed(charter, lang),
        chairs=_chairs(attendee, lang),
    )


@router.get("/tables/{id}/box")
async def box(id: str, attendee: AnAttendee) -> dict[str, dict[str, Any]]:
    """The rows of the game that a box file replaces at this table, with their values."""
    return attendee.room.charter.box


def past_face(charter: Charter) -> PastFace | None:
    """What was played before a table."""
    before = provenance.past(charter)
    return before and PastFace(moves=before.moves, draws=before.draws)


def known_bot(bot: str) -> str:
    """One of those that people may choose."""
    if bot not in bots():
        raise Unknown("bot", bot, bots())
    return bot


def listed(kept: Table) -> dict[str, object]:
    """A table in a list."""
    charter = lines.charter(kept.charter)
    return {
        "id": kept.id,
        "game": charter.game,
        "seats": charter.seats,
        "options": charter.options,
        "phase": kept.phase,
        "pace": charter.pace,
        "past": past_face(charter),
        "box": len(charter.box),
        "touched": kept.touched,
    }


def _chairs(attendee: Attendee, lang: str) -> list[ChairFace]:
    room = attendee.room
    return [
        ChairFace(
            house=house,
            badge=badge,
            name=chair.name,
            bot=chair.bot,
            free=chair.free,
            away=chair.away,
            late=chair.late,
            mine=seat in attendee.seats,
            left=seat in attendee.left,
        )
        for seat, (chair, house, badge) in enumerate(
            zip(room.chairs, houses(room.game, lang), room.game.houses, strict=False)
        )
    ]


async def _open(match: Match, asked: Terms, guest: str, server: Server, request_key: RequestKey | None) -> Opened:
    """The same request opens the same table."""
    for bot in filter(None, asked.chairs):
        known_bot(bot)
    if asked.freely:
        _check_freely(asked)
    if asked.coach and not asked.hints:
        raise Unprocessable(_("A coach gives hints: let them be on."))
    id = request_key.table if request_key else new_table_id()
    if request_key and await server.backend.store.table(id):
        return await _found(server, id)
    await _quota(guest, server)
    terms = {name: getattr(asked, name) for name in lines.TERMS} | {"limit": _limit(asked)}
    with suppress(Conflict):  # the same request was quicker
        await server.registry.open(match, guest, asked.chairs, id=id, **terms)
    return await _found(server, id)


async def _quota(guest: str, server: Server) -> None:
    if await server.backend.store.begun(guest, time.time() - DAY) >= server.backend.settings.tables:
        raise TooMany(_("You have opened too many tables today: go on at one of them."), DAY / 24)


async def _found(server: Server, id: str) -> Opened:
    return Opened(id=id, hash=(await server.registry.get(id)).room.commitment)


def _check_freely(asked: Terms) -> None:
    """Refuses where others would wait or be deceived."""
    if not asked.undo:
        raise Unprocessable(_("To undo as far as one likes, choices have to be undoable at all."))
    if asked.chairs.count("") != 1:
        raise Unprocessable(
            _("Choices can be undone as far as one likes against bots only: give every seat but one to a bot.")
        )
    if asked.pace != "none":
        raise Unprocessable(_("Where choices can be undone as far as one likes there is no time limit."))


def _limit(asked: Terms) -> float | None:
    """Seconds for a choice."""
    if asked.pace == "none":
        if asked.limit is not None:
            raise Unprocessable(_("A limit needs the pace “live” or “days”."))
        return None
    least, most, usual, unit = PACES[asked.pace]
    amount = usual if asked.limit is None else asked.limit
    if not least <= amount <= most:
        raise Unprocessable(_("The limit of this pace is {least} to {most}."), least=least, most=most)
    return float(amount * unit)


def _loaded(asked: Import) -> Match:
    match = Match.load(asked.record, GAMES)
    if asked.at is not None and asked.at > len(match.entries):
        raise Unprocessable(_("The record has {entries} entries."), entries=len(match.entries))
    return match if asked.at is None else match.fork(asked.at)
