"""Runs have another kind: the analysis of a component failure, with a request.

Older processes can neither list nor compute such runs, so this is the oldest compatible revision. On downgrade, these
runs are deleted.

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
    op.execute("UPDATE installation SET oldest_compatible_revision = '0035'")


def downgrade() -> None:
    """Delete runs of the new kind, and restore the previous checks."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0032'")
    op.execute("DELETE FROM runs WHERE kind = 'failure'")
    _check("kind", f"kind IN ({KINDS})")
    _check("request", f"kind = 'shortlist' OR (kind IN ({WITH_REQUEST})) = (request IS NOT NULL)")


def _check(name: str, condition: str) -> None:
    name = op.f(f"ck_runs_{name}")
    op.drop_constraint(name, "runs", type_="check")
    op.create_check_constraint(name, "runs", condition)
