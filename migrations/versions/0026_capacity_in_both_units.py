"""Results state usable and effective capacity in decimal and binary units.

The upgrade changes nothing, because the new field has a default. On downgrade, it is removed, because the previous
release rejects it.

Revision ID: 0026
Revises: 0025
"""

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change nothing."""


def downgrade() -> None:
    """Remove the new field."""
    field = "'{capacity,sentence}'"
    op.execute(f"UPDATE runs SET result = result #- {field} WHERE result #> {field} IS NOT NULL")
