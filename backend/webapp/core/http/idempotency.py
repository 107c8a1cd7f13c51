"""Idempotent requests.

A request that is repeated with the same `Idempotency-Key` does its work only once. Every POST that creates or starts
something accepts a key.

The key is claimed in the request's own transaction, and the response is stored with it before the commit. The work and
the response are therefore stored together or not at all, and a rejected request can be repeated with the same key.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, cast

from fastapi import Depends, Header, Request, Response
from psycopg.errors import LockNotAvailable
from pydantic import BaseModel
from sqlalchemy import PrimaryKeyConstraint, delete, func, select, text, tuple_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Mapped, Session, mapped_column
from starlette.concurrency import run_in_threadpool

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned
from webapp.core.http.errors import ConflictError, InvalidInputError
from webapp.core.ports import CurrentPrincipal, Db
from webapp.core.security.text import IdempotencyKey

KEPT_FOR_S = 86_400
N_SWEPT = 100
LONGEST_WAIT = "2s"
"""How long a duplicate request waits for the first request to finish before it gets a 409."""
REPEATED_HEADERS = ("content-type", "location", "etag")

OnlyOnce = Annotated[
    IdempotencyKey | None,
    Header(description="Repeating a request with the same key within a day only returns the stored response."),
]


class IdempotencyKeyRow(Owned, Base):
    """A key used by a caller, and the response to the request."""

    __tablename__ = "idempotency_keys"
    __table_args__ = (PrimaryKeyConstraint("organization_id", "operation", "key"),)

    operation: Mapped[str]
    key: Mapped[str]
    request_sha256: Mapped[str]
    """Hash of method, path, query and body."""
    status: Mapped[int | None]
    """Null until there is a response; only the request in progress can see the null."""
    headers: Mapped[dict[str, Any] | None]
    body: Mapped[bytes | None]
    """Null if the response contains a secret, which is shown once and not stored."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now(), index=True)


class ShownOnce(BaseModel):
    """Base class for responses with a secret, which only the first response contains and which is not stored."""


class ReusedKeyError(InvalidInputError):
    """The `Idempotency-Key` was used for a different request."""

    kind, title = "idempotency-key-reused", msg("problem-title-idempotency-key-reused")


class UnderWayError(ConflictError):
    """The first request with this `Idempotency-Key` is still in progress."""

    kind, title = "request-under-way", msg("problem-title-request-under-way")


class AnsweredBeforeError(ConflictError):
    """The first request with this `Idempotency-Key` succeeded, and its secret is shown only once."""

    kind, title = "shown-once", msg("problem-title-shown-once")


class Replay(Exception):  # noqa: N818 - not an error: the response already exists
    """Ends a duplicate request with the stored response to the first request."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.answer = answer


@dataclass(frozen=True)
class Claim:
    """A key claimed by this request, in its transaction."""

    session: Session
    operation: str
    key: str

    def keep(self, status: int, headers: dict[str, str], body: bytes | None) -> None:
        """Store the response with the key."""
        row = IdempotencyKeyRow
        mine = (row.operation == self.operation, row.key == self.key)
        self.session.execute(update(row).where(*mine).values(status=status, headers=headers, body=body))


def digest(request: Request, body: bytes) -> str:
    """Return a hash that identifies a request."""
    line = f"{request.method} {request.scope['path']}?{request.scope['query_string'].decode('latin-1')}\n"
    return hashlib.sha256(line.encode() + body).hexdigest()


def take(session: Session, operation: str, key: str, request_sha256: str) -> Claim | IdempotencyKeyRow:
    """Claim a key for a request, or return the stored response to the first request with this key.

    Raises
    ------
    ReusedKeyError
        If the key was used for another request within the last day.
    UnderWayError
        If the first request is still in progress.
    """
    if _is_taken(session, operation, key, request_sha256):
        _sweep(session)
        return Claim(session, operation, key)
    row = session.scalars(
        select(IdempotencyKeyRow).where(IdempotencyKeyRow.operation == operation, IdempotencyKeyRow.key == key)
    ).first()
    if row is None:
        raise UnderWayError(msg("problem-request-ended-without-response"), headers={"Retry-After": "1"})
    if row.request_sha256 != request_sha256:
        problem = Problem(
            path="Idempotency-Key",
            given=key[:80],
            allowed=msg("allowed-new-idempotency-key"),
            message=msg("field-idempotency-key-used"),
        )
        raise ReusedKeyError((problem,))
    return row


async def keep(request: Request, response: Response, *, shown_once: bool) -> None:
    """Store the response to a request that has a key, before its transaction commits."""
    claim: Claim | None = getattr(request.state, "claim", None)
    if claim is not None:
        headers = {name: response.headers[name] for name in REPEATED_HEADERS if name in response.headers}
        body = None if shown_once else bytes(response.body)
        await run_in_threadpool(claim.keep, response.status_code, headers, body)


async def replay(_: Request, known: Exception) -> Response:
    """Return the stored response again."""
    return cast("Replay", known).answer


def _once(request: Request, db: Db, principal: CurrentPrincipal, idempotency_key: OnlyOnce = None) -> None:
    if idempotency_key is None or principal.organization_id is None:
        return
    taken = take(db, request.scope["route"].name, idempotency_key, request.state.request_sha256)
    if isinstance(taken, IdempotencyKeyRow):
        raise Replay(_again(taken))
    request.state.claim = taken


ONCE = Depends(_once, scope="function")


def _again(row: IdempotencyKeyRow) -> Response:
    headers = {**(row.headers or {}), "Idempotency-Replayed": "true"}
    if row.body is None:
        del headers["content-type"]
        raise AnsweredBeforeError(msg("problem-secret-shown-once"), headers=headers)
    return Response(row.body, row.status or 200, headers)


def _is_taken(session: Session, operation: str, key: str, request_sha256: str) -> bool:
    """Claim a free or expired key, waiting briefly for a concurrent request; return whether the claim succeeded."""
    statement = insert(IdempotencyKeyRow).values(operation=operation, key=key, request_sha256=request_sha256)
    fresh = {"request_sha256": request_sha256, "status": None, "headers": None, "body": None, "created_at": NOW}
    statement = statement.on_conflict_do_update(
        index_elements=["organization_id", "operation", "key"],
        set_=fresh,
        where=IdempotencyKeyRow.created_at < NOW - seconds(KEPT_FOR_S),
    )
    session.execute(text("SELECT set_config('lock_timeout', :longest, true)"), {"longest": LONGEST_WAIT})
    try:
        taken = session.execute(statement.returning(IdempotencyKeyRow.key)).first() is not None
    except OperationalError as error:
        if not isinstance(error.orig, LockNotAvailable):
            raise
        raise UnderWayError(msg("problem-request-under-way"), headers={"Retry-After": "1"}) from error
    session.execute(text("SELECT set_config('lock_timeout', '0', true)"))
    return taken


def _sweep(session: Session) -> None:
    """Delete some expired responses, except those that another request is using."""
    name = tuple_(IdempotencyKeyRow.operation, IdempotencyKeyRow.key)
    old = select(IdempotencyKeyRow.operation, IdempotencyKeyRow.key).where(
        IdempotencyKeyRow.created_at < NOW - seconds(KEPT_FOR_S)
    )
    session.execute(delete(IdempotencyKeyRow).where(name.in_(old.limit(N_SWEPT).with_for_update(skip_locked=True))))
