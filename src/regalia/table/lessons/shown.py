"""What a page is told of a lesson: the table as it shows it, and what the coach says."""

from collections.abc import Collection
from typing import Any

from regalia.core.lessons import Reply
from regalia.core.names import game_name, houses
from regalia.core.protocol import Seat
from regalia.table import lines
from regalia.table import scene as scenes
from regalia.table.api.models import ChairFace, TableFace
from regalia.table.lessons.progress import Standing
from regalia.table.lessons.room import WAITS, LessonRoom
from regalia.table.lessons.sitting import Sitting
from regalia.table.room import Room
from regalia.table.translation import _, say

MISFIT = _("This lesson has changed since you were here: it goes on from where it still fits.")


def face(sitting: Sitting, lang: str) -> TableFace:
    """The table of a lesson, as tables are told."""
    lesson = sitting.coach.lesson
    return face_of(sitting.room, sitting.room.learner, f"{lesson.game}/{lesson.name}", lesson.title[lang], lang)


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


def opening(sitting: Sitting, lang: str, again: bool) -> dict[str, Any]:
    """What a page needs to begin: the table, and what is said before all else. Again: it is another sitting."""
    recall = sitting.coach.recall() if again and not sitting.coach.over else None
    return {
        **face(sitting, lang).model_dump(),
        "game_name": game_name(sitting.coach.game, lang),
        "notice": say(lang, MISFIT) if sitting.misfit else "",
        "recall": recall and {name: getattr(recall, name)[lang] for name in ("ask", "right", "wrong", "because")},
    }


def scene(sitting: Sitting, lang: str, have: Collection[str], after: Standing | None) -> dict[str, Any]:
    """The table as the page shows it, with what the coach says. After: the lesson that follows at the end of this."""
    number = len(sitting.story(lang).events)
    return {**_scene(sitting.room, sitting, lang, have), "number": number, "coach": coach(sitting, lang, after)}


def tried(reply: Reply, sitting: Sitting, lang: str, have: Collection[str]) -> dict[str, Any] | None:
    """The table after a move that will be taken back."""
    if reply.accepted:
        return None
    number = len(sitting.story(lang).events)
    return {**_scene(sitting.room.showing(reply.shown), sitting, lang, have), "number": number}


def _scene(room: LessonRoom, sitting: Sitting, lang: str, have: Collection[str]) -> dict[str, Any]:
    mine = [room.learner]
    shown = scenes.scene(room, room.learner, mine, lang, have)
    if not room.waiting and room is sitting.room:
        shown["prompt"] = say(lang, WAITS)
    shown["undo"] = {"possible": False, "why": ""}
    return {**shown, "table": face(sitting, lang).model_dump(), "time_left": [None] * room.charter.seats}


def coach(sitting: Sitting, lang: str, after: Standing | None) -> dict[str, Any]:
    """What is said now, and pointed at."""
    teacher = sitting.coach
    said = teacher.said(lang)
    return {
        "at": sitting.mark,
        "step": said.step,
        "kind": said.kind,
        "idea": said.idea,
        "sentence": said.sentence,
        "do": said.do,
        "point": list(said.point),
        "number": said.number,
        "of": said.of,
        "won": said.won,
        "tries": teacher.tries,
        "begun": bool(teacher.moves),
        "next": after and {"title": after.lesson.title[lang], "minutes": after.minutes, "address": after.address},
        "real": _real(sitting) if said.kind == "end" else None,
    }


def _real(sitting: Sitting) -> dict[str, Any]:
    """The table that a lesson leads to: the same game, against Squires."""
    lesson, game = sitting.coach.lesson, sitting.coach.game
    seats = lesson.seats if lesson.seats > 1 else next(seats for seats in game.seats if seats > 1)
    options = sitting.room.charter.options if seats == lesson.seats else {}
    return {
        "game": game.id,
        "options": options,
        "freely": True,
        "coach": True,
        "chairs": ["", *[sitting.room.chairs[-1].bot or "greedy"] * (seats - 1)],
    }
