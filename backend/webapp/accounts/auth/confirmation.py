"""Identity confirmation before an account's sign-in data is changed."""

from __future__ import annotations

from pydantic import SecretStr

from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import passwords, second_factor, throttling
from webapp.accounts.auth.throttling import CONFIRMATION
from webapp.accounts.errors import SecondFactorNeededError, WrongCredentialsError
from webapp.accounts.models import AccountRow


def by_password(desk: AccountContext, password: SecretStr) -> AccountRow:
    """Return the principal's account after checking its password."""
    account = _tried(desk, password)
    with desk.sessions.begin() as session:
        throttling.release(session, CONFIRMATION.on(str(desk.account_id)))
    return account


def by_everything(desk: AccountContext, password: SecretStr, code: SecretStr | None) -> AccountRow:
    """Return the principal's account after checking its password and, if it has a second factor, a code."""
    account = _tried(desk, password)
    held = CONFIRMATION.on(str(desk.account_id))
    has_factor = account.totp_confirmed_at is not None
    if has_factor and code is None:
        with desk.sessions.begin() as session:
            throttling.give_back(session, held)
        raise SecondFactorNeededError
    with desk.sessions.begin() as session:
        if has_factor and not second_factor.is_shown_by(session, desk.settings, account, code):
            raise WrongCredentialsError
        throttling.release(session, held)
    return account


def _tried(desk: AccountContext, password: SecretStr) -> AccountRow:
    throttling.take(desk.sessions, CONFIRMATION.on(str(desk.account_id)))
    with desk.sessions() as session:
        account = session.get_one(AccountRow, desk.account_id)
    if not passwords.fits(desk.settings, account.password_hash, password):
        raise WrongCredentialsError
    return account
