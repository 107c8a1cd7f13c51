"""One attempt to process a leased row: do the work while a heartbeat renews the lease, then write the outcome."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import structlog
from celery.exceptions import SoftTimeLimitExceeded
from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across, within
from webapp.core.ports import Queue
from webapp.core.telemetry import spans
from webapp.jobs.heartbeat import LeaseHeartbeat
from webapp.jobs.lease import Lease, LeaseLostError
from webapp.settings import Settings

Outcome = Callable[[Session], bool]
"""Writes the outcome of an attempt; returns False and writes nothing if the lease was lost."""

log = structlog.get_logger()


@dataclass(frozen=True)
class WorkerContext:
    """What a worker process needs, whatever its kind of work.

    Attributes
    ----------
    interrupt
        Interrupts the work in the main thread.
    is_closing
        Returns True once this worker is shutting down.
    """

    settings: Settings
    sessions: Sessions
    queue: Queue
    interrupt: Callable[[], None] = lambda: None
    is_closing: Callable[[], bool] = lambda: False

    @property
    def dispatch(self) -> Sessions:
        """Sessions that can see all organizations' leases, but not the work that the leases are for."""
        return across(self.sessions, DatabaseRole.DISPATCH)

    def sessions_for(self, lease: Lease) -> Sessions:
        """Return sessions for the lease's organization; if it has none, sessions with the gate role."""
        owner = lease.organization_id
        return across(self.sessions, DatabaseRole.GATE) if owner is None else within(self.sessions, owner)

    def heartbeat(self, lease: Lease) -> LeaseHeartbeat:
        """Return a heartbeat that renews a lease."""
        lease_s = self.settings.lease_s

        def renew() -> bool:
            with self.dispatch.begin() as session:
                return lease.renew(session, lease_s)

        return LeaseHeartbeat(lease_s, renew, self.interrupt, self.is_closing)


def run_attempt(
    context: WorkerContext,
    lease: Lease,
    work: Callable[[], Outcome],
    on_error: Callable[[Exception], Outcome | None],
) -> bool:
    """Run one attempt; return False if nothing was written because the lease was lost or ``on_error`` returned None.

    Parameters
    ----------
    on_error
        Turns an error raised by ``work`` into an outcome. None leaves the row unchanged until its lease expires.
    """
    with context.heartbeat(lease) as heartbeat:
        try:
            is_written = _write(context, lease, work())
        except LeaseLostError:
            is_written = False
        except Exception as error:  # noqa: BLE001 - on_error decides
            if heartbeat.is_lost:
                is_written = False
            elif context.is_closing() and (heartbeat.has_interrupted or is_interruption(error)):
                is_written = _write(context, lease, lease.release)
                spans.note(outcome="released")
            else:
                outcome = on_error(error)
                if outcome is None:
                    spans.note(outcome="left to expire")
                    return False
                is_written = _write(context, lease, outcome)
    if not is_written:
        spans.note(outcome="lease lost")
        log.info("lease lost; outcome discarded", fence=lease.fence)
    return is_written


def is_interruption(error: BaseException) -> bool:
    """Return True if the error shows that a signal interrupted the work.

    Compiled code wraps the original error in a chain of `SystemError`, and a rollback on a broken connection replaces
    it.
    """
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, SoftTimeLimitExceeded):
        cause = cause.__cause__ or cause.__context__
    return cause is not None


def _write(context: WorkerContext, lease: Lease, outcome: Outcome) -> bool:
    with context.sessions_for(lease).begin() as session:
        return outcome(session)
