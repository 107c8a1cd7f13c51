"""Row tenancy with two barriers: the ORM filters by organization, and the database itself returns no other rows.

Every transaction starts by taking one of three roles, none of which owns a table, and by setting the organization.
Without an organization, the database returns no tenant rows.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, event, or_, text
from sqlalchemy.orm import Mapped, ORMExecuteState, Session, SessionTransaction, mapped_column, with_loader_criteria

from webapp.core.db.session import Sessions

SHARED = UUID(int=0)
"""Owner of the rows that ship with the product and that everyone can read: the catalog."""
LOCAL = UUID(int=1)
"""The only organization in an installation without accounts."""

_ORGANIZATION, _ROLE = "organization_id", "role"
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
_BEGIN = text("SELECT set_config('role', :role, true), set_config('stormsizer.organization', :organization, true)")


class DatabaseRole(StrEnum):
    """Access level of a transaction."""

    SERVICE = "stormsizer_service"
    """Access to all data of one organization."""
    DISPATCH = "stormsizer_dispatch"
    """Access, across all organizations, to the states and workers of jobs, but not to their content."""
    GATE = "stormsizer_gate"
    """Access, across all organizations, to the data that authentication requires."""


class _Belongs:
    organization_id: Mapped[UUID] = mapped_column(
        ForeignKey("organizations.id", ondelete="CASCADE"), server_default=text("current_organization()")
    )
    """Set by the database, which rejects any organization other than the session's."""


class Owned(_Belongs):
    """Mixin for tables whose rows belong to an organization."""


class OwnedOrShared(_Belongs):
    """Mixin for tables whose rows belong to an organization, or are shared and readable by everyone."""


def within(sessions: Sessions, organization_id: UUID) -> Sessions:
    """Return sessions that see one organization's rows and shared rows."""
    return _bound(sessions, DatabaseRole.SERVICE, organization_id)


def across(sessions: Sessions, role: DatabaseRole) -> Sessions:
    """Return sessions that see all organizations' data, limited to what the role allows."""
    return _bound(sessions, role, None)


def organization_of(session: Session) -> UUID | None:
    """Return the organization whose rows a session sees."""
    found: UUID | None = session.info.get(_ORGANIZATION)
    return found


def lock(session: Session, what: str) -> None:
    """Acquire a named lock for the session's organization until the transaction ends."""
    session.execute(_LOCK, {"name": f"stormsizer.{what} {organization_of(session)}"})


def _bound(sessions: Sessions, role: DatabaseRole, organization_id: UUID | None) -> Sessions:
    info = {**sessions.kw.get("info", {}), _ROLE: role, _ORGANIZATION: organization_id}
    options = {**sessions.kw, "info": info}
    return Sessions(**options)


@event.listens_for(Session, "after_begin")
def _take_role(session: Session, _: SessionTransaction, connection: Connection) -> None:
    """Start every transaction in the session's role, whose limits apply regardless of the login's privileges."""
    role, organization_id = session.info.get(_ROLE, DatabaseRole.SERVICE), organization_of(session)
    connection.execute(_BEGIN, {"role": role, "organization": "" if organization_id is None else str(organization_id)})


@event.listens_for(Session, "do_orm_execute")
def _ask_for_own(state: ORMExecuteState) -> None:
    """Filter every statement by the session's organization."""
    if state.session.info.get(_ROLE, DatabaseRole.SERVICE) is DatabaseRole.SERVICE and not state.is_column_load:
        state.statement = state.statement.options(*_own(organization_of(state.session) or SHARED))


def _own(organization_id: UUID) -> tuple[Any, ...]:
    return (
        with_loader_criteria(Owned, lambda each: each.organization_id == organization_id, include_aliases=True),
        with_loader_criteria(
            OwnedOrShared,
            lambda each: or_(each.organization_id == organization_id, each.organization_id == SHARED),
            include_aliases=True,
        ),
    )
