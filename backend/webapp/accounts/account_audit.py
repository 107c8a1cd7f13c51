"""Audit log entries for account actions, in the log of every organization that the account belongs to."""

from __future__ import annotations

from uuid import UUID

from asgi_correlation_id import correlation_id
from sqlalchemy.orm import Session

from webapp.accounts.account_context import AccountContext
from webapp.accounts.models import AccountRow
from webapp.accounts.repository import memberships
from webapp.core.audit import Actor, Subject, record


def note(session: Session, desk: AccountContext, account: AccountRow, action: str, **details: str) -> None:
    """Record an action or an attempt. Call this last, because other writers wait until the transaction ends."""
    for organization_id in sorted(_organizations(session, account.id)):
        record(
            session,
            Actor("account", account.id, account.email),
            action,
            Subject("account", str(account.id)),
            {"address": desk.address, **details},
            organization_id=organization_id,
            request_id=correlation_id.get() or "",
        )


def _organizations(session: Session, account_id: UUID) -> list[UUID]:
    return [each.organization_id for each in memberships(session, account_id)]
