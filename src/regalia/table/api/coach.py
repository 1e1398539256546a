"""The coach of a table: asked before a choice and after it, by the holder of the seat alone."""

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from regalia.table import coach as coaching
from regalia.table.api.dependencies import SENDING, AnAttendee, AServer, Lang
from regalia.table.api.models import Asked, SeatNumber

router = APIRouter(prefix="/tables/{id}", tags=["play"])


class AskCoach(Asked):
    seat: SeatNumber | None = None
    about: Literal["next", "last"] = Field(description="The choice that is to be made, or the last one of my seat.")
    fully: bool = Field(default=False, description="All there is to say, also of what is known by now.")


class CoachAnswer(BaseModel):
    """What the coach says. Nothing at all, often: of what is known by now it speaks only if much was lost."""

    words: list[str] = Field(description="Sentences: what is possible and where it leads, or what a choice brought.")
    better: list[str] = Field(description="After a choice that lost much: what would have been better, and why.")
    again: bool = Field(description="Whether that choice can be taken back, to try.")


@router.post("/coach", dependencies=SENDING)
async def coach(id: str, asked: AskCoach, attendee: AnAttendee, lang: Lang, server: AServer) -> CoachAnswer:
    """Ask the coach about my next choice, or about my last one. It may take a second, and changes nothing."""
    room, seat, last = attendee.room, attendee.own(asked.seat), asked.about == "last"
    coaching.check_allowed(room, seat, attendee.guest, last)
    server.limits.coach.allow(attendee.guest)
    spoken = (coaching.of_last if last else coaching.of_next)(attendee.table.coach, room, seat, lang, asked.fully)
    words, better = await spoken
    return CoachAnswer(words=words, better=better, again=bool(better) and coaching.can_try_again(room, seat))
