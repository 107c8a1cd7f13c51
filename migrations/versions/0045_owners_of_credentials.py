"""API keys and webhooks have owners, with whose membership they end.

Existing keys belong to the owner of the organization with the recorded email address or name of their creator, and
webhooks to the owner who created them according to the audit log. All others belong to the owner who joined first. Processes of the previous
release would create keys without an owner, which are not valid, so this is the oldest compatible revision.

Revision ID: 0045
Revises: 0044
"""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None

TABLES = ("api_keys", "webhooks")
CREATORS = {
    "api_keys": "SELECT t.created_by IN (a.email, a.name) FROM accounts a WHERE a.id = m.account_id",
    "webhooks": (
        "SELECT true FROM audit_entries e WHERE e.organization_id = t.organization_id AND e.action = 'create_webhook' "
        "AND e.subject_kind = 'webhook' AND e.subject_id = t.id::text AND e.actor_id = m.account_id LIMIT 1"
    ),
}
"""Whether the member *m* created the row *t*; null if there is no record."""


def upgrade() -> None:
    """Add the owners."""
    for table in TABLES:
        op.add_column(table, sa.Column("owner_id", sa.Uuid()))
        op.execute(f"""
            UPDATE {table} t SET owner_id = (
                SELECT m.account_id FROM members m
                WHERE m.organization_id = t.organization_id AND m.role = 'owner'
                ORDER BY coalesce(({CREATORS[table]}), false) DESC, m.created_at, m.account_id
                LIMIT 1
            )
        """)  # noqa: S608
        op.create_foreign_key(
            op.f(f"fk_{table}_organization_id_owner_id_members"),
            table,
            "members",
            ["organization_id", "owner_id"],
            ["organization_id", "account_id"],
            ondelete="CASCADE",
        )
    op.execute("GRANT SELECT (owner_id) ON api_keys TO stormsizer_gate")
    op.execute("UPDATE installation SET oldest_compatible_revision = '0045'")


def downgrade() -> None:
    """Remove the owners."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0043'")
    for table in TABLES:
        op.drop_column(table, "owner_id")
