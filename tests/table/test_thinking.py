"""Bots think beside the server: who thinks in vain is stopped at once, leaves nothing behind and harms nobody."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from regalia.core.protocol import Action
from regalia.table.bots import Thinkers
from tests.table.dreamer import dream
from tests.table.indoors import hall, seated, until

SOON = 0.3  # seconds; on a quiet machine it takes a twentieth of one


@asynccontextmanager
async def thinkers(workers: int) -> AsyncIterator[Thinkers]:
    made = Thinkers(workers)
    yield made
    made.close()


def said(trace: Path) -> str:
    return trace.read_text("utf-8") if trace.exists() else ""


async def dreaming(pool: Thinkers, trace: Path) -> "asyncio.Task[int]":
    """A thought that has begun and would never end."""
    thought = asyncio.create_task(pool._ask(dream, str(trace)))
    await until(lambda: said(trace) == "dreams", 20)
    return thought


async def stopped(thought: "asyncio.Task[int]", trace: Path) -> float:
    """How long it takes until a cancelled thought is over in its process too."""
    began = time.perf_counter()
    thought.cancel()
    await until(lambda: said(trace) == "awake")
    return time.perf_counter() - began


def test_a_cancelled_thought_stops_at_once_and_all_others_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinkers(2) as pool:
            other = await dreaming(pool, tmp_path / "other")
            for number in range(3):
                trace = tmp_path / str(number)
                assert await stopped(await dreaming(pool, trace), trace) < SOON
            processes = set(pool.pool._processes or {})
            assert await pool.think("kingsburg", "random", None, "abc", "seed") in "abc"
            assert said(tmp_path / "other") == "dreams"
            await stopped(other, tmp_path / "other")
            await until(lambda: pool.desks.qsize() == 2)
            assert list(pool.flags) == [0, 0]
            assert set(pool.pool._processes or {}) == processes

    asyncio.run(work())


def test_who_gives_up_before_his_turn_never_begins_and_a_dead_process_is_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinkers(1) as pool:
            first = await dreaming(pool, tmp_path / "first")
            second = asyncio.create_task(pool._ask(dream, str(tmp_path / "second")))
            await asyncio.sleep(0.05)
            second.cancel()
            for process in (pool.pool._processes or {}).values():
                process.kill()
            with pytest.raises(BrokenExecutor):
                await first
            assert await pool.think("kingsburg", "random", None, "abc", "seed") in "abc"
            assert said(tmp_path / "second") == ""
            await until(lambda: pool.desks.qsize() == 1)

    asyncio.run(work())


# at a table


class Watched(Thinkers):
    """Bots that never find their move, and who of them was cancelled."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun = self.cancelled = 0

    async def think(self, game: str, bot: str, view: Any, options: Sequence[Action], seed: str) -> Action:
        self.begun += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return options[0]


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[Any, Any, Watched]]:
    """A table in a hall whose bots think for ever."""
    watched = Watched()
    async with hall(folder) as (rooms, _):
        rooms.house.thinkers.close()
        rooms.house = rooms.house._replace(thinkers=watched)
        table = await seated(rooms, "kingsburg", ("Ann", "Bob"))
        yield rooms, table, watched
    watched.close()


def test_the_bot_of_who_comes_back_stops_thinking(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as (_, table, watched):
            seat = next(iter(table.room.to_choose()))
            await table.do(lambda room, at: room.leave(seat, at))
            await until(lambda: watched.begun == 1)
            await table.do(lambda room, at: room.back(seat, at))
            await until(lambda: watched.cancelled == 1)
            await until(lambda: not table.busy)
            assert watched.begun == 1

    asyncio.run(work())


def test_a_bot_begins_anew_when_something_was_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as (_, table, watched):
            seat = next(iter(table.room.to_choose()))
            await table.do(lambda room, at: room.leave(1 - seat, at))
            while not watched.begun:
                option = table.room.options(seat)[0]
                await table.do(lambda room, at, option=option: room.choose(seat, option, at))
                await asyncio.sleep(0)
            await table.do(lambda room, at: room.undo(seat, at))
            await until(lambda: watched.cancelled == 1)

    asyncio.run(work())


def test_a_table_that_closes_stops_its_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as (rooms, table, watched):
            seat = next(iter(table.room.to_choose()))
            await table.do(lambda room, at: room.leave(seat, at))
            await until(lambda: watched.begun == 1)
            await rooms.close()
            await until(lambda: watched.cancelled == 1)
            assert not table._thinking

    asyncio.run(work())
