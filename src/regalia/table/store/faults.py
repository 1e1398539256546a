"""Faults on order, so that a test sees a whole server whose disk fails.

REGALIA_FAULT=commit:3:full lets the third commit fail as on a full disk, once; commit:3,7:full the seventh too.
What fails: begin (of a transaction), commit, or execute (any other statement); how: full, locked, io, or lost, where it
is done all the same and only the answer is lost. Counted are the calls of the connection that writes, after the
migrations. Without the variable nothing of this is in place.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from sqlite3 import Connection, Cursor, OperationalError
from typing import Any, Self

from sqlalchemy import Engine, event

from regalia.core.errors import Refused

VARIABLE = "REGALIA_FAULT"
LOST = "lost"
ERRORS = {"full": "database or disk is full", "locked": "database is locked", "io": "disk I/O error"}
ORDER = re.compile(rf"(begin|execute|commit):(\d+(?:,\d+)*):({'|'.join(ERRORS)}|{LOST})")


def order(engine: Engine, text: str) -> None:
    """Let the calls that the text names fail, on all connections that the engine makes from now on."""
    if not (parts := ORDER.fullmatch(text)):
        raise Refused(f"{VARIABLE} is “{text}”: it should be like commit:3,7:full.")
    failing = _failing(parts[1], {int(number) for number in parts[2].split(",")}, parts[3])

    def connect(dialect: object, record: object, positional: object, named: dict[str, Any]) -> None:
        named["factory"] = failing

    event.listen(engine, "do_connect", connect)
    engine.dispose()


def _failing(what: str, numbers: set[int], how: str) -> type[Connection]:
    calls = count(1)

    @contextmanager
    def called(name: str) -> Iterator[None]:
        failing = name == what and next(calls) in numbers
        if failing and how != LOST:
            raise OperationalError(ERRORS[how])
        yield
        if failing:
            raise OperationalError(ERRORS["io"])

    return _connection(called)


def _connection(called: Callable[[str], AbstractContextManager[None]]) -> type[Connection]:
    """A driver's connection every call of which is made within something."""

    class ToldCursor(Cursor):
        def execute(self, sql: str, *parameters: Any) -> Self:
            with called("begin" if sql.startswith("BEGIN") else "execute"):
                return super().execute(sql, *parameters)

        def executemany(self, sql: str, rows: Iterable[Any]) -> Self:
            with called("execute"):
                return super().executemany(sql, rows)

    class ToldConnection(Connection):
        def cursor(self, factory: Any = None) -> Any:
            return super().cursor(ToldCursor)

        def commit(self) -> None:
            with called("commit"):
                super().commit()

    return ToldConnection
