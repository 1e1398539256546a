"""Bots think in processes of their own: the server never waits for them, and stops them when nobody waits."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog

from regalia.agents import budget, compilation, kind
from regalia.core.protocol import Action
from regalia.core.shared import Parcel, packed
from regalia.table import workers
from regalia.table.fair_queue import Ticket
from regalia.table.levels import RULER
from regalia.table.metrics import Metrics
from regalia.table.pool import Pool
from regalia.table.refusals import Busy
from regalia.table.settings import Settings
from regalia.table.translation import _
from regalia.table.unattended import UnattendedTables
from regalia.table.worker_process import (
    Advice,
    Reviewed,
    advise,
    choose,
    compile_in_background,
    explain,
    look_back,
)
from regalia.table.workers import SPAWN, TooLate

log = structlog.get_logger()
QUICK = ("random", "greedy", "tuned")  # bots that answer in some milliseconds
SHORT = 0.02  # seconds of a thought without a budget, more or less
EXPLAINS = "tuned"  # by whose estimate moves are explained
WEAKER = ("greedy", "random")  # these answer for a bot that does not, in this order

Found = TypeVar("Found")


class BotProcesses:
    """Processes for thoughts that take their time, as many as are set, and one for those that do not: nobody's Squire
    waits for a Ruler."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings, self.metrics = settings, metrics
        self.deep, self.quick = Pool(settings.workers, settings, metrics), Pool(1, settings, metrics)
        self.unattended = UnattendedTables(settings.bots_alone)
        self.compiler: list[BaseProcess] = []
        self._watch = asyncio.create_task(self._watch_processes())

    def prepare(self) -> None:
        """Let a process beside the others compile what they think with, unless that was done before. They do not wait
        for it, but think as plain Python meanwhile."""
        if not compilation.installed():
            log.warning(compilation.NOTICE)
        elif compilation.storable():
            log.info("compiling beside the tables: bots think deeper in a minute")
            self.compiler = [SPAWN.Process(target=compile_in_background, daemon=True)]
            self.compiler[0].start()

    async def think(
        self, ticket: Ticket, game: str, bot: str, view: Any, options: Sequence[Action], seed: str
    ) -> Action:
        """What a bot chooses from its options, seeing its view. If it fails or takes too long, a weaker one answers."""
        parcel = packed((view, options))
        for name in _with_weaker(bot):
            try:
                return options[await self._thought(ticket, choose, game, name, parcel, seed)]
            except (TooLate, BrokenExecutor) as why:
                log.warning("a bot did not answer", game=game, bot=name, why=type(why).__name__)
            except Exception:
                log.exception("a bot failed", game=game, bot=name)
        return options[0]

    async def advise(self, ticket: Ticket, game: str, view: Any, options: Sequence[Action]) -> Advice:
        """What the best of our bots would do, and why."""
        try:
            return await self._thought(ticket, advise, game, RULER, packed((view, options)))
        except (TooLate, BrokenExecutor):
            raise Busy(_("No hint was found in time: please ask again.")) from None

    async def review(
        self, ticket: Ticket, game: str, view: Any, options: Sequence[Action], chosen: int, best: int | None
    ) -> Reviewed:
        """What a choice brought, and whether the best of our bots finds another one much better."""
        try:
            return await self._thought(ticket, look_back, game, RULER, packed((view, options)), chosen, best)
        except (TooLate, BrokenExecutor):
            raise Busy(_("Nothing was found to say in time.")) from None

    async def explain(
        self, ticket: Ticket, game: str, view: Any, options: Sequence[Action], tried: Action, good: Sequence[Action]
    ) -> Mapping[str, Sequence[str]]:
        """What is said to a move that somebody tries, by language; nothing if that is not found in time."""
        which = ",".join(str(options.index(action)) for action in (tried, *good))
        try:
            return await self._thought(ticket, explain, game, EXPLAINS, packed((view, options)), which)
        except (TooLate, BrokenExecutor):
            log.warning("a move could not be explained", game=game)
            return {}

    def close(self) -> None:
        self._watch.cancel()
        self.deep.close()
        self.quick.close()
        workers.kill(self.compiler)

    async def _thought(
        self, ticket: Ticket, function: Callable[..., Found | None], game: str, bot: str, parcel: Parcel, *more: object
    ) -> Found:
        """A thought in some process; if that dies, once more."""
        seconds, pool = budget(bot).seconds, self.quick if kind(bot) in QUICK else self.deep
        limit = self.settings.thought_most if seconds is None else seconds + self.settings.thought_more
        ticket = ticket._replace(seconds=SHORT if seconds is None else seconds)
        with suppress(BrokenExecutor):
            return await pool.ask(ticket, limit, parcel.shared, function, game, bot, parcel.body, *more)
        return await pool.ask(ticket, limit, parcel.shared, function, game, bot, parcel.body, *more)

    async def _watch_processes(self) -> None:
        """Check all processes, for ever."""
        while True:
            await asyncio.sleep(workers.CHECK_EVERY)
            try:
                self._check(any(process.is_alive() for process in self.compiler))
            except Exception:
                log.exception("the processes of bots could not be checked")

    def _check(self, compiling: bool) -> None:
        pools = (self.deep, self.quick)
        for pool in pools:
            pool.check(compiling)
        self.metrics.waiting.set(sum(len(pool.queue) for pool in pools))
        self.metrics.worker_bytes.set(sum(worker.size for pool in pools for worker in pool.workers))


def _with_weaker(bot: str) -> tuple[str, ...]:
    """A bot and those that answer in its place."""
    return WEAKER[WEAKER.index(bot) :] if bot in WEAKER else (bot, *WEAKER)
