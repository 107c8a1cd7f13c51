"""The interface between features and the worker: a handler for each kind of job."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.settings import Settings


class RetryJob(Exception):  # noqa: N818 - control flow, not an error
    """Raised by a handler to retry the job later, if it has attempts left."""


class AbandonJob(Exception):  # noqa: N818 - control flow, not an error
    """Raised by a handler to fail the job immediately, because retrying would not help."""


@dataclass(frozen=True)
class JobContext:
    """What a handler needs to do its work.

    Attributes
    ----------
    sessions
        Sessions for the job's organization; if it has none, sessions with the gate role.
    attempt
        Number of this attempt, starting at 1.
    holds_lease
        Returns True if this worker still holds the job, and locks the row until the transaction ends. A handler must
        call it first in each transaction that writes, so that a worker that lost its lease while frozen writes nothing.
    """

    settings: Settings
    sessions: Sessions
    job_id: UUID
    organization_id: UUID | None
    attempt: int
    holds_lease: Callable[[Session], bool]

    @property
    def next_pause_s(self) -> float | None:
        """Pause before the next attempt, in seconds; None if this is the last attempt."""
        pauses_s = self.settings.job_pauses_s
        return pauses_s[self.attempt - 1] if self.attempt <= len(pauses_s) else None


Handler = Callable[[JobContext, dict[str, Any]], None]
"""Handler that does the work for one kind of job, given the job's payload.

It must be idempotent: if a worker dies after doing the work but before marking the job as done, it runs again.

Raises
------
RetryJob
    If a later attempt may succeed.
AbandonJob
    If no attempt can succeed.
"""
