"""Playing: what a seat sees and may do, what it does, and what happens."""

import asyncio
import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Path, Query, Response

from regalia.core.codec import encode
from regalia.core.known import UNKNOWN, Maybe
from regalia.core.protocol import Seat
from regalia.table import boards, guests, hints, outdated
from regalia.table import scene as scenes
from regalia.table.api.dependencies import SENDING, AnAttendee, AServer, Known, Lang, Named, attendee
from regalia.table.api.models import Act, ASeat, Chat, Done, HintAnswer, Log, Seen
from regalia.table.api.tables import table_face
from regalia.table.refusals import Outdated
from regalia.table.room import Room
from regalia.table.stream import Stream
from regalia.table.time_left import time_left

router = APIRouter(prefix="/tables/{id}", tags=["play"])
DIGITS = re.compile(r"[0-9]{1,9}")
ASeatNumber = Annotated[int | None, Query(ge=0, le=9, description="One of my seats; needed if I have several.")]
Have = Annotated[str, Query(max_length=2000)]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="Only what comes after this event.")]


@router.get("/view", response_model=Seen)
async def view(id: str, attendee: AnAttendee, lang: Lang, server: AServer, seat: ASeatNumber = None) -> Response:
    """The table through the eyes of a seat, with its options; without a seat, as a spectator sees it."""
    room, viewer = attendee.room, attendee.viewer(seat)
    return json_answer({**seen(room, viewer, lang), "time_left": time_left(room, viewer, server.backend.clock())})


@router.get("/options")
async def options(id: str, attendee: AnAttendee, seat: ASeatNumber = None) -> list[str]:
    """What the seat may do now, in the notation of the game."""
    return attendee.room.options(attendee.own(seat))


@router.post("/act", dependencies=SENDING)
async def act(id: str, asked: Act, attendee: AnAttendee) -> Done:
    """Choose one of the options. The answer comes when it is saved."""
    seat, guest = attendee.own(asked.seat), attendee.guest
    return await attendee.do(lambda room, at: room.choose(seat, guest, asked.action, at))


@router.post("/undo", dependencies=SENDING)
async def undo(id: str, asked: ASeat, attendee: AnAttendee) -> Done:
    """Take my last choice back, if nothing has come of it."""
    seat, guest = attendee.own(asked.seat), attendee.guest
    return await attendee.do(lambda room, at: room.undo(seat, guest, at))


@router.post("/hint", dependencies=SENDING)
async def hint(id: str, asked: ASeat, attendee: AnAttendee, lang: Lang, server: AServer) -> HintAnswer:
    """Ask what the best bot would choose in my place, and why. It takes about a second and changes nothing."""
    room, seat = attendee.room, attendee.own(asked.seat)
    hints.check_allowed(room, seat, attendee.guest)
    server.limits.hints.allow(attendee.guest)
    action, advice = await attendee.table.hints.ask(room, seat)
    label = room.game.shown.label(action, room.view(seat), lang)
    return HintAnswer(action=str(action), label=label, chance=round(advice.chance, 3), reasons=[*advice.reasons[lang]])


@router.post("/chat", dependencies=SENDING)
async def chat(id: str, asked: Chat, attendee: AnAttendee, guest: Named, server: AServer) -> Done:
    """Say something to everybody at the table."""
    text = guests.chat(asked.text, server.backend.settings)
    seat = attendee.viewer(asked.seat)
    name = guest.name if seat is None else attendee.room.chairs[seat].name
    server.limits.chats.allow(guest.id)
    return await attendee.do(lambda room, at: room.say(seat, guest.id, name, text, at))


@router.get("/log", response_model=Log)
async def log(id: str, attendee: AnAttendee, lang: Lang, seat: ASeatNumber = None, since: Since = 0) -> Response:
    """Everything the viewer was told, from an event on."""
    viewer = attendee.viewer(seat)
    feed = await attendee.table.audience.feed(viewer, lang)
    attendee.room_now(viewer)
    return json_answer({"events": feed.events[since:]})


