"""A user's own account: password, second factor and current organization."""

from __future__ import annotations

from uuid import UUID

from pydantic import SecretStr
from sqlalchemy import select
from sqlalchemy import update as sql_update
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.accounts import account_audit
from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import confirmation, passwords, second_factor, sessions, throttling
from webapp.accounts.auth.sign_up import may_write
from webapp.accounts.auth.throttling import ACCOUNT, ADDRESS, CONFIRMATION, NEWCOMERS
from webapp.accounts.email import outbox
from webapp.accounts.errors import UsedUpLinkError, WrongCredentialsError
from webapp.accounts.models import AccountRow, AccountSessionRow
from webapp.accounts.repository import (
    account_by_email,
    forget_password_links,
    memberships,
    new_password_link,
    open_password_link,
    use_password_link,
)
from webapp.accounts.schemas import (
    Account,
    AccountChange,
    CodeInput,
    Me,
    PasswordChange,
    PasswordInput,
    RecoveryCodes,
    ResetInput,
    SecondFactorOffer,
)
from webapp.core.db.clock import NOW
from webapp.core.http.client_address import site_of
from webapp.core.http.errors import ConflictError, NotFoundError

RESET_KEPT_S = 3_600.0


def me(desk: AccountContext) -> Me:
    """Return the signed-in user and their organizations."""
    with desk.sessions() as session:
        account = session.get_one(AccountRow, desk.account_id)
        organizations = tuple(memberships(session, account.id))
    shown = Account(
        id=account.id,
        email=account.email,
        name=account.name,
        language=account.language,
        has_second_factor=account.totp_confirmed_at is not None,
    )
    principal = desk.principal
    return Me(
        has_accounts=True,
        account=shown,
        organizations=organizations,
        organization_id=principal.organization_id,
        role=principal.role,
    )


def update(desk: AccountContext, given: AccountChange) -> None:
    """Change settings of the caller's account."""
    with desk.sessions.begin() as session:
        session.get_one(AccountRow, desk.account_id).language = given.language


def choose(desk: AccountContext, organization_id: UUID) -> str:
    """Switch to another organization; the role may differ there, so the session gets a new token."""
    with desk.sessions.begin() as session:
        if organization_id not in [each.organization_id for each in memberships(session, desk.account_id)]:
            raise NotFoundError(msg("problem-no-organization"))
        own = sql_update(AccountSessionRow).where(AccountSessionRow.id == desk.session_id)
        session.execute(own.values(organization_id=organization_id))
        return sessions.renew(session, desk.session_id)


def change_password(desk: AccountContext, given: PasswordChange) -> str:
    """Set a new password; the user's other sessions end, and this one gets a new token."""
    account = confirmation.by_password(desk, given.password)
    passwords.require_strong(given.new_password, (account.email, account.name), "new_password")
    password_hash = passwords.hashed(desk.settings, given.new_password)
    with desk.sessions.begin() as session:
        _set_password(session, desk, account.id, password_hash, but=desk.session_id)
        proof = sessions.renew(session, desk.session_id)
        account_audit.note(session, desk, account, "change_password")
        return proof


def request_reset(desk: AccountContext, email: str) -> None:
    """Send a password reset email. Only the email reveals whether the account exists."""
    throttling.take(desk.sessions, NEWCOMERS.on(site_of(desk.address)))
    if not may_write(desk, email):
        return
    with desk.sessions.begin() as session:
        account = account_by_email(session, email)
        if account is None:
            outbox.post(session, desk.settings, outbox.unknown_address(desk.stranger(email)))
        else:
            proof = new_password_link(session, account.id, RESET_KEPT_S)
            outbox.post(session, desk.settings, outbox.reset(desk.settings, desk.recipient(account), proof))


def reset_password(desk: AccountContext, given: ResetInput) -> None:
    """Set a new password by using the emailed link; all of the user's sessions end."""
    throttling.take(desk.sessions, ADDRESS.on(site_of(desk.address)))
    proof = given.token.get_secret_value()
    with desk.sessions() as session:
        account = open_password_link(session, proof)
    if account is None:
        raise UsedUpLinkError
    passwords.require_strong(given.password, (account.email, account.name))
    password_hash = passwords.hashed(desk.settings, given.password)
    with desk.sessions.begin() as session:
        if not use_password_link(session, proof):
            raise UsedUpLinkError
        _set_password(session, desk, account.id, password_hash)
        throttling.release(session, ACCOUNT.on(account.email))
        account_audit.note(session, desk, account, "reset_password")


def begin_second_factor(desk: AccountContext, password: SecretStr) -> SecondFactorOffer:
    """Return a secret for an authenticator app."""
    account_id = confirmation.by_password(desk, password).id
    with desk.sessions.begin() as session:
        account = session.get_one(AccountRow, account_id)
        if account.totp_confirmed_at is not None:
            raise ConflictError(msg("problem-second-factor-exists"))
        return second_factor.offer(session, desk.settings, account)


def confirm_second_factor(desk: AccountContext, given: CodeInput) -> tuple[RecoveryCodes, str]:
    """Enable the second factor if the code is valid. The session gets a new token; the user's other sessions end."""
    held = CONFIRMATION.on(str(desk.account_id))
    throttling.take(desk.sessions, held)
    with desk.sessions.begin() as session:
        account = session.scalars(select(AccountRow).where(AccountRow.id == desk.account_id).with_for_update()).one()
        if account.totp_sealed is None or account.totp_confirmed_at is not None:
            raise ConflictError(msg("problem-no-second-factor-to-confirm"))
        if not second_factor.takes(session, desk.settings, account, given.code.get_secret_value()):
            raise WrongCredentialsError
        account.totp_confirmed_at = NOW
        codes = second_factor.new_recovery_codes(session, account)
        throttling.release(session, held)
        outbox.post(session, desk.settings, outbox.second_factor_changed(desk.recipient(account)))
        sessions.end_all(session, account.id, but=desk.session_id)
        proof = sessions.renew(session, desk.session_id)
        account_audit.note(session, desk, account, "confirm_second_factor")
        return RecoveryCodes(codes=codes), proof


def remove_second_factor(desk: AccountContext, given: PasswordInput) -> str:
    """Disable the second factor, which requires the password and a code. The session gets a new token."""
    account_id = confirmation.by_everything(desk, given.password, given.code).id
    with desk.sessions.begin() as session:
        account = session.get_one(AccountRow, account_id)
        account.totp_sealed = account.totp_confirmed_at = account.totp_last_step = None
        second_factor.forget_recovery_codes(session, account)
        outbox.post(session, desk.settings, outbox.second_factor_changed(desk.recipient(account)))
        proof = sessions.renew(session, desk.session_id)
        account_audit.note(session, desk, account, "remove_second_factor")
        return proof


def _set_password(
    session: Session, desk: AccountContext, account_id: UUID, password_hash: str, *, but: UUID | None = None
) -> None:
    account = session.get_one(AccountRow, account_id)
    account.password_hash = password_hash
    if account.verified_at is None:
        account.verified_at = NOW
    forget_password_links(session, account_id)
    sessions.end_all(session, account_id, but=but)
    outbox.post(session, desk.settings, outbox.password_changed(desk.recipient(account)))
