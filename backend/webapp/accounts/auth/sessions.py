"""Browser sessions: create, authenticate, renew, list and end."""

from __future__ import annotations

from uuid import UUID

from fastapi import Request
from sqlalchemy import ColumnElement, and_, delete, not_, or_, select, update
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.accounts import account_audit
from webapp.accounts.account_context import AccountContext
from webapp.accounts.auth import cookies
from webapp.accounts.models import AccountRow, AccountSessionRow, MemberRow
from webapp.accounts.repository import memberships
from webapp.accounts.schemas import SessionEntry, SessionList
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.http.errors import NotFoundError
from webapp.core.ports import Service
from webapp.core.security.principal import Principal, Role
from webapp.core.security.secrets import hash_of, token
from webapp.settings import Settings

PREFIX = "sss_"
SEEN_EVERY_S = 60.0
"""Minimum interval between updates of the time of a session's last request."""
MOST = 50
"""Maximum sessions per account; the oldest ends when there are more."""


def begin(session: Session, desk: AccountContext, account_id: UUID, organization_id: UUID | None = None) -> str:
    """Start a session and return its token. The browser's previous token becomes invalid."""
    before = cookies.session_token(desk.request)
    if before is not None:
        session.execute(delete(AccountSessionRow).where(AccountSessionRow.token_sha256 == hash_of(before)))
    _make_room(session, desk.settings, account_id)
    if organization_id is None:
        organization_id = next((each.organization_id for each in memberships(session, account_id)), None)
    proof = token(PREFIX)
    row = AccountSessionRow(token_sha256=hash_of(proof), account_id=account_id, organization_id=organization_id)
    row.address, row.user_agent = desk.address, desk.user_agent
    session.add(row)
    session.flush()
    return proof


def recognize(request: Request, service: Service) -> Principal | None:
    """Authenticate a request by its session cookie, unless it has an `Authorization` header."""
    proof = cookies.session_token(request)
    if proof is None or "authorization" in request.headers:
        return None
    with across(service.sessions, DatabaseRole.GATE).begin() as session:
        found = _principal(session, service.settings, proof)
    if found is not None:
        cookies.require_own_page(request, service.settings)
    return found


def renew(session: Session, session_id: UUID) -> str:
    """Replace the token of a session: the old one becomes invalid."""
    proof = token(PREFIX)
    changed = update(AccountSessionRow).where(AccountSessionRow.id == session_id)
    session.execute(changed.values(token_sha256=hash_of(proof)))
    return proof


def list_own(desk: AccountContext) -> SessionList:
    """Return the account's sessions."""
    query = (
        select(AccountSessionRow)
        .where(AccountSessionRow.account_id == desk.account_id, _is_alive(desk.settings))
        .order_by(AccountSessionRow.id.desc())
    )
    with desk.sessions() as session:
        return SessionList(items=tuple(_shown(row, desk) for row in session.scalars(query)))


def end_own(desk: AccountContext, session_id: UUID) -> None:
    """End one of the account's own sessions."""
    own = AccountSessionRow.account_id == desk.account_id
    with desk.sessions.begin() as session:
        ended = delete(AccountSessionRow).where(AccountSessionRow.id == session_id, own)
        if session.scalar(ended.returning(AccountSessionRow.id)) is None:
            raise NotFoundError(msg("problem-no-session"))
        account_audit.note(session, desk, session.get_one(AccountRow, desk.account_id), "end_session")


def sign_out(desk: AccountContext) -> None:
    """End the request's session, if it has one."""
    proof = cookies.session_token(desk.request)
    if proof is None:
        return
    ended = delete(AccountSessionRow).where(AccountSessionRow.token_sha256 == hash_of(proof))
    with desk.sessions.begin() as session:
        account_id = session.scalar(ended.returning(AccountSessionRow.account_id))
        if account_id is not None:
            account_audit.note(session, desk, session.get_one(AccountRow, account_id), "sign_out")


def end_all(session: Session, account_id: UUID, *, but: UUID | None = None) -> None:
    """End all sessions of an account, or all but one."""
    ended = delete(AccountSessionRow).where(AccountSessionRow.account_id == account_id)
    session.execute(ended if but is None else ended.where(AccountSessionRow.id != but))


def _principal(session: Session, settings: Settings, proof: str) -> Principal | None:
    query = (
        select(AccountSessionRow, AccountRow.email, MemberRow.role, _is_due())
        .join(AccountRow, AccountRow.id == AccountSessionRow.account_id)
        .outerjoin(
            MemberRow,
            and_(
                MemberRow.account_id == AccountSessionRow.account_id,
                MemberRow.organization_id == AccountSessionRow.organization_id,
            ),
        )
        .where(AccountSessionRow.token_sha256 == hash_of(proof), _is_alive(settings))
    )
    found = session.execute(query).first()
    if found is None:
        return None
    row, email, is_due = found.AccountSessionRow, found.email, found.is_due
    role: str | None = found.role
    if is_due:
        session.execute(update(AccountSessionRow).where(AccountSessionRow.id == row.id).values(seen_at=NOW))
    return Principal(
        "session",
        id=row.id,
        organization_id=row.organization_id,
        account_id=row.account_id,
        role=None if role is None else Role(role),
        name=email,
    )


def _is_alive(settings: Settings) -> ColumnElement[bool]:
    return and_(
        AccountSessionRow.seen_at > NOW - seconds(settings.session_idle_s),
        AccountSessionRow.created_at > NOW - seconds(settings.session_longest_s),
    )


def _is_due() -> ColumnElement[bool]:
    return (AccountSessionRow.seen_at < NOW - seconds(SEEN_EVERY_S)).label("is_due")


def _make_room(session: Session, settings: Settings, account_id: UUID) -> None:
    own = AccountSessionRow.account_id == account_id
    latest = select(AccountSessionRow.id).where(own).order_by(AccountSessionRow.id.desc()).limit(MOST - 1)
    superfluous = or_(not_(_is_alive(settings)), AccountSessionRow.id.not_in(latest))
    session.execute(delete(AccountSessionRow).where(own, superfluous))


def _shown(row: AccountSessionRow, desk: AccountContext) -> SessionEntry:
    return SessionEntry(
        id=row.id,
        created_at=row.created_at,
        seen_at=row.seen_at,
        address=row.address,
        user_agent=row.user_agent,
        is_current=row.id == desk.principal.id,
    )
