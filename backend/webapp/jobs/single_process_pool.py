"""A Celery pool with a single process, whose worker exits when the process dies.

With the ``filesystem://`` broker, a pool reads jobs from one pipe and writes results to another. A process that is
killed can leave either pipe unusable: it may have held a lock, read half a message, or taken a job without confirming
it. A replacement process cannot detect this. So the worker exits as well, and its supervisor starts a new one with new
pipes. See docs/decisions/0025.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import structlog
from billiard.pool import RUN, Pool
from celery.concurrency.prefork import TaskPool

log = structlog.get_logger()


class _OneProcess(Pool):  # type: ignore[misc]  # the library has no type annotations
    """Billiard's pool, changed to exit when its process dies instead of replacing the process."""

    def _repopulate_pool(self, exit_codes: Sequence[int]) -> None:
        if exit_codes and self._state == RUN:
            log.error("worker process died, exiting", exit_codes=list(exit_codes))
            os._exit(os.EX_SOFTWARE)


class SingleProcessPool(TaskPool):  # type: ignore[misc]
    """Pool for a worker that has one process and uses the ``filesystem://`` broker."""

    BlockingPool = _OneProcess
