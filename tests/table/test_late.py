"""Bots that think too long, or fail: a weaker one answers, and nobody stalls."""

import asyncio
import os
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from regalia.core.shared import packed
from regalia.table import worker_process
from regalia.table.refusals import Busy
from tests.table.dreamer import install, pid
from tests.table.hotseat import Hotseat, serving, soon
from tests.table.indoors import thinking
from tests.table.thinking import LATER, ORDER, asked, position, process, replaced


@pytest.mark.parametrize("budget, most", [("", 1.0), (":0.5s", 0.5)])
def test_who_thinks_too_long_is_ended_with_his_process_and_a_weaker_bot_answers(
    budget: str, most: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = install(tmp_path) + budget
    monkeypatch.syspath_prepend(tmp_path)
    view, options = position()
    parcel = packed((view, options))
    at = worker_process.choose("kingsburg", "greedy", parcel.body, "seed", parcel.shared)
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
    assert [(line["bot"], line["why"]) for line in logs if "did not answer" in line["event"]] == [(bot, "TooLate")]


def test_a_weaker_bot_answers_for_one_that_fails() -> None:
    view, options = position()
    parcel = packed((view, options))
    at = worker_process.choose("kingsburg", "greedy", parcel.body, "seed", parcel.shared)
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
                    await pool.advise(ORDER, "kingdom-builder", view, options)

    asyncio.run(work())


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
