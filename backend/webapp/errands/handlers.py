"""What the features agree on with whoever runs their errands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.settings import Settings


class Again(Exception):  # noqa: N818 - no error: it did not work out this time
    """Try it again later, unless it was tried often enough."""


class GiveUp(Exception):  # noqa: N818 - no error: more tries would change nothing
    """End it; it will not work out."""


@dataclass(frozen=True)
class Context:
    """What a handler works with.

    Attributes
    ----------
    sessions
        See the rows of the errand's organisation; where it belongs to none, what the gate sees.
    attempt
        Counts from 1.
    holds
        Whether the errand still is ours, and stays so until that transaction ends. What a handler writes in a
        transaction that asks first, no worker writes that was frozen meanwhile.
    """

    settings: Settings
    sessions: Sessions
    errand_id: UUID
    organisation_id: UUID | None
    attempt: int
    holds: Callable[[Session], bool]

    @property
    def next_pause_s(self) -> float | None:
        """How long this errand waits if it has to be tried again; None if this is the last try."""
        pauses_s = self.settings.errand_pauses_s
        return pauses_s[self.attempt - 1] if self.attempt <= len(pauses_s) else None


Handler = Callable[[Context, dict[str, Any]], None]
"""Runs an errand of one kind. It may run twice: a worker that dies after the deed and before the note tries again.

Raises
------
Again
    If it may work out later.
GiveUp
    If it never will.
"""
