"""What a page is told of a lesson: the table as it shows it, and what the coach says."""

from collections.abc import Collection, Mapping
from typing import Any

from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.core.lessons import Reply
from regalia.core.names import game_name
from regalia.core.options import choose
from regalia.table import scene as scenes
from regalia.table.api.models import TableFace
from regalia.table.lessons.apart import face_of
from regalia.table.lessons.progress import Standing
from regalia.table.lessons.room import OVER, WAITS, LessonRoom
from regalia.table.lessons.sitting import Sitting
from regalia.table.translation import _, say

MISFIT = _("This lesson has changed since you were here: it goes on from where it still fits.")


def face(sitting: Sitting, lang: str) -> TableFace:
    """The table of a lesson, as tables are told."""
    lesson = sitting.coach.lesson
    return face_of(sitting.room, sitting.room.learner, f"{lesson.game}/{lesson.name}", lesson.title[lang], lang)


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
        shown["prompt"] = say(lang, OVER if sitting.coach.over else WAITS)
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
    options = _fitting(game, sitting.room.charter.options, seats)
    return {
        "game": game.id,
        "options": options,
        "freely": True,
        "coach": True,
        "chairs": ["", *[sitting.room.chairs[-1].bot or "greedy"] * (seats - 1)],
    }


def _fitting(game: AnyGame, options: Mapping[str, str], seats: int) -> Mapping[str, str]:
    """The options of a lesson, so that nothing comes that it has not told; the usual ones if so many cannot play so."""
    try:
        return choose(game.options, game.clashes, options, seats)
    except Refused:
        return {}
