"""API keys in the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import and_, column, func, or_, select, table, update
from sqlalchemy.orm import Session

from webapp.api_keys.models import ApiKeyRow
from webapp.core.credentials import OwnedCredential
from webapp.core.db.clock import NOW, seconds
from webapp.core.http.pagination import PageRequest, page_of
from webapp.core.security.principal import Role

USED_NOTED_EVERY_S = 60.0
_MEMBERS = table("members", column("organization_id"), column("account_id"), column("role"))
_LIVES = (ApiKeyRow.revoked_at.is_(None), ApiKeyRow.expires_at > NOW)


@dataclass(frozen=True)
class Known:
    """A valid key."""

    id: UUID
    organization_id: UUID
    owner_id: UUID
    owner_role: Role
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
    """Return the valid key with this hash, in any organization; None if it is unknown, expired, revoked or unowned."""
    row = ApiKeyRow
    owns = and_(_MEMBERS.c.organization_id == row.organization_id, _MEMBERS.c.account_id == row.owner_id)
    is_noted = func.coalesce(row.last_used_at > NOW - seconds(USED_NOTED_EVERY_S), False)
    query = select(row.id, row.organization_id, row.owner_id, _MEMBERS.c.role, row.name, row.scopes, is_noted)
    found = session.execute(query.join(_MEMBERS, owns).where(row.token_sha256 == token_sha256, *_LIVES)).first()
    if found is None:
        return None
    key_id, organization_id, owner_id, role, *rest = found
    return Known(key_id, organization_id, owner_id, Role(role), *rest)


def note_use(session: Session, key_id: UUID) -> None:
    """Record the use of a key in any organization. Of several concurrent requests, only one records it."""
    due = or_(ApiKeyRow.last_used_at.is_(None), ApiKeyRow.last_used_at <= NOW - seconds(USED_NOTED_EVERY_S))
    session.execute(update(ApiKeyRow).where(ApiKeyRow.id == key_id, due).values(last_used_at=NOW))


def owned_by(session: Session, account_id: UUID) -> Sequence[OwnedCredential]:
    """Return the valid keys of a member, newest first."""
    query = select(ApiKeyRow).where(ApiKeyRow.owner_id == account_id, *_LIVES).order_by(ApiKeyRow.id.desc())
    return [OwnedCredential("api_key", row.id, row.name, row.last_used_at) for row in session.scalars(query)]


def hand_over(session: Session, account_id: UUID, new_owner_id: UUID) -> None:
    """Give all keys of a member to another member."""
    session.execute(update(ApiKeyRow).where(ApiKeyRow.owner_id == account_id).values(owner_id=new_owner_id))
