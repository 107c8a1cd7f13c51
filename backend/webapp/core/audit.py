"""The audit log: one entry for each change, in the transaction of the change itself.

Entries of an organization are numbered and chained: each has an HMAC over the previous one and its own content, with a
key that is not in the database. Someone with write access to the database can make only one change without being
detected: removing the newest entries.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, cast
from uuid import UUID

from asgi_correlation_id import correlation_id
from fastapi import Request, Response
from sqlalchemy import Index, PrimaryKeyConstraint, Table, bindparam, event, insert, text, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.orm import Mapped, Session, SessionTransaction

from webapp.core.db.clock import NOW
from webapp.core.db.session import Base, Sessions
from webapp.core.db.tenancy import Owned, organization_of
from webapp.core.security.principal import Principal
from webapp.core.security.secrets import derived
from webapp.settings import Settings

PURPOSE = "audit"
FIRST_MAC = b""
"""Code used in place of a predecessor's code for the first entry."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_KEY, _NOTED = "audit_key", "audit_entries"
_HAS_CHANGED = text("SELECT pg_current_xact_id_if_assigned() IS NOT NULL")

Details = Mapping[str, str | int | bool | None]


class AuditHeadRow(Owned, Base):
    """Number and MAC of an organization's newest audit log entry. Writers lock this row to take turns."""

    __tablename__ = "audit_heads"
    __table_args__ = (PrimaryKeyConstraint("organization_id"),)

    number: Mapped[int]
    mac: Mapped[bytes]


class AuditEntryRow(Owned, Base):
    """A logged action. The service can add entries but neither change nor delete them."""

    __tablename__ = "audit_entries"
    __table_args__ = (
        PrimaryKeyConstraint("organization_id", "number"),
        Index("ix_audit_entries_at", "organization_id", "at"),
    )

    number: Mapped[int]
    """Counts up from 1 within the organization."""
    at: Mapped[datetime]
    actor_kind: Mapped[str]
    actor_id: Mapped[UUID | None]
    actor_name: Mapped[str]
    action: Mapped[str]
    subject_kind: Mapped[str]
    subject_id: Mapped[str]
    details: Mapped[dict[str, Any]]
    request_id: Mapped[str]
    mac: Mapped[bytes]


class Subject(NamedTuple):
    """The object that an action affects."""

    kind: str
    id: str


class Actor(NamedTuple):
    """The person, key or process that performs an action."""

    kind: str
    id: UUID | None
    name: str


NOTHING = Subject("", "")
WORKER = Actor("worker", None, "worker")


class Place(NamedTuple):
    """Position of an entry in the log."""

    number: int
    at: datetime


@dataclass(frozen=True)
class Entry:
    """Content of an entry."""

    organization_id: UUID
    actor: Actor
    action: str
    subject: Subject
    details: Details
    request_id: str

    def mac(self, key: bytes, place: Place, before: bytes) -> bytes:
        """Return the entry's MAC: an HMAC-SHA-256 over the previous entry's MAC and this entry in canonical JSON."""
        content = [
            str(self.organization_id),
            place.number,
            place.at.astimezone(UTC).isoformat(timespec="microseconds"),
            [self.actor.kind, None if self.actor.id is None else str(self.actor.id), self.actor.name],
            self.action,
            list(self.subject),
            dict(self.details),
            self.request_id,
        ]
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hmac.digest(key, before + canonical.encode(), hashlib.sha256)


def mac_of(row: AuditEntryRow, key: bytes, before: bytes) -> bytes:
    """Return the authentication code that a stored entry should have."""
    entry = Entry(
        organization_id=row.organization_id,
        actor=Actor(row.actor_kind, row.actor_id, row.actor_name),
        action=row.action,
        subject=Subject(row.subject_kind, row.subject_id),
        details=row.details,
        request_id=row.request_id,
    )
    return entry.mac(key, Place(row.number, row.at), before)


def signing(sessions: Sessions, settings: Settings) -> Sessions:
    """Return sessions that can write the audit log; sessions derived from them by `within` and `across` can too."""
    return Sessions(**{**sessions.kw, "info": {**sessions.kw.get("info", {}), _KEY: derived(settings, PURPOSE)}})


