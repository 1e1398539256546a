"""Worked examples: which there are, the table of one as the page shows it, and what a move there leads to."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Response
from pydantic import BaseModel, Field

from regalia.core.examples import Tried, examples
from regalia.games import game
from regalia.table import boards, in_words
from regalia.table.api.dependencies import SENDING, AServer, Lang, Named
from regalia.table.api.games import explained
from regalia.table.api.in_words import Asked as Topic
from regalia.table.api.in_words import Text
from regalia.table.api.models import Asked, Help, Log, Move, Moves
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
async def topics(mine: Mine, lang: Lang, asked: Topic = "") -> list[Help]:
    """Help on what somebody asks for in words."""
    found = await asyncio.to_thread(in_words.help_on, mine.room, asked, lang)
    return [Help(name=name, text=text) for name, text in found]


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
