"""Where guests want to be told that it is their turn, and which notices are still owed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "owed",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
