"""The task of errands. It carries the key of a row and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from celery import Celery

from webapp.core.queue import Task
from webapp.errands.work import Messenger, work_off


def register(app: Celery, messenger: Callable[[], Messenger]) -> None:
    """Teach a Celery application to run errands."""

    @app.task(name=Task.ERRAND)
    def run_errand(errand_id: str) -> None:
        work_off(messenger(), UUID(errand_id))
