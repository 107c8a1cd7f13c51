"""Counts waiting and running work in the database, so that every process reports the same figures.

The tables belong to other features; this module only counts their rows, in the dispatch role.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import text
from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across

LONGEST_MS = 800
DEAF_AFTER_S = 60.0
_LIMIT = text(f"SET LOCAL statement_timeout = {LONGEST_MS}")
_BACKLOG = text(
    """
    SELECT
        (SELECT EXTRACT(EPOCH FROM clock_timestamp() - min(r.created_at)) FROM runs r
         WHERE r.state IN ('queued', 'running') AND r.lease_until IS NULL
           AND NOT EXISTS (SELECT FROM run_chunks c WHERE c.run_id = r.id AND c.lease_until IS NOT NULL)),
        (SELECT EXTRACT(EPOCH FROM clock_timestamp() - max(started_at))
         FROM (SELECT started_at FROM runs ORDER BY id DESC LIMIT 200) AS newest),
        EXISTS (SELECT FROM runs WHERE state = 'running' AND lease_until > clock_timestamp())
            OR EXISTS (SELECT FROM run_chunks WHERE lease_until > clock_timestamp())
    """
)
_RUNS = text("SELECT kind, state, count(*), COALESCE(sum(elapsed_ms), 0) / 1000 FROM runs GROUP BY kind, state")
_CHUNKS = text("SELECT state, count(*) FROM run_chunks GROUP BY state")
_JOBS = text("SELECT kind, state, count(*) FROM jobs GROUP BY kind, state")
_DUE_JOBS = text(
    """
    SELECT kind, count(*) FILTER (WHERE attempt > 0),
        COALESCE(EXTRACT(EPOCH FROM clock_timestamp() - min(due_at) FILTER (WHERE due_at <= clock_timestamp())), 0)
    FROM jobs WHERE state = 'queued' GROUP BY kind
    """
)
_WORK = text(
    """
    SELECT
        (SELECT count(*) FROM runs r WHERE (r.state = 'queued' OR r.state = 'running' AND r.lease_until IS NULL)
           AND NOT EXISTS (SELECT FROM run_chunks c WHERE c.run_id = r.id AND c.state <> 'done'))
        + (SELECT count(*) FROM run_chunks WHERE state = 'queued')
        + (SELECT count(*) FROM jobs WHERE state = 'queued' AND due_at <= clock_timestamp()),
        (SELECT count(*) FROM runs WHERE lease_until > clock_timestamp())
        + (SELECT count(*) FROM run_chunks WHERE lease_until > clock_timestamp())
        + (SELECT count(*) FROM jobs WHERE lease_until > clock_timestamp()),
        (SELECT maintenance_since IS NOT NULL FROM installation),
        (SELECT last_backup_at FROM installation)
    """
)


@dataclass(frozen=True)
class Backlog:
    """Waiting work, and worker activity.

    Attributes
    ----------
    oldest_waiting_s
        Age of the oldest run that waits for a worker; None if no run waits.
    last_claim_s
        Seconds since a worker last claimed one of the newest runs; None if none did.
    is_worked
        True if a worker holds a run or chunk now.
    """

    oldest_waiting_s: float | None
    last_claim_s: float | None
    is_worked: bool

    @property
    def is_unheard(self) -> bool:
        """Whether runs have been waiting so long that there appears to be no worker."""
        waits = self.oldest_waiting_s is not None and self.oldest_waiting_s > DEAF_AFTER_S
        claims = self.last_claim_s is not None and self.last_claim_s <= DEAF_AFTER_S
        return waits and not claims and not self.is_worked


class RunCount(NamedTuple):
    """Number of runs of one kind in one state, with their total engine time in seconds."""

    kind: str
    state: str
    n: int
    engine_s: float


class QueuedJobs(NamedTuple):
    """Queued jobs of one kind: how many have failed before, and the age in seconds of the oldest one that is due."""

    kind: str
    n_retrying: int
    oldest_s: float


class Totals(NamedTuple):
    """Figures of the whole installation.

    Attributes
    ----------
    n_waiting
        Number of runs, chunks and jobs that a worker could claim now.
    n_running
        Number of runs, chunks and jobs that workers hold.
    last_backup_at
        Time of the last backup by `stormsizer backup`; None if there was none.
    """

    n_waiting: int
    n_running: int
    is_in_maintenance: bool
    last_backup_at: datetime | None


@dataclass(frozen=True)
class Figures:
    """Numbers of runs, chunks and jobs, and totals of the installation."""

    backlog: Backlog
    runs: Sequence[RunCount]
    chunks: Sequence[tuple[str, int]]
    """Number of chunks by state."""
    jobs: Sequence[tuple[str, str, int]]
    """Number of jobs by kind and state."""
    queued_jobs: Sequence[QueuedJobs]
    totals: Totals


def backlog_of(sessions: Sessions) -> Backlog:
    """Return the backlog; raise an error if the query takes longer than ``LONGEST_MS``."""
    with across(sessions, DatabaseRole.DISPATCH)() as session:
        session.execute(_LIMIT)
        return _backlog(session)


def figures_of(sessions: Sessions) -> Figures:
    """Count the runs, chunks and jobs."""
    with across(sessions, DatabaseRole.DISPATCH)() as session:
        session.execute(_LIMIT)
        return Figures(
            backlog=_backlog(session),
            runs=[RunCount(kind, state, n, float(s)) for kind, state, n, s in session.execute(_RUNS)],
            chunks=[(state, n) for state, n in session.execute(_CHUNKS)],
            jobs=[(kind, state, n) for kind, state, n in session.execute(_JOBS)],
            queued_jobs=[QueuedJobs(kind, n, float(s)) for kind, n, s in session.execute(_DUE_JOBS)],
            totals=Totals(*session.execute(_WORK).one()),
        )


def _backlog(session: Session) -> Backlog:
    waiting_s, claim_s, is_worked = session.execute(_BACKLOG).one()
    return Backlog(
        oldest_waiting_s=None if waiting_s is None else float(waiting_s),
        last_claim_s=None if claim_s is None else float(claim_s),
        is_worked=is_worked,
    )
