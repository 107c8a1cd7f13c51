"""Sign-up.

The account is created only when the email link is opened, so that no one can set up an account for someone else.
"""

from __future__ import annotations

from pydantic import SecretStr

from stormsizer.messages.text import msg
from webapp.accounts import account_audit
from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import passwords, sessions, throttling
from webapp.accounts.auth.sign_in import succeed, trying
from webapp.accounts.auth.throttling import MAIL, MAIL_OF_STRANGERS, NEWCOMERS, TooManyTriesError
from webapp.accounts.email import outbox
from webapp.accounts.errors import UsedUpLinkError, WrongCredentialsError
from webapp.accounts.models import AccountRow, SignUpRow
from webapp.accounts.repository import account_by_email, forget_sign_ups, found_organization, open_sign_up
from webapp.accounts.schemas import SignUpInput, VerificationInput
from webapp.core.db.clock import NOW, seconds
from webapp.core.http.client_address import site_of
from webapp.core.http.errors import NotAllowedError
from webapp.core.security.secrets import hash_of, token
from webapp.settings import Settings

KEPT_S = 86_400.0


def sign_up(desk: AccountContext, given: SignUpInput) -> None:
    """Send an email to a new user. Only the email reveals whether the address already has an account."""
    _require_open(desk.settings, given.email)
    throttling.take(desk.sessions, NEWCOMERS.on(site_of(desk.address)))
    passwords.require_strong(given.password, (given.email, given.name, given.organization))
    password_hash = passwords.hashed(desk.settings, given.password)
    if not may_write(desk, given.email):
        return
    with desk.sessions.begin() as session:
        existing = account_by_email(session, given.email)
        if existing is not None:
            outbox.post(session, desk.settings, outbox.known_already(desk.settings, desk.recipient(existing)))
            return
        proof = token("ssv_")
        row = SignUpRow(token_sha256=hash_of(proof), email=given.email, name=given.name, password_hash=password_hash)
        row.organization_name, row.expires_at = given.organization, NOW + seconds(KEPT_S)
        session.add(row)
        outbox.post(session, desk.settings, outbox.verification(desk.settings, desk.stranger(given.email), proof))


def _require_open(settings: Settings, email: str) -> None:
    """Reject a sign-up that the operator does not allow, before anything is looked up."""
    if not settings.sign_up:
        raise NotAllowedError(msg("problem-sign-up-by-invitation"))
    domain = email.rpartition("@")[2].lower()
    if settings.sign_up_domains and domain not in settings.sign_up_domains:
        raise NotAllowedError(msg("problem-sign-up-domain", domain=domain))


def verify(desk: AccountContext, given: VerificationInput) -> tuple[str, str]:
    """Create the requested account and organization; return the account's email address and a session token.

    The password is required again, so that a link from someone else's sign-up creates nothing.
    """
    with desk.sessions() as session:
        asked = open_sign_up(session, given.token.get_secret_value())
    if asked is None:
        raise UsedUpLinkError
    with trying(desk, asked.email) as held:
        if not passwords.fits(desk.settings, asked.password_hash, given.password):
            raise WrongCredentialsError
    account = AccountRow(email=asked.email, name=asked.name, password_hash=asked.password_hash, verified_at=NOW)
    with desk.sessions.begin() as session:
        if account_by_email(session, asked.email) is not None:
            raise UsedUpLinkError
        organization_id = found_organization(session, account, asked.organization_name)
        forget_sign_ups(session, asked.email)
        succeed(session, held)
        proof = sessions.begin(session, desk, account.id, organization_id)
        account_audit.note(session, desk, account, "sign_up")
        return asked.email, proof


def may_write(desk: AccountContext, email: str) -> bool:
    """Return whether another email may be sent to an address. The API response does not reveal this.

    Strangers cannot use up what the owner of the address may send from a browser that has signed in.
    """
    browser = desk.known_browser(email)
    held = (
        (MAIL.on(f"{site_of(desk.address)} {email}"), MAIL_OF_STRANGERS.on(email))
        if browser is None
        else (MAIL.on(f"{browser} {email}"),)
    )
    try:
        throttling.take(desk.sessions, *held)
    except TooManyTriesError:
        return False
    return True


def new_account(desk: AccountContext, email: str, name: str, password: SecretStr) -> AccountRow:
    """Return a new account for a person whose email address is verified."""
    passwords.require_strong(password, (email, name))
    return AccountRow(email=email, name=name, password_hash=passwords.hashed(desk.settings, password), verified_at=NOW)
