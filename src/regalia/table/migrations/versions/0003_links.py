"""Links know who made them and for which holder of a seat. Those from before do not, so they are void; who may watch is
told by the log now, so who came by such a link needs a new one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.execute("DELETE FROM members WHERE role = 'watch'")
    op.drop_table("tokens")
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("tenure", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_by_table", "tokens", ["table"])
