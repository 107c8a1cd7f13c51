"""Results have a verdict on each state that the scenario plans for: the last year of its growth, and failures.

Stored results keep their verdict on the calendar alone. Older processes would reject results with the new fields, so
this is the oldest compatible revision. On downgrade, these fields are removed; the verdict still covers all states.

Revision ID: 0039
Revises: 0038
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

RUNS = sa.table("runs", sa.column("id"), sa.column("result", JSONB(none_as_null=True)))
NEW_BY_NEIGHBOR = {"scenario_name": "states", "margin_fraction": "state"}
"""New fields of documents in results, by a field that these documents have."""


def upgrade() -> None:
    """Exclude older processes."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0039'")


def downgrade() -> None:
    """Remove the new fields."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0037'")
    connection = op.get_bind()
    new = sa.cast(RUNS.c.result, sa.Text).contains('"state')
    for identifier, result in connection.execute(sa.select(RUNS.c.id, RUNS.c.result).where(new)).all():
        connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(result=_down(result)))


def _down(result: Any) -> Any:
    if isinstance(result, dict):
        new = {name for neighbor, name in NEW_BY_NEIGHBOR.items() if neighbor in result}
        return {name: _down(value) for name, value in result.items() if name not in new}
    return [_down(each) for each in result] if isinstance(result, list) else result
