"""Lessons: which there are and how far one is, the table of one as the page shows it, and what its learner does."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response

from regalia.games import game
from regalia.table.api.apart import reading
from regalia.table.api.dependencies import SENDING, AServer, Lang, Named, Visitor
from regalia.table.api.lesson_models import AMove, APlace, LessonFace, Progressed
from regalia.table.api.models import Log
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


reading(router, HERE, seated)


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
