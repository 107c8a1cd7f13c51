"""Rows belong to an organization, and the database hides them from all others.

Existing rows belong to the local organization; the product's catalog is shared. Every transaction of the service uses a
role that owns nothing, so that row-level security applies to any login.

On downgrade, the rows of all other organizations are deleted: the previous release would show them to all users.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

SHARED = "00000000-0000-0000-0000-000000000000"
LOCAL = "00000000-0000-0000-0000-000000000001"
OWN = "organisation_id = current_organisation()"
OWN_OR_SHARED = f"organisation_id IN (current_organisation(), '{SHARED}')"

ROLES = ("stormsizer_service", "stormsizer_dispatch", "stormsizer_gate")
OWNED = ("projects", "scenarios", "runs", "run_chunks", "run_traces", "idempotency_keys")
CATALOG = ("catalog_documents", "catalog_versions", "catalog_memberships")
OF_A_RUN = ("run_chunks", "run_traces", "idempotency_keys")
DISPATCHED = {
    "runs": (
        "id, organisation_id, state, stage, progress_fraction, reason, message, attempt, fence, lease_until, announced_at, "
        "started_at, finished_at",
        "state, stage, progress_fraction, reason, message, attempt, fence, lease_until, announced_at, started_at, "
        "finished_at",
    ),
    "run_chunks": (
        "run_id, first, n, organisation_id, state, attempt, fence, lease_until, announced_at",
        "state, attempt, fence, lease_until, announced_at",
    ),
}
"""Columns that the dispatcher may read and change for every organization."""


def upgrade() -> None:
    """Assign every row to an organization, and enable row-level security."""
    _make_roles()
    _make_organisations()
    _own_what_there_is()
    _share_the_catalogue()
    _tie_together()
    for table in (*OWNED, *CATALOG):
        op.alter_column(table, "organisation_id", server_default=sa.text("current_organisation()"))
    _put_up_the_wall()


def downgrade() -> None:
    """Delete the rows of other organizations, and restore the tables for a single organization."""
    for table in (*OWNED, *CATALOG, "organisations"):
        op.execute(f"ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY")
        op.execute(f"ALTER TABLE {table} DISABLE ROW LEVEL SECURITY")
    op.execute(f"DELETE FROM organisations WHERE id NOT IN ('{SHARED}', '{LOCAL}')")
    _untie()
    # if the local organization has a current version of its own, it takes precedence over the shared one
    in_use = f"organisation_id = '{LOCAL}' AND is_current"
    op.execute(
        f"UPDATE catalog_versions SET is_current = false WHERE organisation_id = '{SHARED}' AND EXISTS (SELECT FROM catalog_versions WHERE {in_use})"
    )  # noqa: E501, S608
    op.drop_column("runs", "catalog_organisation_id")
    op.drop_column("catalog_memberships", "document_organisation_id")
    for table in (*OWNED, *CATALOG):
        for policy in ("own", "shared", "dispatch"):
            op.execute(f"DROP POLICY IF EXISTS {policy} ON {table}")
        op.drop_column(table, "organisation_id")
    _tie_as_before()
    op.drop_table("organisations")
    op.execute("DROP FUNCTION current_organisation()")
    for role in ROLES:  # the roles remain, because other databases on the server may use them
        op.execute(f"DROP OWNED BY {role}")


def _make_roles() -> None:
    """Create the roles for transactions, unless they exist because of another database on this server."""
    for role in ROLES:
        op.execute(
            f"DO $$ BEGIN IF to_regrole('{role}') IS NULL THEN CREATE ROLE {role} NOLOGIN; END IF; "
            "EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$"
        )
        # the login of a server has the roles already, and may not grant them
        op.execute(
            f"DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_auth_members m WHERE roleid = '{role}'::regrole "
            f"AND member = current_user::regrole AND coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)) "
            f"THEN GRANT {role} TO CURRENT_USER; END IF; END $$"
        )
        op.execute(f"GRANT USAGE ON SCHEMA public TO {role}")
    op.execute("GRANT SELECT ON alembic_version TO stormsizer_service")
    op.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON backtests TO stormsizer_service")


def _make_organisations() -> None:
    op.execute(
        "CREATE FUNCTION current_organisation() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE "
        "RETURN NULLIF(current_setting('stormsizer.organisation', true), '')::uuid"
    )
    op.create_table(
        "organisations",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_organisations")),
    )
    op.execute(f"INSERT INTO organisations (id, name) VALUES ('{SHARED}', 'Stormsizer'), ('{LOCAL}', 'This computer')")


def _own_what_there_is() -> None:
    for table in OWNED:
        _belongs(table, LOCAL)


def _belongs(table: str, organisation_id: str) -> None:
    op.add_column(table, sa.Column("organisation_id", sa.Uuid(), nullable=False, server_default=organisation_id))
    op.create_foreign_key(
        op.f(f"fk_{table}_organisation_id_organisations"),
        table,
        "organisations",
        ["organisation_id"],
        ["id"],
        ondelete="CASCADE",
    )


def _share_the_catalogue() -> None:
    """Share the product's catalog. Custom price lists, and versions that contain them, belong to the local organization."""
    for table in CATALOG:
        _belongs(table, SHARED)
    op.execute(
        f"UPDATE catalog_documents SET organisation_id = '{LOCAL}' WHERE (kind, document_id) = ('prices', 'own')"
    )
    op.add_column("catalog_memberships", sa.Column("document_organisation_id", sa.Uuid(), nullable=True))
    op.execute(
        "UPDATE catalog_memberships m SET document_organisation_id = d.organisation_id "
        "FROM catalog_documents d WHERE d.sha256 = m.sha256"
    )
    op.alter_column("catalog_memberships", "document_organisation_id", nullable=False)
    op.execute(
        f"UPDATE catalog_versions SET organisation_id = '{LOCAL}' WHERE version IN "
        f"(SELECT version FROM catalog_memberships WHERE document_organisation_id = '{LOCAL}')"
    )
    op.execute(
        "UPDATE catalog_memberships m SET organisation_id = v.organisation_id FROM catalog_versions v WHERE v.version = m.version"
    )
    op.add_column("runs", sa.Column("catalog_organisation_id", sa.Uuid(), nullable=True))
    op.execute(
        "UPDATE runs r SET catalog_organisation_id = v.organisation_id FROM catalog_versions v WHERE v.version = r.catalog_version"
    )
    op.alter_column("runs", "catalog_organisation_id", nullable=False)


