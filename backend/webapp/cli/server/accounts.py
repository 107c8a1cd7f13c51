"""`account create`, `account link`: account operations for operators."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.orm import Session

from webapp.accounts.email import outbox
from webapp.accounts.models import AccountRow
from webapp.accounts.repository import account_by_email, found_organization, new_password_link
from webapp.accounts.schemas import Email
from webapp.cli.errors import CommandError
from webapp.cli.server.database import open_migrated_database
from webapp.core.db.session import connect, sessions_of
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.security.text import Text
from webapp.settings import Settings

LINK_KEPT_S = 86_400.0


def create_account(email: str, organization: str) -> None:
    """Create an account with its own organization, and print the link to set its password."""
    address, name = _checked(Email, email, "email address"), _checked(Text, organization, "name")
    with _gate() as (settings, session):
        if account_by_email(session, address) is not None:
            raise CommandError(f"{address} already has an account; `stormsizer account link` prints a new link", 2)
        account = AccountRow(email=address, name=address.partition("@")[0])
        found_organization(session, account, name)
        proof = new_password_link(session, account.id, LINK_KEPT_S)
    _print_link(settings, address, proof)


def link_account(email: str) -> None:
    """Print a link to set a new password."""
    address = _checked(Email, email, "email address")
    with _gate() as (settings, session):
        account = account_by_email(session, address)
        if account is None:
            raise CommandError(f"{address} has no account", 2)
        proof = new_password_link(session, account.id, LINK_KEPT_S)
    _print_link(settings, address, proof)


@contextmanager
def _gate() -> Iterator[tuple[Settings, Session]]:
    settings = Settings()
    if not settings.has_accounts:
        raise CommandError("this installation has no accounts: set STORMSIZER_ACCOUNTS=true", 2)
    with open_migrated_database(settings) as url:
        engine = connect(url)
        try:
            with across(sessions_of(engine), DatabaseRole.GATE).begin() as session:
                yield settings, session
        finally:
            engine.dispose()


def _print_link(settings: Settings, email: str, proof: str) -> None:
    typer.echo(f"Password link for {email}, valid for 24 hours:\n{outbox.link(settings, 'reset-password', proof)}")


def _checked(kind: Any, given: str, what: str) -> str:
    try:
        checked: str = TypeAdapter(kind).validate_python(given)
    except ValidationError as error:
        raise CommandError(f"{given!r} is not a valid {what}", 2) from error
    return checked
