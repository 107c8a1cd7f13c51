"""API keys in the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session

from webapp.api_keys.models import ApiKeyRow
from webapp.core.db.clock import NOW, seconds
from webapp.core.http.pagination import PageRequest, page_of

USED_NOTED_EVERY_S = 60.0
_LIVES = (ApiKeyRow.revoked_at.is_(None), ApiKeyRow.expires_at > NOW)


@dataclass(frozen=True)
class Known:
    """A valid key."""

    id: UUID
    organization_id: UUID
    name: str
    scopes: Sequence[str]
    is_use_noted: bool
    """Whether its use was recorded within the last minute."""


def page(session: Session, asked: PageRequest) -> tuple[Sequence[ApiKeyRow], str | None]:
    """Return one page of the organization's keys."""
    return page_of(session, select(ApiKeyRow), ApiKeyRow.id, asked)


def n_live(session: Session) -> int:
    """Return the number of valid keys in the organization."""
    return session.scalar(select(func.count()).select_from(ApiKeyRow).where(*_LIVES)) or 0


def by_id(session: Session, key_id: UUID) -> ApiKeyRow | None:
    """Return one key, if it exists."""
    return session.get(ApiKeyRow, key_id, with_for_update=True)


def live(session: Session, token_sha256: bytes) -> Known | None:
    """Return the valid key with this hash, in any organization; None if it is unknown, expired or revoked."""
    row = ApiKeyRow
    is_noted = func.coalesce(row.last_used_at > NOW - seconds(USED_NOTED_EVERY_S), False)
    query = select(row.id, row.organization_id, row.name, row.scopes, is_noted)
    found = session.execute(query.where(row.token_sha256 == token_sha256, *_LIVES)).first()
    return None if found is None else Known(*found)


def note_use(session: Session, key_id: UUID) -> None:
    """Record the use of a key in any organization. Of several concurrent requests, only one records it."""
    due = or_(ApiKeyRow.last_used_at.is_(None), ApiKeyRow.last_used_at <= NOW - seconds(USED_NOTED_EVERY_S))
    session.execute(update(ApiKeyRow).where(ApiKeyRow.id == key_id, due).values(last_used_at=NOW))
