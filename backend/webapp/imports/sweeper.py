"""Deletes expired imports with their files."""

from __future__ import annotations

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.imports import repository

AT_A_TIME = 4
"""Deleting gigabytes takes seconds; other sweeps run in between."""


def sweep_once(sessions: Sessions) -> int:
    """Delete a few expired imports; return their number."""
    with across(sessions, DatabaseRole.DISPATCH).begin() as session:
        return len(repository.forget_expired(session, AT_A_TIME))
