"""Tables that nobody looks at leave the memory, and come back when somebody does."""

import asyncio
from pathlib import Path

import pytest

from regalia.table import registry, snapshots
from tests.table.indoors import choice, local_registry, seated, until

IDLE = 0.5  # seconds


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry is swept all the time."""
    monkeypatch.setattr(registry, "SWEEP", 0.01)


def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_registry(tmp_path, idle=IDLE, snapshot=3) as (rooms, _):
            table = await seated(rooms, "kingsburg")
            before = snapshots.encode_room(table.room)
            await until(lambda: not rooms.tables)
            again = await rooms.get(table.id)
            assert again is not table
            assert snapshots.encode_room(again.room) == before

    asyncio.run(work())


def test_a_table_with_listeners_stays_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_registry(tmp_path, idle=IDLE) as (rooms, _):
            table = await seated(rooms, "kingsburg")
            _, listener = await table.audience.listen("Ann", None, "en", 0)
            await asyncio.sleep(2 * IDLE)
            assert table.id in rooms.tables
            table.audience.leave(listener)
            await until(lambda: not rooms.tables)

    asyncio.run(work())


def test_who_was_about_to_act_when_the_table_was_laid_to_rest_is_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_registry(tmp_path, idle=IDLE) as (rooms, _):
            table = await seated(rooms, "kingsburg")
            seat, action = choice(table)
            await until(lambda: not rooms.tables)
            async with asyncio.timeout(5):
                await table.do(lambda room, at: room.act(seat, action, at))

    asyncio.run(work())


def test_who_was_about_to_listen_when_the_table_was_laid_to_rest_is_sent_back(tmp_path: Path) -> None:
    """The stream ends at once, so that the reader comes again; otherwise it would be silent for ever."""

    async def work() -> None:
        async with local_registry(tmp_path, idle=IDLE) as (rooms, _):
            table = await seated(rooms, "kingsburg")
            await until(lambda: not rooms.tables)
            _, listener = await table.audience.listen("Ann", None, "en", 0)
            assert listener.closed

    asyncio.run(work())


def test_a_table_that_waits_for_the_disk_is_not_laid_to_rest(tmp_path: Path) -> None:
    async def work() -> None:
        async with local_registry(tmp_path, idle=IDLE) as (rooms, valve):
            table = await seated(rooms, "kingsburg")
            seat, action = choice(table)
            valve.open.clear()
            saving = asyncio.create_task(table.do(lambda room, at: room.act(seat, action, at)))
            await asyncio.sleep(2 * IDLE)
            again = await rooms.get(table.id)
            valve.open.set()
            await saving
            seat, action = choice(again)
            await again.do(lambda room, at: room.act(seat, action, at))

    asyncio.run(work())
