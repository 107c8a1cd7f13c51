"""Links that show a single run to people without an account, and permission for the dispatcher to count runs by kind.

The holder of a link is anonymous: the gate role finds a link by the hash of its token and a visit by its cookie's hash.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"
COUNTED = "kind, elapsed_ms, created_at"
SHOWS = ("result", "result_and_report")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "share_links",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("run_id", sa.Uuid(), nullable=False),
        sa.Column("shows", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("token_sha256", sa.LargeBinary(), nullable=False),
        sa.Column("created_by", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("revoked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("n_views", sa.Integer(), nullable=False),
        sa.Column("last_viewed_at", sa.DateTime(timezone=True), nullable=True),
        _organisation_id(),
        sa.CheckConstraint(f"shows IN {SHOWS}", name=op.f("ck_share_links_shows")),
        sa.ForeignKeyConstraint(
            ["organisation_id", "run_id"],
            ["runs.organisation_id", "runs.id"],
            name=op.f("fk_share_links_organisation_id_run_id_runs"),
            ondelete="CASCADE",
        ),
        _organisation("share_links"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_share_links")),
        sa.UniqueConstraint("organisation_id", "id", name=op.f("uq_share_links_organisation_id_id")),
        sa.UniqueConstraint("token_sha256", name=op.f("uq_share_links_token_sha256")),
    )
    op.create_index(op.f("ix_share_links_run_id"), "share_links", ["run_id"])
    op.create_table(
        "share_visits",
        sa.Column("cookie_sha256", sa.LargeBinary(), nullable=False),
        sa.Column("link_id", sa.Uuid(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        _organisation_id(),
        sa.ForeignKeyConstraint(
            ["organisation_id", "link_id"],
            ["share_links.organisation_id", "share_links.id"],
            name=op.f("fk_share_visits_organisation_id_link_id_share_links"),
            ondelete="CASCADE",
        ),
        _organisation("share_visits"),
        sa.PrimaryKeyConstraint("cookie_sha256", name=op.f("pk_share_visits")),
    )
    op.create_index(op.f("ix_share_visits_link_id"), "share_visits", ["link_id"])
    op.create_index(op.f("ix_share_visits_expires_at"), "share_visits", ["expires_at"])
    for table in ("share_links", "share_visits"):
        op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
        op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO stormsizer_service")
        op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
        op.execute(f"CREATE POLICY gate ON {table} TO stormsizer_gate USING (true) WITH CHECK (true)")
    op.execute(
        "GRANT SELECT (id, organisation_id, token_sha256, expires_at, revoked_at, n_views), "
        "UPDATE (n_views, last_viewed_at) ON share_links TO stormsizer_gate"
    )
    op.execute("GRANT SELECT, INSERT, UPDATE (expires_at), DELETE ON share_visits TO stormsizer_gate")
    op.execute(f"GRANT SELECT ({COUNTED}) ON runs TO stormsizer_dispatch")


def downgrade() -> None:
    """Drop the tables."""
    op.execute(f"REVOKE SELECT ({COUNTED}) ON runs FROM stormsizer_dispatch")  # noqa: S608 - our own words
    op.drop_table("share_visits")
    op.drop_table("share_links")


def _organisation_id() -> sa.Column[sa.Uuid]:
    return sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False)


def _organisation(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["organisation_id"],
        ["organisations.id"],
        name=op.f(f"fk_{table}_organisation_id_organisations"),
        ondelete="CASCADE",
    )
