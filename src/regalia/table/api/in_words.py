"""The table in words: its description, the moves as a list, a typed move, a place on the board, help."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from regalia.table import in_words
from regalia.table.api.dependencies import AnAttendee, Lang
from regalia.table.api.models import Help, Move, Moves
from regalia.table.api.play import ASeatNumber

router = APIRouter(prefix="/tables/{id}", tags=["play"])
Text = Annotated[str, Query(max_length=400, description="A move in the notation of the game, in short, or in words.")]
Asked = Annotated[str, Query(max_length=80, description="A name, an id or a kind of parts; nothing for the rules.")]


@router.get("/description")
async def description(attendee: AnAttendee, lang: Lang, seat: ASeatNumber = None) -> list[str]:
    """The whole table in words, through the eyes of a seat or of a spectator."""
    room, viewer = attendee.room, attendee.viewer(seat)
    return await asyncio.to_thread(in_words.description, room, viewer, lang)


@router.get("/moves", response_model=list[Moves])
async def moves(attendee: AnAttendee, lang: Lang, seat: ASeatNumber = None) -> object:
    """What the seat may do now, in words, grouped by what it does."""
    room, own = attendee.room, attendee.own(seat)
    return await asyncio.to_thread(in_words.moves, room, own, lang)


@router.get("/typed")
async def typed(attendee: AnAttendee, lang: Lang, text: Text = "", seat: ASeatNumber = None) -> Move:
    """Which of the options somebody means who types this. Nothing is played."""
    room, own = attendee.room, attendee.own(seat)
    action = await asyncio.to_thread(in_words.typed, room, own, text, lang)
    return Move(action=str(action), label=room.game.shown.label(action, room.view(own), lang))


@router.get("/places/{token}")
async def place(token: str, attendee: AnAttendee, lang: Lang, seat: ASeatNumber = None) -> dict[str, str]:
    """A place on the board in words: what lies there and around it."""
    return {"text": in_words.place(attendee.room, attendee.viewer(seat), token, lang)}


@router.get("/topics")
async def topics(attendee: AnAttendee, lang: Lang, asked: Asked = "") -> list[Help]:
    """Help on what somebody asks for in words, with the values of the table's box file; nothing if there is none."""
    found = await asyncio.to_thread(in_words.help_on, attendee.room, asked, lang)
    return [Help(name=name, text=text) for name, text in found]
