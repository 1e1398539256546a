"""Commit, then tell: groups, faults, conflicts, a process killed in the middle."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import event

from regalia.core.errors import Refused
from regalia.table.store import Conflict, Line, NotSaved, Row, Table
from regalia.table.store.engine import writing
from regalia.table.store.faults import ERRORS, VARIABLE
from regalia.table.store.sql import SqlStore

TABLE = Table("t", b"", True, 1.0)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(folder / "regalia.db", patience=0.05)
    try:
        yield store
    finally:
        await store.close()


def line(number: int) -> Line:
    return Line("t", number, b"{}", float(number))


async def numbers(store: SqlStore) -> list[int]:
    return [line.number for line in await store.lines("t")]


async def outcome(store: SqlStore, *rows: Row) -> type[NotSaved] | None:
    try:
        await store.save(*rows)
    except NotSaved as error:
        return type(error)
    return None


@pytest.mark.parametrize("pragma, value", [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)])
def test_a_commit_returns_when_the_disk_has_it(tmp_path: Path, pragma: str, value: object) -> None:
    engine = writing(tmp_path / "regalia.db", 1.0)
    with engine.begin() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


def test_what_comes_together_is_committed_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            commits: list[object] = []
            event.listen(store._writing, "commit", commits.append)
            await asyncio.gather(*(store.save(line(number)) for number in range(1, 101)))
            assert await numbers(store) == list(range(1, 101))
            assert 1 <= len(commits) <= 10

    asyncio.run(work())


def test_a_job_that_fails_harms_no_other(tmp_path: Path) -> None:
    """A number that is taken, half a job before it, and text that no database can keep."""
    bad = {3: Conflict, 5: NotSaved}
    jobs = [(line(number),) for number in range(1, 8)]
    rows: dict[int, tuple[Row, ...]] = {3: (line(30), line(1)), 5: (line(50), Line("\ud800", 1, b"", 1.0))}

    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            outcomes = await asyncio.gather(*(outcome(store, *rows.get(job[0].number, job)) for job in jobs))
            assert outcomes == [bad.get(number) for number in range(1, 8)]
            assert await numbers(store) == [1, 2, 4, 6, 7]

    asyncio.run(work())


@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("what", ["begin", "execute", "commit"])
def test_the_nth_call_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, error: str) -> None:
    """Whichever call it is: not saved, nothing is kept, the same again works. Until no call is left that could fail."""

    async def failed(folder: Path) -> int:
        refused = 0
        async with opened(folder) as store:
            for rows in ((TABLE,), (line(1), line(2)), (line(3), line(4))):
                before = await numbers(store)
                while await outcome(store, *rows):
                    assert await numbers(store) == before
                    refused += 1
                    assert refused <= 2
            assert await numbers(store) == [1, 2, 3, 4]
        return refused

    for nth in count(1):
        monkeypatch.setenv(VARIABLE, f"{what}:{nth},{nth + 1}:{error}")
        if not asyncio.run(failed(tmp_path / str(nth))):
            break
    assert nth > 3


def test_a_fault_fails_the_whole_group_with_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            results = await asyncio.gather(*(store.save(line(n)) for n in (1, 2, 3)), return_exceptions=True)
            lost = [n for n, result in enumerate(results, 1) if result is not None]
            assert lost
            assert all(isinstance(results[n - 1], NotSaved) and "full" in str(results[n - 1]) for n in lost)
            assert not {*lost} & {*await numbers(store)}

    monkeypatch.setenv(VARIABLE, "commit:2:full")
    asyncio.run(work())


def test_a_fault_that_cannot_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "commit:soon:full")
    with pytest.raises(Refused, match="commit:soon:full"):
        asyncio.run(SqlStore.open(tmp_path / "regalia.db"))


def test_a_lock_of_another_program_passes(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            other = sqlite3.connect(tmp_path / "regalia.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert await outcome(store, line(1)) is NotSaved
            assert await numbers(store) == []
            other.close()
            await store.save(line(1))

    asyncio.run(work())


def test_a_database_that_may_not_grow_is_full(tmp_path: Path) -> None:
    """A real fault of SQLite: small rows still fit after a large one did not."""

    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            event.listen(store._writing, "begin", lambda connection: connection.exec_driver_sql(limit))
            assert await outcome(store, line(1), Line("t", 2, b"x" * 10**6, 1.0)) is NotSaved
            await store.save(line(3))
            assert await numbers(store) == [3]

    limit = "PRAGMA max_page_count=40"
    asyncio.run(work())


def test_reading_goes_on_while_writing(tmp_path: Path) -> None:
    """Whoever reads sees all that was acknowledged, in whole jobs."""

    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            writing = asyncio.gather(*(store.save(line(2 * n), line(2 * n - 1)) for n in range(1, 301)))
            while not writing.done():
                assert len(await numbers(store)) % 2 == 0
            await store.save(line(1000))
            assert len(await numbers(store)) == 601

    asyncio.run(work())


def test_who_stops_waiting_is_still_written(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            broken: list[object] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
            saving = asyncio.create_task(store.save(TABLE))
            await asyncio.sleep(0)
            saving.cancel()
            await asyncio.gather(saving, return_exceptions=True)
            assert saving.cancelled()
            await store.save(line(1))
            assert not broken

    asyncio.run(work())


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as store:
            await store.save(TABLE)
            tasks = [asyncio.create_task(store.save(line(number))) for number in range(1, 1201)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        async with opened(tmp_path) as store:
            assert len(await numbers(store)) == 1200

    asyncio.run(work())


PROGRAM = """
import asyncio, sys
from itertools import count
from pathlib import Path
from regalia.table.store import Line, Table
from regalia.table.store.sql import SqlStore

async def play(store: SqlStore, table: str) -> None:
    await store.save(Table(table, b"", True, 1.0))
    for number in count(1):
        await store.save(Line(table, number, b"{}", 1.0))
        print(table, number, flush=True)

async def main() -> None:
    store = await SqlStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, table) for table in "abcdefgh"))

asyncio.run(main())
"""


@pytest.mark.parametrize("after", [1, 40, 333])
def test_killed_in_the_middle_nothing_acknowledged_is_lost(tmp_path: Path, after: int) -> None:
    """Nor is anything there with a gap, or more than one line that was under way at each table."""
    path = tmp_path / "regalia.db"
    with subprocess.Popen([sys.executable, "-c", PROGRAM, path], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        told = [process.stdout.readline() for _ in range(after)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    last = {table: int(number) for table, number in (text.split() for text in told if text.endswith("\n"))}

    async def check() -> None:
        async with opened(tmp_path) as store:
            for table, number in last.items():
                kept = [line.number for line in await store.lines(table)]
                assert kept == list(range(1, len(kept) + 1))
                assert number <= len(kept) <= number + 1

    asyncio.run(check())
