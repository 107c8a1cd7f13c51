"""Deletion of expired imports and their files."""

from __future__ import annotations

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.imports import repository

AT_A_TIME = 4
"""Maximum number of imports deleted per sweep. Deleting gigabytes takes seconds, and other sweeps must run too."""


def sweep_once(sessions: Sessions) -> int:
    """Delete a few expired imports and return how many were deleted."""
    with across(sessions, DatabaseRole.DISPATCH).begin() as session:
        return len(repository.forget_expired(session, AT_A_TIME))
