"""The tasks of runs. They carry the key of a row and nothing else: the row says everything."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from uuid import UUID

from celery import Celery

from webapp.core.queue import Task
from webapp.runs.turns import Turn, work_off
from webapp.runs.workshop import Workshop


def register(app: Celery, workshop: Callable[[], Workshop]) -> None:
    """Teach a Celery application to work runs off."""

    @app.task(name=Task.RUN)
    def execute_run(run_id: str) -> None:
        work_off(workshop(), Turn(UUID(run_id)))

    @app.task(name=Task.CHUNK)
    def execute_chunk_of_run(run_id: str, first: int) -> None:
        work_off(workshop(), Turn(UUID(run_id), first))


def interrupt() -> None:
    """Break off the calculation of this pool process, as Celery's own soft time limit does."""
    if callable(signal.getsignal(signal.SIGUSR1)):
        os.kill(os.getpid(), signal.SIGUSR1)
