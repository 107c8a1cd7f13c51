"""Runs carry the status of the week: pass, at risk or fail.

The column is optional: the previous release neither reads nor writes it. Finished runs only pass or fail, because the
engines that computed them did not look for small margins. On downgrade, the status is removed from results, because the
previous release rejects it.

Revision ID: 0034
Revises: 0033
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it for finished runs."""
    op.add_column("runs", sa.Column("status", sa.Text()))
    op.execute("UPDATE runs SET status = CASE WHEN holds THEN 'pass' ELSE 'fail' END WHERE holds IS NOT NULL")
    op.create_check_constraint("status", "runs", "status IN ('pass', 'at_risk', 'fail')")


def downgrade() -> None:
    """Remove the column, and the status from results."""
    op.drop_column("runs", "status")
    connection = op.get_bind()
    runs = sa.table("runs", sa.column("id"), sa.column("kind"), sa.column("result", JSONB))
    weeks = sa.select(runs.c.id, runs.c.result).where(runs.c.kind == "week", runs.c.result.is_not(None))
    for run_id, result in connection.execute(weeks).all():
        connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=_result_down(result)))


def _result_down(result: dict[str, Any]) -> dict[str, Any]:
    down = result | {"verdict": _without_status(result["verdict"]), "phases": _all_without_status(result["phases"])}
    if "arrays" in result:
        down["arrays"] = [each | {"verdict": _without_status(each["verdict"])} for each in result["arrays"]]
    if "other_arrays" in result:
        down["other_arrays"] = [
            each | {"phases": _all_without_status(each["phases"])} for each in result["other_arrays"]
        ]
    return down


def _all_without_status(documents: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [_without_status(each) for each in documents]


def _without_status(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in ("status", "constraint")}
