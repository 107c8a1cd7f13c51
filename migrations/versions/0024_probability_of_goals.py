"""Probabilities of results are upper limits, higher ones have a price, and figures state the requested I/O.

Results with the former fields lose their ranges and probabilities on upgrade; the next simulation computes them again.
On downgrade, all new fields are removed, because the previous release rejects them.

Revision ID: 0024
Revises: 0023
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

NEW = ("confidence", "confidence_prices", "requested_iops")


def upgrade() -> None:
    """Remove the ranges and probabilities of stored results."""
    op.execute("UPDATE runs SET result = result - 'confidence' WHERE jsonb_exists(result, 'confidence')")


def downgrade() -> None:
    """Remove the new fields of stored results, at any depth."""
    connection = op.get_bind()
    runs = sa.table("runs", sa.column("id"), sa.column("result", JSONB))
    for run_id, result in connection.execute(sa.select(runs.c.id, runs.c.result)).all():
        shorter = _without_new(result)
        if shorter != result:
            connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=shorter))


def _without_new(node: Any) -> Any:
    if isinstance(node, dict):
        return {name: _without_new(value) for name, value in node.items() if name not in NEW}
    return [_without_new(each) for each in node] if isinstance(node, list) else node
