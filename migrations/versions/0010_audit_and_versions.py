"""Audit log, versions and branches of scenarios, and records of deleted organizations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"


def upgrade() -> None:
    """Create the tables; the current state of each scenario becomes its first version."""
    _make_audit()
    _make_versions()
    _make_tombstones()
    for table in ("audit_heads", "audit_entries", "scenario_versions"):
        op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
        op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
    # entries are only added, never changed or deleted, except together with their organization
    op.execute("GRANT SELECT, INSERT ON audit_entries TO stormsizer_service")
    op.execute("GRANT SELECT, INSERT, UPDATE ON audit_heads TO stormsizer_service")
    op.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON scenario_versions TO stormsizer_service")
    # the dispatcher logs runs that fail because their workers were lost,
    # and the gate logs every sign-in and rejection
    for role in ("dispatch", "gate"):
        op.execute(f"GRANT INSERT ON audit_entries TO stormsizer_{role}")
        op.execute(f"GRANT SELECT, INSERT, UPDATE ON audit_heads TO stormsizer_{role}")
        for table in ("audit_heads", "audit_entries"):
            op.execute(f"CREATE POLICY {role} ON {table} TO stormsizer_{role} USING (true) WITH CHECK (true)")


def downgrade() -> None:
    """Drop the tables; scenarios are unchanged."""
    for table in ("tombstones", "scenario_versions", "audit_entries", "audit_heads"):
        op.drop_table(table)
    op.drop_constraint(op.f("fk_scenarios_organisation_id_branched_from_id_scenarios"), "scenarios", type_="foreignkey")
    op.drop_column("scenarios", "branched_from_version")
    op.drop_column("scenarios", "branched_from_id")


def _make_audit() -> None:
    op.create_table(
        "audit_heads",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mac", sa.LargeBinary(), nullable=False),
        _organisation_id(),
        _organisation("audit_heads"),
        sa.PrimaryKeyConstraint("organisation_id", name=op.f("pk_audit_heads")),
    )
    op.create_table(
        "audit_entries",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("actor_kind", sa.Text(), nullable=False),
        sa.Column("actor_id", sa.Uuid(), nullable=True),
        sa.Column("actor_name", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject_kind", sa.Text(), nullable=False),
        sa.Column("subject_id", sa.Text(), nullable=False),
        sa.Column("details", JSONB(), nullable=False),
        sa.Column("request_id", sa.Text(), nullable=False),
        sa.Column("mac", sa.LargeBinary(), nullable=False),
        _organisation_id(),
        _organisation("audit_entries"),
        sa.PrimaryKeyConstraint("organisation_id", "number", name=op.f("pk_audit_entries")),
    )
    op.create_index("ix_audit_entries_at", "audit_entries", ["organisation_id", "at"])


def _make_versions() -> None:
    op.add_column("scenarios", sa.Column("branched_from_id", sa.Uuid(), nullable=True))
    op.add_column("scenarios", sa.Column("branched_from_version", sa.Integer(), nullable=True))
    op.create_foreign_key(
        op.f("fk_scenarios_organisation_id_branched_from_id_scenarios"),
        "scenarios",
        "scenarios",
        ["organisation_id", "branched_from_id"],
        ["organisation_id", "id"],
        ondelete="SET NULL (branched_from_id)",
    )
    op.create_table(
        "scenario_versions",
        sa.Column("scenario_id", sa.Uuid(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=True),
        sa.Column("document", JSONB(), nullable=False),
        sa.Column("began_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("saved_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.Column("saved_by_id", sa.Uuid(), nullable=True),
        sa.Column("saved_by", sa.Text(), nullable=False),
        _organisation_id(),
        _organisation("scenario_versions"),
        sa.ForeignKeyConstraint(
            ["organisation_id", "scenario_id"],
            ["scenarios.organisation_id", "scenarios.id"],
            name=op.f("fk_scenario_versions_organisation_id_scenario_id_scenarios"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("organisation_id", "scenario_id", "version", name=op.f("pk_scenario_versions")),
    )
    op.execute(
        "INSERT INTO scenario_versions "
        "(organisation_id, scenario_id, version, name, document, began_at, saved_at, saved_by) "
        "SELECT organisation_id, id, version, name, document, updated_at, updated_at, '' FROM scenarios"
    )


def _make_tombstones() -> None:
    op.create_table(
        "tombstones",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("deleted_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tombstones")),
    )
    op.execute("ALTER TABLE tombstones ENABLE ROW LEVEL SECURITY")
    op.execute("ALTER TABLE tombstones FORCE ROW LEVEL SECURITY")
    op.execute("GRANT INSERT ON tombstones TO stormsizer_service")
    op.execute("GRANT SELECT ON tombstones TO stormsizer_dispatch")
    mine = "id = current_organisation()"
    op.execute(f"CREATE POLICY own ON tombstones FOR INSERT TO stormsizer_service WITH CHECK ({mine})")
    op.execute("CREATE POLICY dispatch ON tombstones FOR SELECT TO stormsizer_dispatch USING (true)")


def _organisation_id() -> sa.Column[sa.Uuid]:
    return sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False)


def _organisation(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["organisation_id"],
        ["organisations.id"],
        name=op.f(f"fk_{table}_organisation_id_organisations"),
        ondelete="CASCADE",
    )
