"""Results state expected ranges and probabilities.

The upgrade changes nothing, because older results have none. On downgrade, they are removed, because the previous release
rejects them.

Revision ID: 0023
Revises: 0022
"""

from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing."""


def downgrade() -> None:
    """Remove the ranges and probabilities of stored results."""
    op.execute("UPDATE runs SET result = result - 'confidence' WHERE jsonb_exists(result, 'confidence')")
