"""A small app behind the guard, and how to call it without a server."""

import asyncio
from typing import Annotated, Any, Literal

import httpx
from fastapi import FastAPI
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from starlette.responses import HTMLResponse, Response

from regalia.core.errors import Illegal, Refused, Unknown
from regalia.table import refusals
from regalia.table.guard import Guard
from regalia.table.metrics import Metrics
from regalia.table.refusals import Missing, TooMany
from regalia.table.settings import Settings
from regalia.table.store import NotSaved

OWN = "http://127.0.0.1:8420"
METRICS = Metrics()
GOOD = {"name": "Ann"}
JSON = {"Content-Type": "application/json"}
ERRORS: dict[str, Exception] = {
    "refused": Refused("No {what}.", what="{braces}\ud800"),
    "unknown": Unknown("game", "chess", ["kingsburg"]),
    "illegal": Illegal("Not now."),
    "missing": Missing("Nobody here."),
    "many": TooMany("Wait {seconds} s.", 2.2),
    "unsaved": NotSaved("disk full"),
    "fault": KeyError("a secret of the server"),
}


def odd(number: int) -> int:
    if number % 2 == 0:
        raise Refused("{number} is even.", number=number)
    return number


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(max_length=5)]
    seats: Annotated[int, Field(ge=2, le=5)] = 2
    level: Literal["easy", "hard"] = "easy"
    number: Annotated[int, AfterValidator(odd)] = 1


def build(settings: Settings, signed: bool = True) -> FastAPI:
    app = FastAPI()
    refusals.install(app)
    app.add_middleware(Guard, settings=settings, signed=lambda _: signed, metrics=METRICS)

    @app.post("/api/echo")
    @app.post("/api/records")
    async def echo(asked: Asked | None = None) -> str:
        return asked.name if asked else ""

    @app.get("/api/fail/{kind}")
    async def fail(kind: str) -> None:
        raise ERRORS[kind]

    @app.get("/")
    async def page() -> Response:
        return HTMLResponse("<!doctype html>")

    @app.get("/api/kept")
    async def kept() -> Response:
        return Response(headers={"Cache-Control": "max-age=60"})

    @app.get("/static")
    async def static() -> Response:
        return Response("x")

    return app


def call(method: str, path: str, settings: Settings | None = None, **sent: Any) -> httpx.Response:
    """What the app answers; it is built anew each time."""

    async def called() -> httpx.Response:
        app = build(settings or Settings())
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=OWN) as client:
            return await client.request(method, path, **sent)

    return asyncio.run(called())


def sentence(response: httpx.Response) -> str:
    """What an error says; its shape is checked on the way."""
    body = response.json()
    assert body == {"error": body["error"], "status": response.status_code}
    assert response.headers["content-type"] == "application/json"
    assert response.headers["cache-control"] == "no-store"
    return str(body["error"])
