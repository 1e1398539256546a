"""Some processes and those who wait for them: who finds none of them free waits for his turn."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from regalia.table.desk import Things
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.turns import Order, Turns
from regalia.table.workers import Worker

Found = TypeVar("Found")


class Pool:
    """So many processes, with one queue."""

    def __init__(self, size: int, settings: Settings, metrics: Metrics) -> None:
        self.workers = [Worker(settings, metrics) for _ in range(size)]
        self.turns: Turns[asyncio.Future[Worker]] = Turns()
        self._closed = False

    async def ask(
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

    def look(self, compiling: bool) -> None:
        """Look after all processes."""
        for worker in self.workers:
            worker.look(compiling)

    def close(self) -> None:
        self._closed = True
        for worker in self.workers:
            worker.close()

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
