"""API schemas for API keys."""

from datetime import datetime
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.model.scenario.field_types import Count
from webapp.core.http.idempotency import ShownOnce
from webapp.core.http.pagination import Page
from webapp.core.security.principal import ActorName, Scope
from webapp.core.security.text import Text

DEFAULT_DAYS, MOST_DAYS = 90, 365


class ApiKeyInput(BaseModel):
    """Purpose and scope of a key."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text
    """Purpose of the key, so that its owner knows what stops working when it is revoked."""
    scopes: frozenset[Scope] = Field(min_length=1)
    """Scopes of the key. No scope includes another; *manage* lets the key do what owners can do."""
    expires_after_days: Count = Field(default=DEFAULT_DAYS, ge=1, le=MOST_DAYS)
    """Days until the key expires."""


class ApiKey(BaseModel):
    """Metadata of an API key, without the key itself."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    name: str
    hint: str
    """Beginning of the key."""
    scopes: tuple[Scope, ...]
    owner_id: UUID | None
    """Member who is responsible for the key. The key ends with the membership unless it is handed over before, and
    it can never do more than its owner. Null in an installation without accounts."""
    owner_name: str | None
    created_by: ActorName
    created_at: datetime
    expires_at: datetime
    last_used_at: datetime | None
    """Time of last use, to the minute; null until first use."""
    revoked_at: datetime | None


class NewApiKey(ShownOnce, ApiKey):
    """A new key."""

    token: str
    """The key, for the header `Authorization: Bearer …`. It is shown only here."""


class ApiKeyPage(Page[ApiKey]):
    """Keys of the organization, newest first, including expired and revoked ones."""
