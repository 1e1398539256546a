"""Bots think in processes of their own: the server never waits for them, and stops them when nobody does."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog

from regalia.agents import ahead, budget
from regalia.core.protocol import Action
from regalia.core.shared import Parcel, packed
from regalia.table import workers
from regalia.table.alone import Alone
from regalia.table.desk import Advice, Things, advise, choose, compile_ahead
from regalia.table.levels import RULER
from regalia.table.metrics import Metrics
from regalia.table.refusals import Busy
from regalia.table.settings import Settings
from regalia.table.speech import _
from regalia.table.turns import Order, Turns
from regalia.table.workers import SPAWN, Late, Worker

log = structlog.get_logger()
QUICK = 0.02  # seconds of a thought without a budget, more or less
WEAKER = ("greedy", "random")  # who answer for a bot that does not, in this order

Found = TypeVar("Found")


class Thinkers:
    """So many processes. Who finds none of them free waits here for his turn."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self.workers = [Worker(settings, metrics) for _ in range(settings.workers)]
        self.turns: Turns[asyncio.Future[Worker]] = Turns()
        self.alone = Alone(settings.bots_alone)
        self.compiler: list[BaseProcess] = []
        self._closed = False
        self._watch = asyncio.create_task(self._look())

    def prepare(self) -> None:
        """Let a process beside the others compile what they think with, unless that was done before. They do not wait
        for it, but think as plain Python meanwhile."""
        if not ahead.installed():
            log.warning(ahead.NOTICE)
        elif ahead.wanting():
            log.info("compiling beside the tables: bots think deeper in a minute")
            self.compiler = [SPAWN.Process(target=compile_ahead, daemon=True)]
            self.compiler[0].start()

    async def think(self, order: Order, game: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> Action:
        """What a bot chooses from its options, seeing its view. If it fails or takes too long, a weaker one answers."""
        parcel = packed((view, options))
        for name in _ladder(bot):
            try:
                return options[await self._thought(order, choose, game, name, parcel, seed)]
            except (Late, BrokenExecutor) as why:
                log.warning("a bot did not answer", game=game, bot=name, why=type(why).__name__)
            except Exception:
                log.exception("a bot failed", game=game, bot=name)
        return options[0]

    async def advise(self, order: Order, game: str, view: Any, options: Sequence[Action], seed: str) -> Advice:
        """What the best of our bots would do, and why."""
        try:
            return await self._thought(order, advise, game, RULER, packed((view, options)), seed)
        except (Late, BrokenExecutor):
            raise Busy(_("No hint was found in time: please ask again.")) from None

    def close(self) -> None:
        self._closed = True
        self._watch.cancel()
        for worker in self.workers:
            worker.close()
        workers.kill(self.compiler)

    async def _thought(
        self, order: Order, deed: Callable[..., Found | None], game: str, bot: str, parcel: Parcel, seed: str
    ) -> Found:
        """A thought in some process; if that dies, once more."""
        seconds = budget(bot).seconds
        limit = self.settings.thought_most if seconds is None else seconds + self.settings.thought_more
        order = order._replace(seconds=QUICK if seconds is None else seconds)
        with suppress(BrokenExecutor):
            return await self._ask(order, limit, parcel.shared, deed, game, bot, parcel.body, seed)
        return await self._ask(order, limit, parcel.shared, deed, game, bot, parcel.body, seed)

    async def _ask(
        self, order: Order, limit: float, things: Things, deed: Callable[..., Found | None], *args: Any
    ) -> Found:
        """Wait for a process and let it do something. It is free again when it has stopped, whoever still waits."""
        worker = await self._turn(order)
        work = asyncio.create_task(self._work(worker, order, limit, things, deed, *args))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if not work.done():
                worker.give_up()
            raise

    async def _turn(self, order: Order) -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.turns.put(order, turn)
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if not self.turns.drop(order, turn):
                self.turns.took(order, 0.0)
                if not turn.cancelled():
                    self._free(turn.result())
            raise

    async def _work(
        self, worker: Worker, order: Order, limit: float, things: Things, deed: Callable[..., Found | None], *args: Any
    ) -> Found:
        """What is shared is sent only if the process asks for it."""
        began = time.monotonic()
        try:
            found = await worker.run(limit, deed, *args, {})
            if found is None:
                found = await worker.run(limit, deed, *args, things)
            assert found is not None
            return found
        finally:
            self.turns.took(order, time.monotonic() - began)
            self._free(worker)

    def _free(self, worker: Worker) -> None:
        try:
            worker.rest()
        finally:
            worker.busy = False
            self._call()

    def _call(self) -> None:
        """Whose turn it is gets a free process; one that is there before one that has to be started."""
        if self._closed:
            return
        free = sorted((worker for worker in self.workers if not worker.busy), key=lambda worker: not worker.process)
        while free and (turn := self.turns.take()):
            if not turn.done():
                worker = free.pop(0)
                worker.busy = True
                turn.set_result(worker)

    async def _look(self) -> None:
        """Look after all processes, for ever."""
        while True:
            await asyncio.sleep(workers.LOOK)
            try:
                compiling = any(process.is_alive() for process in self.compiler)
                for worker in self.workers:
                    worker.look(compiling)
            except Exception:
                log.exception("the processes of bots could not be looked after")
            self.metrics.workers(len(self.turns), sum(worker.size for worker in self.workers))


def _ladder(bot: str) -> tuple[str, ...]:
    """A bot and those who answer for it."""
    return WEAKER[WEAKER.index(bot) :] if bot in WEAKER else (bot, *WEAKER)
