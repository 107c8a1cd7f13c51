"""Rate limits are enforced and reported, and an unavailable Redis removes none."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

import httpx2
import pytest
from fastapi.testclient import TestClient
from redis import Redis

from tests.webapp.api_keys.keys import key_of, program
from tests.webapp.setups import SetUp
from tests.webapp.tenants import organization
from webapp.permissions import COSTS, PERMISSIONS

pytestmark = pytest.mark.tested_on("server")

LIMIT = 100
WINDOW_S = 4


@pytest.fixture
def token(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> str:
    """A key of an organization of its own, in a world where a minute is short."""
    monkeypatch.setattr("webapp.core.security.rate_limits.WINDOW_S", WINDOW_S)
    return str(key_of(set_up, organization(set_up, "Ours"), "read", "write", "run")["token"])


def limited(set_up: SetUp, token: str, **settings: object) -> TestClient:
    return program(set_up, token, rate_limits=True, **{"rate_limit_per_minute": LIMIT} | settings)


def ask(client: TestClient) -> httpx2.Response:
    return client.get(f"/api/v1/runs/{UUID(int=7)}/series")


def is_refused(answer: httpx2.Response) -> bool:
    if answer.status_code != 429:
        return False
    assert answer.json()["type"] == "urn:stormsizer:problem:rate-limit-exceeded"
    assert 1 <= int(answer.headers["retry-after"]) <= WINDOW_S
    return True


def test_every_response_reports_the_remaining_requests(set_up: SetUp, token: str) -> None:
    client = limited(set_up, token)
    answers = [
        client.get("/api/v1/projects"),
        ask(client),
        client.get("/api/v1/api-keys"),
        client.post("/api/v1/projects", json={"name": ""}),
        client.post("/api/v1/projects", content=b"{", headers={"Content-Type": "application/json"}),
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 403, 422, 400]
    for number, answer in enumerate(answers, start=1):
        assert answer.headers["ratelimit-limit"] == str(LIMIT)
        assert answer.headers["ratelimit-remaining"] == str(LIMIT - number)
        assert 0 < int(answer.headers["ratelimit-reset"]) <= WINDOW_S
        reset = answer.headers["ratelimit-reset"]
        assert answer.headers["ratelimit"] == f'"api-key";r={LIMIT - number};t={reset}'
        assert answer.headers["ratelimit-policy"] == f'"api-key";q={LIMIT};w={WINDOW_S}'


def test_four_concurrent_clients_get_exactly_the_limit(set_up: SetUp, token: str) -> None:
    clients = [limited(set_up, token) for _ in range(4)]
    if set_up.settings.redis_url is None:  # each process counts for itself
        clients = [clients[0]] * 4
    for client in clients:  # routes are read at the first request, under a filter of warnings that threads share
        assert client.get("/api/v1/nothing").status_code == 404
    started_s = time.monotonic()
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda number: ask(clients[number % 4]), range(2 * LIMIT)))
    n_windows = 1 + math.floor((time.monotonic() - started_s) / WINDOW_S)
    n_allowed = sum(not is_refused(answer) for answer in answers)
    assert {answer.status_code for answer in answers} == {404, 429}
    assert LIMIT <= n_allowed <= n_windows * LIMIT


def test_request_succeeds_after_the_reported_wait(set_up: SetUp, token: str) -> None:
    client = limited(set_up, token)
    while not is_refused(answer := ask(client)):
        pass
    time.sleep(int(answer.headers["retry-after"]))
    assert not is_refused(ask(client))


def test_expensive_requests_cost_more(set_up: SetUp, token: str) -> None:
    client = limited(set_up, token)
    answer = client.post(f"/api/v1/scenarios/{UUID(int=7)}/runs")
    assert (answer.status_code, answer.headers["ratelimit-remaining"]) == (404, str(LIMIT - COSTS["create_run"]))


def test_all_keys_of_an_organization_share_its_limit(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webapp.core.security.rate_limits.WINDOW_S", 60)
    ours, theirs = organization(set_up, "Ours"), organization(set_up, "Theirs")
    client = limited(set_up, "", rate_limit_organization_per_minute=150)

    def n_allowed(organization_id: UUID, n: int) -> int:
        headers = {"Authorization": f"Bearer {key_of(set_up, organization_id)['token']}"}
        return sum(client.get("/api/v1/projects", headers=headers).status_code == 200 for _ in range(n))

    assert n_allowed(ours, LIMIT) == LIMIT
    n_counted_elsewhere = 2 if set_up.settings.redis_url else 0  # the requests that made the keys, in another process
    assert n_allowed(ours, LIMIT) == 50 - n_counted_elsewhere
    assert n_allowed(theirs, 5) == 5


def test_unauthenticated_requests_are_counted_by_address(set_up: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    if set_up.settings.redis_url is not None:  # requests of earlier tests came from the same address
        Redis.from_url(set_up.settings.redis_url).flushall()
    anonymous = program(set_up, rate_limits=True, rate_limit_unknown_per_minute=100)
    statuses = [anonymous.get("/api/v1/projects").status_code for _ in range(50)]
    headers = {"Authorization": "Bearer guess"}
    statuses += [anonymous.get("/api/v1/projects", headers=headers).status_code for _ in range(70)]
    assert statuses == [401] * 100 + [429] * 20


@pytest.mark.redis
def test_smaller_limit_applies_when_redis_is_unavailable(set_up: SetUp, token: str) -> None:
    client = limited(set_up, token, redis_url="redis://127.0.0.1:1/0", rate_limit_per_minute=400)
    started_s = time.monotonic()
    n_allowed = sum(not is_refused(ask(client)) for _ in range(130))
    n_windows = 1 + math.floor((time.monotonic() - started_s) / WINDOW_S)
    assert 100 <= n_allowed <= min(130, 100 * n_windows)
    assert ask(client).headers["ratelimit-limit"] == "100"


@pytest.mark.redis
def test_flushed_redis_does_not_remove_the_limit(set_up: SetUp, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if set_up.settings.redis_url is None:
        pytest.skip("no Redis in this set-up")
    monkeypatch.setattr("webapp.core.security.rate_limits.WINDOW_S", 60)
    client = limited(set_up, token)
    while ask(client).status_code != 429:
        pass
    Redis.from_url(set_up.settings.redis_url).flushall()
    assert ask(client).status_code == 429


def test_local_installation_has_no_rate_limit(set_up: SetUp) -> None:
    assert "ratelimit-limit" not in set_up.client().get("/api/v1/projects").headers


def test_costs_are_assigned_to_existing_operations() -> None:
    assert COSTS.keys() <= PERMISSIONS.keys()
    assert COSTS["create_run"] == 5
    assert "preview" not in COSTS
