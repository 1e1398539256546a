"""The application: everything put together, and taken apart again when the server stops."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest

import structlog
from fastapi import FastAPI, Request, Response
from starlette.middleware.gzip import GZipMiddleware

from regalia.table import api, pages, refusals
from regalia.table.api import dependencies
from regalia.table.api.dependencies import Server
from regalia.table.bots import BotProcesses
from regalia.table.clock import Clock
from regalia.table.folder import locked
from regalia.table.guard import Guard
from regalia.table.guests import Signer, cookie, secret
from regalia.table.health import Health
from regalia.table.lessons import Classroom
from regalia.table.limits import Limits
from regalia.table.metrics import Metrics
from regalia.table.notices.notifier import Notifier
from regalia.table.pages import fonts
from regalia.table.registry import TableRegistry
from regalia.table.settings import Settings
from regalia.table.store.sql import SqlStore
from regalia.table.table import Backend
from regalia.table.translation import _

log: structlog.stdlib.BoundLogger = structlog.get_logger()


def create_app(settings: Settings) -> FastAPI:
    """The application for uvicorn."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with locked(settings.data):
            key, store = secret(settings.data), await SqlStore.open(settings.data / "regalia.db")
            signer = Signer(key, await store.epochs())
            clock = await Clock.of(store)
            notifier = Notifier(settings, store, clock, metrics)
            backend = Backend(settings, store, BotProcesses(settings, metrics), metrics, clock, notifier)
            backend.bots.prepare()
            if not fonts.installed():
                log.warning(fonts.NOTICE)
            app.state.health = Health(backend.clock)
            registry = TableRegistry(backend)
            app.state.server = Server(backend, registry, Limits(settings), signer, Classroom(store))
            await notifier.start(registry.get)
            yield
            await notifier.close()
            await registry.close()
            backend.bots.close()
            await store.close()

    app = FastAPI(title="Regalia", version="1", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.metrics = metrics
    refusals.install(app)
    app.add_exception_handler(dependencies.AlreadyAnswered, dependencies.repeat_answer)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.get("/healthz", include_in_schema=False)(_healthy)
    app.get("/metrics", include_in_schema=False)(_metrics_page(settings, metrics))
    app.add_middleware(GZipMiddleware, compresslevel=6)
    app.add_middleware(Guard, settings=settings, signed=_signed_in, metrics=metrics)
    return app


def _signed_in(request: Request) -> bool:
    """Whether somebody has a name here, by the cookie alone."""
    server: Server = request.app.state.server
    return server.signer.read(cookie(request.cookies)) is not None


async def _healthy(request: Request) -> dict[str, bool]:
    await request.app.state.health.check()
    return {"ok": True}


def _metrics_page(settings: Settings, metrics: Metrics) -> Callable[[Request], Response]:
    """The metrics, for those who know the password: how much goes on is nobody else's business."""

    def page(request: Request) -> Response:
        given = request.headers.get("authorization", "")
        if not settings.metrics or not compare_digest(given.encode(), f"Bearer {settings.metrics}".encode()):
            raise refusals.Missing(_("There is nothing at this address."))
        return Response(metrics.page(), media_type="text/plain")

    return page
