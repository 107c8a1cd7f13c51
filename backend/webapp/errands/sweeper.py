"""Announces errands that are due, and looks after those whose worker or message is gone."""

from __future__ import annotations

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across
from webapp.core.queue import Queue, Task
from webapp.errands import ledger
from webapp.settings import Settings


def sweep_once(sessions: Sessions, queue: Queue, settings: Settings) -> int:
    """Free lost errands and announce those that are due; return how many were announced."""
    with across(sessions, DatabaseRole.DISPATCH).begin() as session:
        due = ledger.sweep(session, settings.republish_s, settings.n_errand_tries)
    for errand_id in due:
        queue.announce(Task.ERRAND, errand_id)
    return len(due)
