"""Database tables for organizations, accounts and their credentials. No secret is stored in plain text."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned
from webapp.core.security.principal import Role

ROLES = tuple(role.value for role in Role)


class OrganizationRow(Base):
    """A customer of the service. All other data belongs to an organization."""

    __tablename__ = "organizations"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    name: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class AccountRow(Base):
    """A person who can sign in."""

    __tablename__ = "accounts"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    email: Mapped[str] = mapped_column(unique=True)
    """Email address, in lowercase."""
    name: Mapped[str]
    password_hash: Mapped[str | None]
    """Argon2id; null until the first password is set."""
    language: Mapped[str | None]
    """Language that the person chose for emails and pages; null to follow the browser."""
    verified_at: Mapped[datetime | None]
    """Time when the email address was verified."""
    totp_sealed: Mapped[bytes | None]
    totp_confirmed_at: Mapped[datetime | None]
    """Time when the second factor's secret was confirmed with a code; null until then."""
    totp_last_step: Mapped[int | None]
    """Time step of the last accepted code, so that no code is accepted twice."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class RecoveryCodeRow(Base):
    """A recovery code. Deleted once used."""

    __tablename__ = "recovery_codes"

    code_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)


class SignUpRow(Base):
    """A sign-up with an unverified address. The account is created when the email link is opened."""

    __tablename__ = "sign_ups"

    token_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    email: Mapped[str] = mapped_column(index=True)
    name: Mapped[str]
    organization_name: Mapped[str]
    password_hash: Mapped[str]
    expires_at: Mapped[datetime]


class PasswordLinkRow(Base):
    """A link to set a password. Deleted once used."""

    __tablename__ = "password_links"

    token_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    expires_at: Mapped[datetime]


class MemberRow(Owned, Base):
    """Role of an account in an organization."""

    __tablename__ = "members"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id", "account_id"),
        CheckConstraint(f"role IN {ROLES}", name="role"),
    )

    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    role: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class InvitationRow(Owned, Base):
    """An address invited to join an organization. Deleted once accepted."""

    __tablename__ = "invitations"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        UniqueConstraint("organization_id", "email"),
        CheckConstraint(f"role IN {ROLES}", name="role"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    email: Mapped[str]
    role: Mapped[str]
    token_sha256: Mapped[bytes] = mapped_column(unique=True)
    invited_by: Mapped[str]
    """Address of the inviting member."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime]


class AccountSessionRow(Base):
    """A signed-in browser. The session ends when the account's membership in the session's organization ends."""

    __tablename__ = "account_sessions"
    __table_args__ = (
        ForeignKeyConstraint(
            ["organization_id", "account_id"], ["members.organization_id", "members.account_id"], ondelete="CASCADE"
        ),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    token_sha256: Mapped[bytes] = mapped_column(unique=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    organization_id: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())
    address: Mapped[str]
    user_agent: Mapped[str]


class BrakeRow(Base):
    """Number of recent attempts on a subject, and the time until which further attempts are rejected."""

    __tablename__ = "brakes"

    key_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    n_tries: Mapped[int]
    locked_until: Mapped[datetime]
    forgotten_at: Mapped[datetime] = mapped_column(index=True)
