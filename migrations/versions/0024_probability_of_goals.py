"""Probabilities of results are upper limits, phases without goals have none, and higher probabilities have a price.

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
    """Remove the ranges, probabilities and prices of stored results, because the previous release rejects them."""
    _without_confidence()
    op.execute("UPDATE runs SET result = result - 'confidence_prices' WHERE jsonb_exists(result, 'confidence_prices')")


def _without_confidence() -> None:
    op.execute("UPDATE runs SET result = result - 'confidence' WHERE jsonb_exists(result, 'confidence')")
