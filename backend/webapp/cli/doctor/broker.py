"""Checks of Redis, and of the workers that listen to the queue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from kombu.exceptions import OperationalError
from redis import Redis, RedisError
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, ResponseError
from redis.retry import Retry

from webapp.cli.doctor.finding import Finding, ok, problem, reason, warning
from webapp.jobs.queue import celery_of
from webapp.settings import Settings

REDIS, WORKERS = "redis", "workers"
TIMEOUT_S = 3.0
NEARLY_FULL = 0.9


def check_redis(url: str) -> Iterator[Finding]:
    """Check that Redis responds, and that it keeps all messages."""
    retry: Retry = Retry(NoBackoff(), 0)
    try:
        with Redis.from_url(url, retry=retry, socket_timeout=TIMEOUT_S, socket_connect_timeout=TIMEOUT_S) as client:
            client.ping()
            info = cast("dict[str, Any]", client.info())
    except AuthenticationError:
        yield problem(REDIS, "the password is wrong or missing", "correct the password in REDIS_URL")
        return
    except ResponseError as error:
        yield problem(
            REDIS, f"the server returned an error: {reason(error)}", "check the permissions of the user in REDIS_URL"
        )
        return
    except (RedisError, OSError, ValueError) as error:
        yield problem(
            REDIS,
            f"unreachable: {reason(error)}",
            "check that the server runs, and check host and port in REDIS_URL; meanwhile, jobs start a little later",
        )
        return
    yield ok(REDIS, f"Redis {info.get('redis_version', '')} responds")
    yield from _of_memory(info)
    if info.get("rdb_last_bgsave_status", "ok") != "ok" or info.get("aof_last_write_status", "ok") != "ok":
        yield problem(
            REDIS,
            "the server cannot save its data to disk and may reject messages",
            "free disk space, or turn persistence off with `--save '' --appendonly no`: Stormsizer does not need it",
        )
    if info.get("role") not in ("master", None):
        yield problem(REDIS, "the server is a read-only replica", "use the address of the primary server in REDIS_URL")


def _of_memory(info: dict[str, Any]) -> Iterator[Finding]:
    policy, most, used = info.get("maxmemory_policy"), int(info.get("maxmemory", 0)), int(info.get("used_memory", 0))
    if policy not in ("noeviction", None) and most:
        yield problem(
            REDIS,
            f"maxmemory-policy is {policy}: the server deletes messages and rate limits when memory is full",
            "set `maxmemory-policy noeviction`",
        )
    elif policy not in ("noeviction", None):
        yield warning(
            REDIS,
            f"maxmemory-policy is {policy}; it takes effect once maxmemory is set",
            "set `maxmemory-policy noeviction`",
        )
    if most and used > NEARLY_FULL * most:
        yield problem(REDIS, f"{used / most:.0%} of its memory is in use", "raise maxmemory")


def check_workers(settings: Settings) -> Iterator[Finding]:
    """Check whether a worker answers through the queue."""
    app = celery_of(settings)
    try:
        answers = app.control.inspect(timeout=TIMEOUT_S).ping() or {}
    except (OperationalError, OSError, RedisError) as error:
        yield warning(WORKERS, f"cannot be reached: {reason(error)}", "solve the problem with Redis first")
        return
    if answers:
        yield ok(WORKERS, f"{len(answers)} responding: {', '.join(sorted(answers))}")
    elif settings.redis_url is None:
        yield warning(
            WORKERS,
            "no worker responds",
            "run `stormsizer serve`, which starts workers; until then, nothing is computed",
        )
    else:
        yield problem(WORKERS, f"no worker responds within {TIMEOUT_S:g} s", "start one with `stormsizer worker`")