def record(
    session: Session,
    actor: Actor,
    action: str,
    subject: Subject = NOTHING,
    details: Details | None = None,
    *,
    organization_id: UUID | None = None,
    request_id: str = "",
) -> None:
    """Write an entry if and when the session's transaction commits.

    Parameters
    ----------
    organization_id
        Organization to whose log the entry is added; by default, the session's organization.
    """
    owner = organization_id or organization_of(session)
    if owner is None:
        raise LookupError("a session without an organization has no audit log")
    if _KEY not in session.info:
        raise LookupError("these sessions cannot write the audit log: make them with `signing`")
    if not session.in_transaction():
        session.begin()  # so that a rollback drops the entry even if nothing else was done
    entry = Entry(owner, actor, action, subject, details or {}, request_id)
    session.info.setdefault(_NOTED, []).append(entry)


@event.listens_for(Session, "before_commit")
def _write(session: Session) -> None:
    """Write the recorded entries as the last step of a transaction.

    A transaction that holds the lock on the newest entry therefore does not wait for another one.
    """
    if not session.in_nested_transaction():
        noted: list[Entry] = session.info.pop(_NOTED, [])
        session.flush()
        for entry in sorted(noted, key=lambda each: each.organization_id):
            _append(session, entry)


@event.listens_for(Session, "after_soft_rollback")
def _forget(session: Session, ended: SessionTransaction) -> None:
    if not ended.nested:
        session.info.pop(_NOTED, None)


def _append(session: Session, entry: Entry) -> None:
    head = session.execute(_TAKE_A_NUMBER, {"owner": entry.organization_id}).one()
    place = Place(head.number, head.at)
    mac = entry.mac(session.info[_KEY], place, head.mac)
    values = {
        "organization_id": entry.organization_id,
        "number": place.number,
        "at": place.at,
        "actor_kind": entry.actor.kind,
        "actor_id": entry.actor.id,
        "actor_name": entry.actor.name,
        "action": entry.action,
        "subject_kind": entry.subject.kind,
        "subject_id": entry.subject.id,
        "details": dict(entry.details),
        "request_id": entry.request_id,
        "mac": mac,
    }
    session.execute(insert(_ENTRIES).values(values))
    session.execute(update(_HEADS).where(_HEADS.c.organization_id == entry.organization_id).values(mac=mac))


_HEADS, _ENTRIES = cast("Table", AuditHeadRow.__table__), cast("Table", AuditEntryRow.__table__)
_TAKE_A_NUMBER = (
    upsert(_HEADS)
    .values(organization_id=bindparam("owner"), number=1, mac=FIRST_MAC)
    .on_conflict_do_update(index_elements=["organization_id"], set_={"number": _HEADS.c.number + 1})
    .returning(_HEADS.c.number, _HEADS.c.mac, NOW.label("at"))
)
"""Locks the organization's row; returns the next number and the previous code."""


def record_request(session: Session, request: Request, response: Response, principal: Principal) -> None:
    """Add an entry for a request that changed something; requests with safe methods are ignored.

    The object of the entry is the one created, from the `Location` header, or else the one in the request's path.
    """
    if request.method in SAFE_METHODS or principal.organization_id is None:
        return
    session.flush()
    if session.scalar(_HAS_CHANGED):
        record_as(session, principal, request.scope["route"].name, *_said_by(request, response))


def record_as(
    session: Session, principal: Principal, action: str, subject: Subject = NOTHING, details: Details | None = None
) -> None:
    """Add an entry for an action by the principal, with the ID of the current request."""
    actor = Actor(principal.kind, principal.actor_id, principal.name)
    record(session, actor, action, subject, details, request_id=correlation_id.get() or "")


def _said_by(request: Request, response: Response) -> tuple[Subject, Details]:
    named = [Subject(name.removesuffix("_id"), str(value)) for name, value in request.path_params.items()]
    made = _made(response.headers.get("Location", ""))
    subject = made or (named[-1] if named else NOTHING)
    return subject, {each.kind: each.id for each in named if each != subject}


def _made(location: str) -> Subject | None:
    """Return the created object that a location names, for example `/api/v1/runs/…`."""
    steps = location.rstrip("/").split("/")
    return Subject(steps[-2].removesuffix("s").replace("-", "_"), steps[-1]) if len(steps) > 2 else None
