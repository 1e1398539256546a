"""The face of a table that stands apart: nobody but the learner sees it."""

from regalia.core.names import houses
from regalia.core.protocol import Seat
from regalia.table import lines
from regalia.table.api.models import ChairFace, TableFace
from regalia.table.room import Room


def face_of(room: Room, learner: Seat, id: str, title: str, lang: str) -> TableFace:
    """A table that nobody but the learner sees."""
    return TableFace(
        id=id,
        game=room.game.id,
        title=title,
        options=room.charter.options,
        phase=room.phase,
        **lines.terms(room.charter),
        host=False,
        speaker=0,
        muted=[],
        hash="",
        past=None,
        box=0,
        notes=[],
        agreed=[],
        chairs=[_chair(room, seat, learner, lang) for seat in range(room.charter.seats)],
    )


def _chair(room: Room, seat: Seat, learner: Seat, lang: str) -> ChairFace:
    chair, mine = room.chairs[seat], seat == learner
    called = {"house": houses(room.game, lang)[seat], "badge": room.game.houses[seat]}
    return ChairFace(
        **called, name=chair.name, bot=chair.bot, free=False, away=False, late=False, mine=mine, left=False
    )
