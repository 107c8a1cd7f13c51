"""Probabilities of results are upper limits, and phases without goals have none.

Results with the former fields lose their ranges and probabilities; the next simulation computes them again.

Revision ID: 0024
Revises: 0023
"""

from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remove the ranges and probabilities of stored results."""
    _without_confidence()


def downgrade() -> None:
    """Remove the ranges and probabilities of stored results."""
    _without_confidence()


def _without_confidence() -> None:
    op.execute("UPDATE runs SET result = result - 'confidence' WHERE jsonb_exists(result, 'confidence')")