def _tie_together() -> None:
    """Include the organization in every key, so that no row can refer to another organization's row."""
    for table, column in (("scenarios", "project_id"), ("runs", "project_id"), ("runs", "scenario_id")):
        op.drop_constraint(op.f(f"fk_{table}_{column}_{column.removesuffix('_id')}s"), table, type_="foreignkey")
    for table in OF_A_RUN:
        op.drop_constraint(op.f(f"fk_{table}_run_id_runs"), table, type_="foreignkey")
    op.drop_constraint(op.f("fk_runs_catalog_version_catalog_versions"), "runs", type_="foreignkey")
    for column, table in (("version", "catalog_versions"), ("sha256", "catalog_documents")):
        op.drop_constraint(op.f(f"fk_catalog_memberships_{column}_{table}"), "catalog_memberships", type_="foreignkey")
    _key("idempotency_keys", "organisation_id", "key")
    _key("catalog_documents", "organisation_id", "sha256")
    _key("catalog_versions", "organisation_id", "version")
    _key("catalog_memberships", "organisation_id", "version", "document_organisation_id", "sha256")
    op.drop_index("ix_catalog_versions_current", table_name="catalog_versions")
    op.create_index(
        "ix_catalog_versions_current",
        "catalog_versions",
        ["organisation_id", "is_current"],
        unique=True,
        postgresql_where=sa.text("is_current"),
    )
    for table in ("projects", "scenarios", "runs"):
        op.create_unique_constraint(op.f(f"uq_{table}_organisation_id_id"), table, ["organisation_id", "id"])
    _points("scenarios", "project_id", "projects", "CASCADE")
    _points("runs", "project_id", "projects", "CASCADE")
    _points("runs", "scenario_id", "scenarios", "SET NULL (scenario_id)")
    for table in OF_A_RUN:
        _points(table, "run_id", "runs", "CASCADE", deferred=table == "idempotency_keys")
    op.create_foreign_key(
        op.f("fk_runs_catalog_version"),
        "runs",
        "catalog_versions",
        ["catalog_organisation_id", "catalog_version"],
        ["organisation_id", "version"],
    )
    op.create_check_constraint(
        op.f("ck_runs_catalog"), "runs", f"catalog_organisation_id IN (organisation_id, '{SHARED}')"
    )
    op.create_foreign_key(
        op.f("fk_catalog_memberships_organisation_id_version_catalog_versions"),
        "catalog_memberships",
        "catalog_versions",
        ["organisation_id", "version"],
        ["organisation_id", "version"],
        ondelete="CASCADE",
    )
    op.create_foreign_key(
        op.f("fk_catalog_memberships_document"),
        "catalog_memberships",
        "catalog_documents",
        ["document_organisation_id", "sha256"],
        ["organisation_id", "sha256"],
    )
    op.create_check_constraint(
        op.f("ck_catalog_memberships_document"),
        "catalog_memberships",
        f"document_organisation_id IN (organisation_id, '{SHARED}')",
    )


