"""Errands, which are small jobs in addition to runs, and webhooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"
DISPATCH_READS = "id, organisation_id, kind, state, attempt, fence, lease_until, due_at, announced_at, finished_at"
DISPATCH_CHANGES = "payload, state, attempt, fence, lease_until, due_at, announced_at, reason, finished_at"
"""The dispatcher may clear the payload but not read it."""


def upgrade() -> None:
    """Create the tables."""
    _make_errands()
    _make_webhooks()
    _make_deliveries()
    for table in ("webhooks", "webhook_deliveries"):
        op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
        op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO stormsizer_service")
        op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")


def downgrade() -> None:
    """Drop the tables."""
    for table in ("webhook_deliveries", "webhooks", "errands"):
        op.drop_table(table)


def _make_errands() -> None:
    op.create_table(
        "errands",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("payload", postgresql.JSONB(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("fence", sa.Integer(), nullable=False),
        _at("lease_until"),
        _at("due_at", nullable=False),
        _at("announced_at"),
        sa.Column("reason", sa.Text(), nullable=False),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _at("finished_at"),
        sa.CheckConstraint("state IN ('queued', 'running', 'done', 'failed')", name=op.f("ck_errands_state")),
        sa.CheckConstraint("(state = 'running') = (lease_until IS NOT NULL)", name=op.f("ck_errands_lease")),
        sa.CheckConstraint(
            "(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name=op.f("ck_errands_finished")
        ),
        _of_an_organisation("errands"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_errands")),
    )
    op.create_index(op.f("ix_errands_organisation_id"), "errands", ["organisation_id"])
    op.create_index(op.f("ix_errands_finished_at"), "errands", ["finished_at"])
    op.create_index(
        "ix_errands_open", "errands", ["due_at"], postgresql_where=sa.text("state IN ('queued', 'running')")
    )
    op.execute("ALTER TABLE errands ENABLE ROW LEVEL SECURITY")
    op.execute("ALTER TABLE errands FORCE ROW LEVEL SECURITY")
    op.execute("GRANT SELECT, INSERT, UPDATE ON errands TO stormsizer_service, stormsizer_gate")
    op.execute(f"CREATE POLICY own ON errands TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
    nobodys = "organisation_id IS NULL"
    op.execute(f"CREATE POLICY gate ON errands TO stormsizer_gate USING ({nobodys}) WITH CHECK ({nobodys})")
    op.execute("GRANT INSERT, DELETE ON errands TO stormsizer_dispatch")
    op.execute(f"GRANT SELECT ({DISPATCH_READS}), UPDATE ({DISPATCH_CHANGES}) ON errands TO stormsizer_dispatch")
    op.execute("CREATE POLICY dispatch ON errands TO stormsizer_dispatch USING (true) WITH CHECK (true)")


def _make_webhooks() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("event_types", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("previous_secret", sa.LargeBinary(), nullable=True),
        _at("previous_until"),
        _at("paused_at"),
        sa.Column("pause_reason", sa.Text(), nullable=True),
        _at("failing_since"),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _at("updated_at", server_default=sa.text("now()"), nullable=False),
        sa.CheckConstraint("(paused_at IS NULL) = (pause_reason IS NULL)", name=op.f("ck_webhooks_pause")),
        sa.CheckConstraint("pause_reason IN ('asked', 'gone', 'failing')", name=op.f("ck_webhooks_pause_reason")),
        sa.CheckConstraint(
            "(previous_secret IS NULL) = (previous_until IS NULL)", name=op.f("ck_webhooks_previous_secret")
        ),
        _of_an_organisation("webhooks"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
        sa.UniqueConstraint("organisation_id", "id", name=op.f("uq_webhooks_organisation_id_id")),
    )


def _make_deliveries() -> None:
    op.create_table(
        "webhook_deliveries",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False),
        sa.Column("webhook_id", sa.Uuid(), nullable=False),
        sa.Column("event_id", sa.Uuid(), nullable=False),
        sa.Column("type", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("tries", postgresql.JSONB(), nullable=False),
        _at("next_try_at"),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _at("finished_at"),
        sa.CheckConstraint("state IN ('pending', 'delivered', 'failed')", name=op.f("ck_webhook_deliveries_state")),
        sa.CheckConstraint("(state = 'pending') = (finished_at IS NULL)", name=op.f("ck_webhook_deliveries_finished")),
        _of_an_organisation("webhook_deliveries"),
        sa.ForeignKeyConstraint(
            ["organisation_id", "webhook_id"],
            ["webhooks.organisation_id", "webhooks.id"],
            name=op.f("fk_webhook_deliveries_organisation_id_webhook_id_webhooks"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhook_deliveries")),
        sa.UniqueConstraint(
            "organisation_id",
            "webhook_id",
            "event_id",
            name=op.f("uq_webhook_deliveries_organisation_id_webhook_id_event_id"),
        ),
    )


def _at(name: str, *, nullable: bool = True, **how: object) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable, **how)


def _of_an_organisation(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["organisation_id"],
        ["organisations.id"],
        name=op.f(f"fk_{table}_organisation_id_organisations"),
        ondelete="CASCADE",
    )
