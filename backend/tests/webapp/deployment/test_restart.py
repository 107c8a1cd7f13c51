"""A new release takes the place of the old one: what was asked for is answered, what was answered is there."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx2
import pytest
from sqlalchemy import Engine, create_engine, text

from tests.webapp.deployment.people import API, owner
from tests.webapp.deployment.plain import READY_WITHIN_S, Installation
from tests.webapp.setups import until
from webapp.core.security.headers import HEADERS

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

STOPS_WITHIN_S = 60.0
GIVES_UP_AFTER_S = 60.0


@pytest.fixture
def engine(everything: Installation) -> Iterator[Engine]:
    made = create_engine(everything.database)
    yield made
    made.dispose()


@contextmanager
def held(engine: Engine) -> Iterator[None]:
    """Block all writes to projects."""
    with engine.connect() as connection:
        connection.execute(text("LOCK TABLE projects IN ACCESS EXCLUSIVE MODE"))
        yield


def n_waiting(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")) or 0)


def make(browser: httpx2.Client, name: str) -> httpx2.Response:
    """Create a project; a client asked to retry does so with the same key."""
    deadline = time.monotonic() + GIVES_UP_AFTER_S
    while True:
        answer = browser.post(f"{API}/projects", json={"name": name}, headers={"Idempotency-Key": name})
        if answer.status_code != 503 or time.monotonic() > deadline:
            return answer
        assert int(answer.headers["Retry-After"]) >= 1
        for header, value in HEADERS.items():
            assert answer.headers.get_list(header) == [value]
        time.sleep(0.1)


@pytest.mark.long  # `make test` kills the service in `tests/chaos`
def test_restart_of_the_service_loses_and_duplicates_nothing(everything: Installation, engine: Engine) -> None:
    browser = owner(everything, "joan@example.com")
    stopped, acknowledged = threading.Event(), []

    def keep_asking(who: int) -> None:
        n = 0
        while not stopped.is_set():
            answer = make(browser, f"project {who}-{n}")
            assert answer.status_code == 201, answer.text
            acknowledged.append(answer.json()["id"])
            n += 1
            time.sleep(0.2)

    with ThreadPoolExecutor(3) as pool:
        with held(engine):
            under_way = pool.submit(make, browser, "under way")
            assert until(lambda: n_waiting(engine) > 0)
            everything.running["api"].terminate()
            time.sleep(1.0)
            assert not under_way.done()
            assert everything.running["api"].poll() is None
        assert under_way.result(60).status_code == 201  # and not 503: it was finished, not asked again
        crowd = [pool.submit(keep_asking, who) for who in range(2)]
        assert everything.stop("api", STOPS_WITHIN_S) < STOPS_WITHIN_S
        everything.start("api")
        assert until(lambda: everything.answers("api", "/readyz"), READY_WITHIN_S)
        time.sleep(0.5)
        stopped.set()
        for each in crowd:
            each.result(GIVES_UP_AFTER_S)
    with engine.connect() as connection:
        names = connection.scalars(text("SELECT name FROM projects WHERE name LIKE 'project %'")).all()
        there = {str(each) for each in connection.scalars(text("SELECT id FROM projects"))}
    assert len(acknowledged) == len(set(acknowledged)) >= 2
    assert set(acknowledged) <= there
    assert len(names) == len(set(names)) == len(acknowledged)
