"""The pages: HTML made here, in the reader's language and theme."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute

from regalia.core.errors import Refused
from regalia.table import refusals, translation
from regalia.table.api.costs import READING
from regalia.table.api.dependencies import language
from regalia.table.pages import (
    components,
    error,
    example,
    examples,
    home,
    lesson,
    lessons,
    my_games,
    new,
    offline,
    rules,
    settings,
    static,
    table,
)
from regalia.table.pages.reader import Reader, theme_of


class Page(APIRoute):
    """What is refused here is said on a page."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        answer = super().get_route_handler()

        async def answered(request: Request) -> Response:
            try:
                return await answer(request)
            except Refused as refused:
                lang = await language(request, request.query_params.get("lang"))
                page = error.page(translation.refusal(refused, lang), Reader(lang, theme_of(request)))
                return HTMLResponse(page, refusals.status(refused), refusals.headers(refused))

        return answered


router = APIRouter(route_class=Page, default_response_class=HTMLResponse, include_in_schema=False, dependencies=READING)


router.get("/")(home.page)
router.get("/new/{name}")(new.page)
router.get("/mine")(my_games.page)
router.get("/settings")(settings.page)
router.get("/rules/{name}")(rules.page)
router.get("/components")(components.page)
router.get("/components/{name}")(components.of_game)
router.get("/table/{id}")(table.page)
router.get("/try/{name}")(examples.page)
router.get("/try/{name}/{example}")(example.page)
router.get("/learn/{name}")(lessons.page)
router.get("/learn/{name}/{lesson}")(lesson.page)
router.include_router(static.router)
router.include_router(offline.router)
