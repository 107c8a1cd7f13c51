"""Reports are available in several languages.

Revision ID: 0014
Revises: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

ENGLISH = "en"


def upgrade() -> None:
    """Add the language; existing reports are in English."""
    op.add_column("reports", sa.Column("language", sa.Text(), nullable=False, server_default=ENGLISH))
    op.alter_column("reports", "language", server_default=None)


def downgrade() -> None:
    """Keep only reports in English."""
    reports = sa.table("reports", sa.column("language"))
    op.execute(sa.delete(reports).where(reports.c.language != ENGLISH))
    op.drop_column("reports", "language")
