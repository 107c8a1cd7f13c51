"""The import columns *wishes* and *digest* are renamed *options* and *summary*.

Options in stored summaries are read under both names. On downgrade, fields that the previous release rejects are
removed from summaries and from the figures of simulated windows, which also contain them under their former names.

Revision ID: 0020
Revises: 0019
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

COLUMNS = (("wishes", "options"), ("digest", "summary"))
RUNS = sa.table("runs", sa.column("id"), sa.column("kind"), sa.column("result", JSONB))
NEW_FIELD = "utilization_fraction"


def upgrade() -> None:
    """Rename the columns and the check."""
    for old, new in COLUMNS:
        op.alter_column("imports", old, new_column_name=new)
    op.execute("ALTER TABLE imports RENAME CONSTRAINT ck_imports_digest TO ck_imports_summary")


def downgrade() -> None:
    """Rename the columns and the check back, and remove new fields."""
    op.execute("ALTER TABLE imports RENAME CONSTRAINT ck_imports_summary TO ck_imports_digest")
    for old, new in COLUMNS:
        op.alter_column("imports", new, new_column_name=old)
    op.execute("UPDATE imports SET digest = digest - 'options' WHERE digest ? 'wishes'")
    connection = op.get_bind()
    windows = sa.select(RUNS.c.id, RUNS.c.result).where(RUNS.c.kind == "window", RUNS.c.result.is_not(None))
    for identifier, result in connection.execute(windows).all():
        connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(result=_without_new_field(result)))


def _without_new_field(node: Any) -> Any:
    if isinstance(node, dict):
        return {name: _without_new_field(value) for name, value in node.items() if name != NEW_FIELD}
    return [_without_new_field(each) for each in node] if isinstance(node, list) else node
