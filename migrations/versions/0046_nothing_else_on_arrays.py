"""Arrays can be stated to have no other workloads; results have side effects of advice and limits of headroom.

Stored documents have no such fields. Older processes would reject documents with the new fields, so this is the oldest
compatible revision. On downgrade, the fields are removed.

Revision ID: 0046
Revises: 0045
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None

DOCUMENTS = (
    ("scenarios", "document", ("id",)),
    ("scenario_versions", "document", ("scenario_id", "version")),
    ("runs", "scenario", ("id",)),
    ("runs", "result", ("id",)),
    ("import_acceptances", "document_before", ("id",)),
)
NEW = ("nothing_else", "side_effects", "headroom_limit")


def upgrade() -> None:
    """Exclude older processes."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0046'")


def downgrade() -> None:
    """Remove the fields."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0045'")
    connection = op.get_bind()
    for name, column, key in DOCUMENTS:
        table = sa.table(name, sa.column(column, JSONB(none_as_null=True)), *(sa.column(each) for each in key))
        text = sa.cast(table.c[column], sa.Text)
        new = sa.or_(*(text.contains(f'"{field}"') for field in NEW))
        rows = connection.execute(sa.select(*(table.c[each] for each in (*key, column))).where(new)).all()
        for *identifier, document in rows:
            same = [table.c[each] == value for each, value in zip(key, identifier, strict=True)]
            connection.execute(sa.update(table).where(*same).values({column: _without(document)}))


def _without(document: Any) -> Any:
    if isinstance(document, dict):
        return {name: _without(value) for name, value in document.items() if name not in NEW}
    return [_without(each) for each in document] if isinstance(document, list) else document
