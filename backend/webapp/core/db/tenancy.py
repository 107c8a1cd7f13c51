"""Whose rows a session sees. Two walls: the ORM asks for one organisation's rows alone, the database gives no others.

Every transaction begins by taking one of three roles, none of which owns a table, and by naming the organisation. Where
a transaction names none, the database gives no row of anybody.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKey, event, or_, text
from sqlalchemy.orm import Mapped, ORMExecuteState, Session, SessionTransaction, mapped_column, with_loader_criteria

from webapp.core.db.session import Sessions

SHARED = UUID(int=0)
"""Owns what comes with the product and everybody reads: the catalogue."""
LOCAL = UUID(int=1)
"""The one organisation of an installation without accounts."""

_ORGANISATION, _ROLE = "organisation_id", "role"
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
_BEGIN = text("SELECT set_config('role', :role, true), set_config('stormsizer.organisation', :organisation, true)")


class DatabaseRole(StrEnum):
    """What a transaction may touch at all."""

    SERVICE = "stormsizer_service"
    """Everything of one organisation."""
    DISPATCH = "stormsizer_dispatch"
    """Of all organisations: which jobs wait, who works on them, and no word of what is in them."""
    GATE = "stormsizer_gate"
    """Of all organisations: what it takes to find out who asks."""


class _Belongs:
    organisation_id: Mapped[UUID] = mapped_column(
        ForeignKey("organisations.id", ondelete="CASCADE"), server_default=text("current_organisation()")
    )
    """Filled in by the database, which refuses any but the session's."""


class Owned(_Belongs):
    """Mixin of tables whose rows belong to an organisation."""


class OwnedOrShared(_Belongs):
    """Mixin of tables whose rows belong to an organisation, or are shared: then everybody reads them."""


def within(sessions: Sessions, organisation_id: UUID) -> Sessions:
    """Sessions that see one organisation's rows, and what is shared."""
    return _bound(sessions, DatabaseRole.SERVICE, organisation_id)


def across(sessions: Sessions, role: DatabaseRole) -> Sessions:
    """Sessions that see a little of all organisations."""
    return _bound(sessions, role, None)


def organisation_of(session: Session) -> UUID | None:
    """The organisation whose rows a session sees."""
    found: UUID | None = session.info.get(_ORGANISATION)
    return found


def lock(session: Session, what: str) -> None:
    """Keep others of the session's organisation from changing something until the commit."""
    session.execute(_LOCK, {"name": f"stormsizer.{what} {organisation_of(session)}"})


def _bound(sessions: Sessions, role: DatabaseRole, organisation_id: UUID | None) -> Sessions:
    info = {**sessions.kw.get("info", {}), _ROLE: role, _ORGANISATION: organisation_id}
    options = {**sessions.kw, "info": info}
    return Sessions(**options)


@event.listens_for(Session, "after_begin")
def _take_role(session: Session, _: SessionTransaction, connection: Connection) -> None:
    """Begin every transaction in its role: whatever the login may do, this transaction may not do more."""
    role, organisation_id = session.info.get(_ROLE, DatabaseRole.SERVICE), organisation_of(session)
    connection.execute(_BEGIN, {"role": role, "organisation": "" if organisation_id is None else str(organisation_id)})


@event.listens_for(Session, "do_orm_execute")
def _ask_for_own(state: ORMExecuteState) -> None:
    """Ask only for rows of the session's organisation, whatever the statement says."""
    if state.session.info.get(_ROLE, DatabaseRole.SERVICE) is DatabaseRole.SERVICE and not state.is_column_load:
        state.statement = state.statement.options(*_own(organisation_of(state.session) or SHARED))


def _own(organisation_id: UUID) -> tuple[Any, ...]:
    return (
        with_loader_criteria(Owned, lambda each: each.organisation_id == organisation_id, include_aliases=True),
        with_loader_criteria(
            OwnedOrShared,
            lambda each: or_(each.organisation_id == organisation_id, each.organisation_id == SHARED),
            include_aliases=True,
        ),
    )
