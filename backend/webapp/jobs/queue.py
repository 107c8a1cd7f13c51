"""Messages that wake a worker. The database row is the job, so a lost message means a delayed job, never a lost one."""

from __future__ import annotations

from enum import StrEnum
from uuid import UUID

import structlog
from celery import Celery
from kombu.exceptions import OperationalError

from webapp.jobs.filesystem_broker import SCHEME
from webapp.settings import Settings

log = structlog.get_logger()


class Task(StrEnum):
    """Names of the Celery tasks. A message contains only the key of a row."""

    RUN = "stormsizer.runs.execute"
    CHUNK = "stormsizer.runs.execute_chunk"
    JOB = "stormsizer.jobs.execute"


FORMER_NAMES = {Task.JOB: ("stormsizer.errands.work_off",)}
"""Task names used by the previous release. Workers accept them for one release, so that no messages are lost."""


def celery_of(settings: Settings) -> Celery:
    """Return the Celery application. Its broker is Redis if configured, and otherwise files in the data folder."""
    app = Celery("stormsizer", broker=settings.redis_url or f"{SCHEME}://localhost")
    app.set_default()
    app.conf.update(
        task_ignore_result=True,
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        task_publish_retry=False,
        task_serializer="json",
        accept_content=["json"],
        task_soft_time_limit=settings.run_time_limit_s,
        task_time_limit=settings.run_time_limit_s + 10,
        worker_prefetch_multiplier=1,
        worker_concurrency=settings.worker_concurrency,
        worker_pool=_pool_of(settings),
        worker_hijack_root_logger=False,
        broker_connection_retry_on_startup=True,
        broker_connection_timeout=2.0,
        broker_transport_options=_redis_options() if settings.redis_url else _filesystem_options(settings),
    )
    return app


def _pool_of(settings: Settings) -> str:
    is_single = settings.redis_url is None and settings.worker_concurrency == 1
    return "webapp.jobs.single_process_pool:SingleProcessPool" if is_single else "prefork"


def _redis_options() -> dict[str, object]:
    return {
        "visibility_timeout": 3600,
        "unacked_restore_interval": 10,
        "unacked_restore_throttle": 1,
        "socket_connect_timeout": 2,
        "socket_timeout": 5,
    }


def _filesystem_options(settings: Settings) -> dict[str, object]:
    folders = {name: settings.queue_folder / name for name in ("messages", "control", "done")}
    for folder in folders.values():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return {
        "data_folder_in": str(folders["messages"]),
        "data_folder_out": str(folders["messages"]),
        "control_folder": str(folders["control"]),
        "processed_folder": str(folders["done"]),
        "store_processed": False,
        "polling_interval": 0.1,
    }


class CeleryQueue:
    """Queue that sends messages through Celery."""

    def __init__(self, app: Celery) -> None:
        self._app = app

    def announce(self, task: str, row_id: UUID, *part: int) -> None:
        """Send a message about a waiting row. If this fails, the sweeper sends it again later."""
        try:
            self._app.send_task(task, args=(str(row_id), *part), retry=False, ignore_result=True)
        except (OperationalError, OSError) as error:
            log.warning("message not sent; the sweeper will retry", task=task, row_id=str(row_id), error=str(error))

    def is_empty(self) -> bool:
        """Return True if no message is waiting for a worker; False if one is, or if the broker does not respond."""
        try:
            with self._app.connection_for_write() as connection:
                waiting = connection.default_channel.queue_declare(self._app.conf.task_default_queue).message_count
        except (OperationalError, OSError):
            return False
        return int(waiting) == 0
