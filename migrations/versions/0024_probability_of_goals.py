"""Results have prices of a higher probability and the requested I/O; scenarios have version 2, with profile containers.

Probabilities of results are upper limits now, and phases without goals have none.

Results with the former fields lose their ranges and probabilities on upgrade; the next simulation computes them again.
On downgrade, new fields of results, and new fields of scenarios with their default values, are removed, because the
previous release rejects them.

Revision ID: 0024
Revises: 0023
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

NEW = ("confidence", "confidence_prices", "requested_iops")
SCENARIOS = (
    ("scenarios", "document", ("id",)),
    ("scenario_versions", "document", ("scenario_id", "version")),
    ("runs", "scenario", ("id",)),
    ("import_acceptances", "document_before", ("id",)),
)


def upgrade() -> None:
    """Remove the ranges and probabilities of stored results, and set version 2 in stored scenarios."""
    op.execute("UPDATE runs SET result = result - 'confidence' WHERE jsonb_exists(result, 'confidence')")
    _change_scenarios(_as_version_2)


def downgrade() -> None:
    """Remove the new fields of stored results, at any depth, and of stored scenarios, if they have their defaults."""
    connection = op.get_bind()
    runs = sa.table("runs", sa.column("id"), sa.column("result", JSONB))
    for run_id, result in connection.execute(sa.select(runs.c.id, runs.c.result)).all():
        shorter = _without_new(result)
        if shorter != result:
            connection.execute(sa.update(runs).where(runs.c.id == run_id).values(result=shorter))
    _change_scenarios(_as_version_1)


def _change_scenarios(change: Callable[[Any], Any]) -> None:
    connection = op.get_bind()
    for name, column, key in SCENARIOS:
        table = sa.table(name, sa.column(column, JSONB), *(sa.column(each) for each in key))
        rows = connection.execute(sa.select(*(table.c[each] for each in (*key, column)))).all()
        for *identifier, document in rows:
            changed = change(document)
            if changed != document:
                same = [table.c[each] == value for each, value in zip(key, identifier, strict=True)]
                connection.execute(sa.update(table).where(*same).values({column: changed}))


def _as_version_2(scenario: Any) -> Any:
    if not isinstance(scenario, dict) or scenario.get("schema_version") != 1:
        return scenario
    return {**scenario, "schema_version": 2}


def _as_version_1(scenario: Any) -> Any:
    """Return a scenario without profile containers unless a pool has some; the previous release rejects it then."""
    if not isinstance(scenario, dict) or "pools" not in scenario:
        return scenario
    pools = [
        {name: value for name, value in pool.items() if (name, value) != ("profile_containers", "none")}
        for pool in scenario["pools"]
    ]
    return {**scenario, "pools": pools, "schema_version": 1}


def _without_new(node: Any) -> Any:
    if isinstance(node, dict):
        return {name: _without_new(value) for name, value in node.items() if name not in NEW}
    return [_without_new(each) for each in node] if isinstance(node, list) else node
