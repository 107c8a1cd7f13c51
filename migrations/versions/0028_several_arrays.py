"""Scenarios can have several arrays, and results have a verdict on each.

The upgrade changes nothing, because all new fields have defaults. On downgrade, new fields of results, and new fields
of scenarios with their default values, are removed, because the previous release rejects them.

Revision ID: 0028
Revises: 0027
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None

DOCUMENTS = (
    ("scenarios", "document", ("id",)),
    ("scenario_versions", "document", ("scenario_id", "version")),
    ("runs", "scenario", ("id",)),
    ("import_acceptances", "document_before", ("id",)),
)
OF_SCENARIOS = {"array_name": "", "other_arrays": []}
OF_POOLS = {"image_array_id": "main", "delta_array_id": "main", "profile_array_id": "main"}
OF_EVENTS = {"array_id": "main"}
OF_RESULTS = frozenset({"arrays", "other_arrays"})


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
        **_without_defaults(scenario, OF_SCENARIOS),
        "pools": [_without_defaults(pool, OF_POOLS) for pool in scenario["pools"]],
        "events": [_without_defaults(event, OF_EVENTS) for event in scenario["events"]],
    }


def _without_defaults(node: dict[str, Any], defaults: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in node.items() if name not in defaults or value != defaults[name]}


def _result_down(result: Any) -> Any:
    if not isinstance(result, dict) or "phases" not in result:
        return result
    return {name: value for name, value in result.items() if name not in OF_RESULTS}
