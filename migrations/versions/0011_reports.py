"""Reports, created by workers and stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("run_id", sa.Uuid(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("mail_to", postgresql.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("sha256", sa.Text(), nullable=True),
        sa.Column("n_bytes", sa.Integer(), nullable=True),
        sa.Column("content", sa.LargeBinary(), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False),
        sa.CheckConstraint("form IN ('pdf')", name=op.f("ck_reports_form")),
        sa.CheckConstraint("state IN ('queued', 'ready', 'failed')", name=op.f("ck_reports_state")),
        sa.CheckConstraint("(state = 'queued') = (finished_at IS NULL)", name=op.f("ck_reports_finished")),
        sa.CheckConstraint("(state = 'ready') = (content IS NOT NULL)", name=op.f("ck_reports_content")),
        sa.ForeignKeyConstraint(
            ["organisation_id", "run_id"],
            ["runs.organisation_id", "runs.id"],
            name=op.f("fk_reports_organisation_id_run_id_runs"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["organisation_id"],
            ["organisations.id"],
            name=op.f("fk_reports_organisation_id_organisations"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sa.UniqueConstraint("organisation_id", "run_id", "form", name=op.f("uq_reports_organisation_id_run_id_form")),
    )
    op.execute("ALTER TABLE reports ENABLE ROW LEVEL SECURITY")
    op.execute("ALTER TABLE reports FORCE ROW LEVEL SECURITY")
    op.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON reports TO stormsizer_service")
    op.execute(f"CREATE POLICY own ON reports TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("reports")
