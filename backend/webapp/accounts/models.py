"""The tables of organisations, of people, and of what they prove themselves with. No secret stands in any of them."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, ForeignKeyConstraint, PrimaryKeyConstraint, UniqueConstraint, func
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned
from webapp.core.security.principal import Role

ROLES = tuple(role.value for role in Role)


class OrganisationRow(Base):
    """A customer of the service: everything else belongs to one."""

    __tablename__ = "organisations"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    name: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class AccountRow(Base):
    """A person who can sign in."""

    __tablename__ = "accounts"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    email: Mapped[str] = mapped_column(unique=True)
    """In small letters."""
    name: Mapped[str]
    password_hash: Mapped[str | None]
    """Argon2id; null until the first password is set."""
    language: Mapped[str | None]
    """Of emails and pages, as the person chose it; null to follow the browser."""
    verified_at: Mapped[datetime | None]
    """When they opened a mail to the address."""
    totp_sealed: Mapped[bytes | None]
    totp_confirmed_at: Mapped[datetime | None]
    """Null while the secret of the second factor was shown, and no code of it seen."""
    totp_last_step: Mapped[int | None]
    """Half minute of the last code that was taken: no code is taken twice."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class RecoveryCodeRow(Base):
    """A code in place of a second factor that was lost. Gone once it was used."""

    __tablename__ = "recovery_codes"

    code_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)


class SignUpRow(Base):
    """Somebody who says that an address is theirs. The account is made when they open the mail."""

    __tablename__ = "sign_ups"

    token_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    email: Mapped[str] = mapped_column(index=True)
    name: Mapped[str]
    organisation_name: Mapped[str]
    password_hash: Mapped[str]
    expires_at: Mapped[datetime]


class PasswordLinkRow(Base):
    """A link with which a person sets a password. Gone once it was used."""

    __tablename__ = "password_links"

    token_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    expires_at: Mapped[datetime]


class MemberRow(Owned, Base):
    """Who may do what in an organisation."""

    __tablename__ = "members"
    __table_args__ = (
        PrimaryKeyConstraint("organisation_id", "account_id"),
        CheckConstraint(f"role IN {ROLES}", name="role"),
    )

    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    role: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class InvitationRow(Owned, Base):
    """An address that may join an organisation. Gone once it has."""

    __tablename__ = "invitations"
    __table_args__ = (
        UniqueConstraint("organisation_id", "id"),
        UniqueConstraint("organisation_id", "email"),
        CheckConstraint(f"role IN {ROLES}", name="role"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    email: Mapped[str]
    role: Mapped[str]
    token_sha256: Mapped[bytes] = mapped_column(unique=True)
    invited_by: Mapped[str]
    """Address of the member who did."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime]


class AccountSessionRow(Base):
    """A browser in which somebody is signed in. It ends with the membership of the organisation it looks at."""

    __tablename__ = "account_sessions"
    __table_args__ = (
        ForeignKeyConstraint(
            ["organisation_id", "account_id"], ["members.organisation_id", "members.account_id"], ondelete="CASCADE"
        ),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    token_sha256: Mapped[bytes] = mapped_column(unique=True)
    account_id: Mapped[UUID] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    organisation_id: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())
    address: Mapped[str]
    user_agent: Mapped[str]


class BrakeRow(Base):
    """How often something was tried lately, and until when nobody may try again."""

    __tablename__ = "brakes"

    key_sha256: Mapped[bytes] = mapped_column(primary_key=True)
    n_tries: Mapped[int]
    locked_until: Mapped[datetime]
    forgotten_at: Mapped[datetime] = mapped_column(index=True)
