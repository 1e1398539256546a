"""Lessons: which there are and how far one is, the table of one as the page shows it, and what its learner does."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Response

from regalia.games import game
from regalia.table import boards, in_words
from regalia.table.api.dependencies import SENDING, AServer, Lang, Named, Visitor
from regalia.table.api.games import explained
from regalia.table.api.in_words import Asked, Text
from regalia.table.api.lesson_models import AMove, APlace, LessonFace, Progressed
from regalia.table.api.models import Help, Log, Move, Moves
from regalia.table.api.play import Have, Since, json_answer
from regalia.table.lessons import progress_of, shown, sitting
from regalia.table.lessons.progress import Standing, next_of
from regalia.table.lessons.sitting import Deed, Sitting

router = APIRouter(prefix="/lessons/{name}", tags=["lessons"])
HERE = "/{lesson}"


@router.get("")
async def lessons(name: str, lang: Lang, visitor: Visitor, server: AServer) -> list[LessonFace]:
    """The lessons of a game in their order, and how far I am in each."""
    found = (await progress_of(server.backend.store, visitor))[game(name).id]
    return [_face(each, lang) for each in found]


def _face(each: Standing, lang: str) -> LessonFace:
    lesson = each.lesson
    words = {"title": lesson.title[lang], "summary": lesson.summary[lang]}
    return LessonFace(
        lesson=lesson.name, minutes=lesson.minutes, state=each.state, step=each.step, steps=each.steps, **words
    )


async def seated(name: str, lesson: str, guest: Named, server: AServer) -> AsyncIterator[Sitting]:
    """My sitting at a lesson, which nobody else asks anything of meanwhile."""
    async with server.classroom.at(guest, name, lesson) as found:
        yield found


Mine = Annotated[Sitting, Depends(seated)]


@router.get(HERE, response_class=Response)
async def opening(mine: Mine, lang: Lang, server: AServer) -> Response:
    """The table of the lesson; after a while also a question on what was learned last."""
    again = bool(mine.changed) and time.time() - mine.changed > server.backend.settings.sitting
    return json_answer(await asyncio.to_thread(shown.opening, mine, lang, again))


@router.get(f"{HERE}/log", response_model=Log)
async def log(mine: Mine, lang: Lang, since: Since = 0) -> Response:
    """What happened since the lesson began, or since it went on some turns later."""
    return json_answer({"events": (await asyncio.to_thread(mine.story, lang)).events[since:]})


@router.get(f"{HERE}/scene", response_class=Response)
async def scene(mine: Mine, lang: Lang, server: AServer, have: Have = "") -> Response:
    """The table as the page shows it, with what the coach says and points at."""
    after = await _next(mine, server) if mine.coach.over else None
    return json_answer(await asyncio.to_thread(shown.scene, mine, lang, have.split(","), after))


async def _next(mine: Sitting, server: AServer) -> Standing | None:
    """The lesson to go on with after this one."""
    found = (await progress_of(server.backend.store, mine.guest.id))[mine.coach.lesson.game]
    return next_of([each for each in found if each.lesson.name != mine.coach.lesson.name])


@router.get(f"{HERE}/boards/{{of}}", response_class=Response)
async def board(of: Annotated[int, Path(ge=0, le=9)], mine: Mine, lang: Lang, have: Have = "") -> Response:
    """All that lies in front of a seat, as the page shows it."""
    return json_answer(await asyncio.to_thread(boards.board, mine.room, mine.room.learner, of, lang, have.split(",")))


@router.get(f"{HERE}/help/{{component}}")
async def explain(component: str, mine: Mine, lang: Lang) -> dict[str, str]:
    """Help on one component."""
    return explained(mine.room.game, component, lang, mine.room.match.view(None))


@router.get(f"{HERE}/description")
async def description(mine: Mine, lang: Lang) -> list[str]:
    """The whole table in words."""
    return await asyncio.to_thread(in_words.description, mine.room, mine.room.learner, lang)


@router.get(f"{HERE}/moves", response_model=list[Moves])
async def moves(mine: Mine, lang: Lang) -> object:
    """What can be done now, in words, grouped by what it does."""
    return await asyncio.to_thread(in_words.moves, mine.room, mine.room.learner, lang)


@router.get(f"{HERE}/typed")
async def typed(mine: Mine, lang: Lang, text: Text = "") -> Move:
    """Which of the options somebody means who types this. Nothing is played."""
    room = mine.room
    action = await asyncio.to_thread(in_words.typed, room, room.learner, text, lang)
    return Move(action=str(action), label=room.game.shown.label(action, room.view(room.learner), lang))


@router.get(f"{HERE}/places/{{token}}")
async def place(token: str, mine: Mine, lang: Lang) -> dict[str, str]:
    """A place on the board in words."""
    return {"text": in_words.place(mine.room, mine.room.learner, token, lang)}


@router.get(f"{HERE}/topics")
async def topics(mine: Mine, lang: Lang, asked: Asked = "") -> list[Help]:
    """Help on what somebody asks for in words."""
    found = await asyncio.to_thread(in_words.help_on, mine.room, asked, lang)
    return [Help(name=name, text=text) for name, text in found]


class Learner:
    """Who asks for something to happen in a lesson."""

    def __init__(self, mine: Mine, server: AServer, lang: Lang, have: Have = "") -> None:
        self.mine, self.server, self.lang, self.have = mine, server, lang, have.split(",")

    async def do(self, at: str, deed: Deed) -> Response:
        """Let it happen: answered when it is saved."""
        mine, lang = self.mine, self.lang
        events, anew, reply = await self.server.classroom.do(mine, at, deed, lang)
        answered = reply if reply and not reply.accepted else None
        return json_answer(
            {
                "at": mine.mark,
                "anew": anew,
                "events": events,
                "accepted": answered is None,
                "sentence": answered.sentence if answered else "",
                "tries": answered.tries if answered else 0,
                "offer": answered.offer if answered else False,
                "shown": answered and await asyncio.to_thread(shown.tried, answered, mine, lang, self.have),
            }
        )


ALearner = Annotated[Learner, Depends(Learner)]
DEED: dict[str, Any] = {"dependencies": SENDING, "response_model": Progressed}


@router.post(f"{HERE}/act", **DEED)
async def act(asked: AMove, learner: ALearner) -> Response:
    """A move. One that the lesson is not about is played, answered and taken back."""
    return await learner.do(asked.at, sitting.act(asked.action, learner.lang))


@router.post(f"{HERE}/show", **DEED)
async def show(asked: APlace, learner: ALearner) -> Response:
    """The coach plays the next move."""
    return await learner.do(asked.at, sitting.show(learner.lang))


@router.post(f"{HERE}/go", **DEED)
async def go(asked: APlace, learner: ALearner) -> Response:
    """On, after a step that only looks."""
    return await learner.do(asked.at, sitting.go_on)


@router.post(f"{HERE}/skip", **DEED)
async def skip(asked: APlace, learner: ALearner) -> Response:
    """This step is played to its end."""
    return await learner.do(asked.at, sitting.skip)


@router.post(f"{HERE}/back", **DEED)
async def back(asked: APlace, learner: ALearner) -> Response:
    """A step back; on a free table a move back."""
    return await learner.do(asked.at, sitting.back)


@router.post(f"{HERE}/restart", **DEED)
async def restart(asked: APlace, learner: ALearner) -> Response:
    """From the beginning."""
    return await learner.do(asked.at, sitting.restart)
