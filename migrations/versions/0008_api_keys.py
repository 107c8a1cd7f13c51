"""API keys, idempotency for every request, and quotas.

Idempotency keys of runs are preserved with their responses; those of windows and ranges are not, because the original
request is not stored. They would have expired within a day.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

OWN = "organisation_id = current_organisation()"
OPERATIONS = {
    "week": ("create_run", "runs"),
    "shortlist": ("create_shortlist", "shortlists"),
    "advice": ("create_advice", "advices"),
    "runway": ("create_runway", "runways"),
    "sensitivity": ("create_sensitivity", "sensitivities"),
}
"""Operation that creates a run, and the last segment of its path, by kind of run."""
NOT_SHOWN = (
    "ARRAY['organisation_id', 'scenario', 'catalog_organisation_id', 'fence', 'lease_until', 'announced_at', 'result']"
)

VISIBLE = "NO FORCE ROW LEVEL SECURITY"
"""Lets an owner that is neither a superuser nor has `BYPASSRLS` copy rows, as from 0044 on."""


def upgrade() -> None:
    """Create the tables."""
    _make_api_keys()
    op.add_column("runs", sa.Column("estimated_s", sa.Float(), nullable=True))
    _make_quotas()
    op.rename_table("idempotency_keys", "idempotency_keys_of_runs")
    op.execute(
        "ALTER TABLE idempotency_keys_of_runs RENAME CONSTRAINT pk_idempotency_keys TO pk_idempotency_keys_of_runs"
    )
    _make_idempotency_keys()
    op.execute(f"ALTER TABLE idempotency_keys {VISIBLE}")
    for kind, (operation, ending) in OPERATIONS.items():
        op.execute(
            f"""
            INSERT INTO idempotency_keys
                (organisation_id, operation, key, request_sha256, status, headers, body, created_at)
            SELECT k.organisation_id, '{operation}', k.key,
                   encode(sha256(convert_to(
                       'POST /api/v1/scenarios/' || k.scenario_id || '/{ending}?' || chr(10), 'UTF8')), 'hex'),
                   202,
                   jsonb_build_object('content-type', 'application/json', 'location', '/api/v1/runs/' || r.id),
                   convert_to((to_jsonb(r) - {NOT_SHOWN})::text, 'UTF8'),
                   k.created_at
            FROM idempotency_keys_of_runs k JOIN runs r ON r.id = k.run_id WHERE r.kind = '{kind}'
            """  # noqa: S608
        )
    op.drop_table("idempotency_keys_of_runs")


def downgrade() -> None:
    """Drop the tables, but preserve the idempotency keys of runs that still exist."""
    op.rename_table("idempotency_keys", "idempotency_keys_of_all")
    op.execute(
        "ALTER TABLE idempotency_keys_of_all RENAME CONSTRAINT pk_idempotency_keys TO pk_idempotency_keys_of_all"
    )
    _make_idempotency_keys_of_runs()
    op.execute(f"ALTER TABLE idempotency_keys {VISIBLE}")
    names = ", ".join(f"'{operation}'" for operation, _ in OPERATIONS.values())
    op.execute(
        f"""
        INSERT INTO idempotency_keys (organisation_id, key, scenario_id, run_id, created_at)
        SELECT DISTINCT ON (k.organisation_id, k.key) k.organisation_id, k.key, r.scenario_id, r.id, k.created_at
        FROM idempotency_keys_of_all k
        JOIN runs r ON r.id = (convert_from(k.body, 'UTF8')::jsonb ->> 'id')::uuid
        WHERE k.operation IN ({names}) AND r.scenario_id IS NOT NULL
        ORDER BY k.organisation_id, k.key, k.created_at DESC
        """  # noqa: S608
    )
    op.drop_table("idempotency_keys_of_all")
    op.drop_table("run_charges")
    op.drop_table("quotas")
    op.drop_column("runs", "estimated_s")
    op.drop_table("api_keys")


def _make_api_keys() -> None:
    op.create_table(
        "api_keys",
        _owner(),
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("token_sha256", sa.LargeBinary(), nullable=False),
        sa.Column("hint", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("scopes", postgresql.ARRAY(sa.Text()), nullable=False),
        sa.Column("created_by", sa.Text(), nullable=False),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _at("expires_at", nullable=False),
        _at("last_used_at"),
        _at("revoked_at"),
        _of_an_organisation("api_keys"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_api_keys")),
        sa.UniqueConstraint("token_sha256", name=op.f("uq_api_keys_token_sha256")),
    )
    _wall("api_keys", "SELECT, INSERT, UPDATE, DELETE")
    op.execute(
        "GRANT SELECT (id, organisation_id, token_sha256, name, scopes, expires_at, last_used_at, revoked_at), "
        "UPDATE (last_used_at) ON api_keys TO stormsizer_gate"
    )
    op.execute("CREATE POLICY gate ON api_keys TO stormsizer_gate USING (true) WITH CHECK (true)")


def _make_quotas() -> None:
    op.create_table(
        "quotas",
        _owner(),
        sa.Column("max_open_runs", sa.Integer(), nullable=True),
        sa.Column("max_run_s", sa.Float(), nullable=True),
        sa.Column("max_day_s", sa.Float(), nullable=True),
        _of_an_organisation("quotas"),
        sa.PrimaryKeyConstraint("organisation_id", name=op.f("pk_quotas")),
    )
    _wall("quotas", "SELECT")
    op.execute("CREATE POLICY operator ON quotas TO CURRENT_USER USING (true) WITH CHECK (true)")
    op.create_table(
        "run_charges",
        _owner(),
        sa.Column("run_id", sa.Uuid(), nullable=False),
        sa.Column("estimated_s", sa.Float(), nullable=False),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _of_an_organisation("run_charges"),
        sa.PrimaryKeyConstraint("run_id", name=op.f("pk_run_charges")),
    )
    op.create_index("ix_run_charges_day", "run_charges", ["organisation_id", "created_at"])
    _wall("run_charges", "SELECT, INSERT, DELETE")


def _make_idempotency_keys() -> None:
    op.create_table(
        "idempotency_keys",
        _owner(),
        sa.Column("operation", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("request_sha256", sa.Text(), nullable=False),
        sa.Column("status", sa.Integer(), nullable=True),
        sa.Column("headers", postgresql.JSONB(), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _of_an_organisation("idempotency_keys"),
        sa.PrimaryKeyConstraint("organisation_id", "operation", "key", name=op.f("pk_idempotency_keys")),
    )
    op.create_index(op.f("ix_idempotency_keys_created_at"), "idempotency_keys", ["created_at"])
    _wall("idempotency_keys", "SELECT, INSERT, UPDATE, DELETE")


def _make_idempotency_keys_of_runs() -> None:
    op.create_table(
        "idempotency_keys",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("scenario_id", sa.Uuid(), nullable=False),
        sa.Column("run_id", sa.Uuid(), nullable=False),
        _at("created_at", server_default=sa.text("now()"), nullable=False),
        _owner(),
        _of_an_organisation("idempotency_keys"),
        sa.ForeignKeyConstraint(
            ["organisation_id", "run_id"],
            ["runs.organisation_id", "runs.id"],
            name=op.f("fk_idempotency_keys_organisation_id_run_id_runs"),
            ondelete="CASCADE",
            deferrable=True,
            initially="DEFERRED",
        ),
        sa.PrimaryKeyConstraint("organisation_id", "key", name=op.f("pk_idempotency_keys")),
    )
    op.create_index(op.f("ix_idempotency_keys_run_id"), "idempotency_keys", ["run_id"])
    _wall("idempotency_keys", "SELECT, INSERT, UPDATE, DELETE")


def _owner() -> sa.Column[object]:
    return sa.Column("organisation_id", sa.Uuid(), server_default=sa.text("current_organisation()"), nullable=False)


def _of_an_organisation(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["organisation_id"],
        ["organisations.id"],
        name=op.f(f"fk_{table}_organisation_id_organisations"),
        ondelete="CASCADE",
    )


def _at(name: str, *, nullable: bool = True, server_default: sa.TextClause | None = None) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), server_default=server_default, nullable=nullable)


def _wall(table: str, granted: str) -> None:
    """Restrict the service to an organization's own rows, even if the login owns the table."""
    op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
    op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
    op.execute(f"GRANT {granted} ON {table} TO stormsizer_service")
    op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
