"""The tables of the database. Each has the columns of the row it keeps, in the same order."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("charter", LargeBinary, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", Text, nullable=False),
    Column("due", Float),
    Column("touched", Float, nullable=False),
    Index("tables_by_phase", "open", "phase", "created"),
    Index("tables_by_due", "due"),
)

lines = Table(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# A request may belong to no table yet (it asks for a new one), so an answer refers to none.
answers = Table(
    "answers",
    metadata,
    Column("table", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("role", Text, nullable=False),
    Index("members_by_guest", "guest", "role"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("once", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("by", Text, nullable=False),
    Column("tenure", Integer, nullable=False),
    Index("tokens_by_table", "table"),
    sqlite_with_rowid=False,
)
