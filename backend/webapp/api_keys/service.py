"""Operations on API keys."""

from uuid import UUID

from sqlalchemy import func
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.api_keys import repository
from webapp.api_keys.models import ApiKeyRow
from webapp.api_keys.schemas import ApiKey, ApiKeyInput, ApiKeyPage, NewApiKey
from webapp.api_keys.tokens import hint_of, new_token
from webapp.core.db.clock import NOW, seconds
from webapp.core.http.errors import ConflictError, NotFoundError
from webapp.core.http.pagination import PageRequest
from webapp.core.security.principal import Principal
from webapp.core.security.secrets import hash_of

MOST_KEYS = 100
DAY_S = 86_400.0


def list_keys(session: Session, asked: PageRequest) -> ApiKeyPage:
    """Return one page of keys."""
    rows, next_cursor = repository.page(session, asked)
    return ApiKeyPage(items=tuple(ApiKey.model_validate(row) for row in rows), next_cursor=next_cursor)


def create(session: Session, principal: Principal, given: ApiKeyInput) -> NewApiKey:
    """Create a key. Only its hash is stored."""
    if repository.n_live(session) >= MOST_KEYS:
        raise ConflictError(msg("problem-too-many-keys", limit=MOST_KEYS))
    token = new_token()
    row = ApiKeyRow(
        token_sha256=hash_of(token),
        hint=hint_of(token),
        name=given.name,
        scopes=sorted(given.scopes),
        owner_id=principal.responsible_id,
        created_by=principal.name,
        expires_at=NOW + seconds(given.expires_after_days * DAY_S),
    )
    session.add(row)
    session.flush()
    return NewApiKey(**ApiKey.model_validate(row).model_dump(), token=token)


def revoke(session: Session, key_id: UUID) -> ApiKey:
    """Revoke a key, effective from the next request. A key that is already revoked stays unchanged."""
    row = repository.by_id(session, key_id)
    if row is None:
        raise NotFoundError(msg("problem-no-key"))
    row.revoked_at = func.coalesce(ApiKeyRow.revoked_at, NOW)
    session.flush()
    return ApiKey.model_validate(row)
