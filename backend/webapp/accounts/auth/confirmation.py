"""Identity confirmation before an account's sign-in data is changed or an organization is deleted."""

from __future__ import annotations

from fastapi import Request
from pydantic import SecretStr

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.accounts.account_context import AccountContext, desk_of
from webapp.accounts.auth import passwords, second_factor, throttling
from webapp.accounts.auth.throttling import CONFIRMATION
from webapp.accounts.errors import SecondFactorNeededError, WrongCredentialsError
from webapp.accounts.models import AccountRow
from webapp.core.http.errors import InvalidInputError
from webapp.core.ports import Service
from webapp.core.security.principal import Principal


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


def of_request(
    request: Request, service: Service, principal: Principal, password: SecretStr | None, code: SecretStr | None
) -> None:
    """Check the password and, if the account has a second factor, the code of the person who sends a request."""
    if password is None:
        problem = Problem(
            path="password", given="", allowed=msg("allowed-account-password"), message=msg("field-password-needed")
        )
        raise InvalidInputError((problem,))
    by_everything(desk_of(request, service, principal), password, code)


def _tried(desk: AccountContext, password: SecretStr) -> AccountRow:
    throttling.take(desk.sessions, CONFIRMATION.on(str(desk.account_id)))
    with desk.sessions() as session:
        account = session.get_one(AccountRow, desk.account_id)
    if not passwords.fits(desk.settings, account.password_hash, password):
        raise WrongCredentialsError
    return account
