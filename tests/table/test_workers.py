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
from structlog.testing import capture_logs

from regalia.core.laws import another
from regalia.core.record import Dice, Match
from regalia.core.shared import packed
from regalia.games import GAMES
from regalia.table import desk, workers
from regalia.table.bots import Thinkers
from regalia.table.pool import Pool
from regalia.table.refusals import Busy
from regalia.table.turns import Order
from tests.table import processes
from tests.table.dreamer import crash, install, pid, swell
from tests.table.hotseat import Hotseat, serving, soon
from tests.table.indoors import thinking, until

LATER = 60.0  # seconds in which a process has started, however busy the machine is
WARM = 180.0  # the same for one that may have to compile
NOTICED = 10.0  # seconds in which a stopped or dead process is noticed
ORDER = Order("ann", "table", lambda: True)


async def asked(pool: Thinkers, deed: Any, *args: Any, limit: float = 1000.0) -> Any:
    async with asyncio.timeout(LATER):
        return await pool.deep.ask(ORDER, limit, {}, deed, *args)


def process(pool: Pool) -> BaseProcess:
    """The one that thinks."""
    assert pool.workers[0].process
    (found,) = pool.workers[0].process.processes
    return found


def replaced(pool: Thinkers) -> dict[str, float]:
    """How many processes, by the reason why."""
    name = "regalia_replaced_workers_total"
    lines = [line for line in pool.metrics.page().decode().splitlines() if line.startswith(name)]
    return {line.split('"')[1]: float(line.split()[-1]) for line in lines}


def position(game: str = "kingsburg", box: Any = None) -> tuple[Any, Any]:
    """What a seat sees at its first choice, and what it may do."""
    match = Match.start(GAMES[game], 2, {}, box)
    match.roll(Dice(1))
    return match.view(match.choice().seat), match.options_of()


# worn


async def renewed(pool: Thinkers, deed: Callable[[], Awaitable[int]]) -> tuple[int, float]:
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
            await asyncio.sleep(4 * workers.LOOK)
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


# late


@pytest.mark.parametrize("budget, most", [("", 1.0), (":0.5s", 0.5)])
def test_who_thinks_too_long_is_ended_with_his_process_and_a_weaker_bot_answers(
    budget: str, most: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = install(tmp_path) + budget
    monkeypatch.syspath_prepend(tmp_path)
    view, options = position()
    parcel = packed((view, options))
    at = desk.choose("kingsburg", "greedy", parcel.body, "seed", parcel.shared)
    assert at is not None

    async def work() -> None:
        async with thinking(thought_most=1.0, thought_more=most) as pool:
            await asked(pool, pid)
            old, began = process(pool.deep), time.monotonic()
            async with asyncio.timeout(LATER):
                assert await pool.think(ORDER, "kingsburg", bot, view, options, "seed") == options[at]
            assert time.monotonic() - began >= 1.0
            assert not old.is_alive()
            assert replaced(pool)["late"] >= 1
            assert await pool.think(ORDER, "kingsburg", "greedy", view, options, "seed") == options[at]

    with capture_logs() as logs:
        asyncio.run(work())
    assert [(line["bot"], line["why"]) for line in logs if "did not answer" in line["event"]] == [(bot, "Late")]


def test_a_weaker_bot_answers_for_one_that_fails() -> None:
    view, options = position()
    parcel = packed((view, options))
    at = desk.choose("kingsburg", "greedy", parcel.body, "seed", parcel.shared)
    assert at is not None

    async def work() -> None:
        async with thinking() as pool:
            async with asyncio.timeout(LATER):
                assert await pool.think(ORDER, "kingsburg", "nobody", view, options, "seed") == options[at]
            assert replaced(pool) == {}

    with capture_logs() as logs:
        asyncio.run(work())
    assert [line["bot"] for line in logs if line["event"] == "a bot failed"] == ["nobody"]


def test_what_has_to_be_loaded_is_not_on_the_time_of_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is started for a thought takes longer than the thought may."""

    async def work() -> None:
        async with thinking() as pool:
            assert await asked(pool, pid, limit=0.01)
            assert replaced(pool) == {}

    asyncio.run(work())


def test_a_hint_that_takes_too_long_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    view, options = position("kingdom-builder")

    async def work() -> None:
        async with thinking(thought_more=-0.9) as pool:
            async with asyncio.timeout(LATER):
                with pytest.raises(Busy, match="No hint was found in time"):
                    await pool.advise(ORDER, "kingdom-builder", view, options, "seed")

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
            await until(lambda: pool.deep.workers[0].process and pool.deep.workers[0].process.slate.began, LATER)
            old = process(pool.deep)
            harm(old)
            await until(lambda: not old.is_alive(), NOTICED)
            async with asyncio.timeout(LATER):
                assert await thought in options
            assert replaced(pool).keys() <= {"died", "late"}

    asyncio.run(work())


def test_a_process_that_cannot_start_is_tried_only_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "sit_down", crash)
    view, options = position()

    async def work() -> None:
        async with thinking() as pool:
            async with asyncio.timeout(LATER):
                assert await pool.think(ORDER, "kingsburg", "random", view, options, "seed") == options[0]
            tried = replaced(pool)["died"]
            await asyncio.sleep(4 * workers.LOOK)
            assert replaced(pool)["died"] <= tried + 1
            assert pool.quick.workers[0].process is None

    asyncio.run(work())


def test_a_process_that_starts_slowly_is_not_taken_for_a_stopped_one() -> None:
    found = workers.Process(False, desk.here)
    try:
        assert all(found.lives() for _ in range(workers.SILENT + 1))
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
        while not (found := processes.workers(server.process.pid)):  # until the bot has chosen for the first time
            table.act(0, soon(lambda: table.options(0), LATER)[0])
        for worker in found:
            os.kill(worker, signal.SIGSTOP)
        for _ in range(5):
            table.act(0, soon(lambda: table.options(0), LATER)[0])
        soon(lambda: table.options(0), LATER)


def test_a_table_goes_on_with_a_bot_that_never_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "packages"
    package.mkdir()
    bot = install(package)
    monkeypatch.setenv("PYTHONPATH", f"{package}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with serving(tmp_path, thought_most=1.0) as server:
        table = Hotseat(server.guest("Ann"), server.guest("Bob").open("kingsburg", "", bot, open=True), 1).sit()
        for _ in range(2):
            table.act(0, soon(lambda: table.options(0), LATER)[0])
        assert "did not answer" in server.said()
