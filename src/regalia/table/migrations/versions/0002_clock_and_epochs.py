"""A clock of the server's own, so that limits of time outlast outages, and epochs that make cookies void."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _clock()
    op.create_table(
        "epochs",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _clock() -> None:
    """It begins where the last line of the log stands: nobody knows how long the server was up after that."""
    op.add_column("lines", sa.Column("tick", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE lines SET tick = at")
    op.create_table(
        "beats", sa.Column("tick", sa.Float, nullable=False), sa.Column("row", sa.Integer, primary_key=True)
    )
    op.execute("INSERT INTO beats SELECT max(at), 1 FROM lines HAVING max(at) IS NOT NULL")
