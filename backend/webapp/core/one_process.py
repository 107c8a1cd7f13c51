"""A Celery pool with one process that survives the loss of its process.

If the queue is a folder, the processes of a pool wait on one pipe, and one of them holds the pipe's lock while it
waits. One that is killed then never releases it, and its successor waits forever. A single process shares the pipe with
no other: the next one gets its own lock.
"""

from __future__ import annotations

from typing import Any

from billiard.pool import Pool
from celery.concurrency.prefork import TaskPool


class _WithFreshLock(Pool):  # type: ignore[misc]  # the library says nothing of its types
    """The library's pool, which asks for the queues once per process."""

    def get_process_queues(self) -> Any:
        """Queues of the next process."""
        self._inqueue._rlock = self._ctx.Lock()  # noqa: SLF001 - there is no other way to it
        return super().get_process_queues()


class OneProcess(TaskPool):  # type: ignore[misc]
    """The pool of a worker with one process, on a folder queue."""

    BlockingPool = _WithFreshLock
