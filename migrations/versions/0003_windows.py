"""Runs have a kind: a week, or a window with its request, in which every I/O is simulated.

Existing runs are weeks. On downgrade, windows are deleted: the previous release can neither show nor process them. They
can be recomputed from scenario, window and seed with the same results.
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
    """Add the kind and the window request; all existing runs are weeks."""
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
