"""Accounts, members, invitations and sessions.

The gate role authenticates requests, so it sees the accounts of all organizations. The service role sees only an
organization's members and the identifying columns of their accounts.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ROLES = "('owner', 'editor', 'viewer')"
OF_THE_GATE = ("accounts", "recovery_codes", "sign_ups", "password_links", "account_sessions", "brakes")
OWNED = ("members", "invitations")
OWN = "organisation_id = current_organisation()"


def upgrade() -> None:
    """Create the tables."""
    _make_accounts()
    _make_proofs()
    _make_members()
    _make_sessions()
    _put_up_the_walls()


def downgrade() -> None:
    """Drop the tables; organizations remain."""
    op.execute("DROP POLICY gate ON organisations")
    op.execute("DROP POLICY members ON accounts")
    op.execute("REVOKE ALL ON organisations FROM stormsizer_gate")
    for table in ("brakes", "account_sessions", *reversed(OWNED), "password_links", "sign_ups", "recovery_codes"):
        op.drop_table(table)
    op.drop_table("accounts")


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("verified_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("totp_sealed", sa.LargeBinary(), nullable=True),
        sa.Column("totp_confirmed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("totp_last_step", sa.Integer(), nullable=True),
        _now("created_at"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("email", name=op.f("uq_accounts_email")),
    )


def _make_proofs() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("code_sha256", sa.LargeBinary(), nullable=False),
        *_of_an_account("recovery_codes"),
        sa.PrimaryKeyConstraint("code_sha256", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "sign_ups",
        sa.Column("token_sha256", sa.LargeBinary(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("organisation_name", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("token_sha256", name=op.f("pk_sign_ups")),
    )
    op.create_index(op.f("ix_sign_ups_email"), "sign_ups", ["email"])
    op.create_table(
        "password_links",
        sa.Column("token_sha256", sa.LargeBinary(), nullable=False),
        *_of_an_account("password_links"),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("token_sha256", name=op.f("pk_password_links")),
    )
    for table in ("recovery_codes", "password_links"):
        op.create_index(op.f(f"ix_{table}_account_id"), table, ["account_id"])
    op.create_table(
        "brakes",
        sa.Column("key_sha256", sa.LargeBinary(), nullable=False),
        sa.Column("n_tries", sa.Integer(), nullable=False),
        sa.Column("locked_until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("forgotten_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key_sha256", name=op.f("pk_brakes")),
    )
    op.create_index(op.f("ix_brakes_forgotten_at"), "brakes", ["forgotten_at"])


def _make_members() -> None:
    op.create_table(
        "members",
        *_of_an_organisation("members"),
        *_of_an_account("members"),
        sa.Column("role", sa.Text(), nullable=False),
        _now("created_at"),
        sa.PrimaryKeyConstraint("organisation_id", "account_id", name=op.f("pk_members")),
        sa.CheckConstraint(f"role IN {ROLES}", name=op.f("ck_members_role")),
    )
    op.create_index(op.f("ix_members_account_id"), "members", ["account_id"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.Uuid(), nullable=False),
        *_of_an_organisation("invitations"),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("token_sha256", sa.LargeBinary(), nullable=False),
        sa.Column("invited_by", sa.Text(), nullable=False),
        _now("created_at"),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("organisation_id", "id", name=op.f("uq_invitations_organisation_id_id")),
        sa.UniqueConstraint("organisation_id", "email", name=op.f("uq_invitations_organisation_id_email")),
        sa.UniqueConstraint("token_sha256", name=op.f("uq_invitations_token_sha256")),
        sa.CheckConstraint(f"role IN {ROLES}", name=op.f("ck_invitations_role")),
    )


def _make_sessions() -> None:
    op.create_table(
        "account_sessions",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("token_sha256", sa.LargeBinary(), nullable=False),
        *_of_an_account("account_sessions"),
        sa.Column("organisation_id", sa.Uuid(), nullable=True),
        _now("created_at"),
        _now("seen_at"),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("user_agent", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_account_sessions")),
        sa.UniqueConstraint("token_sha256", name=op.f("uq_account_sessions_token_sha256")),
        sa.ForeignKeyConstraint(
            ["organisation_id", "account_id"],
            ["members.organisation_id", "members.account_id"],
            name=op.f("fk_account_sessions_organisation_id_account_id_members"),
            ondelete="CASCADE",
        ),
    )
    op.create_index(op.f("ix_account_sessions_account_id"), "account_sessions", ["account_id"])


def _of_an_account(table: str) -> tuple[sa.Column[object], sa.ForeignKeyConstraint]:
    column: sa.Column[object] = sa.Column("account_id", sa.Uuid(), nullable=False)
    name = op.f(f"fk_{table}_account_id_accounts")
    return column, sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=name, ondelete="CASCADE")


def _of_an_organisation(table: str) -> tuple[sa.Column[object], sa.ForeignKeyConstraint]:
    default = sa.text("current_organisation()")
    column: sa.Column[object] = sa.Column("organisation_id", sa.Uuid(), server_default=default, nullable=False)
    name = op.f(f"fk_{table}_organisation_id_organisations")
    return column, sa.ForeignKeyConstraint(["organisation_id"], ["organisations.id"], name=name, ondelete="CASCADE")


def _now(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False)


def _put_up_the_walls() -> None:
    for table in (*OF_THE_GATE, *OWNED):
        op.execute(f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY")
        op.execute(f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")
        op.execute(f"CREATE POLICY gate ON {table} TO stormsizer_gate USING (true) WITH CHECK (true)")
    for table in OF_THE_GATE:
        op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO stormsizer_gate")
    for table in OWNED:
        op.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {table} TO stormsizer_service")
        op.execute(f"CREATE POLICY own ON {table} TO stormsizer_service USING ({OWN}) WITH CHECK ({OWN})")
    op.execute("GRANT SELECT, INSERT ON members, organisations TO stormsizer_gate")
    op.execute("GRANT SELECT, DELETE ON invitations TO stormsizer_gate")
    op.execute("CREATE POLICY gate ON organisations TO stormsizer_gate USING (true) WITH CHECK (true)")
    op.execute("GRANT SELECT (id, email, name, totp_confirmed_at) ON accounts TO stormsizer_service")
    op.execute(
        "CREATE POLICY members ON accounts FOR SELECT TO stormsizer_service "
        "USING (EXISTS (SELECT FROM members WHERE members.account_id = accounts.id))"
    )
