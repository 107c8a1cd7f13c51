"""Context for the account services: the principal, and database sessions that can access accounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request

from webapp.accounts.auth import cookies
from webapp.accounts.email.outbox import Recipient
from webapp.accounts.errors import NoAccountsError
from webapp.accounts.models import AccountRow
from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.client_address import address_of
from webapp.core.languages import reader_of
from webapp.core.ports import CurrentPrincipal, Service, WholeService
from webapp.core.security.principal import Principal
from webapp.settings import Settings

LONGEST_USER_AGENT = 300


@dataclass(frozen=True)
class AccountContext:
    """The principal, with database sessions that can access the accounts of all organizations."""

    settings: Settings
    sessions: Sessions
    principal: Principal
    request: Request

    @property
    def account_id(self) -> UUID:
        """ID of the principal's account."""
        if self.principal.account_id is None:
            raise NoAccountsError
        return self.principal.account_id

    @property
    def session_id(self) -> UUID:
        """ID of the principal's browser session."""
        if self.principal.kind != "session" or self.principal.id is None:
            raise NoAccountsError
        return self.principal.id

    @property
    def address(self) -> str:
        """IP address of the client."""
        return address_of(self.request, self.settings.trusted_proxies)

    @property
    def user_agent(self) -> str:
        """The browser's user agent string, truncated and without unprintable characters."""
        said = self.request.headers.get("user-agent", "")
        return "".join(letter for letter in said if letter.isprintable())[:LONGEST_USER_AGENT]

    def recipient(self, account: AccountRow) -> Recipient:
        """Return an account's email address and language; the language defaults to that of the request."""
        return Recipient(account.email, account.language or self.stranger(account.email).language)

    def stranger(self, email: str) -> Recipient:
        """Return an email recipient without an account, with the language of the request."""
        return Recipient(email, reader_of(self.request).language)

    def known_browser(self, email: str) -> str | None:
        """Return the browser's identifier if the account with this email address was used in it before; else None."""
        return cookies.known_browser(self.request, self.settings, email)


def desk_of(request: Request, service: Service, principal: Principal) -> AccountContext:
    """Return the account context of a request; raise an error if the installation has no accounts."""
    if not service.settings.has_accounts:
        raise NoAccountsError
    return AccountContext(service.settings, across(service.sessions, DatabaseRole.GATE), principal, request)


def _desk(request: Request, service: WholeService, principal: CurrentPrincipal) -> AccountContext:
    return desk_of(request, service, principal)


CurrentDesk = Annotated[AccountContext, Depends(_desk)]
