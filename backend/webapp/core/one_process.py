"""A Celery pool of one process that survives whatever becomes of its process.

Where the queue is a folder, the processes of a pool wait at one pipe, and one of them holds the pipe's lock while it
waits. One that is killed then never releases it, and whoever takes its place waits for good. A single process shares
the pipe with nobody: the next one is given a lock of its own.
"""

from __future__ import annotations

from typing import Any

from billiard.pool import Pool
from celery.concurrency.prefork import TaskPool


class _WithFreshLock(Pool):  # type: ignore[misc]  # the library says nothing of its types
    """The library's pool, which asks for the queues once for each process that it starts."""

    def get_process_queues(self) -> Any:
        """Queues of the process that is about to start."""
        self._inqueue._rlock = self._ctx.Lock()  # noqa: SLF001 - there is no other way to it
        return super().get_process_queues()


class OneProcess(TaskPool):  # type: ignore[misc]
    """The pool of a worker with one process, on a queue that is a folder."""

    BlockingPool = _WithFreshLock
