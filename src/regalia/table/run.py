"""The server process: settings, logs, uvicorn."""

import asyncio
import errno
import socket
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any, cast

import uvicorn
from fastapi import FastAPI
from pydantic import ValidationError

from regalia.core.errors import Refused
from regalia.table import app, logs
from regalia.table.connection_limiter import BACKLOG, ConnectionLimiter
from regalia.table.connections import Connection
from regalia.table.settings import Settings

GRACE = 3  # seconds for what is under way


class Server(uvicorn.Server):
    """Says where it listens, and ends its streams before it stops. What the application refuses to begin with is raised
    here: uvicorn itself would write a traceback and exit."""

    def __init__(self, app: FastAPI, settings: Settings, browse: bool) -> None:
        super().__init__(_config(app, ConnectionLimiter(settings, app.state.metrics), settings.proxies))
        self.app, self.browse, self.app_context = app, browse, AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app_context.enter_async_context(self.app.router.lifespan_context(self.app))
        await super().startup(sockets)
        host, port, *_ = self.servers[0].sockets[0].getsockname()
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(f"Regalia listens on {address}", flush=True)
        if self.browse:
            await asyncio.to_thread(webbrowser.open, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.server.registry.end_streams()
        await super().shutdown(sockets)
        await self.app_context.aclose()


def run(given: Mapping[str, Any], browse: bool = False) -> None:
    """Serve until somebody stops it; browse opens the table in the browser."""
    settings = _settings(given)
    with _listening(settings, browse) as listening, suppress(KeyboardInterrupt):
        logs.setup(settings.log_json)
        Server(app.create_app(settings), settings, browse).run([listening])


def _settings(given: Mapping[str, Any]) -> Settings:
    try:
        return Settings(**given)
    except ValidationError as error:
        wrong: Sequence[Any] = error.errors()
        field = ".".join(map(str, wrong[0]["loc"]))
        raise Refused(f"The setting {field} is wrong: {wrong[0]['msg']}.") from None


def _listening(settings: Settings, other: bool) -> socket.socket:
    """The open port, or another one if that will do. It is asked for first: a second server touches no file."""
    host, port = settings.host, settings.port
    try:
        return _bound(host, port)
    except (OSError, UnicodeError) as error:
        if other and getattr(error, "errno", None) == errno.EADDRINUSE:
            return _bound(host, 0)
        why = str(getattr(error, "strerror", error)).partition(" (while")[0]  # what Python adds is said already
        raise Refused(f"The server cannot listen on {host}, port {port}: {why}.") from None


def _bound(host: str, port: int) -> socket.socket:
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


def _config(app: FastAPI, limiter: ConnectionLimiter, proxies: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Connection, limiter)),
        ws="none",
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=BACKLOG,
        forwarded_allow_ips=proxies,
    )
