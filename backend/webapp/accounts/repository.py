"""Accounts, members and invitations in the database."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from webapp.accounts.models import AccountRow, InvitationRow, MemberRow, OrganizationRow, PasswordLinkRow, SignUpRow
from webapp.accounts.schemas import Membership
from webapp.core.db.clock import NOW, seconds
from webapp.core.security.principal import Role
from webapp.core.security.secrets import hash_of, token


def account_by_email(session: Session, email: str) -> AccountRow | None:
    """Return the account with this email address, if there is one."""
    return session.scalars(select(AccountRow).where(AccountRow.email == email)).first()


def memberships(session: Session, account_id: UUID) -> Sequence[Membership]:
    """Return the organizations of an account, in the order in which it joined them."""
    query = (
        select(OrganizationRow.id, OrganizationRow.name, MemberRow.role)
        .join(MemberRow, MemberRow.organization_id == OrganizationRow.id)
        .where(MemberRow.account_id == account_id)
        .order_by(MemberRow.created_at, MemberRow.organization_id)
    )
    return [Membership(organization_id=i, name=name, role=Role(role)) for i, name, role in session.execute(query)]


def found_organization(session: Session, account: AccountRow, name: str) -> UUID:
    """Create an organization with its first owner."""
    organization = OrganizationRow(name=name)
    session.add_all((account, organization))
    session.flush()
    join(session, organization.id, account.id, Role.OWNER)
    return organization.id


def join(session: Session, organization_id: UUID, account_id: UUID, role: Role) -> None:
    """Add a member."""
    session.add(MemberRow(organization_id=organization_id, account_id=account_id, role=role.value))
    session.flush()


def open_sign_up(session: Session, proof: str) -> SignUpRow | None:
    """Return the pending sign-up for a token."""
    mine = SignUpRow.token_sha256 == hash_of(proof)
    return session.scalars(select(SignUpRow).where(mine, SignUpRow.expires_at > NOW)).first()


def forget_sign_ups(session: Session, email: str) -> None:
    """Delete all sign-ups for an address, and all expired sign-ups."""
    session.execute(delete(SignUpRow).where((SignUpRow.email == email) | (SignUpRow.expires_at < NOW)))


def open_invitation(session: Session, proof: str) -> InvitationRow | None:
    """Return the pending invitation for a token."""
    mine = InvitationRow.token_sha256 == hash_of(proof)
    return session.scalars(select(InvitationRow).where(mine, InvitationRow.expires_at > NOW)).first()


def new_password_link(session: Session, account_id: UUID, lifetime_s: float) -> str:
    """Return a single-use token for setting a password. Earlier tokens of the account are no longer valid."""
    forget_password_links(session, account_id)
    session.execute(delete(PasswordLinkRow).where(PasswordLinkRow.expires_at < NOW))
    proof = token("ssp_")
    session.add(
        PasswordLinkRow(token_sha256=hash_of(proof), account_id=account_id, expires_at=NOW + seconds(lifetime_s))
    )
    return proof


def open_password_link(session: Session, proof: str) -> AccountRow | None:
    """Return the account whose password this token can set."""
    query = (
        select(AccountRow)
        .join(PasswordLinkRow, PasswordLinkRow.account_id == AccountRow.id)
        .where(PasswordLinkRow.token_sha256 == hash_of(proof), PasswordLinkRow.expires_at > NOW)
    )
    return session.scalars(query).first()


def use_password_link(session: Session, proof: str) -> bool:
    """Consume the token; return False if it was already used."""
    used = delete(PasswordLinkRow).where(PasswordLinkRow.token_sha256 == hash_of(proof))
    return session.scalar(used.returning(PasswordLinkRow.account_id)) is not None


def forget_password_links(session: Session, account_id: UUID) -> None:
    """Invalidate all password tokens of an account."""
    session.execute(delete(PasswordLinkRow).where(PasswordLinkRow.account_id == account_id))
