"""Pools have vCPUs, hosts a SPECrate score, and results the vCPUs per core.

The upgrade changes nothing, because all new fields have defaults. On downgrade, new fields of results, and new fields
of scenarios with their default values, are removed, because the previous release rejects them.

Revision ID: 0025
Revises: 0024
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

DOCUMENTS = (
    ("scenarios", "document", ("id",)),
    ("scenario_versions", "document", ("scenario_id", "version")),
    ("runs", "scenario", ("id",)),
    ("import_acceptances", "document_before", ("id",)),
)


def upgrade() -> None:
    """Change nothing."""


def downgrade() -> None:
    """Remove the new fields."""
    for name, column, key in DOCUMENTS:
        _change(name, column, key, _scenario_down)
    _change("runs", "result", ("id",), _result_down)


def _change(name: str, column: str, key: tuple[str, ...], change: Callable[[Any], Any]) -> None:
    connection = op.get_bind()
    table = sa.table(name, sa.column(column, JSONB), *(sa.column(each) for each in key))
    rows = connection.execute(sa.select(*(table.c[each] for each in (*key, column)))).all()
    for *identifier, document in rows:
        changed = change(document)
        if changed != document:
            same = [table.c[each] == value for each, value in zip(key, identifier, strict=True)]
            connection.execute(sa.update(table).where(*same).values({column: changed}))


def _scenario_down(scenario: Any) -> Any:
    if not isinstance(scenario, dict) or "pools" not in scenario:
        return scenario
    return {
        **scenario,
        "pools": [_without_default(pool, "n_vcpus") for pool in scenario["pools"]],
        "hosts": _without_default(scenario["hosts"], "specrate2017_int_base"),
    }


def _without_default(node: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in node.items() if (name, value) != (field, None)}


def _result_down(result: Any) -> Any:
    if isinstance(result, dict):
        return {name: _result_down(value) for name, value in result.items() if name != "vcpus_per_core"}
    return [_result_down(each) for each in result] if isinstance(result, list) else result
