"""Checks readiness within a second, even if other parts of the service do not respond."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from stormsizer.messages.text import Quantity, msg
from webapp.core import maintenance
from webapp.core.db.migrations import Schema, schema_of
from webapp.core.maintenance import OFF, Maintenance
from webapp.core.ports import Service
from webapp.operations.backlog import LONGEST_MS, backlog_of
from webapp.operations.schemas import Readiness
from webapp.settings import Settings

ANSWERS_WITHIN_S = 0.9
SLOW_S = 0.25
REDIS_TIMEOUT_S = 0.5
FINDINGS = {
    ("database", "slow"): msg("readiness-database-slow", time=Quantity(SLOW_S, "s")),
    ("database", "away"): msg("readiness-database-away"),
    ("database", "not_migrated"): msg("readiness-database-not-migrated"),
    ("database", "incompatible"): msg("readiness-database-incompatible"),
    ("queue", "away"): msg("readiness-queue-away"),
    ("workers", "deaf"): msg("readiness-workers-deaf"),
    ("disk", "nearly_full"): msg("readiness-disk-nearly-full"),
}

UNUSABLE: Mapping[Schema, Literal["not_migrated", "incompatible"]] = {
    Schema.OLDER: "not_migrated",
    Schema.INCOMPATIBLE: "incompatible",
}
"""Schemas that this release cannot work on."""


@dataclass(frozen=True)
class DatabaseHealth:
    """State of the database and the workers."""

    database: Literal["ready", "slow", "away", "not_migrated", "incompatible"]
    workers: Literal["ready", "deaf", "unknown"] = "unknown"
    maintenance: Maintenance = OFF


class Probes:
    """Runs checks in threads. After a timeout, a check is not started again until its previous run has ended."""

    def __init__(self, service: Service) -> None:
        self._settings = service.settings
        self._asked: Mapping[str, Callable[[], Any]] = {
            "database": lambda: database_health(service),
            "queue": lambda: queue_health(service.settings),
            "disk": lambda: disk_health(service.settings),
        }
        self._threads = ThreadPoolExecutor(len(self._asked), thread_name_prefix="readiness")
        self._under_way: dict[str, Future[Any]] = {}

    async def readiness(self) -> Readiness:
        """Return the results after at most ``ANSWERS_WITHIN_S``."""
        asked = {name: asyncio.wrap_future(self._ask(name)) for name in self._asked}
        await asyncio.wait(asked.values(), timeout=ANSWERS_WITHIN_S)
        said = {name: each.result() for name, each in asked.items() if each.done()}
        return _summed_up(
            said.get("database", DatabaseHealth("away")), said.get("queue", "away"), said.get("disk", "ready")
        )

    def _ask(self, name: str) -> Future[Any]:
        under_way = self._under_way.get(name)
        if under_way is None or under_way.done():
            under_way = self._under_way[name] = self._threads.submit(self._asked[name])
        return under_way


def database_health(service: Service) -> DatabaseHealth:
    """Check the database's migration state, and the backlog of waiting work."""
    began_s = time.perf_counter()
    try:
        with service.sessions.kw["bind"].connect() as connection:  # sessions need a role that the migrations create
            connection.execute(text(f"SET LOCAL statement_timeout = {LONGEST_MS}"))
            schema = schema_of(connection, service.settings.migrations_folder)
            took_s = time.perf_counter() - began_s
            if schema in UNUSABLE:
                return DatabaseHealth(UNUSABLE[schema])
            state = maintenance.read(connection)
        unheard = not state.is_on and backlog_of(service.sessions).is_unheard
    except SQLAlchemyError:
        return DatabaseHealth("away")
    return DatabaseHealth("slow" if took_s > SLOW_S else "ready", "deaf" if unheard else "ready", state)


def queue_health(settings: Settings) -> Literal["ready", "away"]:
    """Check Redis; a folder queue needs no check."""
    if settings.redis_url is None:
        return "ready"
    retry: Retry = Retry(NoBackoff(), 0)
    timeouts = {"socket_timeout": REDIS_TIMEOUT_S, "socket_connect_timeout": REDIS_TIMEOUT_S}
    try:
        with Redis.from_url(settings.redis_url, retry=retry, **timeouts) as redis:
            redis.ping()
    except (RedisError, OSError):
        return "away"
    return "ready"


def disk_health(settings: Settings) -> Literal["ready", "nearly_full"]:
    """Check the free space on the disk that holds the data folder, or will hold it once the folder is created."""
    free_bytes = shutil.disk_usage(data_disk(settings)).free
    return "ready" if free_bytes >= settings.least_free_bytes else "nearly_full"


def data_disk(settings: Settings) -> Path:
    """Return the data folder, or the folder in which it will be created."""
    folder = settings.data_folder
    return next(each for each in (folder, *folder.absolute().parents) if each.exists())


def _summed_up(
    health: DatabaseHealth, queue: Literal["ready", "away"], disk: Literal["ready", "nearly_full"]
) -> Readiness:
    states = {"database": health.database, "queue": queue, "workers": health.workers, "disk": disk}
    return Readiness(
        ready=health.database in ("ready", "slow"),
        database=health.database,
        queue=queue,
        workers=health.workers,
        disk=disk,
        maintenance=health.maintenance.is_on,
        maintenance_message=health.maintenance.message,
        maintenance_until=health.maintenance.until,
        degraded=tuple(FINDINGS[each] for each in states.items() if each in FINDINGS),
    )
