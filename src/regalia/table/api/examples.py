"""Worked examples: which there are, the table of one as the page shows it, and what a move there leads to."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel, Field

from regalia.core.examples import Tried, examples
from regalia.games import game
from regalia.table.api.apart import reading
from regalia.table.api.dependencies import SENDING, AServer, Lang, Named
from regalia.table.api.models import Asked, Log
from regalia.table.api.play import Have, Since, json_answer
from regalia.table.examples import Visit, shown, stand
from regalia.table.fair_queue import Ticket

router = APIRouter(prefix="/examples/{name}", tags=["examples"])
HERE = "/{example}"


class ExampleFace(BaseModel):
    """A worked example."""

    example: str
    title: str


class ATry(Asked):
    """A move to try."""

    action: str = Field(max_length=400, description="In the notation of the game, as it stands among the options.")


class Answered(BaseModel):
    """What came of it; it is taken back."""

    number: int | None = Field(description="Which answer it is, from 0; none if it is another move.")
    right: bool
    sentence: str = Field(description="What it leads to.")
    odds: list[str] = Field(description="By answer, where chance decides.")
    shown: dict[str, Any] = Field(description="The table with the move, as the page shows it.")


@router.get("")
async def listed(name: str, lang: Lang) -> list[ExampleFace]:
    """The examples of a game in their order."""
    return [ExampleFace(example=each.name, title=each.title[lang]) for each in examples(game(name)).values()]


async def visiting(name: str, example: str, guest: Named) -> Visit:
    """I in front of an example."""
    return Visit(await asyncio.to_thread(stand, name, example), guest)


Mine = Annotated[Visit, Depends(visiting)]


@router.get(HERE, response_class=Response)
async def opening(mine: Mine, lang: Lang) -> Response:
    """The table of the example."""
    return json_answer(await asyncio.to_thread(shown.opening, mine, lang))


@router.get(f"{HERE}/log", response_model=Log)
async def log(mine: Mine, lang: Lang, since: Since = 0) -> Response:
    """What happened last before the position."""
    return json_answer({"events": (await asyncio.to_thread(mine.events, lang))[since:]})


@router.get(f"{HERE}/scene", response_class=Response)
async def scene(mine: Mine, lang: Lang, have: Have = "") -> Response:
    """The table as the page shows it, with what is asked."""
    return json_answer(await asyncio.to_thread(shown.scene, mine, lang, have.split(",")))


reading(router, HERE, visiting)


@router.post(f"{HERE}/act", response_model=Answered, dependencies=SENDING)
async def act(asked: ATry, mine: Mine, lang: Lang, server: AServer, have: Have = "") -> Response:
    """Try a move: it is played, answered, and changes nothing."""
    done = await asyncio.to_thread(mine.stand.attempt, asked.action, lang)
    general = await _general(done, mine, server) if done.number is None else {}
    told = general.get(lang, ())
    return json_answer(await asyncio.to_thread(shown.tried, done, told, mine, lang, have.split(",")))


async def _general(done: Tried, mine: Visit, server: AServer) -> Mapping[str, Sequence[str]]:
    """What is said to a move for which no answer is written."""
    here, ticket = mine.stand, Ticket(mine.guest.id, "examples", lambda: True)
    good = [here.first(answer) for answer in here.example.answers if answer.right]
    view = mine.room.view(mine.room.learner)
    return await server.backend.bots.explain(ticket, here.game.id, view, here.offered(), done.action, good)
