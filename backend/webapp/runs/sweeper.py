"""Looks after runs whose worker or message is gone."""

from __future__ import annotations

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.queue import Queue, Task
from webapp.runs import chunks, ledger
from webapp.settings import Settings

PATIENCE = 12
"""While workers have announcements left, one is repeated only after so many times as long: it may have been lost, but
more of the same would keep workers, and whatever else waits, busy with what was done long ago."""


def sweep_once(sessions: Sessions, queue: Queue, settings: Settings) -> int:
    """Free lost runs and chunks and announce those that wait; return how many were announced."""
    dispatch = across(sessions, DatabaseRole.DISPATCH)
    republish_s = settings.republish_s * (1 if queue.is_empty() else PATIENCE)
    with dispatch.begin() as session:
        waiting = ledger.sweep(session, republish_s, settings.max_attempts)
    with dispatch.begin() as session:
        parts = chunks.sweep(session, republish_s, settings.max_attempts)
    for run_id in waiting:
        queue.announce(Task.RUN, run_id)
    for run_id, first in parts:
        queue.announce(Task.CHUNK, run_id, first)
    return len(waiting) + len(parts)
