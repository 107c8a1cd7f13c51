"""Sign-in with an email address, a password and, if required, a second factor."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from pydantic import SecretStr
from sqlalchemy.orm import Session

from webapp.accounts import account_audit
from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import passwords, second_factor, sessions, throttling
from webapp.accounts.auth.throttling import Held
from webapp.accounts.errors import SecondFactorNeededError, WrongCredentialsError
from webapp.accounts.models import AccountRow
from webapp.accounts.repository import account_by_email
from webapp.accounts.schemas import SignInInput
from webapp.core.http.client_address import network_of, site_of
from webapp.core.http.errors import UnavailableError

REFUSED_AFTER_S = 0.3


def sign_in(desk: AccountContext, given: SignInInput) -> str:
    """Start a session and return its token. Errors do not reveal whether the email, password or code was wrong."""
    with trying(desk, given.email) as held:
        began_s = time.monotonic()
        with desk.sessions() as session:
            account = account_by_email(session, given.email)
        kept = None if account is None else account.password_hash
        if not passwords.fits(desk.settings, kept, given.password) or account is None or account.verified_at is None:
            raise _refusal(desk, account, began_s)
        if account.totp_confirmed_at is None or given.code is not None:
            proof = _let_in(desk, account, given, held)
            if proof is None:
                raise _refusal(desk, account, began_s)
            return proof
    with desk.sessions.begin() as session:
        throttling.give_back(session, *held)
    raise SecondFactorNeededError


@contextmanager
def trying(desk: AccountContext, email: str) -> Iterator[tuple[Held, ...]]:
    """Count an attempt on an account before it is made; undo the count if the service is too busy to process it."""
    held = _brakes(desk, email)
    throttling.take(desk.sessions, *held)
    try:
        yield held
    except UnavailableError:
        with desk.sessions.begin() as session:
            throttling.give_back(session, *held)
        raise


def succeed(session: Session, held: tuple[Held, ...]) -> None:
    """Reset the account's attempt count, and remove this attempt from the other counts."""
    own, *others = held
    throttling.release(session, own)
    throttling.give_back(session, *others)


def _brakes(desk: AccountContext, email: str) -> tuple[Held, ...]:
    browser = desk.known_browser(email)
    if browser is not None:
        return (throttling.BROWSER.on(f"{browser} {email}"),)
    with desk.sessions() as session:
        is_attacked = throttling.is_attacked(session)
    address, network = (
        (throttling.ADDRESS_WHEN_ATTACKED, throttling.NETWORK_WHEN_ATTACKED)
        if is_attacked
        else (throttling.ADDRESS, throttling.NETWORK)
    )
    return (
        throttling.ACCOUNT.on(email),
        address.on(site_of(desk.address)),
        network.on(network_of(desk.address)),
        throttling.FAILURES.on(""),
    )


def _let_in(desk: AccountContext, account: AccountRow, given: SignInInput, held: tuple[Held, ...]) -> str | None:
    """Start a session for a user with a correct password and return its token; None if the second factor is wrong."""
    password_hash = _renewed(desk, account, given.password)
    with desk.sessions.begin() as session:
        if account.totp_confirmed_at is not None and not second_factor.is_shown_by(
            session, desk.settings, account, given.code
        ):
            return None
        succeed(session, held)
        if password_hash is not None:
            session.get_one(AccountRow, account.id).password_hash = password_hash
        proof = sessions.begin(session, desk, account.id)
        account_audit.note(session, desk, account, "sign_in")
        return proof


def _refusal(desk: AccountContext, account: AccountRow | None, began_s: float) -> WrongCredentialsError:
    """Record a failed attempt and return the error, taking equally long for existing and unknown accounts."""
    if account is not None:
        with desk.sessions.begin() as session:
            account_audit.note(session, desk, account, "sign_in_refused")
    time.sleep(max(0.0, REFUSED_AFTER_S - (time.monotonic() - began_s)))
    return WrongCredentialsError()


def _renewed(desk: AccountContext, account: AccountRow, password: SecretStr) -> str | None:
    """Return a new hash for a password hashed with weaker parameters; None if not needed."""
    if account.password_hash is None or not passwords.is_outdated(desk.settings, account.password_hash):
        return None
    return passwords.hashed(desk.settings, password)
