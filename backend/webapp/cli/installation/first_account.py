"""The first account, from environment variables: `migrate` creates it once, if the database has no account yet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import SecretStr, TypeAdapter, ValidationError
from sqlalchemy import Engine, select, text
from sqlalchemy.orm import Session

from webapp.accounts.auth import passwords
from webapp.accounts.email import outbox
from webapp.accounts.models import AccountRow
from webapp.accounts.repository import found_organization, new_password_link
from webapp.accounts.schemas import Email, NewPassword
from webapp.cli.errors import CommandError
from webapp.cli.server.safety import require_safe
from webapp.core import audit
from webapp.core.db.clock import NOW
from webapp.core.db.session import sessions_of
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.errors import InvalidInputError
from webapp.core.security.text import Text
from webapp.settings import Settings

EMAIL, ORGANIZATION = "STORMSIZER_FIRST_ACCOUNT_EMAIL", "STORMSIZER_FIRST_ORGANIZATION"
PASSWORD, PASSWORD_FILE = "STORMSIZER_FIRST_ACCOUNT_PASSWORD", "STORMSIZER_FIRST_ACCOUNT_PASSWORD_FILE"
LINK_KEPT_S = 86_400.0
SETUP = audit.Actor("operator", None, "first account")
_LOCK = text("SELECT pg_advisory_xact_lock(hashtext('stormsizer.first_account'))")


def create_first_account(settings: Settings, engine: Engine) -> str | None:
    """Create the account that the environment describes; return what to print, or None if nothing was done.

    If the database has an account, nothing is done or checked. Concurrent calls wait for each other.
    """
    if settings.first_account_email is None:
        _require_nothing_else(settings)
        return None
    if not settings.has_accounts:
        raise CommandError(f"{EMAIL} is set, but users do not sign in: set STORMSIZER_ACCOUNTS=true", 2)
    require_safe(settings)
    sessions = across(audit.signing(sessions_of(engine), settings), DatabaseRole.GATE)
    with sessions.begin() as session:
        session.execute(_LOCK)
        if session.scalars(select(AccountRow.id).limit(1)).first() is not None:
            return None
        return _create(settings, session, settings.first_account_email)


def _create(settings: Settings, session: Session, given: str) -> str:
    email, organization = _checked(Email, given, EMAIL), _organization(settings)
    account = AccountRow(email=email, name=email.partition("@")[0], verified_at=NOW)
    password = _password(settings)
    if password is not None:
        account.password_hash = _hashed(settings, password, (email, organization))
    organization_id = found_organization(session, account, organization)
    subject = audit.Subject("account", str(account.id))
    audit.record(session, SETUP, "create_first_account", subject, {"email": email}, organization_id=organization_id)
    created = f"created the first account, {email}, in the organization {organization}"
    if password is not None:
        return created
    link = outbox.link(settings, "reset-password", new_password_link(session, account.id, LINK_KEPT_S))
    return f"{created}\nPassword link for {email}, valid for 24 hours:\n{link}"


def _require_nothing_else(settings: Settings) -> None:
    others = {
        ORGANIZATION: settings.first_organization,
        PASSWORD: settings.first_account_password,
        PASSWORD_FILE: settings.first_account_password_file,
    }
    for variable, value in others.items():
        if value is not None:
            raise CommandError(f"{variable} is set, but {EMAIL} is not: set it too, or remove {variable}", 2)


def _organization(settings: Settings) -> str:
    if settings.first_organization is None:
        raise CommandError(f"{ORGANIZATION} is not set: set it to the name of the first account's organization", 2)
    return _checked(Text, settings.first_organization, ORGANIZATION)


def _password(settings: Settings) -> SecretStr | None:
    """Return the password from the environment or its file, without the line break at the end."""
    file = settings.first_account_password_file
    if file is None:
        return settings.first_account_password
    if settings.first_account_password is not None:
        raise CommandError(f"{PASSWORD} and {PASSWORD_FILE} are both set: set only one", 2)
    return SecretStr(_content(file))


def _content(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").rstrip("\r\n")
    except UnicodeDecodeError:
        raise CommandError(f"{PASSWORD_FILE}: {file} is not UTF-8 text", 2) from None
    except OSError as error:
        raise CommandError(f"{PASSWORD_FILE}: {file}: {error.strerror}", 2) from error


def _hashed(settings: Settings, password: SecretStr, context: tuple[str, ...]) -> str:
    try:
        checked: SecretStr = TypeAdapter(NewPassword).validate_python(password)
        passwords.require_strong(checked, context)
    except ValidationError as error:
        raise CommandError(f"{PASSWORD} is not a valid password: {error.errors()[0]['msg']}", 2) from None
    except InvalidInputError:
        raise CommandError(
            f"{PASSWORD} is too easy to guess: use a longer one, e.g. `openssl rand -base64 24`", 2
        ) from None
    return passwords.hashed(settings, checked)


def _checked(kind: Any, given: str, variable: str) -> str:
    try:
        checked: str = TypeAdapter(kind).validate_python(given)
    except ValidationError:
        raise CommandError(f"{variable} is {given!r}, which is not valid", 2) from None
    return checked
