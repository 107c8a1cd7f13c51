"""Background jobs, stored as database rows: leases on rows, the queue that wakes workers, and the sweeper."""

from webapp.jobs.handlers import AbandonJob, Handler, JobContext, RetryJob
from webapp.jobs.transitions import enqueue

__all__ = ["AbandonJob", "Handler", "JobContext", "RetryJob", "enqueue"]
