"""The pages: HTML made here, in the reader's language and light."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute

from regalia.core.errors import Refused
from regalia.core.game import AnyGame
from regalia.games import GAMES
from regalia.table import refusals
from regalia.table import translation as speech
from regalia.table.api.costs import READING
from regalia.table.api.doors import AServer, language
from regalia.table.pages import home, mine, new, rules, settings, static, wrong
from regalia.table.pages.reader import AReader, light
from regalia.table.pages.table import table_page
from regalia.table.refusals import Missing
from regalia.table.translation import _


class Page(APIRoute):
    """What is refused here is said on a page."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        answer = super().get_route_handler()

        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except Refused as refused:
                lang = await language(request, request.query_params.get("lang"))
                page = wrong.page(speech.refusal(refused, lang), lang, light(request))
                return HTMLResponse(page, refusals.status(refused), refusals.headers(refused))

        return answered


router = APIRouter(route_class=Page, default_response_class=HTMLResponse, include_in_schema=False, dependencies=READING)


@router.get("/")
async def _home(server: AServer, reader: AReader) -> str:
    return await home.home(server, reader)


@router.get("/new/{name}")
def _new(name: str, reader: AReader) -> str:
    return new.new(_game(name), reader)


@router.get("/mine")
async def _mine(server: AServer, reader: AReader) -> str:
    return await mine.mine(server, reader)


@router.get("/settings")
def _settings(reader: AReader) -> str:
    return settings.settings(reader)


@router.get("/rules/{name}")
def _rules(name: str, reader: AReader) -> str:
    return rules.rules(_game(name), reader)


@router.get("/table/{id}")
def _table(id: str, reader: AReader) -> str:
    """The same page for every table, and for none: what is there the API tells those who may know."""
    return table_page(id[: speech.ECHO], reader.lang, reader.theme)


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise Missing(_("There is nothing at this address."))
    return GAMES[name]


router.include_router(static.router)