def _key(table: str, *columns: str) -> None:
    op.drop_constraint(op.f(f"pk_{table}"), table, type_="primary")
    op.create_primary_key(op.f(f"pk_{table}"), table, list(columns))


def _points(table: str, column: str, other: str, ondelete: str, *, deferred: bool = False) -> None:
    op.create_foreign_key(
        op.f(f"fk_{table}_organisation_id_{column}_{other}"),
        table,
        other,
        ["organisation_id", column],
        ["organisation_id", "id"],
        ondelete=ondelete,
        deferrable=deferred or None,
        initially="DEFERRED" if deferred else None,
    )


def _put_up_the_wall() -> None:
    for table in (*OWNED, *CATALOG):
        _wall(table, OWN)
    for table in CATALOG:
        op.execute(f"CREATE POLICY shared ON {table} FOR SELECT TO stormsizer_service USING ({OWN_OR_SHARED})")
    _wall("organisations", "id = current_organisation()")
    for table, (read, changed) in DISPATCHED.items():
        op.execute(f"GRANT SELECT ({read}), UPDATE ({changed}) ON {table} TO stormsizer_dispatch")
        op.execute(f"CREATE POLICY dispatch ON {table} TO stormsizer_dispatch USING (true) WITH CHECK (true)")
    op.execute("GRANT DELETE ON run_chunks TO stormsizer_dispatch")
    op.execute("GRANT SELECT (organisation_id, is_current) ON catalog_versions TO stormsizer_dispatch")
    op.execute("CREATE POLICY dispatch ON catalog_versions FOR SELECT TO stormsizer_dispatch USING (true)")


def _wall(table: str, own: str) -> None:
    """Restrict the service to an organization's own rows, even if the login owns the table."""
    op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
    op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
    op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO stormsizer_service")
    op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({own}) WITH CHECK ({own})")


def _untie() -> None:
    for table, column, other in (
        ("scenarios", "project_id", "projects"),
        ("runs", "project_id", "projects"),
        ("runs", "scenario_id", "scenarios"),
        *((table, "run_id", "runs") for table in OF_A_RUN),
    ):
        op.drop_constraint(op.f(f"fk_{table}_organisation_id_{column}_{other}"), table, type_="foreignkey")
    op.drop_constraint(op.f("fk_runs_catalog_version"), "runs", type_="foreignkey")
    op.drop_constraint(
        op.f("fk_catalog_memberships_organisation_id_version_catalog_versions"),
        "catalog_memberships",
        type_="foreignkey",
    )
    op.drop_constraint(op.f("fk_catalog_memberships_document"), "catalog_memberships", type_="foreignkey")
    op.drop_constraint(op.f("ck_catalog_memberships_document"), "catalog_memberships", type_="check")
    op.drop_constraint(op.f("ck_runs_catalog"), "runs", type_="check")
    op.drop_index("ix_catalog_versions_current", table_name="catalog_versions")
    for table in ("projects", "scenarios", "runs"):
        op.drop_constraint(op.f(f"uq_{table}_organisation_id_id"), table, type_="unique")
    _key("idempotency_keys", "key")
    _key("catalog_documents", "sha256")
    _key("catalog_versions", "version")
    _key("catalog_memberships", "version", "sha256")


def _tie_as_before() -> None:
    op.create_index(
        "ix_catalog_versions_current",
        "catalog_versions",
        ["is_current"],
        unique=True,
        postgresql_where=sa.text("is_current"),
    )
    for table, column, other, ondelete in (
        ("scenarios", "project_id", "projects", "CASCADE"),
        ("runs", "project_id", "projects", "CASCADE"),
        ("runs", "scenario_id", "scenarios", "SET NULL"),
        ("run_chunks", "run_id", "runs", "CASCADE"),
        ("run_traces", "run_id", "runs", "CASCADE"),
    ):
        op.create_foreign_key(op.f(f"fk_{table}_{column}_{other}"), table, other, [column], ["id"], ondelete=ondelete)
    op.create_foreign_key(
        op.f("fk_idempotency_keys_run_id_runs"),
        "idempotency_keys",
        "runs",
        ["run_id"],
        ["id"],
        ondelete="CASCADE",
        deferrable=True,
        initially="DEFERRED",
    )
    op.create_foreign_key(
        op.f("fk_runs_catalog_version_catalog_versions"), "runs", "catalog_versions", ["catalog_version"], ["version"]
    )
    op.create_foreign_key(
        op.f("fk_catalog_memberships_version_catalog_versions"),
        "catalog_memberships",
        "catalog_versions",
        ["version"],
        ["version"],
        ondelete="CASCADE",
    )
    op.create_foreign_key(
        op.f("fk_catalog_memberships_sha256_catalog_documents"),
        "catalog_memberships",
        "catalog_documents",
        ["sha256"],
        ["sha256"],
    )
