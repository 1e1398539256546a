"""The storage in one SQLite file."""

import asyncio
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Engine, Select, func, select
from sqlalchemy.exc import DatabaseError, OperationalError

from regalia.core.errors import Refused
from regalia.table import folder
from regalia.table.store import (
    Answer,
    Beat,
    Contact,
    Epoch,
    Guest,
    Lesson,
    Line,
    NotSaved,
    Owed,
    Row,
    Snapshot,
    Summary,
    Table,
    Token,
    faults,
)
from regalia.table.store.engine import READERS, reading, writing
from regalia.table.store.migrate import upgrade
from regalia.table.store.schema import (
    answers,
    beats,
    contacts,
    epochs,
    guests,
    lessons,
    lines,
    members,
    owed,
    snapshots,
    summaries,
    tables,
    tokens,
)
from regalia.table.store.writer import Writer

T = TypeVar("T")
PATIENCE = 5.0  # seconds to wait for a lock that another program holds
TAKES_PART = select(tables).join(members, members.c.table == tables.c.id)


class SqlStore:
    """See Store. Belongs to the event loop in which it was opened; nothing here makes that loop wait for the disk."""

    def __init__(self, path: Path, engine: Engine, patience: float) -> None:
        self._writer, self._writing = Writer(engine), engine
        self._reading = reading(path, patience)
        self._readers = ThreadPoolExecutor(READERS, "regalia-reader")

    @classmethod
    async def open(cls, path: Path, patience: float = PATIENCE) -> "SqlStore":
        """Make or migrate the database. Refused if the file or its folder is of no use."""
        return cls(path, await asyncio.to_thread(_prepared, path, patience), patience)

    async def save(self, *rows: Row) -> None:
        await self._writer.save(rows)

    async def table(self, table: str) -> Table | None:
        return await self._one(Table, select(tables).where(tables.c.id == table))

    async def lines(self, table: str, since: int = 0) -> Sequence[Line]:
        query = select(lines).where(lines.c.table == table, lines.c.number > since)
        return await self._all(Line, query.order_by(lines.c.number))

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._one(Snapshot, select(snapshots).where(snapshots.c.table == table))

    async def summaries(self, tables: Sequence[str]) -> Sequence[Summary]:
        return await self._all(Summary, select(summaries).where(summaries.c.table.in_(tables)))

    async def answer(self, table: str, guest: str, key: str) -> Answer | None:
        return await self._one(Answer, select(answers).filter_by(table=table, guest=guest, key=key))

    async def guest(self, guest: str) -> Guest | None:
        return await self._one(Guest, select(guests).where(guests.c.id == guest))

    async def token(self, digest: bytes) -> Token | None:
        return await self._one(Token, select(tokens).where(tokens.c.digest == digest))

    async def tokens(self, table: str) -> Sequence[Token]:
        query = select(tokens).where(tokens.c.table == table)
        return await self._all(Token, query.order_by(tokens.c.created.desc()))

    async def waiting(self, limit: int) -> Sequence[Table]:
        query = select(tables).where(tables.c.open.is_(True), tables.c.phase == "waiting")
        return await self._all(Table, query.order_by(tables.c.created.desc()).limit(limit))

    async def of(self, guest: str, limit: int) -> Sequence[Table]:
        query = TAKES_PART.where(members.c.guest == guest, members.c.role == "seat")
        return await self._all(Table, query.order_by(tables.c.touched.desc()).limit(limit))

    async def due(self, until: float) -> Sequence[Table]:
        return await self._all(Table, select(tables).where(tables.c.due <= until).order_by(tables.c.due))

    async def begun(self, guest: str, since: float) -> int:
        query = TAKES_PART.where(members.c.guest == guest, tables.c.created >= since)
        return await self._one(int, query.with_only_columns(func.count())) or 0

    async def beat(self) -> Beat | None:
        return await self._one(Beat, select(beats))

    async def epochs(self) -> Sequence[Epoch]:
        return await self._all(Epoch, select(epochs))

    async def contacts(self, guest: str) -> Sequence[Contact]:
        return await self._all(Contact, select(contacts).where(contacts.c.guest == guest))

    async def reachable(self) -> Sequence[str]:
        return await self._all(str, select(contacts.c.guest).where(contacts.c.code == "").distinct())

    async def owed(self) -> Sequence[Owed]:
        return await self._all(Owed, select(owed).order_by(owed.c.due))

    async def lesson(self, guest: str, game: str, lesson: str) -> Lesson | None:
        return await self._one(Lesson, select(lessons).filter_by(guest=guest, game=game, lesson=lesson))

    async def lessons(self, guest: str) -> Sequence[Lesson]:
        return await self._all(Lesson, select(lessons).filter_by(guest=guest).order_by(lessons.c.changed.desc()))

    async def close(self) -> None:
        """All that waits is written; the last connection to close leaves one file, without a write-ahead log."""
        await self._writer.close()
        await asyncio.to_thread(self._disconnect)

    def _disconnect(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    async def _one(self, kind: Callable[..., T], query: Select[Any]) -> T | None:
        return next(iter(await self._all(kind, query)), None)

    async def _all(self, kind: Callable[..., T], query: Select[Any]) -> Sequence[T]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, kind, query)

    def _read(self, kind: Callable[..., T], query: Select[Any]) -> Sequence[T]:
        try:
            with self._reading.connect() as connection:
                return [kind(*row) for row in connection.execute(query)]
        except DatabaseError as error:
            raise NotSaved(str(error)) from None


def _prepared(path: Path, patience: float) -> Engine:
    try:
        folder.make(path.parent)
    except OSError as error:
        raise Refused(f"The folder {path.parent} cannot be made: {error.strerror}.") from None
    try:
        _hide(path)
        return _migrated(writing(path, patience))
    except OSError as error:
        raise Refused(f"The database {path} cannot be written: {error.strerror}.") from None
    except OperationalError as error:
        raise Refused(f"The database {path} cannot be written: {error.orig}.") from None
    except DatabaseError:
        raise Refused(f"The file {path} is not a database, or it is damaged.") from None


def _hide(path: Path) -> None:
    """Before anything is in it; SQLite gives the files beside it the same mode when it makes them."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, folder.PRIVATE))
    for each in (path, *path.parent.glob(f"{path.name}-*")):
        folder.hide(each)


def _migrated(engine: Engine) -> Engine:
    try:
        upgrade(engine)
        if order := os.environ.get(faults.VARIABLE):
            faults.order(engine, order)
    except BaseException:
        engine.dispose()
        raise
    return engine
