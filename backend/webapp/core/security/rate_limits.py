"""Rate limits per key, session or organization, based on the cost of requests.

With Redis, all processes count together. Each also counts on its own, so that limits survive an emptied Redis. While
Redis is unavailable, each applies a lower limit, because other processes may be serving requests too.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import structlog
from fastapi import Request
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage
from redis import ConnectionPool
from redis.backoff import NoBackoff
from redis.retry import Retry
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stormsizer.messages.text import msg
from webapp.core.http.client_address import address_of, site_of
from webapp.core.http.errors import ServiceError
from webapp.core.security.principal import Principal
from webapp.settings import Settings

WINDOW_S = 60
SHARE_ALONE = 4
"""While Redis is unavailable, each process allows a quarter of the limit."""
REDIS_TIMEOUT_S = 1.0
REDIS_LEFT_ALONE_S = 5.0
"""How long Redis is not queried after an error, so that requests do not have to wait for it."""
DEFAULT_COST = 1

HEADERS: Mapping[str, tuple[str, bool]] = {
    "RateLimit-Limit": ("Total cost of the requests allowed per minute.", True),
    "RateLimit-Remaining": ("Cost that is still available.", True),
    "RateLimit-Reset": ("Seconds until the full limit is available again.", True),
    "RateLimit": ("Name of the limit, cost still available, and seconds until reset, as in the IETF draft.", False),
    "RateLimit-Policy": ("Name of the limit, its total cost, and its period in seconds.", False),
}
"""Description of each header, and whether it is a number: three that many clients know, and two of the IETF draft."""

PER = {
    "address": msg("rate-limit-per-address"),
    "session": msg("rate-limit-per-session"),
    "api-key": msg("rate-limit-per-api-key"),
    "share-link": msg("rate-limit-per-share-link"),
    "organization": msg("rate-limit-per-organization"),
}
"""Labels of allowances, by allowance name."""

Costs = Mapping[str, int]
"""Cost of operations, by operation name; all others cost ``DEFAULT_COST``."""

log = structlog.get_logger()


class RateLimitExceededError(ServiceError):
    """The request budget for one minute is used up; `Retry-After` specifies when to retry."""

    status, kind, title = 429, "rate-limit-exceeded", msg("problem-title-rate-limit-exceeded")


@dataclass(frozen=True)
class Allowance:
    """Total request cost allowed per minute for one key."""

    name: str
    key: str
    limit: int


@dataclass(frozen=True)
class Standing:
    """Remaining allowance, and the seconds until it is full again."""

    allowance: Allowance
    limit: int
    remaining: int
    reset_s: int

    @property
    def headers(self) -> dict[str, str]:
        """Response header values, by header name."""
        name = f'"{self.allowance.name}"'
        said = (
            str(self.limit),
            str(self.remaining),
            str(self.reset_s),
            f"{name};r={self.remaining};t={self.reset_s}",
            f"{name};q={self.limit};w={WINDOW_S}",
        )
        return dict(zip(HEADERS, said, strict=True))


class RateLimiter:
    """Counts requests in a sliding window."""

    def __init__(self, settings: Settings, costs: Costs) -> None:
        self._settings, self._costs = settings, costs
        self._dearest = max(costs.values(), default=DEFAULT_COST)
        self._own = MemoryStorage()
        self._shared = None if settings.redis_url is None else _redis(settings.redis_url)
        self._leave_alone_until_s = -math.inf

    def __call__(self, request: Request, principal: Principal) -> None:
        """Count a request, and record the result for the response headers.

        Raises
        ------
        RateLimitExceededError
            If the allowance is exceeded.
        """
        cost = self._costs.get(request.scope["route"].name, DEFAULT_COST)
        standings = []
        for allowance in self._allowances(request, principal):
            wait_s, standing = self._counted(allowance, cost)
            standings.append(standing)
            request.state.rate_limit = min(standings, key=lambda each: each.remaining)
            if wait_s:
                detail = msg("problem-rate-limit", limit=standing.limit, per=PER[allowance.name], wait=wait_s)
                raise RateLimitExceededError(detail, headers={"Retry-After": str(wait_s)})

    def _allowances(self, request: Request, principal: Principal) -> Iterator[Allowance]:
        settings = self._settings
        if principal.id is None:
            address = site_of(address_of(request, settings.trusted_proxies))
            yield Allowance("address", f"address:{address}", settings.rate_limit_unknown_per_minute)
            return
        kind = principal.kind.replace("_", "-")
        yield Allowance(kind, f"{principal.kind}:{principal.id}", settings.rate_limit_per_minute)
        if principal.organization_id is not None:
            most = settings.rate_limit_organization_per_minute
            yield Allowance("organization", f"organization:{principal.organization_id}", most)

    def _counted(self, allowance: Allowance, cost: int) -> tuple[int, Standing]:
        """Count a request in Redis and locally; return seconds to wait (0 if allowed) and the remaining allowance."""
        if self._shared is not None and time.monotonic() >= self._leave_alone_until_s:
            try:
                counted = _count(self._shared, allowance, allowance.limit, cost)
            except StorageError as error:
                self._leave_alone_until_s = time.monotonic() + REDIS_LEFT_ALONE_S
                log.warning("Redis unreachable; counting requests locally", error=str(error)[:200])
            else:
                own = _count(self._own, allowance, allowance.limit, cost)
                return max(counted, own, key=lambda each: (each[0], -each[1].remaining))
        alone = allowance.limit if self._shared is None else max(allowance.limit // SHARE_ALONE, self._dearest)
        return _count(self._own, allowance, alone, cost)


class RateLimitHeaders:
    """Adds the remaining allowance to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request; add the result that the rate limiter left in the request state to the response."""

        async def send_with_headers(message: Message) -> None:
            standing: Standing | None = scope.get("state", {}).get("rate_limit")
            if message["type"] == "http.response.start" and standing is not None:
                MutableHeaders(scope=message).update(standing.headers)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _redis(url: str) -> RedisStorage:
    pool: ConnectionPool = ConnectionPool.from_url(
        url,
        socket_timeout=REDIS_TIMEOUT_S,
        socket_connect_timeout=REDIS_TIMEOUT_S,
        retry=Retry(NoBackoff(), 0),
    )
    return RedisStorage(url, pool, key_prefix="stormsizer-limits", wrap_exceptions=True)


def _count(storage: MemoryStorage | RedisStorage, allowance: Allowance, limit: int, cost: int) -> tuple[int, Standing]:
    has_room = storage.acquire_entry(allowance.key, limit, WINDOW_S, cost)
    first_at, used = storage.get_moving_window(allowance.key, limit, WINDOW_S)
    reset_s = max(0, math.ceil(first_at + WINDOW_S - time.time())) if used else 0
    standing = Standing(allowance, limit, max(0, limit - used), reset_s)
    return (0 if has_room else _wait_s(storage, allowance, limit, cost)), standing


def _wait_s(storage: MemoryStorage | RedisStorage, allowance: Allowance, limit: int, cost: int) -> int:
    """Return the seconds until enough requests have left the window."""
    low, high = 0, WINDOW_S  # allowed after `high`, not after `low`
    while high - low > 1:
        middle = (low + high) // 2
        used = storage.get_moving_window(allowance.key, limit, WINDOW_S - middle)[1]
        low, high = (low, middle) if used + cost <= limit else (middle, high)
    return high
