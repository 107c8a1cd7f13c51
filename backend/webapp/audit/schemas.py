"""The audit log as the API speaks of it."""

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
    """Something that was done."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    number: int
    """Counts up from 1, without gaps."""
    at: datetime
    actor_kind: str
    """*session* (a person who signed in), *api_key*, *local* (the user of a laptop), *worker* or
    *operator* (of the server, on its command line)."""
    actor_id: UUID | None
    """Of the account or the key."""
    actor_name: str
    action: str
    """The operation, e.g. *update_scenario*, or what became of a run, e.g. *run.succeeded*."""
    subject_kind: str
    subject_id: str
    """What it was done to."""
    details: dict[str, Any]
    request_id: str
    """As in the service's log; empty where there was no request."""
    mac: str
    """Code over this entry and the one before."""


class AuditPage(Page[AuditEntry]):
    """Entries of the audit log, newest first."""


class AuditVerdict(BaseModel):
    """Whether the audit log is as it was written."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    holds: bool
    n_entries: int
    """Entries that were looked at."""
    first_broken: int | None
    """Number of the first entry that was changed, deleted, moved or slipped in; null if there is none."""
    head_number: int
    """Number of the newest entry. Note it with its code: nothing else shows that the newest entries were cut off."""
    head_mac: str


@dataclass(frozen=True)
class Wanted:
    """Which entries are asked for."""

    action: Annotated[str | None, Query(max_length=100, description="Only entries of this action.")] = None
    actor_id: Annotated[UUID | None, Query(description="Only what this account or key did.")] = None
    actor_name: Annotated[str | None, Query(max_length=200, description="Only what somebody of this name did.")] = None
    subject_id: Annotated[str | None, Query(max_length=200, description="Only what was done to this.")] = None
    from_at: Annotated[AwareDatetime | None, Query(alias="from", description="Only entries from then on.")] = None
    to_at: Annotated[AwareDatetime | None, Query(alias="to", description="Only entries before then.")] = None


@dataclass(frozen=True)
class Known:
    """The newest entry as somebody noted it down."""

    number: Annotated[
        WrittenInt | None, Query(ge=1, le=MOST, description="Number of an entry that was noted down.")
    ] = None
    mac: Annotated[str | None, Query(pattern=MAC, description="The code that it had then.")] = None


Filter = Annotated[Wanted, Depends()]
Noted = Annotated[Known, Depends()]
