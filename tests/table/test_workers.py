"""Processes of bots that are worn, late, stopped or dead: each is noticed, another takes over, and nobody stalls."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from regalia.core.laws.boxes import another
from regalia.games import GAMES
from regalia.table import worker_process, workers
from regalia.table.bots import BotProcesses
from tests.table import processes
from tests.table.dreamer import crash, pid, swell
from tests.table.hotseat import Hotseat, serving, soon
from tests.table.indoors import thinking, until
from tests.table.thinking import LATER, ORDER, asked, position, process, replaced

WARM = 180.0  # the same for one that may have to compile
NOTICED = 10.0  # seconds in which a stopped or dead process is noticed


# worn


async def renewed(pool: BotProcesses, deed: Callable[[], Awaitable[int]]) -> tuple[int, float]:
    """Do something over and over until another process does it: how often that was, and the longest time it took."""
    first, times, longest, began = await deed(), 1, 0.0, time.monotonic()
    while time.monotonic() < began + WARM:
        start = time.monotonic()
        assert pool.deep.workers[0].process
        assert pool.deep.workers[0].process.ready.done()  # nobody ever waits for a process that has to start
        found, times = await deed(), times + 1
        longest = max(longest, time.monotonic() - start)
        if found != first:
            return times, longest
        await asyncio.sleep(0.01)
    raise AssertionError("it was not renewed")


def test_a_process_that_has_thought_often_is_renewed_while_it_goes_on() -> None:
    most = 20

    async def work() -> None:
        async with thinking(worker_thoughts=most) as pool:
            await asked(pool, pid)
            old = process(pool.deep)
            times, longest = await renewed(pool, lambda: asked(pool, pid))
            assert times + 1 > most
            assert longest < LATER / 10
            assert replaced(pool) == {"thoughts": 1.0}
            await until(lambda: not old.is_alive(), LATER)

    asyncio.run(work())


def test_a_process_that_has_grown_is_renewed_and_a_small_one_is_kept() -> None:
    async def work() -> None:
        async with thinking(worker_memory=250) as pool:
            first = await asked(pool, swell, 1)
            await asyncio.sleep(4 * workers.CHECK_EVERY)
            assert await asked(pool, pid) == first
            await asked(pool, swell, 260)
            await renewed(pool, lambda: asked(pool, pid))
            assert replaced(pool) == {"size": 1.0}
            assert pool.deep.workers[0].size < 250 << 20

    asyncio.run(work())


def test_a_successor_that_never_gets_ready_is_given_up_and_the_old_one_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "warm", signal.pause)
    monkeypatch.setattr(workers, "WARMING", 3.0)

    async def work() -> None:
        async with thinking(worker_thoughts=1) as pool:
            first = await asked(pool, pid)
            await until(lambda: pool.deep.workers[0].successor, LATER)
            successor = pool.deep.workers[0].successor
            assert successor
            (stuck,) = successor.processes
            await until(lambda: not stuck.is_alive(), LATER)
            assert await asked(pool, pid) == first

    asyncio.run(work())


# stopped or dead


def stop(found: BaseProcess) -> None:
    assert found.pid
    os.kill(found.pid, signal.SIGSTOP)


@pytest.mark.parametrize("harm", [stop, BaseProcess.kill])
def test_an_idle_process_that_is_stopped_or_dead_is_replaced_before_anybody_needs_it(
    harm: Callable[[BaseProcess], None],
) -> None:
    async def work() -> None:
        async with thinking() as pool:
            await asked(pool, pid)
            old = process(pool.deep)
            harm(old)
            await until(lambda: process(pool.deep) is not old, NOTICED)
            assert await asked(pool, pid) == process(pool.deep).pid
            assert replaced(pool) == {"died": 1.0}
            await until(lambda: not old.is_alive(), LATER)

    asyncio.run(work())


@pytest.mark.parametrize("harm", [stop, BaseProcess.kill])
def test_a_thought_in_a_process_that_is_stopped_or_dead_is_thought_again(
    harm: Callable[[BaseProcess], None], tmp_path: Path
) -> None:
    """By nobody if nobody waits, by the same bot if it was not the bot's fault."""
    view, options = position("kingdom-builder")

    async def work() -> None:
        async with thinking() as pool:
            await asked(pool, pid)
            thought = asyncio.create_task(pool.think(ORDER, "kingdom-builder", "search:3s", view, options, "seed"))
            await until(lambda: pool.deep.workers[0].process and pool.deep.workers[0].process.status.began, LATER)
            old = process(pool.deep)
            harm(old)
            await until(lambda: not old.is_alive(), NOTICED)
            async with asyncio.timeout(LATER):
                assert await thought in options
            assert replaced(pool).keys() <= {"died", "late"}

    asyncio.run(work())


def test_a_process_that_cannot_start_is_tried_only_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "start_up", crash)
    view, options = position()

    async def work() -> None:
        async with thinking() as pool:
            async with asyncio.timeout(LATER):
                assert await pool.think(ORDER, "kingsburg", "random", view, options, "seed") == options[0]
            tried = replaced(pool)["died"]
            await asyncio.sleep(4 * workers.CHECK_EVERY)
            assert replaced(pool)["died"] <= tried + 1
            assert pool.quick.workers[0].process is None

    asyncio.run(work())


def test_a_process_that_starts_slowly_is_not_taken_for_a_stopped_one() -> None:
    found = workers.Process(False, worker_process.ping)
    try:
        assert all(found.alive() for _ in range(workers.SILENT_CHECKS + 1))
    finally:
        found.close()


# what is shared


def test_what_a_box_file_made_is_sent_once_to_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wonderful-kingdom"]
    view, options = position(game.id, another(game.box))
    sent = list[int]()
    run = workers.Worker.run

    async def noted(worker: Any, limit: float, deed: Any, *args: Any) -> Any:
        sent.append(len(args[-1]))
        return await run(worker, limit, deed, *args)

    monkeypatch.setattr(workers.Worker, "run", noted)

    async def work() -> None:
        async with thinking() as pool:
            for _ in range(3):
                assert await pool.think(ORDER, game.id, "random", view, options, "seed") in options
            process(pool.quick).kill()
            assert await pool.think(ORDER, game.id, "random", view, options, "seed") in options

    asyncio.run(work())
    assert [number for number in sent if number] == [1, 1]  # a new process has to be told again
    assert sent[:4] == [0, 1, 0, 0]


# at a table


def test_a_table_goes_on_when_the_process_of_its_bots_was_stopped(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = Hotseat(server.guest("Ann"), server.guest("Bob").open("kingsburg", "", "greedy", open=True), 1).sit()
        for _ in range(5):  # a bot that has chosen has a process that has started
            table.act(0, soon(lambda: table.options(0), LATER)[0])
        soon(lambda: table.options(0), LATER)
        for worker in processes.workers(server.process.pid):
            os.kill(worker, signal.SIGSTOP)
        for _ in range(5):
            table.act(0, soon(lambda: table.options(0), LATER)[0])
        soon(lambda: table.options(0), LATER)
