"""Bots think in processes of their own: the server never waits for them, and stops them when nobody does."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import structlog

from regalia.core.protocol import Action
from regalia.table.desk import Advice, Found, advise, apart, choose, done

log = structlog.get_logger()
FALLBACK = "random"
SPAWN = get_context("spawn")


class Thinkers:
    """A pool of processes that is made anew when one of them dies. There is a desk for each of them: who finds none
    free waits here, and a thought that is cancelled is told so by the flag of its desk."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.flags = SPAWN.RawArray("b", workers)
        self.desks: asyncio.Queue[int] = asyncio.Queue()
        for desk in range(workers):
            self.desks.put_nowait(desk)
        self.pool = self._fresh()

    async def think(self, game: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> Action:
        """What a bot chooses from its options, seeing its view. If it fails, chance moves for it."""
        for name in (bot, bot, FALLBACK):
            try:
                return options[await self._ask(choose, game, name, view, options, seed)]
            except BrokenExecutor:
                continue
            except Exception:
                log.exception("a bot failed", game=game, bot=name)
        return options[0]

    async def advise(self, game: str, view: Any, options: Sequence[Action], seed: str) -> Advice:
        """What the best of our bots would do, and why."""
        with suppress(BrokenExecutor):
            return await self._ask(advise, game, view, options, seed)
        return await self._ask(advise, game, view, options, seed)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in list((self.pool._processes or {}).values()):
            process.kill()

    async def _ask(self, deed: Callable[..., Found], *args: Any) -> Found:
        """Let a process do something. Its desk is free again when it has stopped, whoever still waits for it."""
        desk = await self.desks.get()
        pool, loop = self.pool, asyncio.get_running_loop()
        job = self._submitted(pool, desk, deed, *args)
        job.add_done_callback(lambda _: self._left(desk, loop))
        try:
            return await asyncio.wrap_future(job)
        except BrokenExecutor:
            self._renew(pool)
            raise
        except asyncio.CancelledError:
            self.flags[desk] = not job.done()
            raise

    def _submitted(self, pool: ProcessPoolExecutor, *what: Any) -> "Future[Any]":
        try:
            return pool.submit(done, *what)
        except BrokenExecutor as error:
            failed: Future[Any] = Future()
            failed.set_exception(error)
            return failed

    def _left(self, desk: int, loop: asyncio.AbstractEventLoop) -> None:
        """Called from the thread of the pool, perhaps when the server has stopped."""
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._clear, desk)

    def _clear(self, desk: int) -> None:
        self.flags[desk] = False
        self.desks.put_nowait(desk)

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, SPAWN, apart, (self.flags,))

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        if self.pool is broken:
            log.warning("a bot process died")
            self.pool = self._fresh()
