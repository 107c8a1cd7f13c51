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
    """Raised by a handler to retry the job later, until its attempts are used up."""


class AbandonJob(Exception):  # noqa: N818 - control flow, not an error
    """Raised by a handler to fail the job at once, because retrying would not help."""


@dataclass(frozen=True)
class JobContext:
    """Everything a handler needs.

    Attributes
    ----------
    sessions
        Sessions of the job's organization; of a job without one, sessions of the gate.
    attempt
        Number of this attempt, from 1.
    holds_lease
        Returns True if this worker still holds the job, and locks the row until the transaction ends. A handler calls
        it first in each transaction that writes, so that a worker that was frozen in the meantime writes nothing.
    """

    settings: Settings
    sessions: Sessions
    job_id: UUID
    organization_id: UUID | None
    attempt: int
    holds_lease: Callable[[Session], bool]

    @property
    def next_pause_s(self) -> float | None:
        """Return the pause before the next attempt in seconds; None if this is the last attempt."""
        pauses_s = self.settings.job_pauses_s
        return pauses_s[self.attempt - 1] if self.attempt <= len(pauses_s) else None


Handler = Callable[[JobContext, dict[str, Any]], None]
"""Does the work of one kind of job, given its payload.

It must be idempotent: if a worker dies after the work and before the job is marked as done, the handler runs again.

Raises
------
RetryJob
    If a later attempt may succeed.
AbandonJob
    If no attempt can succeed.
"""
