"""Runs have a kind: a week, or every I/O of a window with what was asked.

Runs that are there are weeks. On the way down windows are deleted: the release before can neither show nor work them
off, and who has scenario, window and seed computes the same figures again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add kind and window; all runs so far are weeks."""
    op.add_column("runs", sa.Column("kind", sa.Text(), nullable=False, server_default="week"))
    op.alter_column("runs", "kind", server_default=None)
    op.add_column("runs", sa.Column("window_request", JSONB(astext_type=sa.Text()), nullable=True))
    op.create_check_constraint(op.f("ck_runs_kind"), "runs", "kind IN ('week', 'window')")
    op.create_check_constraint(
        op.f("ck_runs_window_request"), "runs", "(kind = 'window') = (window_request IS NOT NULL)"
    )


def downgrade() -> None:
    """Delete windows, and the columns that distinguish them from weeks."""
    op.execute("DELETE FROM runs WHERE kind = 'window'")
    op.drop_constraint(op.f("ck_runs_window_request"), "runs", type_="check")
    op.drop_constraint(op.f("ck_runs_kind"), "runs", type_="check")
    op.drop_column("runs", "window_request")
    op.drop_column("runs", "kind")
