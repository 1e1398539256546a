"""How each kind of row is written. Core composes it once, the driver runs it: several times as fast as through Core."""

from collections.abc import Iterable
from itertools import groupby

from msgspec.structs import asdict
from sqlalchemy import Table, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.dialects.sqlite.pysqlite import dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.dml import UpdateBase

from regalia.table import store
from regalia.table.store import Conflict, Phase, Row, Spent
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


def _replace(table: Table, *columns: str, later: str = "") -> UpdateBase:
    """An insert, or new values of some columns where the key is taken; of `later` only if it is not smaller."""
    new = upsert(table)
    where = new.excluded[later] >= table.c[later] if later else None
    return new.on_conflict_do_update(set_={name: new.excluded[name] for name in columns}, where=where)


def _of(kind: type[Row], table: Table) -> UpdateBase:
    """The row with the same fields goes."""
    return delete(table).where(*(table.c[name] == bindparam(name) for name in kind.__struct_fields__))


def _sql(kind: type[Row], statement: UpdateBase) -> str:
    return str(statement.compile(dialect=dialect(paramstyle="named"), column_keys=kind.__struct_fields__))


STATEMENTS: dict[type[Row], UpdateBase] = {
    store.Table: insert(tables),
    store.Line: insert(lines),
    store.Snapshot: _replace(snapshots, "number", "body", later="number"),
    store.Summary: _replace(summaries, "number", "body", later="number"),
    store.Answer: insert(answers),
    Phase: update(tables).where(tables.c.id == bindparam("table")),
    store.Member: _replace(members, "role"),
    store.Gone: _of(store.Gone, members),
    store.Erased: delete(tables).where(tables.c.id == bindparam("table")),
    store.Guest: _replace(guests, "name", "lang"),
    store.Token: insert(tokens),
    Spent: delete(tokens).where(tokens.c.digest == bindparam("digest")),
    store.Beat: _replace(beats, "tick"),
    store.Epoch: _replace(epochs, "number"),
    store.Contact: _replace(contacts, "address", "site", "code", "created"),
    store.NoContact: _of(store.NoContact, contacts),
    store.Owed: _replace(owed, "since", "due"),
    store.Settled: _of(store.Settled, owed),
    store.Lesson: _replace(lessons, "body", "step", "steps", "done", "changed"),
}
SQL = {kind: _sql(kind, statement) for kind, statement in STATEMENTS.items()}
PARTS = (lines, snapshots, summaries, answers, members, tokens, owed)  # of a table
BEFORE: dict[type[Row], list[str]] = {
    store.Erased: [_sql(store.Erased, delete(each).where(each.c.table == bindparam("table"))) for each in PARTS]
}  # by kind: what is done first
MUST_FIND = (Phase, Spent, store.Erased)


def write(cursor: DBAPICursor, rows: Iterable[Row]) -> None:
    """In their order; neighbours of one kind in one call."""
    for kind, some in groupby(rows, type):
        values = [asdict(row) for row in some]
        for sql in (*BEFORE.get(kind, ()), SQL[kind]):
            cursor.executemany(sql, values)
        if kind in MUST_FIND and cursor.rowcount != len(values):
            raise Conflict(f"There is no row for a {kind.__name__} to change.")
