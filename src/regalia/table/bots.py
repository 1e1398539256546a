"""Bots think in processes of their own: the server never waits for them, and stops them when nobody does."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog

from regalia.agents import ahead
from regalia.core.protocol import Action
from regalia.table.desk import Advice, advise, choose, compile_ahead, sit_down

log = structlog.get_logger()
FALLBACK = "random"
PATIENCE = 5.0  # seconds in which a thought that nobody waits for has to stop
SPAWN = get_context("spawn")

Found = TypeVar("Found")


class Worker:
    """One process, and a new one in its place when it dies or does not stop. Its flag tells it that nobody waits."""

    def __init__(self) -> None:
        self.flag, self.plain = SPAWN.RawValue("b"), False
        self.pool = self._fresh()

    @property
    def processes(self) -> list[BaseProcess]:
        """The process, once there was something to do."""
        return list((self.pool._processes or {}).values())

    def pace(self, plain: bool) -> None:
        """Think as plain Python, or no longer. This takes a new process."""
        if plain != self.plain:
            self.close()
            self.plain, self.flag.value = plain, False
            self.pool = self._fresh()

    def begin(self, deed: Callable[..., Found], *args: Any) -> "Future[Found]":
        try:
            return self.pool.submit(deed, *args)
        except BrokenExecutor as error:
            failed: Future[Found] = Future()
            failed.set_exception(error)
            return failed

    def give_up(self, job: "Future[Any]") -> None:
        """Nobody waits for this any more. Who does not look at the flag is ended with his process."""
        if not job.done():
            self.flag.value = True
            asyncio.get_running_loop().call_later(PATIENCE, self._insist, job)

    def rest(self, job: "Future[Any]") -> None:
        """The job is over, well or not: be ready for the next one."""
        if not job.cancelled() and isinstance(job.exception(), BrokenExecutor):
            if not self.flag.value:
                log.warning("a bot process died")
            self.pool = self._fresh()
        self.flag.value = False

    def close(self) -> None:
        processes, self.flag.value = self.processes, True
        self.pool.shutdown(wait=False, cancel_futures=True)
        _kill(processes)

    def _insist(self, job: "Future[Any]") -> None:
        if not job.done():
            log.warning("a bot did not stop when nobody waited for it any more")
            _kill(self.processes)

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, SPAWN, sit_down, (self.flag, self.plain))


class Thinkers:
    """So many processes. Who finds none of them free waits here."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.compiler: list[BaseProcess] = []

    def prepare(self) -> None:
        """Let a process beside the others compile what they think with, unless that was done before. They do not wait
        for it, but think as plain Python meanwhile."""
        if not ahead.installed():
            log.warning(ahead.NOTICE)
        elif ahead.wanting():
            log.info("compiling beside the tables: bots think deeper in a minute")
            self.compiler = [SPAWN.Process(target=compile_ahead, daemon=True)]
            self.compiler[0].start()

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
        for worker in self.workers:
            worker.close()
        _kill(self.compiler)

    async def _ask(self, deed: Callable[..., Found], *args: Any) -> Found:
        """Let a process do something. It is free again when it has stopped, whoever still waits for it."""
        worker, loop = await self.free.get(), asyncio.get_running_loop()
        worker.pace(plain=any(process.is_alive() for process in self.compiler))
        job = worker.begin(deed, *args)
        job.add_done_callback(lambda _: self._left(worker, job, loop))
        try:
            return await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            worker.give_up(job)
            raise

    def _left(self, worker: Worker, job: "Future[Any]", loop: asyncio.AbstractEventLoop) -> None:
        """Called from the thread of a pool, perhaps when the server has stopped."""
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(self._clear, worker, job)

    def _clear(self, worker: Worker, job: "Future[Any]") -> None:
        worker.rest(job)
        self.free.put_nowait(worker)


def _kill(processes: Sequence[BaseProcess]) -> None:
    for process in processes:
        process.kill()
