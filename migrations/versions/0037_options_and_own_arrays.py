"""Share links name the comparison of families that they show, and projects the custom arrays that were created for them.

Existing links show no options. Older processes would reject requests and results with the new fields, so this is the
oldest compatible revision. On downgrade, the columns are dropped, and these fields are removed.

Revision ID: 0037
Revises: 0036
"""

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

_DOCUMENT = JSONB(none_as_null=True)
RUNS = sa.table(
    "runs", *map(sa.column, ("id", "kind")), *(sa.column(each, _DOCUMENT) for each in ("request", "result"))
)
NEW_BY_NEIGHBOR = {
    "headroom_desktops": ("status", "constraint", "margin_fraction"),
    "without_failure": ("n_affected_desktops",),
    "missed": ("status",),
    "path": ("smallest_reachable",),
}
"""New fields of documents in results, by a field that these documents have."""


def upgrade() -> None:
    """Add the columns."""
    op.add_column("share_links", sa.Column("shortlist_run_id", sa.Uuid()))
    op.add_column("projects", sa.Column("own_array_ids", JSONB()))
    op.execute("UPDATE installation SET oldest_compatible_revision = '0037'")


def downgrade() -> None:
    """Remove the columns and the new fields."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0036'")
    op.drop_column("projects", "own_array_ids")
    op.drop_column("share_links", "shortlist_run_id")
    connection = op.get_bind()
    warned = sa.cast(RUNS.c.result, sa.Text).contains("smallest_reachable")
    chosen = RUNS.c.kind.in_(("shortlist", "failure")) | warned
    for identifier, request, result in connection.execute(
        sa.select(RUNS.c.id, RUNS.c.request, RUNS.c.result).where(chosen)
    ).all():
        values = {"request": _request_down(request), "result": _result_down(result)}
        connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(values))


def _request_down(request: Any) -> Any:
    """Return a request without excluded families; one that names no families becomes none."""
    if not isinstance(request, dict) or "family_ids" not in request:
        return request
    return {"family_ids": request["family_ids"]} if request["family_ids"] else None


def _result_down(result: Any) -> Any:
    if isinstance(result, dict):
        new = {name for neighbor, names in NEW_BY_NEIGHBOR.items() if neighbor in result for name in names}
        return {name: _result_down(value) for name, value in result.items() if name not in new}
    return [_result_down(each) for each in result] if isinstance(result, list) else result
