"""Reports say whether they have a technical annex.

Existing reports keep their files. On downgrade, the column is dropped.

Revision ID: 0038
Revises: 0037
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("reports", sa.Column("technical_annex", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("reports", "technical_annex")
