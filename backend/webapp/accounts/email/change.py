"""Changes to an account's email address, which require the password and access to the new mailbox.

The link contains the sealed request with a fingerprint of the account's address and password hash. The fingerprint
changes when the link is used or the password changes, so the link works only once, and not after a password change.
"""

from __future__ import annotations

import base64
import hashlib
from uuid import UUID

from pydantic import BaseModel, ValidationError
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.accounts import account_audit
from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import confirmation, passwords, sessions, throttling
from webapp.accounts.auth.sign_in import succeed, trying
from webapp.accounts.auth.sign_up import may_write
from webapp.accounts.auth.throttling import NEWCOMERS
from webapp.accounts.email import outbox
from webapp.accounts.email.outbox import Recipient
from webapp.accounts.errors import UsedUpLinkError, WrongCredentialsError
from webapp.accounts.models import AccountRow
from webapp.accounts.repository import account_by_email, forget_password_links, forget_sign_ups
from webapp.accounts.schemas import EmailChange, EmailConfirmation
from webapp.core.db.clock import NOW
from webapp.core.http.client_address import site_of
from webapp.core.http.errors import InvalidInputError
from webapp.core.security.secrets import UnsealableError, opened, sealed
from webapp.settings import Settings

KEPT_S = 86_400.0
PURPOSE, PREFIX = "another address", "sse_"


class _Wish(BaseModel):
    """The change request, as contained in the link."""

    account_id: UUID
    email: str
    state: str
    """Fingerprint of the account at the time of the request."""
    until_s: float
    """Expiry, in seconds since 1970."""


def ask(desk: AccountContext, given: EmailChange) -> None:
    """Send an email to the new address and a notice to the old one.

    Only the email reveals whether the new address is taken.
    """
    account = confirmation.by_everything(desk, given.password, given.code)
    if given.email == account.email:
        raise InvalidInputError((_same(given.email),))
    throttling.take(desk.sessions, NEWCOMERS.on(site_of(desk.address)))
    if not may_write(desk, given.email):
        return
    with desk.sessions.begin() as session:
        taken_by = account_by_email(session, given.email)
        if taken_by is None:
            wish = _Wish(
                account_id=account.id, email=given.email, state=_print(account), until_s=_now_s(session) + KEPT_S
            )
            to = Recipient(given.email, desk.recipient(account).language)
            letter = outbox.new_address(desk.settings, to, _token(desk.settings, wish))
        else:
            letter = outbox.taken_address(desk.settings, desk.recipient(taken_by))
        outbox.post(session, desk.settings, letter)
        outbox.post(session, desk.settings, outbox.address_will_change(desk.recipient(account), given.email))
        account_audit.note(session, desk, account, "change_email", email=given.email)


def confirm(desk: AccountContext, given: EmailConfirmation) -> tuple[str, str | None]:
    """Change the address; return it and, if the session belongs to the account, a new session token.

    The password is required again, so that a link sent to someone else's address has no effect. All other sessions end.
    """
    wish, account = _open(desk, given.token.get_secret_value())
    with trying(desk, account.email) as held:
        if not passwords.fits(desk.settings, account.password_hash, given.password):
            raise WrongCredentialsError
    password_hash = passwords.hashed(desk.settings, given.password)
    with desk.sessions.begin() as session:
        row = session.get(AccountRow, wish.account_id, with_for_update=True)
        if row is None or _print(row) != wish.state or account_by_email(session, wish.email) is not None:
            raise UsedUpLinkError
        before, row.email, row.password_hash = row.email, wish.email, password_hash
        session.flush()
        forget_sign_ups(session, wish.email)
        forget_password_links(session, row.id)
        own = desk.principal.id if desk.principal.account_id == row.id else None
        sessions.end_all(session, row.id, but=own)
        succeed(session, held)
        to = Recipient(before, desk.recipient(row).language)
        outbox.post(session, desk.settings, outbox.address_has_changed(to, wish.email))
        proof = None if own is None else sessions.renew(session, own)
        account_audit.note(session, desk, row, "confirm_email", before=before)
        return wish.email, proof


def _open(desk: AccountContext, token: str) -> tuple[_Wish, AccountRow]:
    """Return the change request in a link, and its account."""
    wish = _wish(desk.settings, token)
    with desk.sessions() as session:
        account = session.get(AccountRow, wish.account_id)
        if account is None or _print(account) != wish.state or _now_s(session) > wish.until_s:
            raise UsedUpLinkError
    return wish, account


def _token(settings: Settings, wish: _Wish) -> str:
    return PREFIX + base64.urlsafe_b64encode(sealed(settings, PURPOSE, wish.model_dump_json())).decode()


def _wish(settings: Settings, token: str) -> _Wish:
    try:
        content = base64.b64decode(token.removeprefix(PREFIX).encode(), altchars=b"-_", validate=True)
        return _Wish.model_validate_json(opened(settings, PURPOSE, content))
    except (ValueError, UnsealableError, ValidationError) as error:
        raise UsedUpLinkError from error


def _print(account: AccountRow) -> str:
    return hashlib.sha256(f"{account.email} {account.password_hash}".encode()).hexdigest()


def _now_s(session: Session) -> float:
    return float(session.scalars(select(func.extract("epoch", NOW))).one())


def _same(email: str) -> Problem:
    return Problem(
        path="email", given=email, allowed=msg("allowed-different-email"), message=msg("field-email-unchanged")
    )
