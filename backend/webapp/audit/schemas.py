"""API schemas for the audit log."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from fastapi import Depends, Query
from pydantic import AwareDatetime, BaseModel, ConfigDict

from webapp.core.http.pagination import Page
from webapp.core.security.text import WrittenInt

MOST = 2**31 - 1
MAC = r"^[0-9a-f]{64}$"


class AuditEntry(BaseModel):
    """An audit log entry."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    number: int
    """Number of the entry, counting up from 1 without gaps."""
    at: datetime
    actor_kind: str
    """*session* (a signed-in user), *api_key*, *local* (the user of an installation without accounts), *worker* or
    *operator* (on the server's command line)."""
    actor_id: UUID | None
    """ID of the account or key."""
    actor_name: str
    action: str
    """The operation, for example *update_scenario*, or the end of a run, for example *run.succeeded*."""
    subject_kind: str
    subject_id: str
    """ID of the object that the action affected."""
    details: dict[str, Any]
    request_id: str
    """Request ID, as in the service log; empty if there was no request."""
    mac: str
    """Authentication code over this entry and the previous one."""


class AuditPage(Page[AuditEntry]):
    """Audit log entries, newest first."""


class AuditVerdict(BaseModel):
    """Result of an integrity check of the audit log."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    holds: bool
    n_entries: int
    """Number of checked entries."""
    first_broken: int | None
    """Number of the first entry that was changed, deleted, moved or inserted; null if there is none."""
    head_number: int
    """Number of the newest entry. Keep a copy of it and of its code: only these reveal later that the newest entries
    were removed."""
    head_mac: str


@dataclass(frozen=True)
class Wanted:
    """Filter for audit log entries."""

    action: Annotated[str | None, Query(max_length=100, description="Only entries for this action.")] = None
    actor_id: Annotated[UUID | None, Query(description="Only entries by this account or API key.")] = None
    actor_name: Annotated[
        str | None, Query(max_length=200, description="Only entries by accounts and API keys with this name.")
    ] = None
    subject_id: Annotated[
        str | None, Query(max_length=200, description="Only entries about the object with this ID.")
    ] = None
    from_at: Annotated[AwareDatetime | None, Query(alias="from", description="Only entries since this time.")] = None
    to_at: Annotated[AwareDatetime | None, Query(alias="to", description="Only entries before this time.")] = None


@dataclass(frozen=True)
class Known:
    """Number and code of an entry, as the owner recorded them earlier."""

    number: Annotated[WrittenInt | None, Query(ge=1, le=MOST, description="Number of an entry recorded earlier.")] = (
        None
    )
    mac: Annotated[
        str | None, Query(pattern=MAC, description="Authentication code of that entry when it was recorded.")
    ] = None


Filter = Annotated[Wanted, Depends()]
Noted = Annotated[Known, Depends()]
