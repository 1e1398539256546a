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
from regalia.table.store.schema import answers, beats, epochs, guests, lines, members, snapshots, tables, tokens


def _replace(table: Table, *columns: str, later: str = "") -> UpdateBase:
    """An insert, or new values of some columns where the key is taken; of `later` only if it is not smaller."""
    new = upsert(table)
    where = new.excluded[later] >= table.c[later] if later else None
    return new.on_conflict_do_update(set_={name: new.excluded[name] for name in columns}, where=where)


def _sql(kind: type[Row], statement: UpdateBase) -> str:
    return str(statement.compile(dialect=dialect(paramstyle="named"), column_keys=kind.__struct_fields__))


STATEMENTS: dict[type[Row], UpdateBase] = {
    store.Table: insert(tables),
    store.Line: insert(lines),
    store.Snapshot: _replace(snapshots, "number", "body", later="number"),
    store.Answer: insert(answers),
    Phase: update(tables).where(tables.c.id == bindparam("table")),
    store.Member: upsert(members).on_conflict_do_nothing(),
    store.Gone: delete(members).where(members.c.table == bindparam("table"), members.c.guest == bindparam("guest")),
    store.Guest: _replace(guests, "name", "lang"),
    store.Token: insert(tokens),
    Spent: delete(tokens).where(tokens.c.digest == bindparam("digest")),
    store.Beat: _replace(beats, "tick"),
    store.Epoch: _replace(epochs, "number"),
}
SQL = {kind: _sql(kind, statement) for kind, statement in STATEMENTS.items()}
MUST_FIND = (Phase, Spent)


def write(cursor: DBAPICursor, rows: Iterable[Row]) -> None:
    """In their order; neighbours of one kind in one call."""
    for kind, some in groupby(rows, type):
        values = [asdict(row) for row in some]
        cursor.executemany(SQL[kind], values)
        if kind in MUST_FIND and cursor.rowcount != len(values):
            raise Conflict(f"There is no row for a {kind.__name__} to change.")
