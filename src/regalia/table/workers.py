"""The processes in which bots think. One that is too large, dead, stopped or late is noticed and replaced."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog

from regalia.agents import compilation
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.worker_process import SharedStatus, ping, start_up, warm

log = structlog.get_logger()
SPAWN = get_context("spawn")
CHECK_EVERY = 0.5  # seconds between two checks of a process
SILENT_CHECKS = 12  # checks without a heartbeat: it was stopped
LOADING = 60.0  # seconds in which a process has started and has loaded what it thinks with
WARMING = 300.0  # the same for one that takes another's place; it may have to compile
PATIENCE = 5.0  # seconds in which a thought that nobody waits for has to stop
MEGABYTE = 1 << 20

Found = TypeVar("Found")


class TooLate(Exception):
    """A thought took longer than it may, and was ended with its process."""


class Process:
    """One process. A pool of one tells at once when it dies."""

    def __init__(self, plain: bool, first: Callable[[], None]) -> None:
        """Plain: it does not wait for what has to be compiled. First: what it does before anything else."""
        self.plain, self.status, self.thoughts = plain, SPAWN.RawValue(SharedStatus), 0
        self.pool = ProcessPoolExecutor(1, SPAWN, start_up, (self.status, plain))
        self.asked, self.late = time.monotonic(), False
        self.ready = self.begin(first)
        self._heartbeat = self._silent = 0

    @property
    def processes(self) -> list[BaseProcess]:
        return list((self.pool._processes or {}).values())

    def begin(self, function: Callable[..., Found], *args: Any) -> "Future[Found]":
        self.asked = time.monotonic()
        try:
            return self.pool.submit(function, *args)
        except BrokenExecutor as error:
            failed: Future[Found] = Future()
            failed.set_exception(error)
            return failed

    @property
    def started(self) -> bool:
        return self.ready.done() and not self.ready.cancelled() and not self.ready.exception()

    def alive(self) -> bool:
        """Whether its heartbeat goes on; to be called at every check."""
        heartbeat: int = self.status.heartbeat
        self._silent = self._silent + 1 if heartbeat == self._heartbeat else 0
        self._heartbeat = heartbeat
        patience = SILENT_CHECKS if heartbeat else LOADING / CHECK_EVERY
        return self._silent < patience and all(process.is_alive() for process in self.processes)

    def overdue(self, seconds: float) -> bool:
        """Whether what it was asked last takes longer than that; what is loaded first has its own time."""
        now, began = time.monotonic(), self.status.began
        return now > (began + seconds if began else self.asked + LOADING)

    def slow(self) -> bool:
        """Whether it takes too long to get ready."""
        return not self.ready.done() and time.monotonic() > self.asked + WARMING

    def why_renew(self, settings: Settings) -> str:
        """Why it should be renewed, if it should."""
        if self.status.size > settings.worker_memory * MEGABYTE:
            return "size"
        return "thoughts" if self.thoughts >= settings.worker_thoughts else ""

    def kill(self) -> None:
        kill(self.processes)

    def close(self) -> None:
        processes, self.status.halted = self.processes, True
        self.pool.shutdown(wait=False, cancel_futures=True)
        kill(processes)


class Worker:
    """A slot for one process, which runs one job at a time. Its successor is warmed up beside it, so that nobody has
    to wait."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self.process: Process | None = None  # until there is something to do
        self.successor: Process | None = None
        self.busy = self.compiling = self.closed = False
        self._job: Future[Any] | None = None
        self._limit = 0.0  # seconds for the job
        self._failed = -inf  # when a successor last came to nothing

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return sum(process.status.size for process in (self.process, self.successor) if process)

    async def run(self, limit: float, function: Callable[..., Found], *args: Any) -> Found:
        """Run a function in the process: TooLate if it exceeds its limit, BrokenExecutor if the process dies."""
        process = self.process = self.process or _quick_start()
        job = self._job = process.begin(function, *args)
        self._limit = limit
        try:
            return await asyncio.wrap_future(job)
        except BrokenExecutor:
            if process.late:
                raise TooLate from None
            raise

    def cancel(self) -> None:
        """Nobody waits for the job any more. A bot that does not stop is killed."""
        if self.process and self._job and not self._job.done():
            self.process.status.halted = True
            asyncio.get_running_loop().call_later(PATIENCE, _kill_if_running, self.process, self._job)

    def finish(self) -> None:
        """The job is over, well or not: be ready for the next one."""
        process, job, self._job = self.process, self._job, None
        if not process or not job or self.closed:
            return
        process.thoughts += 1
        if job.done() and not job.cancelled() and isinstance(job.exception(), BrokenExecutor):
            self._replace("late" if process.late else "given up" if process.status.halted else "died")
        else:
            process.status.halted = False
            self._settle()

    def check(self, compiling: bool) -> None:
        """Kill what is stuck. Compiling: the kernels are not compiled yet."""
        process, self.compiling = self.process, compiling
        if process and not process.alive():
            process.kill()
            if not self.busy:
                self._replace("died")
        elif process and self._job and process.overdue(self._limit):
            process.late = True
            process.kill()
        elif process and process.plain and not compiling:
            self._renew("compiled")
        if self.successor and (not self.successor.alive() or self.successor.slow()):
            self._abandon(self.successor)
        if not self.busy:
            self._settle()

    def close(self) -> None:
        self.closed = True
        for process in filter(None, (self.process, self.successor)):
            process.close()

    def _settle(self) -> None:
        """Between two jobs: a successor that is ready takes over; a process that needs one gets one."""
        if self.successor and self.successor.started:
            if self.process:
                self.process.close()
            self.process, self.successor = self.successor, None
        elif self.successor and self.successor.ready.done():
            self._abandon(self.successor)
        elif self.process and (why := self.process.why_renew(self.settings)):
            self._renew(why)

    def _renew(self, why: str) -> None:
        if not self.successor and time.monotonic() > self._failed + WARMING:
            self.metrics.replaced.labels(why).inc()
            self.successor = Process(self.compiling, warm)

    def _abandon(self, successor: Process) -> None:
        log.warning("a bot process could not be renewed")
        successor.close()
        self.successor, self._failed = None, time.monotonic()

    def _replace(self, why: str) -> None:
        """At once, and for the time being: a late process may have had to compile, which a successor does in parallel.
        One that did not even start is replaced when it is needed."""
        log.warning("a bot process was replaced", why=why)
        self.metrics.replaced.labels(why).inc()
        old, self.process = self.process, None
        if old:
            old.close()
        if old and old.started:
            self.process = _quick_start()
        if why == "late":
            self._renew("late")


def _quick_start() -> Process:
    """A process that is there as soon as possible."""
    return Process(bool(compilation.missing()), ping)


def _kill_if_running(process: Process, job: "Future[Any]") -> None:
    if not job.done():
        log.warning("a bot did not stop when nobody waited for it any more")
        process.kill()


def kill(processes: Sequence[BaseProcess]) -> None:
    for process in processes:
        process.kill()
