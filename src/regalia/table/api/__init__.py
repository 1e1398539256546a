"""The public API as JSON: the page, external bots and other clients all use it."""

from fastapi import APIRouter

from regalia.table.api import devices, games, guests, play, seats, tables

router = APIRouter(prefix="/api")
for room in (games, guests, tables, seats, devices, play):
    router.include_router(room.router)
