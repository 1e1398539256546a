"""Some processes and a queue: callers that find none free wait for their turn."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

from regalia.table.fair_queue import FairQueue, Ticket
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.worker_process import SharedValues
from regalia.table.workers import Worker

Found = TypeVar("Found")


class Pool:
    """So many processes, with one queue."""

    def __init__(self, size: int, settings: Settings, metrics: Metrics) -> None:
        self.workers = [Worker(settings, metrics) for _ in range(size)]
        self.queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._closed = False

    async def ask(
        self, ticket: Ticket, limit: float, shared: SharedValues, function: Callable[..., Found | None], *args: Any
    ) -> Found:
        """Wait for a process and run a function in it; the process is free again when that has stopped."""
        worker = await self._next_worker(ticket)
        work = asyncio.create_task(self._work(worker, ticket, limit, shared, function, *args))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if not work.done():
                worker.cancel()
            raise

    def check(self, compiling: bool) -> None:
        """Check all processes."""
        for worker in self.workers:
            worker.check(compiling)

    def close(self) -> None:
        self._closed = True
        for worker in self.workers:
            worker.close()

    async def _next_worker(self, ticket: Ticket) -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.queue.put(ticket, turn)
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if not self.queue.drop(ticket, turn):
                self.queue.took(ticket, 0.0)
                if not turn.cancelled():
                    self._free(turn.result())
            raise

    async def _work(
        self,
        worker: Worker,
        ticket: Ticket,
        limit: float,
        shared: SharedValues,
        function: Callable[..., Found | None],
        *args: Any,
    ) -> Found:
        """Shared values are sent only if the process asks for them."""
        began = time.monotonic()
        try:
            found = await worker.run(limit, function, *args, {})
            if found is None:
                found = await worker.run(limit, function, *args, shared)
            assert found is not None
            return found
        finally:
            self.queue.took(ticket, time.monotonic() - began)
            self._free(worker)

    def _free(self, worker: Worker) -> None:
        try:
            worker.finish()
        finally:
            worker.busy = False
            self._call()

    def _call(self) -> None:
        """Hand free processes to those whose turn it is, running ones before those that have to be started."""
        if self._closed:
            return
        free = sorted((worker for worker in self.workers if not worker.busy), key=lambda worker: not worker.process)
        while free and (turn := self.queue.take()):
            if not turn.done():
                worker = free.pop(0)
                worker.busy = True
                turn.set_result(worker)
