"""One thread writes. It takes all that waits, commits it as one, and only then are those who wait answered."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from sqlite3 import IntegrityError, OperationalError
from threading import Condition, Thread
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor

from regalia.table.store import Conflict, NotSaved, Row
from regalia.table.store.statements import write

GROUP = 500  # jobs in one transaction


class Job(NamedTuple):
    """Rows to be kept together, and who waits for it."""

    rows: Sequence[Row]
    done: asyncio.Future[None]


class Writer:
    """Belongs to the event loop in which it was made."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: deque[Job] = deque()
        self._closed = False
        self._changed = Condition()
        self._thread = Thread(target=self._work, name="regalia-writer", daemon=True)
        self._thread.start()

    def save(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Done when the rows are on the disk. Whoever stops waiting changes nothing: they are written all the same."""
        if self._closed:
            raise NotSaved("The storage is closed.")
        job = Job(rows, self._loop.create_future())
        with self._changed:
            self._jobs.append(job)
            self._changed.notify()
        return job.done

    async def close(self) -> None:
        """What waits is still written."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        for group in self._groups():
            outcomes = self._commit(group)
            with suppress(RuntimeError):  # the loop is gone, and all who waited with it
                self._loop.call_soon_threadsafe(_answer, group, outcomes)

    def _groups(self) -> Iterator[list[Job]]:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._jobs or self._closed)
                group = [self._jobs.popleft() for _ in range(min(GROUP, len(self._jobs)))]
            if not group:
                return
            yield group

    def _commit(self, group: Sequence[Job]) -> list[NotSaved | None]:
        """All of a group or, if the disk does not take it, nothing; then the connection is made anew."""
        try:
            with self._engine.begin() as connection:
                cursor = connection.connection.cursor()
                return [_attempt(cursor, job.rows) for job in group]
        except Exception as error:
            self._engine.dispose()
            return [_not_saved(error) for _ in group]


def _attempt(cursor: DBAPICursor, rows: Sequence[Row]) -> NotSaved | None:
    """One job. If the rows are at fault it fails alone; if the database is, the group does."""
    failure = None
    cursor.execute("SAVEPOINT job")
    try:
        write(cursor, rows)
    except OperationalError:
        raise
    except Exception as error:
        cursor.execute("ROLLBACK TO job")
        failure = _not_saved(error)
    cursor.execute("RELEASE job")
    return failure


def _not_saved(error: Exception) -> NotSaved:
    kind = Conflict if isinstance(error, Conflict | IntegrityError) else NotSaved
    return kind(str(error))


def _answer(group: Sequence[Job], outcomes: Sequence[NotSaved | None]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.done.done():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)
