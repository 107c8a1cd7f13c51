"""Share links name the advice whose reboot windows they show, and reboot windows state their rate and confidence.

Existing links show no windows. Older processes would reject results with the new fields, so this is the oldest
compatible revision. On downgrade, the column and the fields are removed.

Revision ID: 0043
Revises: 0042
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None

WINDOWS = "reboot_windows"
NEW = ("n_event_slots", "starts_per_minute", "bottleneck", "goal_s", "probability", "likely_s", "original")
"""New fields of reboot windows."""


def upgrade() -> None:
    """Add the column."""
    op.add_column("share_links", sa.Column("advice_run_id", sa.Uuid()))
    op.execute("UPDATE installation SET oldest_compatible_revision = '0043'")


def downgrade() -> None:
    """Remove the column and the fields."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0042'")
    op.drop_column("share_links", "advice_run_id")
    connection = op.get_bind()
    runs = sa.table("runs", sa.column("id"), sa.column("result", JSONB(none_as_null=True)))
    advice = sa.select(runs.c.id, runs.c.result).where(runs.c.result.has_key(WINDOWS))
    for run_id, result in connection.execute(advice).all():
        less = result | {WINDOWS: [_without_new(each) for each in result[WINDOWS]]}
        connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=less))


def _without_new(window: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in window.items() if name not in NEW}
