"""Results include burst credits and monthly costs.

The upgrade changes nothing, because all new fields have defaults. On downgrade, they are removed, because the previous
release rejects them.

Revision ID: 0027
Revises: 0026
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None

NEW_FIELDS = frozenset({"credits", "price_per_month", "price_per_user", "over_years", "is_running_cost", "term_years"})
RUNS = sa.table("runs", sa.column("id"), sa.column("result", JSONB))


def upgrade() -> None:
    """Change nothing."""


def downgrade() -> None:
    """Remove the new fields of stored results."""
    connection = op.get_bind()
    rows = connection.execute(sa.select(RUNS.c.id, RUNS.c.result).where(RUNS.c.result.is_not(None))).all()
    for identifier, result in rows:
        former = _without(result)
        if former != result:
            connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(result=former))


def _without(node: Any) -> Any:
    if isinstance(node, dict):
        return {name: _without(value) for name, value in node.items() if name not in NEW_FIELDS}
    return [_without(each) for each in node] if isinstance(node, list) else node
