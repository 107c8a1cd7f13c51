"""Runs have another kind: the analysis of a component failure, with a request.

On downgrade, these runs are deleted, because the previous release can neither show nor process them.

Revision ID: 0035
Revises: 0034
"""

from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

KINDS = "'week', 'window', 'shortlist', 'advice', 'runway', 'sensitivity', 'range'"
WITH_REQUEST = "'window', 'range'"


def upgrade() -> None:
    """Allow runs of the new kind, which have a request."""
    _check("kind", f"kind IN ({KINDS}, 'failure')")
    _check("request", f"kind = 'shortlist' OR (kind IN ({WITH_REQUEST}, 'failure')) = (request IS NOT NULL)")


def downgrade() -> None:
    """Delete runs of the new kind, and restore the previous checks."""
    op.execute("DELETE FROM runs WHERE kind = 'failure'")
    _check("kind", f"kind IN ({KINDS})")
    _check("request", f"kind = 'shortlist' OR (kind IN ({WITH_REQUEST})) = (request IS NOT NULL)")


def _check(name: str, condition: str) -> None:
    name = op.f(f"ck_runs_{name}")
    op.drop_constraint(name, "runs", type_="check")
    op.create_check_constraint(name, "runs", condition)
