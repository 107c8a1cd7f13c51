"""Celery tasks for runs. A message contains only the key of a row."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from uuid import UUID

from celery import Celery

from webapp.jobs.queue import Task
from webapp.runs.execution.context import RunContext
from webapp.runs.execution.fair_share import WorkItem, execute_next


def register(app: Celery, context: Callable[[], RunContext]) -> None:
    """Register the tasks with a Celery application."""

    @app.task(name=Task.RUN, shared=False)
    def execute_run(run_id: str) -> None:
        execute_next(context(), WorkItem(UUID(run_id)))

    @app.task(name=Task.CHUNK, shared=False)
    def execute_chunk_of_run(run_id: str, first: int) -> None:
        execute_next(context(), WorkItem(UUID(run_id), first))


def interrupt() -> None:
    """Interrupt the calculation in this pool process, as Celery's own soft time limit does."""
    if callable(signal.getsignal(signal.SIGUSR1)):
        os.kill(os.getpid(), signal.SIGUSR1)
