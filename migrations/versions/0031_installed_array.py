"""Scenarios can have installed arrays and a limit on IOPS per host, and results list the parts that are added.

The upgrade changes nothing, because all new fields have defaults. On downgrade, these lists, and fields that are not
set, are removed, because the previous release rejects them.

Revision ID: 0031
Revises: 0030
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

DOCUMENTS = (
    ("scenarios", "document", ("id",)),
    ("scenario_versions", "document", ("scenario_id", "version")),
    ("runs", "scenario", ("id",)),
    ("import_acceptances", "document_before", ("id",)),
)
NEW = ("installed_array", "storage_iops_per_host")


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
    if not isinstance(scenario, dict):
        return scenario
    down = _without_unset(scenario)
    if isinstance(scenario.get("hosts"), dict):
        down["hosts"] = _without_unset(scenario["hosts"])
    if "other_arrays" in scenario:
        down["other_arrays"] = [_without_unset(other) for other in scenario["other_arrays"]]
    return down


def _without_unset(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in NEW or value is not None}


def _result_down(result: Any) -> Any:
    if isinstance(result, dict):
        return {name: _result_down(value) for name, value in result.items() if name != "upgrade"}
    return [_result_down(each) for each in result] if isinstance(result, list) else result
