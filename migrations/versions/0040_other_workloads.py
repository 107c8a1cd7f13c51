"""Array configurations in scenarios and results have the load and data of other workloads.

Stored documents have none. Older processes would reject documents with the new field, so this is the oldest compatible
revision. On downgrade, the field is removed from results, and from scenarios whose arrays have no other workloads.

Revision ID: 0040
Revises: 0039
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None

SCENARIOS = (
    ("scenarios", "document", ("id",)),
    ("scenario_versions", "document", ("scenario_id", "version")),
    ("runs", "scenario", ("id",)),
    ("import_acceptances", "document_before", ("id",)),
)
NEW = "other_workloads"
LOADS = ("reads_iops", "writes_iops", "used_gib")


def upgrade() -> None:
    """Exclude older processes."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0040'")


def downgrade() -> None:
    """Remove the field."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0039'")
    for name, column, key in SCENARIOS:
        _change(name, column, key, lambda document: _without(document, _is_none))
    _change("runs", "result", ("id",), lambda document: _without(document, lambda _: True))


def _change(name: str, column: str, key: tuple[str, ...], change: Callable[[Any], Any]) -> None:
    connection = op.get_bind()
    table = sa.table(name, sa.column(column, JSONB(none_as_null=True)), *(sa.column(each) for each in key))
    new = sa.cast(table.c[column], sa.Text).contains(f'"{NEW}"')
    rows = connection.execute(sa.select(*(table.c[each] for each in (*key, column))).where(new)).all()
    for *identifier, document in rows:
        same = [table.c[each] == value for each, value in zip(key, identifier, strict=True)]
        connection.execute(sa.update(table).where(*same).values({column: change(document)}))


def _without(document: Any, is_removed: Callable[[Any], bool]) -> Any:
    if isinstance(document, dict):
        kept = {name: value for name, value in document.items() if name != NEW or not is_removed(value)}
        return {name: _without(value, is_removed) for name, value in kept.items()}
    return [_without(each, is_removed) for each in document] if isinstance(document, list) else document


def _is_none(others: dict[str, Any]) -> bool:
    return not any(others.get(name) for name in LOADS)
