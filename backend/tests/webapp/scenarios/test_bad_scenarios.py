"""A scenario that is wrong is refused with path, value and what is allowed: the same on command line and API."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from fastapi.testclient import TestClient
from sqlalchemy.orm import sessionmaker
from typer.testing import CliRunner

from tests.webapp.documents import Document, as_json, office, spoiled
from tests.webapp.scenarios.corpus import CORPUS
from tests.webapp.setups import ORIGIN, Notebook, SetUp
from webapp.catalogs.seeds import catalog_from_files
from webapp.cli.app import app
from webapp.main import create_app, create_service
from webapp.settings import Settings

JSON = {"Content-Type": "application/json"}

EVERY_NTH = 8
"""`make test` sends every eighth document through each entry point, and all of them to the preview (`corpus`)."""


def sampled(first: int) -> pytest.MarkDecorator:
    """Parametrize a test with the corpus; the documents outside the sample are marked `long`."""
    cases = [
        pytest.param(*case, id=name, marks=() if n % EVERY_NTH == first else pytest.mark.long)
        for n, (name, case) in enumerate(CORPUS.items())
    ]
    return pytest.mark.parametrize(("spoil", "path"), cases)


def refused(answer: Any) -> list[dict[str, str]]:
    """The errors of a refusal, which must be a problem document that can be acted on."""
    assert answer.status_code == 422, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert problem["type"] == "urn:stormsizer:problem:invalid-input"
    assert len(answer.content) < 8_000
    errors: list[dict[str, str]] = problem["errors"]
    for error in errors:
        assert set(error) == {"path", "given", "allowed", "message"}
        assert all(error[key] for key in ("path", "allowed", "message"))
        assert len(error["given"]) <= 80
    return errors


@sampled(first=0)
def test_every_endpoint_names_the_path_and_saves_nothing(
    set_up: SetUp, client: TestClient, project_id: str, draft: Document, spoil: Any, path: str
) -> None:
    document = spoiled(spoil)
    preview = client.post("/api/v1/preview", content=as_json({"scenario": document}), headers=JSON)
    created = client.post(f"/api/v1/projects/{project_id}/scenarios", content=as_json(document), headers=JSON)
    place = f"/api/v1/scenarios/{draft['id']}"
    changed = client.put(place, content=as_json(document), headers={**JSON, "If-Match": '"1"'})
    errors = refused(preview)
    assert path in [error["path"] for error in errors]
    assert refused(created) == refused(changed) == errors
    assert set_up.count("scenarios") == 1
    assert client.get(place).json() == draft


@pytest.fixture(scope="module")
def api() -> TestClient:
    """The API on the catalog's files, without a database: a preview needs none."""
    settings = Settings(frontend_folder=Path("/nonexistent"))
    catalog = catalog_from_files(settings.seed_folder / "catalog")
    service = create_service(settings, sessionmaker(), Notebook())
    ports = replace(service.ports, current_catalog=lambda _: catalog)
    return TestClient(create_app(replace(service, ports=ports)), base_url=ORIGIN)


@pytest.mark.parametrize("suffix", [".json", ".yaml"])
@sampled(first=4)
def test_command_line_reports_the_same_errors(
    api: TestClient, tmp_path: Path, spoil: Any, path: str, suffix: str
) -> None:
    document = spoiled(spoil)
    answer = api.post("/api/v1/preview", content=as_json({"scenario": document}), headers=JSON)
    file = tmp_path / f"scenario{suffix}"
    if suffix == ".json":
        file.write_bytes(as_json(document))
    else:
        file.write_text(yaml.safe_dump(document, allow_unicode=False), encoding="utf-8")
    outcome = CliRunner().invoke(app, ["simulate", str(file)])
    lines = [f"{e['path']}: {e['message']} (given {e['given']}; allowed: {e['allowed']})" for e in refused(answer)]
    assert outcome.stderr.splitlines() == lines
    assert (outcome.exit_code, outcome.stdout) == (2, "")


def test_many_errors_are_reported_together_up_to_a_limit(client: TestClient) -> None:
    event = {**office()["events"][0], "n_slots": -1}
    document = office(events=[{**event, "id": f"boot-{i}"} for i in range(200)])
    answer = client.post("/api/v1/preview", content=as_json({"scenario": document}), headers=JSON)
    assert [error["path"] for error in refused(answer)] == [f"events.{i}.n_slots" for i in range(20)]


def test_lone_surrogate_is_rejected_and_not_echoed(client: TestClient) -> None:
    body = as_json({"scenario": office()}).replace(b'"Branch office"', b'"a\\ud800b"')
    errors = refused(client.post("/api/v1/preview", content=body, headers=JSON))
    assert (errors[0]["path"], errors[0]["given"]) == ("name", "a\\ud800b")


def test_secrets_in_a_document_are_not_echoed(client: TestClient) -> None:
    secret = "hunter2-" * 200
    answer = client.post("/api/v1/preview", json={"scenario": {"name": secret}})
    assert secret not in answer.text
