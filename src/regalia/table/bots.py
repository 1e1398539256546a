"""Bots think in processes of their own: the server never waits for them."""

import asyncio
import os
import signal
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Any

import structlog

from regalia.agents import seated
from regalia.agents.protocol import Bot, Budget
from regalia.core.protocol import Action
from regalia.games import game

log = structlog.get_logger()
FALLBACK = "random"


class Thinkers:
    """A pool of processes that is made anew when one of them dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._fresh()

    async def think(self, game: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> Action:
        """What a bot chooses from its options, seeing its view. If it fails, chance moves for it."""
        for name in (bot, bot, FALLBACK):
            pool = self.pool
            try:
                at = await asyncio.wrap_future(pool.submit(_choose, game, name, view, options, seed))
            except BrokenExecutor:
                self._renew(pool)
            except Exception:
                log.exception("a bot failed", game=game, bot=name)
            else:
                return options[at]
        return options[0]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in list((self.pool._processes or {}).values()):
            process.kill()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("spawn"), _apart)

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        if self.pool is broken:
            log.warning("a bot process died")
            self.pool = self._fresh()


def _choose(name: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> int:
    mind, budget = _mind(name, bot)
    return options.index(mind.choose(view, options, Random(seed), budget))


@cache
def _mind(name: str, bot: str) -> tuple[Bot, Budget]:
    return seated(game(name), bot)


def _apart() -> None:
    """A worker does not hear Ctrl-C, which is meant for the server, and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = parent_process()
    assert server
    wait([server.sentinel])
    os._exit(1)
