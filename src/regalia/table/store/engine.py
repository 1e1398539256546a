"""Connections to the database file: one for the thread that writes, a few for those that read."""

from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

READERS = 4


def writing(path: Path, patience: float) -> Engine:
    """Every transaction takes the write lock at once, and its commit is on the disk when it returns."""
    engine = create_engine(
        _url(path), pool_size=1, max_overflow=0, connect_args={"timeout": patience}, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare_writing)
    event.listen(engine, "begin", _begin)
    return engine


def reading(path: Path, patience: float) -> Engine:
    """Every statement sees all that has been committed before it."""
    engine = create_engine(
        _url(path),
        pool_size=READERS,
        max_overflow=0,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": patience},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _prepare_reading)
    return engine


def _url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def _prepare_writing(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    # Left alone, sqlite3 begins late, and not before a SAVEPOINT: SQLAlchemy, SQLite dialect, transaction control.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.cursor().execute(f"PRAGMA {pragma}")


def _prepare_reading(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    connection.cursor().execute("PRAGMA query_only=ON")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
