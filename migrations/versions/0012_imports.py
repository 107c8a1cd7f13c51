"""Imported measurements: files in parts, their summaries, and accepted changes.

The parts are not compressed: most files already are, and compressing them again takes longer than writing them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"
STATES = ("empty", "queued", "reading", "ready", "failed", "cancelled")
TABLES = ("imports", "import_files", "import_parts", "import_acceptances")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "imports",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("reading", sa.Integer(), nullable=False),
        sa.Column("wishes", postgresql.JSONB(), nullable=True),
        sa.Column("progress_fraction", sa.Float(), nullable=True),
        sa.Column("digest", postgresql.JSONB(), nullable=True),
        sa.Column("failure_reason", sa.Text(), nullable=True),
        sa.Column("failure_message", sa.Text(), nullable=True),
        _now("created_at"),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        _organisation_id(),
        sa.CheckConstraint(f"state IN {STATES}", name=op.f("ck_imports_state")),
        sa.CheckConstraint("(state = 'ready') = (digest IS NOT NULL)", name=op.f("ck_imports_digest")),
        sa.CheckConstraint("(state = 'failed') = (failure_reason IS NOT NULL)", name=op.f("ck_imports_failure")),
        _reference("imports", "project_id", "projects", "CASCADE"),
        _organisation("imports"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_imports")),
        sa.UniqueConstraint("organisation_id", "id", name=op.f("uq_imports_organisation_id_id")),
    )
    op.create_index(op.f("ix_imports_project_id"), "imports", ["project_id"])
    op.create_index(op.f("ix_imports_expires_at"), "imports", ["expires_at"])
    op.create_table(
        "import_files",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("import_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("n_bytes", sa.BigInteger(), nullable=False),
        sa.Column("sha256", sa.Text(), nullable=False),
        _now("created_at"),
        _organisation_id(),
        _reference("import_files", "import_id", "imports", "CASCADE"),
        _organisation("import_files"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_import_files")),
        sa.UniqueConstraint("organisation_id", "id", name=op.f("uq_import_files_organisation_id_id")),
    )
    op.create_index(op.f("ix_import_files_import_id"), "import_files", ["import_id"])
    op.create_table(
        "import_parts",
        sa.Column("file_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        _organisation_id(),
        _reference("import_parts", "file_id", "import_files", "CASCADE"),
        _organisation("import_parts"),
        sa.PrimaryKeyConstraint("organisation_id", "file_id", "number", name=op.f("pk_import_parts")),
    )
    op.execute("ALTER TABLE import_parts ALTER COLUMN content SET STORAGE EXTERNAL")
    op.create_table(
        "import_acceptances",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("import_id", sa.Uuid(), nullable=True),
        sa.Column("import_name", sa.Text(), nullable=False),
        sa.Column("scenario_id", sa.Uuid(), nullable=False),
        sa.Column("version_before", sa.Integer(), nullable=False),
        sa.Column("version_after", sa.Integer(), nullable=False),
        sa.Column("document_before", postgresql.JSONB(), nullable=False),
        sa.Column("profile_id", sa.Text(), nullable=True),
        sa.Column("array_id", sa.Text(), nullable=True),
        sa.Column("entries", postgresql.JSONB(), nullable=False),
        sa.Column("changes", postgresql.JSONB(), nullable=False),
        _now("accepted_at"),
        sa.Column("accepted_by", sa.Text(), nullable=False),
        sa.Column("undone_at", sa.DateTime(timezone=True), nullable=True),
        _organisation_id(),
        _reference("import_acceptances", "import_id", "imports", "SET NULL (import_id)"),
        _reference("import_acceptances", "scenario_id", "scenarios", "CASCADE"),
        _organisation("import_acceptances"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_import_acceptances")),
    )
    op.create_index(op.f("ix_import_acceptances_import_id"), "import_acceptances", ["import_id"])
    op.create_index(op.f("ix_import_acceptances_scenario_id"), "import_acceptances", ["scenario_id"])
    for table in TABLES:
        op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
        op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO stormsizer_service")
        op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
    op.execute("CREATE POLICY dispatch ON imports TO stormsizer_dispatch USING (expires_at < clock_timestamp())")
    op.execute("GRANT SELECT (id, expires_at), DELETE ON imports TO stormsizer_dispatch")


def downgrade() -> None:
    """Drop the tables."""
    for table in reversed(TABLES):
        op.drop_table(table)


def _now(name: str) -> sa.Column[sa.DateTime]:
    return sa.Column(name, sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False)


def _organisation_id() -> sa.Column[sa.Uuid]:
    return sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False)


def _organisation(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["organisation_id"],
        ["organisations.id"],
        name=op.f(f"fk_{table}_organisation_id_organisations"),
        ondelete="CASCADE",
    )


def _reference(table: str, column: str, other: str, ondelete: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["organisation_id", column],
        [f"{other}.organisation_id", f"{other}.id"],
        name=op.f(f"fk_{table}_organisation_id_{other}"),
        ondelete=ondelete,
    )
