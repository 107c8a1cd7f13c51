"""Scenarios can have a budget, and results are compared with it.

The upgrade changes nothing, because all new fields have defaults. On downgrade, the comparisons, and budgets without an
amount, are removed, because the previous release rejects them.

Revision ID: 0030
Revises: 0029
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0030"
down_revision = "0029"
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
    if not isinstance(scenario, dict) or scenario.get("budget", {}).get("amount") is not None:
        return scenario
    return {name: value for name, value in scenario.items() if name != "budget"}


def _result_down(result: Any) -> Any:
    if isinstance(result, dict):
        return {name: _result_down(value) for name, value in result.items() if name != "budget"}
    return [_result_down(each) for each in result] if isinstance(result, list) else result