@router.get("/record")
async def record(id: str, known: Known, server: AServer) -> dict[str, Any]:
    """The whole game with the seed of its dice, when it is over."""
    try:
        return (await attendee(id, known, server, None)).room.record()
    except Outdated as refused:
        if refused.status == Outdated.status:
            return await outdated.record(server.backend.store, id)
        raise


@router.get("/picture", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def picture(
    id: str,
    attendee: AnAttendee,
    lang: Lang,
    seat: ASeatNumber = None,
    theme: Annotated[str, Query(pattern="^(light|dark)$")] = "light",
) -> Response:
    """The table as a drawing."""
    room, viewer = attendee.room, attendee.viewer(seat)
    drawn = await asyncio.to_thread(room.game.shown.draw, room.view(viewer), lang, theme)
    return Response(drawn, media_type="image/svg+xml")


@router.get("/stream", response_class=Response, responses={200: {"content": {"text/event-stream": {}}}})
async def stream(
    id: str,
    attendee: AnAttendee,
    lang: Lang,
    server: AServer,
    seat: ASeatNumber = None,
    since: Since = 0,
    page: Annotated[str, Query(max_length=40, description="My own name for this page, to say when I look.")] = "",
    last: Annotated[str | None, Header(alias="Last-Event-ID")] = None,
) -> Response:
    """Server-sent events: everything the viewer is told, as it happens. Last-Event-ID resumes."""
    viewer, audience = attendee.viewer(seat), attendee.table.audience
    after = int(last) if last and DIGITS.fullmatch(last) else since
    server.limits.streams.acquire(attendee.guest)
    try:
        missed, listener = await audience.listen(attendee.guest, viewer, lang, after, page)
    except BaseException:
        server.limits.streams.release(attendee.guest)
        raise
    server.backend.metrics.streams.inc()

    def left() -> None:
        audience.leave(listener)
        server.limits.streams.release(attendee.guest)
        server.backend.metrics.streams.dec()

    return Stream(missed, listener, server.backend.settings, left)


@router.get("/scene", response_class=Response)
async def scene(
    id: str,
    attendee: AnAttendee,
    lang: Lang,
    server: AServer,
    seat: ASeatNumber = None,
    have: Have = "",
) -> Response:
    """The table as the page shows it: zones of HTML, what can be clicked, the points."""
    viewer = attendee.viewer(seat)
    feed = await attendee.table.audience.feed(viewer, lang)
    number, attendee = len(feed.events), attendee._replace(room=attendee.room_now(viewer))
    room = attendee.room
    face = await asyncio.to_thread(scenes.scene, room, viewer, attendee.seats, lang, have.split(","))
    left = time_left(room, viewer, server.backend.clock())
    return json_answer({"number": number, "table": table_face(attendee, lang).model_dump(), **face, "time_left": left})


@router.get("/boards/{of}", response_class=Response)
async def board(
    id: str,
    of: Annotated[int, Path(ge=0, le=9)],
    attendee: AnAttendee,
    lang: Lang,
    seat: ASeatNumber = None,
    have: Have = "",
) -> Response:
    """All that lies in front of a seat, as the page shows it: HTML, the points by reason, and the same in words."""
    room, viewer = attendee.room, attendee.viewer(seat)
    return json_answer(await asyncio.to_thread(boards.board, room, viewer, of, lang, have.split(",")))


def seen(room: Room, viewer: Seat | None, lang: str) -> dict[str, Any]:
    """A table through somebody's eyes, as JSON data."""
    game, view = room.game, room.view(viewer)
    result = game.result(room.match.state) if room.match.over else None
    return {
        "seat": viewer,
        "phase": room.phase,
        "prompt": scenes.prompt(room, view, lang),
        "options": [] if viewer is None else room.options(viewer),
        "undo": scenes.undo(room, viewer, lang),
        "scores": [_plain(points) for points in game.scores(view)],
        "ranks": result and result.ranks,
        "why": result and result.why,
        "view": encode(view),
    }


def _plain(points: Mapping[str, Maybe[int]]) -> dict[str, int | None]:
    """Nothing where the viewer may not know."""
    return {reason: None if value is UNKNOWN else value for reason, value in points.items()}


def json_answer(data: Any) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json")
