"""A Celery pool of one process that recovers when its process is killed.

With the ``filesystem://`` broker, all processes of a pool read from one pipe, and the one that reads holds the lock of
that pipe. If it is killed, the lock is never released and every later process waits forever. A single process shares
its pipe with no other, so its replacement can get a new lock. See docs/decisions/0025.
"""

from __future__ import annotations

from typing import Any

from billiard.pool import Pool
from celery.concurrency.prefork import TaskPool


class _PoolWithNewLock(Pool):  # type: ignore[misc]  # the library has no type annotations
    """Billiard's pool, which calls `get_process_queues` once for each process that it starts."""

    def get_process_queues(self) -> Any:
        """Return the queues of the next process, with a new lock."""
        self._inqueue._rlock = self._ctx.Lock()  # noqa: SLF001 - billiard offers no public way
        return super().get_process_queues()


class SingleProcessPool(TaskPool):  # type: ignore[misc]
    """Pool of a worker with one process and the ``filesystem://`` broker."""

    BlockingPool = _PoolWithNewLock
