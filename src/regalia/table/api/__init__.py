"""The public API as JSON: the page, external bots and other clients all use it."""

from typing import Any

from fastapi import APIRouter, Request

from regalia.table.api import (
    coach,
    devices,
    examples,
    games,
    guests,
    in_words,
    lessons,
    mine,
    notices,
    play,
    seats,
    tables,
)
from regalia.table.api.costs import READING

router = APIRouter(prefix="/api", dependencies=READING)
for room in (games, guests, mine, notices, tables, seats, devices, play, coach, in_words, lessons, examples):
    router.include_router(room.router)


@router.get("/openapi.json", include_in_schema=False)
async def description(request: Request) -> dict[str, Any]:
    """All of this for programs."""
    described: dict[str, Any] = request.app.openapi()
    return described
