"""The tables of the database. Each has the columns of the row it keeps, in the same order."""

from types import NoneType
from typing import Any, get_args, get_type_hints

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, schema

from regalia.table import store

KINDS = {str: Text, bytes: LargeBinary, bool: Boolean, int: Integer, float: Float}
metadata = MetaData()


def _table(name: str, row: type[store.Row], keys: str, refers: str = "", *indexes: Index, rowid: bool = True) -> Table:
    """The columns follow from the fields of the row. Keys: the fields that name it. Refers: those of other tables."""
    hints = get_type_hints(row).items()
    columns = (_column(field, hint, field in keys.split(), field in refers.split()) for field, hint in hints)
    return Table(name, metadata, *columns, *indexes, sqlite_with_rowid=rowid)


def _column(field: str, hint: Any, key: bool, refers: bool) -> Column[Any]:
    kind = next(kind for kind in (get_args(hint) or (hint,)) if kind is not NoneType)
    foreign = [ForeignKey(f"{field}s.id")] if refers else []
    return Column(field, KINDS[kind], *foreign, primary_key=key, nullable=NoneType in get_args(hint))


tables = _table(
    "tables",
    store.Table,
    "id",
    "",
    Index("tables_by_phase", "open", "phase", "created"),
    Index("tables_by_due", "due"),
)
lines = _table("lines", store.Line, "table number", "table", rowid=False)
lines.c.tick.server_default = schema.DefaultClause("0")  # the column came later
snapshots = _table("snapshots", store.Snapshot, "table", "table")
summaries = _table("summaries", store.Summary, "table", "table")
# A request may belong to no table yet (it asks for a new one), so an answer refers to none.
answers = _table("answers", store.Answer, "table guest key", rowid=False)
guests = _table("guests", store.Guest, "id")
by_guest = Index("members_by_guest", "guest", "role")
members = _table("members", store.Member, "table guest", "table guest", by_guest, rowid=False)
tokens = _table("tokens", store.Token, "digest", "table", Index("tokens_by_table", "table"), rowid=False)
beats = _table("beats", store.Beat, "row")
epochs = _table("epochs", store.Epoch, "guest", "guest", rowid=False)
contacts = _table("contacts", store.Contact, "guest kind", "guest", rowid=False)
owed = _table("owed", store.Owed, "table seat kind", "table", rowid=False)
lessons = _table("lessons", store.Lesson, "guest game lesson", "guest", rowid=False)
