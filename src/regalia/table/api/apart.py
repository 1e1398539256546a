"""What is read of a table that stands apart, in a lesson or in a worked example: the same as of any other."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Protocol

from fastapi import APIRouter, Depends, Path, Response

from regalia.table import boards, in_words
from regalia.table.api.dependencies import Lang
from regalia.table.api.games import explained
from regalia.table.api.in_words import Asked, Text
from regalia.table.api.models import Help, Move, Moves
from regalia.table.api.play import Have, json_answer
from regalia.table.lessons.room import ApartRoom


class Apart(Protocol):
    """Somebody at such a table."""

    @property
    def room(self) -> ApartRoom: ...


def reading(router: APIRouter, here: str, found: Callable[..., Any]) -> None:
    """The routes below an address, for whoever is found there."""
    _what_lies_there(router, here, found)
    _what_can_be_done(router, here, found)


def _what_lies_there(router: APIRouter, here: str, found: Callable[..., Any]) -> None:
    @router.get(f"{here}/boards/{{of}}", response_class=Response)
    async def board(
        of: Annotated[int, Path(ge=0, le=9)], mine: Annotated[Apart, Depends(found)], lang: Lang, have: Have = ""
    ) -> Response:
        """All that lies in front of a seat, as the page shows it."""
        room = mine.room
        return json_answer(await asyncio.to_thread(boards.board, room, room.learner, of, lang, have.split(",")))

    @router.get(f"{here}/help/{{component}}")
    async def explain(component: str, mine: Annotated[Apart, Depends(found)], lang: Lang) -> dict[str, str]:
        """Help on one component."""
        return explained(mine.room.game, component, lang, mine.room.match.view(None))

    @router.get(f"{here}/description")
    async def description(mine: Annotated[Apart, Depends(found)], lang: Lang) -> list[str]:
        """The whole table in words."""
        return await asyncio.to_thread(in_words.description, mine.room, mine.room.learner, lang)

    @router.get(f"{here}/places/{{token}}")
    async def place(token: str, mine: Annotated[Apart, Depends(found)], lang: Lang) -> dict[str, str]:
        """A place on the board in words."""
        return {"text": in_words.place(mine.room, mine.room.learner, token, lang)}


def _what_can_be_done(router: APIRouter, here: str, found: Callable[..., Any]) -> None:
    @router.get(f"{here}/moves", response_model=list[Moves])
    async def moves(mine: Annotated[Apart, Depends(found)], lang: Lang) -> object:
        """What can be done now, in words, grouped by what it does."""
        return await asyncio.to_thread(in_words.moves, mine.room, mine.room.learner, lang)

    @router.get(f"{here}/typed")
    async def typed(mine: Annotated[Apart, Depends(found)], lang: Lang, text: Text = "") -> Move:
        """Which of the options somebody means who types this. Nothing is played."""
        room = mine.room
        action = await asyncio.to_thread(in_words.typed, room, room.learner, text, lang)
        return Move(action=str(action), label=room.game.shown.label(action, room.view(room.learner), lang))

    @router.get(f"{here}/topics")
    async def topics(mine: Annotated[Apart, Depends(found)], lang: Lang, asked: Asked = "") -> list[Help]:
        """Help on what somebody asks for in words."""
        told = await asyncio.to_thread(in_words.help_on, mine.room, asked, lang)
        return [Help(name=name, text=text) for name, text in told]
