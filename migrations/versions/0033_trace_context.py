"""Runs, chunks and jobs carry the trace of the request that created them, and the time since which they wait.

Both columns are optional: the previous release neither reads nor writes them.

Revision ID: 0033
Revises: 0032
"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

TABLES = ("runs", "run_chunks", "jobs")


def upgrade() -> None:
    """Add the columns."""
    for table in TABLES:
        op.add_column(table, sa.Column("queued_at", sa.DateTime(timezone=True)))
        op.add_column(table, sa.Column("traceparent", sa.Text()))
        op.execute(
            f"GRANT SELECT (queued_at, traceparent), UPDATE (queued_at) ON {table} TO stormsizer_dispatch"  # noqa: S608
        )


def downgrade() -> None:
    """Remove the columns."""
    for table in TABLES:
        op.drop_column(table, "traceparent")
        op.drop_column(table, "queued_at")
