"""Bots think beside the server: who thinks in vain is stopped at once, leaves nothing behind and harms nobody."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from regalia import agents
from regalia.agents import compilation
from regalia.agents.kernels import NUMBA
from regalia.core.protocol import Action
from regalia.core.shared import packed
from regalia.table import bots, worker_process, workers
from regalia.table.bots import BotProcesses
from regalia.table.fair_queue import Ticket
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from tests.table.dreamer import Learner, compiled, dream, pid, toil
from tests.table.indoors import local_registry, seated, thinking, until
from tests.table.server import Server

SOON = 2.0  # seconds; on a quiet machine it takes a hundredth of that
LATER = 60.0  # seconds in which a process has started, however busy the machine is
WARM = 180.0  # the same for one that may have to compile
ORDER = Ticket("ann", "table", lambda: True, 1.0)


def said(trace: Path) -> str:
    return trace.read_text("utf-8") if trace.exists() else ""


def processes(pool: BotProcesses) -> list[BaseProcess]:
    """Those that think."""
    return [process for worker in pool.deep.workers if worker.process for process in worker.process.processes]


def at_rest(pool: BotProcesses) -> bool:
    """Whether every process is free, and nobody is told to stop."""
    return not any(worker.busy or (worker.process and worker.process.status.halted) for worker in pool.deep.workers)


async def asked(pool: BotProcesses, deed: Any, *args: Any) -> Any:
    return await pool.deep.ask(ORDER, 1000.0, {}, deed, *args)


async def dreaming(pool: BotProcesses, trace: Path, bot: str = "dreamer") -> "asyncio.Task[int]":
    """A thought that has begun and would never end."""
    thought = asyncio.create_task(asked(pool, dream, str(trace), bot))
    await until(lambda: said(trace) == "dreams", LATER)
    return thought


async def stopped(thought: "asyncio.Task[int]", trace: Path) -> float:
    """How long it takes until a cancelled thought is over in its process too."""
    began = time.perf_counter()
    thought.cancel()
    await until(lambda: said(trace) == "awake", LATER)
    return time.perf_counter() - began


def test_a_cancelled_thought_stops_at_once_and_all_others_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking(workers=2) as pool:
            other = await dreaming(pool, tmp_path / "other")
            for number in range(3):
                trace = tmp_path / str(number)
                assert await stopped(await dreaming(pool, trace), trace) < SOON
            before = processes(pool)
            assert await asked(pool, pid)
            assert said(tmp_path / "other") == "dreams"
            await stopped(other, tmp_path / "other")
            await until(lambda: at_rest(pool))
            assert processes(pool) == before

    asyncio.run(work())


def test_who_gives_up_before_his_turn_never_begins_and_a_dead_process_is_replaced(tmp_path: Path) -> None:
    async def work() -> None:
        async with thinking() as pool:
            first = await dreaming(pool, tmp_path / "first")
            second = asyncio.create_task(asked(pool, dream, str(tmp_path / "second"), "dreamer"))
            await asyncio.sleep(0.05)
            second.cancel()
            for process in processes(pool):
                process.kill()
            with pytest.raises(BrokenExecutor):
                await first
            assert await asked(pool, pid)
            assert said(tmp_path / "second") == ""
            await until(lambda: at_rest(pool))

    asyncio.run(work())


def test_who_gives_up_owes_nothing_for_it(tmp_path: Path) -> None:
    """At whatever moment: as long as it waits, when it is called, while it thinks."""

    async def work() -> None:
        async with thinking() as pool:
            for turns in range(20):
                thoughts = [asyncio.create_task(asked(pool, pid)) for _ in range(3)]
                for _ in range(turns % 5):
                    await asyncio.sleep(0)
                for thought in thoughts[turns % 3 :]:
                    thought.cancel()
                await asyncio.gather(*thoughts, return_exceptions=True)
            await until(lambda: at_rest(pool), LATER)
            assert not pool.deep.queue
            assert not pool.deep.queue._accounts._expected
            assert await asked(pool, pid)

    asyncio.run(work())


def test_who_does_not_stop_is_ended_with_his_process_and_all_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.1)

    async def work() -> None:
        async with thinking(workers=2) as pool:
            other = await dreaming(pool, tmp_path / "other")
            thought = await dreaming(pool, tmp_path / "deaf", "sleeper")
            kept, ended = processes(pool)
            thought.cancel()
            async with asyncio.timeout(LATER):
                assert await asked(pool, pid)
            await until(lambda: not ended.is_alive())
            assert said(tmp_path / "other") == "dreams"
            await stopped(other, tmp_path / "other")
            await until(lambda: at_rest(pool))
            assert processes(pool)[0] is kept
            assert kept.is_alive()

    asyncio.run(work())


def test_a_server_that_stops_waits_for_no_bot(tmp_path: Path) -> None:
    async def work() -> BaseProcess:
        async with thinking() as pool:
            thought = await dreaming(pool, tmp_path / "deaf", "sleeper")
            (process,) = processes(pool)
            thought.cancel()
        return process

    with capture_logs() as logs:
        process = asyncio.run(work())
        process.join(LATER)
    assert not process.is_alive()
    assert not logs


def test_a_bot_remembers_no_other_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(agents.BOTS, "learner", Learner)
    thought = packed((None, ["a", "b"])).body
    assert [worker_process.choose("kingsburg", "learner", thought, "seed", {}) for _ in range(2)] == [0, 0]


# compiled beside them


def compiler(pool: BotProcesses) -> list[BaseProcess]:
    pool.prepare()
    return pool.compiler


def test_bots_do_not_wait_for_what_is_compiled_beside_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "compile_in_background", toil)
    monkeypatch.setattr(compilation, "storable", lambda: ["kingsburg"])
    monkeypatch.setattr(compilation, "missing", lambda: ["kingsburg"])

    async def work() -> None:
        async with thinking() as pool:
            (process,) = compiler(pool)
            assert await asked(pool, compiled) is False
            assert process.is_alive()
            plain = processes(pool)
            process.kill()
            process.join()
            await until(lambda: not plain[0].is_alive(), WARM)
            assert await asked(pool, compiled) is bool(NUMBA)
            assert at_rest(pool)

    asyncio.run(work())


def test_a_server_that_stops_leaves_the_rest_uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "compile_in_background", toil)
    monkeypatch.setattr(compilation, "storable", lambda: ["kingsburg"])

    async def work() -> BaseProcess:
        async with thinking() as pool:
            return compiler(pool)[0]

    process = asyncio.run(work())
    process.join(LATER)
    assert not process.is_alive()


def test_what_is_compiled_already_costs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "storable", list)

    async def work() -> None:
        async with thinking() as pool:
            assert compiler(pool) == []

    asyncio.run(work())


def test_without_numba_the_server_says_so_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['numba'] = None\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = Server(tmp_path)
    assert server.stop() == 0
    assert server.said().count(compilation.NOTICE) == 1


# at a table


class Watched(BotProcesses):
    """Bots that never find their move, and who of them was cancelled."""

    def __init__(self) -> None:
        super().__init__(Settings(), Metrics())
        self.begun = self.cancelled = 0

    async def think(
        self, order: Ticket, game: str, bot: str, view: Any, options: Sequence[Action], seed: str
    ) -> Action:
        self.begun += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return options[0]


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[Any, Any, Watched]]:
    """A table in a registry whose bots think for ever."""
    watched = Watched()
    async with local_registry(folder) as (rooms, _):
        rooms.backend.bots.close()
        rooms.backend = rooms.backend._replace(bots=watched)
        table = await seated(rooms, "kingsburg", ("Ann", "Bob"))
        yield rooms, table, watched
    watched.close()


def test_the_bot_of_who_comes_back_stops_thinking(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as (_, table, watched):
            seat = next(iter(table.room.to_choose()))
            await table.do(lambda room, at: room.leave(seat, ("Ann", "Bob")[seat], at))
            await until(lambda: watched.begun == 1)
            await table.do(lambda room, at: room.take_back(seat, ("Ann", "Bob")[seat], at))
            await until(lambda: watched.cancelled == 1)
            await until(lambda: not table.busy)
            assert watched.begun == 1

    asyncio.run(work())


def test_a_bot_begins_anew_when_something_was_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as (_, table, watched):
            seat = next(iter(table.room.to_choose()))
            await table.do(lambda room, at: room.leave(1 - seat, ("Ann", "Bob")[1 - seat], at))
            while not watched.begun:
                option = table.room.options(seat)[0]
                await table.do(lambda room, at, option=option: room.choose(seat, ("Ann", "Bob")[seat], option, at))
                await asyncio.sleep(0)
            await table.do(lambda room, at: room.undo(seat, ("Ann", "Bob")[seat], at))
            await until(lambda: watched.cancelled == 1)

    asyncio.run(work())


def test_a_table_that_closes_stops_its_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path) as (rooms, table, watched):
            seat = next(iter(table.room.to_choose()))
            await table.do(lambda room, at: room.leave(seat, ("Ann", "Bob")[seat], at))
            await until(lambda: watched.begun == 1)
            await rooms.close()
            await until(lambda: watched.cancelled == 1)
            assert not table.thoughts.busy

    asyncio.run(work())
