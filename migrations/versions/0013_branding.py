"""Reports in more formats, with results of other runs, and with the organization's branding.

On downgrade, plain PDFs remain, because earlier releases support them; all other reports are deleted and can be
requested again.
"""

from __future__ import annotations

import hashlib
import json

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"
COLOR = "~ '^#[0-9a-f]{6}$'"
PLAIN_PDF = hashlib.sha256(json.dumps(["pdf", [], None]).encode()).hexdigest()
"""Key of earlier reports: without additions and branding."""
CHECKS = {
    "form": ("form IN ('pdf')", "form IN ('pdf', 'xlsx', 'csv', 'pptx', 'json')"),
    "state": ("state IN ('queued', 'ready', 'failed')", "state IN ('queued', 'making', 'ready', 'failed')"),
    "finished": (
        "(state = 'queued') = (finished_at IS NULL)",
        "(state IN ('queued', 'making')) = (finished_at IS NULL)",
    ),
}
"""Check constraints of reports, before and after the upgrade."""
BEFORE, AFTER = 0, 1


def upgrade() -> None:
    """Create the branding table, and extend the reports table."""
    op.create_table(
        "branding",
        sa.Column("organisation", sa.Text(), nullable=False),
        sa.Column("primary_color", sa.Text(), nullable=False),
        sa.Column("accent_color", sa.Text(), nullable=False),
        sa.Column("cover_text", sa.Text(), nullable=False),
        sa.Column("logo_png", sa.LargeBinary(), nullable=True),
        sa.Column("logo_width_px", sa.Integer(), nullable=True),
        sa.Column("logo_height_px", sa.Integer(), nullable=True),
        sa.Column("changed_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False),
        sa.CheckConstraint(f"primary_color {COLOR} AND accent_color {COLOR}", name=op.f("ck_branding_colors")),
        sa.CheckConstraint(
            "(logo_png IS NULL) = (logo_width_px IS NULL) AND (logo_png IS NULL) = (logo_height_px IS NULL)",
            name=op.f("ck_branding_logo"),
        ),
        sa.ForeignKeyConstraint(
            ["organisation_id"],
            ["organisations.id"],
            name=op.f("fk_branding_organisation_id_organisations"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("organisation_id", name=op.f("pk_branding")),
    )
    op.execute("ALTER TABLE branding ENABLE ROW LEVEL SECURITY")
    op.execute("ALTER TABLE branding FORCE ROW LEVEL SECURITY")
    op.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON branding TO stormsizer_service")
    op.execute(f"CREATE POLICY own ON branding TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
    none, plain = sa.text("'{}'"), sa.text(f"'{PLAIN_PDF}'")
    op.add_column("reports", sa.Column("beside", postgresql.ARRAY(sa.Uuid()), nullable=False, server_default=none))
    op.add_column("reports", sa.Column("branding", postgresql.JSONB(), nullable=True))
    op.add_column("reports", sa.Column("content_key", sa.Text(), nullable=False, server_default=plain))
    op.alter_column("reports", "beside", server_default=None)
    op.alter_column("reports", "content_key", server_default=None)
    op.drop_constraint(op.f("uq_reports_organisation_id_run_id_form"), "reports")
    op.create_unique_constraint(
        op.f("uq_reports_organisation_id_run_id_form_content_key"),
        "reports",
        ["organisation_id", "run_id", "form", "content_key"],
    )
    _check(AFTER)


def downgrade() -> None:
    """Keep only plain PDFs, and drop the branding table."""
    reports = sa.table("reports", sa.column("content_key"))
    op.execute(sa.delete(reports).where(reports.c.content_key != PLAIN_PDF))
    op.execute("UPDATE reports SET state = 'queued' WHERE state = 'making'")
    _check(BEFORE)
    op.drop_constraint(op.f("uq_reports_organisation_id_run_id_form_content_key"), "reports")
    op.create_unique_constraint(
        op.f("uq_reports_organisation_id_run_id_form"), "reports", ["organisation_id", "run_id", "form"]
    )
    for name in ("content_key", "branding", "beside"):
        op.drop_column("reports", name)
    op.drop_table("branding")


def _check(which: int) -> None:
    for name, checks in CHECKS.items():
        op.drop_constraint(op.f(f"ck_reports_{name}"), "reports")
        op.create_check_constraint(op.f(f"ck_reports_{name}"), "reports", checks[which])
