"""Share links show reboot windows, which state their rate and confidence; results state years and busiest minutes.

Links name the advice whose windows they show; existing links show none. Older processes would reject results with the
new fields, so this is the oldest compatible revision. On downgrade, the column and the fields are removed.

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

WINDOWS, YEAR = "reboot_windows", "year"
"""Reboot windows of advice, and the year of its smallest margin."""
PEAK = "peak"
"""Busiest minute of a goal's value."""
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
    text = sa.cast(runs.c.result, sa.Text)
    new = sa.or_(*(text.contains(f'"{name}"') for name in (PEAK, WINDOWS)))
    for run_id, result in connection.execute(sa.select(runs.c.id, runs.c.result).where(new)).all():
        connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=_without(result)))


def _without(document: Any) -> Any:
    if isinstance(document, list):
        return [_without(each) for each in document]
    if not isinstance(document, dict):
        return document
    kept = {name: _without(value) for name, value in document.items()}
    if "margin_fraction" in kept:  # the check of a goal
        kept.pop(PEAK, None)
    if isinstance(kept.get(WINDOWS), list):  # advice
        kept.pop(YEAR, None)
        kept[WINDOWS] = [_without_new(each) for each in kept[WINDOWS]]
    return kept


def _without_new(window: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in window.items() if name not in NEW}
