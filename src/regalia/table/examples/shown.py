"""What a page is told of a worked example: the table, the question with its cards, and what a move led to."""

from collections.abc import Collection, Sequence
from typing import Any

from regalia.core.examples import Tried, examples
from regalia.core.names import game_name
from regalia.table import scene as scenes
from regalia.table.api.models import TableFace
from regalia.table.examples.visit import ExampleRoom, Visit
from regalia.table.lessons import apart
from regalia.table.translation import _, say

ALLOWED = _("Allowed, though the example is about something else.")
LOOK = _("Look what came of it, then take it back.")


def face(visit: Visit, lang: str) -> TableFace:
    example = visit.stand.example
    return apart.face_of(visit.room, visit.room.learner, f"{example.game}/{example.name}", example.title[lang], lang)


def opening(visit: Visit, lang: str) -> dict[str, Any]:
    """What a page needs to begin."""
    return {
        **face(visit, lang).model_dump(),
        "game_name": game_name(visit.stand.game, lang),
        "notice": "",
        "recall": None,
    }


def scene(visit: Visit, lang: str, have: Collection[str]) -> dict[str, Any]:
    """The table as the page shows it, with what is asked."""
    return {**_scene(visit.room, visit, lang, have), "example": question(visit, lang)}


def question(visit: Visit, lang: str) -> dict[str, Any]:
    """What is asked, with the answers to choose from, and the example that follows."""
    asked, example = visit.stand.asked(lang), visit.stand.example
    names = list(examples(visit.stand.game))
    after = names[(names.index(example.name) + 1) % len(names)]
    return {
        "name": example.name,
        "title": asked.title,
        "ask": asked.ask,
        "cards": [{"move": card.move, "do": card.do} for card in asked.cards],
        "point": list(asked.point),
        "number": names.index(example.name) + 1,
        "of": len(names),
        "next": f"/try/{example.game}/{after}",
        "rule": f"/rules/{example.game}#{example.rule}" if example.rule else "",
    }


def tried(done: Tried, general: Sequence[str], visit: Visit, lang: str, have: Collection[str]) -> dict[str, Any]:
    """The table after a move that will be taken back, with what is said to it. General: where no answer is written."""
    said = done.sentence or " ".join((say(lang, ALLOWED), *general))
    shown = {**_scene(visit.room.showing(done.shown), visit, lang, have), "prompt": say(lang, LOOK)}
    return {
        "number": done.number,
        "right": done.right,
        "sentence": said,
        "odds": odds(visit, lang),
        "shown": shown,
    }


def odds(visit: Visit, lang: str) -> list[str]:
    """By answer: how often what it waits for happens; empty where nothing is told."""
    here = visit.stand
    if not here.example.odds:
        return []
    return [
        say(lang, _("{what}: {n} in {of}"), what=here.example.odds[lang], n=each[0], of=each[1]) if each else ""
        for each in here.odds()
    ]


def _scene(room: ExampleRoom, visit: Visit, lang: str, have: Collection[str]) -> dict[str, Any]:
    shown = scenes.scene(room, room.learner, [room.learner], lang, have)
    shown["undo"] = {"possible": False, "why": ""}
    number, seats = len(visit.events(lang)), room.charter.seats
    return {**shown, "number": number, "table": face(visit, lang).model_dump(), "time_left": [None] * seats}
