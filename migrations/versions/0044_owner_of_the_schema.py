"""The owner of the tables sees all rows, so that neither migrations nor backups need a superuser or `BYPASSRLS`.

Row-level security applies to every other login, and the service runs with one that owns nothing. That login reads the
revision and the maintenance mode before a transaction takes a role.

Revision ID: 0044
Revises: 0043
"""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None

TABLES = sa.text(
    "SELECT c.oid::regclass::text FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace "
    "AND c.relkind = 'r' AND c.relrowsecurity ORDER BY c.relname"
)
READ_FIRST = "alembic_version, installation"
MAINTENANCE = "maintenance_since, maintenance_until, maintenance_message"


def upgrade() -> None:
    """Lift row-level security for the owner; let every login read the revision, and operators set maintenance mode."""
    for table in op.get_bind().scalars(TABLES).all():
        op.execute(f"ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY")
    op.execute("DROP POLICY operator ON quotas")
    op.execute(f"GRANT SELECT ON {READ_FIRST} TO PUBLIC")
    op.execute(f"GRANT UPDATE ({MAINTENANCE}) ON installation TO stormsizer_gate")


def downgrade() -> None:
    """Apply row-level security to the owner again."""
    op.execute(f"REVOKE UPDATE ({MAINTENANCE}) ON installation FROM stormsizer_gate")
    op.execute(f"REVOKE SELECT ON {READ_FIRST} FROM PUBLIC")
    op.execute("CREATE POLICY operator ON quotas TO CURRENT_USER USING (true) WITH CHECK (true)")
    for table in op.get_bind().scalars(TABLES).all():
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
