"""Shortlists can have a request: the families to compare.

On downgrade, shortlists with a request are deleted, because the previous release rejects them.

Revision ID: 0029
Revises: 0028
"""

from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Allow requests of shortlists, and still require those of windows and ranges."""
    _check("kind = 'shortlist' OR (kind IN ('window', 'range')) = (request IS NOT NULL)")


def downgrade() -> None:
    """Delete shortlists of chosen families, and restore the previous check."""
    op.execute("DELETE FROM runs WHERE kind = 'shortlist' AND request IS NOT NULL")
    _check("(kind IN ('window', 'range')) = (request IS NOT NULL)")


def _check(condition: str) -> None:
    name = op.f("ck_runs_request")
    op.drop_constraint(name, "runs", type_="check")
    op.create_check_constraint(name, "runs", condition)
