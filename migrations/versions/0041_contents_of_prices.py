"""Results state what prices contain, effects on events, reboot windows and free capacity in planned states.

Stored results have none of these. Older processes would reject results with the new fields, so this is the oldest
compatible revision. On downgrade, the fields are removed.

Revision ID: 0041
Revises: 0040
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

NEW = ("price_contents", "price_basis", "reboot_windows")
"""Fields that no other part of a result has."""
OF_LISTS = {"families": "kind", "changes": "event", "states": "spare_fraction"}
"""Fields of the items of lists, which other parts have too."""


def upgrade() -> None:
    """Exclude older processes."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0041'")


def downgrade() -> None:
    """Remove the fields."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0040'")
    connection = op.get_bind()
    runs = sa.table("runs", sa.column("id"), sa.column("result", JSONB(none_as_null=True)))
    text = sa.cast(runs.c.result, sa.Text)
    new = sa.or_(*(text.contains(f'"{name}"') for name in (*NEW, "states")))
    for run_id, result in connection.execute(sa.select(runs.c.id, runs.c.result).where(new)).all():
        connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=_without(result)))


def _without(document: Any) -> Any:
    if isinstance(document, list):
        return [_without(each) for each in document]
    if not isinstance(document, dict):
        return document
    kept = {name: _without(value) for name, value in document.items() if name not in NEW}
    for name, field in OF_LISTS.items():
        if isinstance(kept.get(name), list):
            kept[name] = [_less(each, field) for each in kept[name]]
    return kept


def _less(item: Any, field: str) -> Any:
    return {name: value for name, value in item.items() if name != field} if isinstance(item, dict) else item
