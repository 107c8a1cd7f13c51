"""The report column *beside* is renamed *included_run_ids*.

Recommendations store the goals that no storage can meet under a new and a former field name. On downgrade, the new
field is removed, because the previous release rejects it.

Revision ID: 0021
Revises: 0020
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

RUNS = sa.table("runs", sa.column("id"), sa.column("result", JSONB))
NEW_FIELD = "broken_with_any_storage"


def upgrade() -> None:
    """Rename the column."""
    op.alter_column("reports", "beside", new_column_name="included_run_ids")


def downgrade() -> None:
    """Rename the column back, and remove the new field."""
    op.alter_column("reports", "included_run_ids", new_column_name="beside")
    connection = op.get_bind()
    has_field = sa.cast(RUNS.c.result, sa.Text).contains(f'"{NEW_FIELD}"')
    for identifier, result in connection.execute(sa.select(RUNS.c.id, RUNS.c.result).where(has_field)).all():
        connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(result=_without_new_field(result)))


def _without_new_field(node: Any) -> Any:
    if isinstance(node, dict):
        return {name: _without_new_field(value) for name, value in node.items() if name != NEW_FIELD}
    return [_without_new_field(each) for each in node] if isinstance(node, list) else node
