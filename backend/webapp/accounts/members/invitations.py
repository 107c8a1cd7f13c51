"""Invitations that members send to people by email."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.accounts import account_audit
from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import sessions, throttling
from webapp.accounts.auth.sign_up import new_account
from webapp.accounts.auth.throttling import ADDRESS, INVITATIONS, MAIL
from webapp.accounts.email import outbox
from webapp.accounts.email.outbox import Recipient
from webapp.accounts.errors import NoAccountsError, UsedUpLinkError
from webapp.accounts.models import AccountRow, InvitationRow, MemberRow, OrganizationRow
from webapp.accounts.repository import account_by_email, forget_sign_ups, join, open_invitation
from webapp.accounts.schemas import AcceptanceInput, Invitation, InvitationInput, InvitationOffer, InvitationPage
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.client_address import site_of
from webapp.core.http.errors import ConflictError, InvalidInputError, NotAllowedError, NotFoundError, NotSignedInError
from webapp.core.http.pagination import PageRequest, page_of
from webapp.core.ports import Service
from webapp.core.security.principal import Principal, Role
from webapp.core.security.secrets import hash_of, token

KEPT_S = 7 * 86_400.0
MOST = 200
"""Maximum pending invitations per organization."""


def invite(
    session: Session, service: Service, principal: Principal, given: InvitationInput, language: str
) -> Invitation:
    """Invite a person by email. A second invitation replaces the first.

    Parameters
    ----------
    language
        Language of the email, unless the address belongs to an account with a language setting.
    """
    if not service.settings.has_accounts:
        raise NoAccountsError
    _require_room(session, given.email)
    gate = across(service.sessions, DatabaseRole.GATE)
    organization = str(principal.organization_id)
    throttling.take(gate, MAIL.on(f"{organization} {given.email}"), INVITATIONS.on(organization))
    with gate() as seeing_all:
        account = account_by_email(seeing_all, given.email)
    to = Recipient(given.email, (account and account.language) or language)
    session.execute(delete(InvitationRow).where(InvitationRow.email == given.email))
    proof = token("ssi_")
    row = InvitationRow(email=given.email, role=given.role.value, token_sha256=hash_of(proof))
    row.invited_by, row.expires_at = principal.name, NOW + seconds(KEPT_S)
    session.add(row)
    session.flush()
    name = session.scalars(select(OrganizationRow.name)).one()
    letter = outbox.invitation(service.settings, to, proof, name, principal.name, given.role)
    outbox.post(session, service.settings, letter)
    return Invitation.model_validate(row)


def list_waiting(session: Session, asked: PageRequest) -> InvitationPage:
    """Return one page of pending invitations."""
    waiting = select(InvitationRow).where(InvitationRow.expires_at > NOW)
    rows, next_cursor = page_of(session, waiting, InvitationRow.id, asked)
    return InvitationPage(items=tuple(Invitation.model_validate(row) for row in rows), next_cursor=next_cursor)


def withdraw(session: Session, invitation_id: UUID) -> None:
    """Revoke an invitation."""
    withdrawn = delete(InvitationRow).where(InvitationRow.id == invitation_id).returning(InvitationRow.id)
    if session.scalar(withdrawn) is None:
        raise NotFoundError(msg("problem-no-invitation"))


def read(desk: AccountContext, proof: str) -> InvitationOffer:
    """Return the invitation that a link refers to."""
    throttling.take(desk.sessions, ADDRESS.on(site_of(desk.address)))
    with desk.sessions.begin() as session:
        row = _open(session, proof)
        throttling.give_back(session, ADDRESS.on(site_of(desk.address)))
        return InvitationOffer(
            organization=session.get_one(OrganizationRow, row.organization_id).name,
            email=row.email,
            role=Role(row.role),
            invited_by=row.invited_by,
            has_account=account_by_email(session, row.email) is not None,
        )


def accept(desk: AccountContext, given: AcceptanceInput) -> str:
    """Join the organization, and return the token of a session in it.

    Users with an account sign in first; others get an account, because the link has verified their address.
    """
    throttling.take(desk.sessions, ADDRESS.on(site_of(desk.address)))
    proof = given.token.get_secret_value()
    with desk.sessions() as session:
        invitation = _open(session, proof)
        account = account_by_email(session, invitation.email)
    if account is None:
        account = _newcomer(desk, invitation.email, given)
    else:
        _require_it_is_them(desk, account)
    with desk.sessions.begin() as session:
        account = session.merge(account)
        session.flush()
        forget_sign_ups(session, invitation.email)
        _use(session, invitation, proof, account.id)
        throttling.give_back(session, ADDRESS.on(site_of(desk.address)))
        begun = sessions.begin(session, desk, account.id, invitation.organization_id)
        account_audit.note(session, desk, account, "accept_invitation")
        return begun


def _require_room(session: Session, email: str) -> None:
    joined = select(MemberRow.account_id).join(AccountRow, AccountRow.id == MemberRow.account_id)
    if session.scalars(joined.where(AccountRow.email == email)).first() is not None:
        raise ConflictError(msg("problem-already-a-member"))
    session.execute(delete(InvitationRow).where(InvitationRow.expires_at < NOW))
    if (session.scalar(select(func.count()).select_from(InvitationRow)) or 0) >= MOST:
        raise ConflictError(msg("problem-too-many-invitations", limit=MOST))


def _open(session: Session, proof: str) -> InvitationRow:
    row = open_invitation(session, proof)
    if row is None:
        raise UsedUpLinkError
    return row


def _newcomer(desk: AccountContext, email: str, given: AcceptanceInput) -> AccountRow:
    if given.name is None or given.password is None:
        missing = [name for name in ("name", "password") if getattr(given, name) is None]
        given_, allowed, message = msg("given-nothing"), msg("allowed-value-for-new-account"), msg("field-required")
        problems = [Problem(path=name, given=given_, allowed=allowed, message=message) for name in missing]
        raise InvalidInputError(problems)
    return new_account(desk, email, given.name, given.password)


def _require_it_is_them(desk: AccountContext, account: AccountRow) -> None:
    if desk.principal.account_id is None:
        raise NotSignedInError(msg("problem-sign-in-as", email=account.email))
    if desk.principal.account_id != account.id:
        raise NotAllowedError(msg("problem-invitation-for", email=account.email))


def _use(session: Session, invitation: InvitationRow, proof: str, account_id: UUID) -> None:
    """Consume the invitation and join; an existing member keeps their role."""
    used = delete(InvitationRow).where(InvitationRow.token_sha256 == hash_of(proof)).returning(InvitationRow.id)
    if session.scalar(used) is None:
        raise UsedUpLinkError
    if session.get(MemberRow, (invitation.organization_id, account_id)) is None:
        join(session, invitation.organization_id, account_id, Role(invitation.role))
