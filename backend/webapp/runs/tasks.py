"""The one task of the queue. It carries the key of a row and nothing else: the row says everything."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from uuid import UUID

from celery import Celery

from webapp.kit.queue import EXECUTE_RUN
from webapp.runs.execution import execute, execute_chunk
from webapp.runs.workshop import Workshop


def register(app: Celery, workshop: Callable[[], Workshop]) -> None:
    """Teach a Celery application to work runs off."""

    @app.task(name=EXECUTE_RUN)
    def execute_run(run_id: str, chunk: int | None = None) -> None:
        if chunk is None:
            execute(workshop(), UUID(run_id))
        else:
            execute_chunk(workshop(), UUID(run_id), chunk)


def interrupt() -> None:
    """Break off the calculation of this pool process, as Celery's own soft time limit does."""
    if callable(signal.getsignal(signal.SIGUSR1)):
        os.kill(os.getpid(), signal.SIGUSR1)
