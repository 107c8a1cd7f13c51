"""An organization and its members, including at least one owner."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import Row, Select, select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.accounts.errors import NoAccountsError
from webapp.accounts.models import AccountRow, MemberRow, OrganizationRow
from webapp.accounts.schemas import Member, MemberInput, MemberPage, Organization, OrganizationInput
from webapp.core.http.errors import ConflictError, NotFoundError
from webapp.core.http.pagination import PageRequest, page_of_columns
from webapp.core.security.principal import Principal, Role


def organization(session: Session) -> Organization:
    """Return the session's organization."""
    return Organization.model_validate(_organization(session))


def rename(session: Session, given: OrganizationInput) -> Organization:
    """Rename the organization."""
    row = _organization(session)
    row.name = given.name
    session.flush()
    return Organization.model_validate(row)


def list_members(session: Session, asked: PageRequest) -> MemberPage:
    """Return one page of members."""
    rows, next_cursor = page_of_columns(session, _members(), MemberRow.account_id, asked)
    return MemberPage(items=tuple(_shown(row) for row in rows), next_cursor=next_cursor)


def change(session: Session, account_id: UUID, given: MemberInput) -> Member:
    """Change a member's role."""
    row = _member_of_locked(session, account_id)
    if given.role is not Role.OWNER:
        _require_another_owner(session, row)
    row.role = given.role.value
    session.flush()
    return _shown(session.execute(_members().where(MemberRow.account_id == account_id)).one())


def remove(session: Session, account_id: UUID) -> None:
    """Remove a member; their sessions in the organization end."""
    row = _member_of_locked(session, account_id)
    _require_another_owner(session, row)
    session.delete(row)
    session.flush()


def leave(session: Session, principal: Principal) -> None:
    """Leave the organization."""
    if principal.account_id is None:
        raise NoAccountsError
    remove(session, principal.account_id)


def _organization(session: Session, *, locked: bool = False) -> OrganizationRow:
    query = select(OrganizationRow)
    return session.scalars(query.with_for_update() if locked else query).one()


def _members() -> Select[*tuple[Any, ...]]:
    shown = (AccountRow.email, AccountRow.name, AccountRow.totp_confirmed_at, MemberRow.role, MemberRow.created_at)
    return select(MemberRow.account_id.label("id"), *shown).join(AccountRow, AccountRow.id == MemberRow.account_id)


def _member_of_locked(session: Session, account_id: UUID) -> MemberRow:
    """Return a member, locking the organization's members until the transaction ends."""
    _organization(session, locked=True)
    row = session.scalars(select(MemberRow).where(MemberRow.account_id == account_id)).first()
    if row is None:
        raise NotFoundError(msg("problem-no-member"))
    return row


def _require_another_owner(session: Session, row: MemberRow) -> None:
    others = select(MemberRow.account_id).where(
        MemberRow.role == Role.OWNER.value, MemberRow.account_id != row.account_id
    )
    if row.role == Role.OWNER.value and session.scalars(others.limit(1)).first() is None:
        raise ConflictError(msg("problem-last-owner"))


def _shown(row: Row[Any]) -> Member:
    return Member(
        account_id=row.id,
        email=row.email,
        name=row.name,
        role=Role(row.role),
        has_second_factor=row.totp_confirmed_at is not None,
        created_at=row.created_at,
    )
