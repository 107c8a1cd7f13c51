"""Results contain figures that the browser used to compute: IOPS per drive, login time grades, and space by kind.

Revision ID: 0015
Revises: 0014
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

RUNS = sa.table("runs", sa.column("id"), sa.column("result", JSONB))
BATCH = 100


def upgrade() -> None:
    """Do nothing: values missing from older results are computed, or omitted, when the results are read."""


def downgrade() -> None:
    """Remove the fields that the previous release does not know from each result."""
    connection = op.get_bind()
    batch = sa.select(RUNS.c.id, RUNS.c.result).where(RUNS.c.result["capacity"].is_not(None))
    batch = batch.order_by(RUNS.c.id).limit(BATCH)
    found = connection.execute(batch).all()
    while found:
        for identifier, result in found:
            connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(result=_before(result)))
        found = connection.execute(batch.where(RUNS.c.id > found[-1].id)).all()


def _before(result: dict[str, Any]) -> dict[str, Any]:
    result["capacity"].pop("needed_by_kind", None)
    for phase in result["phases"]:
        (phase["experience"] or {}).pop("histogram_grades", None)
        for tier in phase["figures"].get("tiers", ()):
            tier.pop("iops_per_drive", None)
    return result
