"""Runs that a report includes are called that.

Revision ID: 0021
Revises: 0020
"""

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename the column."""
    op.alter_column("reports", "beside", new_column_name="included_run_ids")


def downgrade() -> None:
    """Rename it back."""
    op.alter_column("reports", "included_run_ids", new_column_name="beside")
