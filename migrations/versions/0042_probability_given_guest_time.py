"""Results state the probability that the goals are met if the guest time of logins is confirmed.

Stored results do not have it. Older processes would reject results with the new field, so this is the oldest
compatible revision. On downgrade, the field is removed.

Revision ID: 0042
Revises: 0041
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None

NEW = "given_guest_time"


def upgrade() -> None:
    """Exclude older processes."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0042'")


def downgrade() -> None:
    """Remove the field."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0041'")
    connection = op.get_bind()
    runs = sa.table("runs", sa.column("id"), sa.column("result", JSONB(none_as_null=True)))
    new = sa.cast(runs.c.result, sa.Text).contains(f'"{NEW}"')
    for run_id, result in connection.execute(sa.select(runs.c.id, runs.c.result).where(new)).all():
        connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=_without(result)))


def _without(document: Any) -> Any:
    if isinstance(document, list):
        return [_without(each) for each in document]
    if not isinstance(document, dict):
        return document
    return {name: _without(value) for name, value in document.items() if name != NEW}
