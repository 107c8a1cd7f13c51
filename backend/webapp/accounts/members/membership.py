"""An organization and its members, including at least one owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Row, Select, select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.accounts.errors import NoAccountsError
from webapp.accounts.models import AccountRow, MemberRow, OrganizationRow
from webapp.accounts.schemas import (
    Credential,
    Credentials,
    Member,
    MemberInput,
    MemberPage,
    Organization,
    OrganizationInput,
)
from webapp.core import audit
from webapp.core.credentials import OwnedCredential, Ownership
from webapp.core.http.errors import ConflictError, InvalidInputError, NotFoundError
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


def list_credentials(session: Session, credentials: Sequence[Ownership], account_id: UUID) -> Credentials:
    """Return the API keys and webhooks of a member."""
    _member(session, account_id)
    return Credentials(
        items=tuple(Credential.model_validate(each) for each in _owned(session, credentials, account_id))
    )


def remove(
    session: Session,
    credentials: Sequence[Ownership],
    principal: Principal,
    account_id: UUID,
    hand_over_to: UUID | None,
) -> None:
    """Remove a member; their sessions in the organization end.

    Their API keys and webhooks are handed over to the given owner; without one, the database deletes them. Each is
    logged.
    """
    row = _member_of_locked(session, account_id)
    _require_another_owner(session, row)
    if hand_over_to is not None:
        _require_owner(session, account_id, hand_over_to)
    for each in _owned(session, credentials, account_id):
        action = "delete_credential_of_member" if hand_over_to is None else "hand_over_credential"
        audit.record_as(
            session, principal, action, audit.Subject(each.kind, str(each.id)), _said(account_id, hand_over_to)
        )
    if hand_over_to is not None:
        for kind in credentials:
            kind.hand_over(session, account_id, hand_over_to)
    session.delete(row)
    session.flush()


def leave(session: Session, credentials: Sequence[Ownership], principal: Principal, hand_over_to: UUID | None) -> None:
    """Leave the organization."""
    if principal.account_id is None:
        raise NoAccountsError
    remove(session, credentials, principal, principal.account_id, hand_over_to)


def _owned(session: Session, credentials: Sequence[Ownership], account_id: UUID) -> Sequence[OwnedCredential]:
    return [each for kind in credentials for each in kind.owned_by(session, account_id)]


def _said(account_id: UUID, hand_over_to: UUID | None) -> audit.Details:
    said = {"member": str(account_id)}
    return said if hand_over_to is None else said | {"new_owner": str(hand_over_to)}


def _organization(session: Session, *, locked: bool = False) -> OrganizationRow:
    query = select(OrganizationRow)
    return session.scalars(query.with_for_update() if locked else query).one()


def _members() -> Select[*tuple[Any, ...]]:
    shown = (AccountRow.email, AccountRow.name, AccountRow.totp_confirmed_at, MemberRow.role, MemberRow.created_at)
    return select(MemberRow.account_id.label("id"), *shown).join(AccountRow, AccountRow.id == MemberRow.account_id)


def _member_of_locked(session: Session, account_id: UUID) -> MemberRow:
    """Return a member, locking the organization's members until the transaction ends."""
    _organization(session, locked=True)
    return _member(session, account_id)


def _member(session: Session, account_id: UUID) -> MemberRow:
    row = session.scalars(select(MemberRow).where(MemberRow.account_id == account_id)).first()
    if row is None:
        raise NotFoundError(msg("problem-no-member"))
    return row


def _require_owner(session: Session, account_id: UUID, new_owner_id: UUID) -> None:
    """Raise an error unless credentials of a member can be handed over to this account."""
    query = select(MemberRow.account_id).where(MemberRow.account_id == new_owner_id, MemberRow.role == Role.OWNER.value)
    if new_owner_id == account_id or session.scalars(query).first() is None:
        given = str(new_owner_id)
        allowed = msg("problem-new-owner-allowed")
        problem = Problem(path="hand_over_to", given=given, allowed=allowed, message=msg("problem-new-owner"))
        raise InvalidInputError((problem,))


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
