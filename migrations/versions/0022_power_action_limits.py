"""Events can limit their power actions, and pools can have several users per desktop.

The upgrade changes nothing, because all new fields have defaults. On downgrade, new fields with their default values are
removed, because the previous release rejects them.

Revision ID: 0022
Revises: 0021
"""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

POOL = {"sessions_per_desktop": 1.0}
EVENT = {
    "starts_per_minute": None,
    "concurrent_fraction": 1.0,
    "refresh_starts_per_minute": None,
    "refresh_concurrent_fraction": 1.0,
}
FIGURES = ("peak_reads_iops", "peak_writes_iops")


def upgrade() -> None:
    """Change nothing."""


def downgrade() -> None:
    """Remove the new fields."""
    connection = op.get_bind()
    for name, column, key in (
        ("scenarios", "document", ("id",)),
        ("scenario_versions", "document", ("scenario_id", "version")),
        ("runs", "scenario", ("id",)),
        ("runs", "result", ("id",)),
    ):
        table = sa.table(name, sa.column(column, JSONB), *(sa.column(each) for each in key))
        rows = connection.execute(sa.select(*(table.c[each] for each in (*key, column)))).all()
        for *identifier, document in rows:
            shorter = _result_down(document) if column == "result" else _scenario_down(document)
            if shorter != document:
                same = [table.c[each] == value for each, value in zip(key, identifier, strict=True)]
                connection.execute(sa.update(table).where(*same).values({column: shorter}))


def _scenario_down(scenario: Any) -> Any:
    if not isinstance(scenario, dict):
        return scenario
    return {
        **scenario,
        "pools": [_without(pool, POOL) for pool in scenario.get("pools", ())],
        "events": [_without(event, EVENT) for event in scenario.get("events", ())],
    }


def _without(node: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in node.items() if name not in defaults or value != defaults[name]}


def _result_down(node: Any) -> Any:
    """Return a result without the new figures, at any depth."""
    if isinstance(node, dict):
        return {name: _result_down(value) for name, value in node.items() if name not in FIGURES}
    return [_result_down(each) for each in node] if isinstance(node, list) else node
