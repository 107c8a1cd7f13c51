"""Celery task for jobs. A message contains only the key of a row."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from celery import Celery

from webapp.jobs.execution import JobRunner, execute_job
from webapp.jobs.queue import FORMER_NAMES, Task


def register(app: Celery, runner: Callable[[], JobRunner]) -> None:
    """Register the task with a Celery application, including under the names used by the previous release."""

    def execute(job_id: str) -> None:
        execute_job(runner(), UUID(job_id))

    for name in (Task.JOB, *FORMER_NAMES[Task.JOB]):
        app.task(execute, name=name, shared=False)
