"""The one task of the queue. It carries an identifier and nothing else: the row says everything."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from uuid import UUID

from celery import Celery

from webapp.kit.queue import EXECUTE_RUN
from webapp.runs.execution import execute
from webapp.runs.workshop import Workshop


def register(app: Celery, workshop: Callable[[], Workshop]) -> None:
    """Teach a Celery application to work runs off."""

    @app.task(name=EXECUTE_RUN)
    def execute_run(run_id: str) -> None:
        execute(workshop(), UUID(run_id))


def interrupt() -> None:
    """Break off the calculation of this pool process, as Celery's own soft time limit does."""
    if callable(signal.getsignal(signal.SIGUSR1)):
        os.kill(os.getpid(), signal.SIGUSR1)
