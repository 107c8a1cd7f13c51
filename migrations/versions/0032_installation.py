"""The installation has a row of its own: compatibility of the database, maintenance mode, and the last backup.

A process whose release has `oldest_compatible_revision` among its migrations may work on the database, even if the
database is newer. Migrations that remove something raise it; see `migrations/README.md`.

Revision ID: 0032
Revises: 0031
"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

ROLES = "stormsizer_service, stormsizer_dispatch, stormsizer_gate"


def upgrade() -> None:
    """Create the table with its only row."""
    op.create_table(
        "installation",
        sa.Column("is_only_row", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("oldest_compatible_revision", sa.Text(), nullable=False),
        sa.Column("maintenance_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("maintenance_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("maintenance_message", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("last_backup_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("is_only_row", name=op.f("ck_installation_is_only_row")),
        sa.PrimaryKeyConstraint("is_only_row", name=op.f("pk_installation")),
    )
    op.execute(f"INSERT INTO installation (oldest_compatible_revision) VALUES ('{revision}')")
    op.execute(f"GRANT SELECT ON installation TO {ROLES}")


def downgrade() -> None:
    """Drop the table. Maintenance mode ends."""
    op.drop_table("installation")
