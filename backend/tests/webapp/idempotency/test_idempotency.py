"""The same request twice does its work once, and answers twice."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import httpx2
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.api_keys.keys import key_of
from tests.webapp.described import description
from tests.webapp.documents import Document, office
from tests.webapp.setups import Notebook, SetUp
from tests.webapp.tenants import browser_of, organization
from webapp.api_keys import schemas as key_schemas
from webapp.core.http.idempotency import ShownOnce, take
from webapp.core.security.principal import Needs
from webapp.permissions import PERMISSIONS

pytestmark = pytest.mark.tested_on("server")

PROJECTS = "/api/v1/projects"
N_COPIES = 8


def post(client: TestClient, path: str, key: str, **how: Any) -> httpx2.Response:
    return client.post(path, headers={"Idempotency-Key": key}, **how)


def problem_of(answer: httpx2.Response) -> str:
    return str(answer.json()["type"]).removeprefix("urn:stormsizer:problem:")


def persistent(client: TestClient, path: str, key: str) -> httpx2.Response:
    """Ask again for as long as the first copy is under way."""
    while (answer := post(client, path, key)).status_code == 409:
        assert problem_of(answer) == "request-under-way"
    return answer


def many_at_once(set_up: SetUp, draft: Document, n_keys: int) -> None:
    queue = Notebook()
    client, path = set_up.client(queue), f"/api/v1/scenarios/{draft['id']}/runs"
    keys = [f"key {number}" for number in range(n_keys) for _ in range(N_COPIES)]
    with ThreadPoolExecutor(N_COPIES) as pool:
        answers = list(pool.map(lambda key: (key, persistent(client, path, key)), keys))
    assert {answer.status_code for _, answer in answers} == {202}
    assert len({(key, answer.json()["id"]) for key, answer in answers}) == n_keys
    assert set_up.count("runs") == len(queue.announced) == n_keys
    replayed = Counter(answer.headers.get("Idempotency-Replayed") for _, answer in answers)
    assert replayed == {None: n_keys, "true": n_keys * (N_COPIES - 1)}
    assert all(answer.headers["Location"] == f"/api/v1/runs/{answer.json()['id']}" for _, answer in answers)


def test_fifty_requests_sent_eight_times_at_once_create_fifty_runs(set_up: SetUp, draft: Document) -> None:
    many_at_once(set_up, draft, 50)


@pytest.mark.long
def test_two_hundred_requests_sent_eight_times_at_once_create_two_hundred_runs(set_up: SetUp, draft: Document) -> None:
    many_at_once(set_up, draft, 200)


def test_repeated_request_gets_an_identical_response(client: TestClient, project_id: str) -> None:
    path = f"{PROJECTS}/{project_id}/scenarios"
    first, second = (post(client, path, "k", json=office()) for _ in range(2))
    assert (first.status_code, first.content) == (second.status_code, second.content) == (201, second.content)
    for name in ("content-type", "location", "etag"):
        assert first.headers[name] == second.headers[name]
    assert [answer.headers.get("idempotency-replayed") for answer in (first, second)] == [None, "true"]
    assert len(client.get(path).json()["items"]) == 1


def test_key_reused_with_another_body_or_path_is_rejected(set_up: SetUp, client: TestClient, draft: Document) -> None:
    for number in range(20):
        assert post(client, PROJECTS, f"k{number}", json={"name": f"{number}"}).status_code == 201
    n_projects = set_up.count("projects")
    for number in range(20):
        changed = post(client, PROJECTS, f"k{number}", json={"name": f"{number}!"})
        assert (changed.status_code, problem_of(changed)) == (422, "idempotency-key-reused")
        assert changed.json()["errors"][0]["path"] == "Idempotency-Key"
    assert set_up.count("projects") == n_projects
    other = client.post(f"/api/v1/scenarios/{draft['id']}/duplicate", json={}).json()
    assert post(client, f"/api/v1/scenarios/{draft['id']}/runs", "k").status_code == 202
    assert post(client, f"/api/v1/scenarios/{other['id']}/runs", "k").status_code == 422


def test_key_applies_to_one_operation(client: TestClient, draft: Document) -> None:
    for ending in ("runs", "runways", "sensitivities"):
        assert "idempotency-replayed" not in post(client, f"/api/v1/scenarios/{draft['id']}/{ending}", "k").headers


def test_two_organizations_may_use_the_same_key(set_up: SetUp) -> None:
    first, second = (browser_of(set_up, organization(set_up, name)) for name in ("Ours", "Theirs"))
    made = {
        post(browser, PROJECTS, f"k{number}", json={"name": "Ours or theirs"}).json()["id"]
        for browser in (first, second)
        for number in range(10)
    }
    assert len(made) == 20
    assert post(second, PROJECTS, "k1", json={"name": "Ours or theirs"}).headers["idempotency-replayed"] == "true"


def test_failed_request_can_be_repeated_with_the_same_key(
    set_up: SetUp, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError

    assert post(client, PROJECTS, "k", json={"name": ""}).status_code == 422
    assert post(client, f"{PROJECTS}/{UUID(int=7)}/scenarios", "k", json=office()).status_code == 404
    with monkeypatch.context() as patched:
        patched.setattr("webapp.projects.service.create", broken)
        assert post(client, PROJECTS, "k", json={"name": "x"}).status_code == 500
    assert set_up.count("idempotency_keys") == 0
    assert post(client, PROJECTS, "k", json={"name": "x"}).status_code == 201


def test_duplicate_of_a_pending_request_is_told_to_retry(
    set_up: SetUp, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webapp.core.http.idempotency.LONGEST_WAIT", "100ms")
    with set_up.sessions() as busy:
        take(busy, "create_project", "k", "whatever")
        answer = post(client, PROJECTS, "k", json={"name": "x"})
        assert (answer.status_code, problem_of(answer)) == (409, "request-under-way")
        assert answer.headers["retry-after"] == "1"
        busy.rollback()
    assert post(client, PROJECTS, "k", json={"name": "x"}).status_code == 201


def test_response_lost_with_its_commit_is_not_replayed(
    set_up: SetUp, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(_: Any) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr("sqlalchemy.orm.Session.commit", lost)
        assert post(client, PROJECTS, "k", json={"name": "x"}).status_code == 500
    assert (set_up.count("projects"), set_up.count("idempotency_keys")) == (0, 0)


def test_stored_responses_expire_after_a_day(set_up: SetUp, client: TestClient) -> None:
    first = [post(client, PROJECTS, f"k{number}", json={"name": "x"}).json()["id"] for number in range(3)]
    with set_up.engine.begin() as connection:
        connection.execute(text("UPDATE idempotency_keys SET created_at = now() - interval '25 hours'"))
    again = post(client, PROJECTS, "k0", json={"name": "y"})
    assert again.status_code == 201
    assert again.json()["id"] not in first
    assert set_up.count("idempotency_keys") == 1  # and those of others are swept by the way


@pytest.mark.parametrize("key", ["", "x" * 256, "é", "a\tb"])
def test_key_must_be_short_printable_text(client: TestClient, key: str) -> None:
    headers = [(b"Idempotency-Key", key.encode("latin-1"))]
    answer = client.post(PROJECTS, headers=headers, json={"name": "x"})
    assert (answer.status_code, problem_of(answer)) == (422, "invalid-input")


def test_secret_is_not_stored_for_replay(set_up: SetUp) -> None:
    owner = browser_of(set_up, organization(set_up, "Ours"))
    given = {"name": "Quotes", "scopes": ["read"]}
    first, second = (post(owner, "/api/v1/api-keys", "k", json=given) for _ in range(2))
    assert (first.status_code, second.status_code, problem_of(second)) == (201, 409, "shown-once")
    assert second.headers["location"] == first.headers["location"]
    assert set_up.count("api_keys") == 1
    with set_up.engine.connect() as connection:
        assert connection.scalars(text("SELECT body FROM idempotency_keys")).all() == [None]


def test_only_responses_shown_once_contain_a_secret() -> None:
    assert issubclass(key_schemas.NewApiKey, ShownOnce)
    document = description()
    secret = {"token", "secret", "password", "url_with_token", "signing_secret"}
    for path in document["paths"].values():
        for operation in path.values():
            for status in ("201", "202"):
                schema = _schema_of(document, operation["responses"].get(status, {}))
                if secret & schema.get("properties", {}).keys() and _takes_a_key(operation):
                    model = next(each for each in ShownOnce.__subclasses__() if each.__name__ == schema["title"])
                    assert issubclass(model, ShownOnce)


def test_every_creating_or_starting_operation_accepts_a_key() -> None:
    paths = description()["paths"]
    operations = [path["post"] for path in paths.values() if "post" in path]
    starting = {each["operationId"]: each for each in operations if {"201", "202"} & each["responses"].keys()}
    needing = {name for name in starting if isinstance(PERMISSIONS[name], Needs)}
    assert {"create_project", "create_scenario", "create_run", "create_batch", "create_webhook"} <= needing
    without = {name for name in needing if not _takes_a_key(starting[name])}
    assert without == {"add_import_file"}  # the same bytes under the same name are the same file


def _takes_a_key(operation: dict[str, Any]) -> bool:
    return any(each["name"] == "idempotency-key" for each in operation.get("parameters", ()))


def _schema_of(document: dict[str, Any], response: dict[str, Any]) -> dict[str, Any]:
    reference = response.get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
    found: dict[str, Any] = document["components"]["schemas"].get(reference.rsplit("/", 1)[-1], {})
    return found


def test_key_is_scoped_to_the_organization_and_not_to_the_client(set_up: SetUp) -> None:
    from tests.webapp.api_keys.keys import program

    ours = organization(set_up, "Ours")
    partner = program(set_up, key_of(set_up, ours)["token"])
    made = post(partner, PROJECTS, "k", json={"name": "x"})
    assert post(browser_of(set_up, ours), PROJECTS, "k", json={"name": "x"}).json() == made.json()
