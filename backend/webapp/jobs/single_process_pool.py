"""A Celery pool of one process whose worker exits when that process dies.

With the ``filesystem://`` broker a pool reads jobs from one pipe and writes results to another. A process that is
killed can leave either pipe unusable: it may have held a lock, read half a message, or taken a job without confirming
it. No replacement can tell. So the worker exits as well, and its supervisor starts a new one with new pipes. See
docs/decisions/0025.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import structlog
from billiard.pool import RUN, Pool
from celery.concurrency.prefork import TaskPool

log = structlog.get_logger()


class _OneProcess(Pool):  # type: ignore[misc]  # the library has no type annotations
    """Billiard's pool, which looks for dead processes several times per second and would replace them here."""

    def _repopulate_pool(self, exit_codes: Sequence[int]) -> None:
        if exit_codes and self._state == RUN:
            log.error("worker process died, exiting", exit_codes=list(exit_codes))
            os._exit(os.EX_SOFTWARE)


class SingleProcessPool(TaskPool):  # type: ignore[misc]
    """Pool of a worker with one process and the ``filesystem://`` broker."""

    BlockingPool = _OneProcess
