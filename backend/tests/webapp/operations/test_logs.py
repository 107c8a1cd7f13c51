"""One line for each request, one for each job, and no secret in any."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import structlog
from fastapi.testclient import TestClient

from tests.webapp.documents import Document
from tests.webapp.setups import ORIGIN, SetUp
from tests.webapp.telemetry.collector import Collector
from tests.webapp.telemetry.conftest import collector, flush, traced
from webapp.core import logs
from webapp.core.db.tenancy import LOCAL
from webapp.core.telemetry.spans import span
from webapp.main import create_app

pytestmark = pytest.mark.tested_on("server")

Lines = list[dict[str, Any]]
__all__ = ["collector", "traced"]
"""Fixtures of another folder."""


@pytest.fixture
def lines() -> Iterator[Callable[[], Lines]]:
    """Return a function that returns what was logged since it was asked before, as programs read it."""
    before, said = structlog.get_config(), io.StringIO()
    logs.configure()
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(said), cache_logger_on_first_use=False)

    def read() -> Lines:
        written = said.getvalue().splitlines()
        said.seek(0)
        said.truncate()
        return [json.loads(line) for line in written]

    yield read
    structlog.configure(**before)


@pytest.fixture
def watched(set_up: SetUp) -> TestClient:
    """A browser on a service that writes a line for each request."""
    service = set_up.service()
    settings = service.settings.model_copy(update={"access_log": True})
    return TestClient(create_app(replace(service, settings=settings)), base_url=ORIGIN, raise_server_exceptions=False)


def test_each_request_is_logged_in_one_line(watched: TestClient, lines: Callable[[], Lines]) -> None:
    answer = watched.post("/api/v1/projects?secret=word", json={"name": "Confidential"})
    (line,) = lines()
    assert line.pop("duration_ms") > 0
    assert line.pop("timestamp")
    assert line == {
        "event": "request",
        "level": "info",
        "request_id": answer.headers["x-request-id"],
        "method": "POST",
        "route": "/api/v1/projects",
        "operation": "create_project",
        "status": 201,
        "principal": "local",
        "organization_id": str(LOCAL),
    }


def test_a_path_is_logged_as_its_template(watched: TestClient, lines: Callable[[], Lines], draft: Document) -> None:
    lines()
    watched.get(f"/api/v1/scenarios/{draft['id']}")
    (line,) = lines()
    assert (line["route"], line["operation"]) == ("/api/v1/scenarios/{scenario_id}", "get_scenario")


@pytest.mark.parametrize(
    ("path", "headers", "status", "operation"),
    [
        ("/api/v1/nothing/secret-word", {}, 404, "none"),
        ("/api/v1/projects/secret-word", {}, 422, "get_project"),
        ("/api/v1/projects", {"Host": "secret-word.example"}, 421, "none"),
        ("/api/v1/projects?cursor=secret-word", {}, 422, "list_projects"),
        ("/api/v1/projects", {"Authorization": "Bearer secret-word", "Cookie": "stormsizer=secret-word"}, 200, None),
        ("/livez", {"X-Request-ID": "secret-word"}, 200, "get_liveness"),
        ('/%0A{"event":"forged"}', {}, 404, "none"),
    ],
)
def test_no_line_contains_request_data(
    watched: TestClient,
    lines: Callable[[], Lines],
    path: str,
    headers: dict[str, str],
    status: int,
    operation: str | None,
) -> None:
    answer = watched.get(path, headers=headers)
    said = lines()
    line = said[-1]
    assert (answer.status_code, line["status"]) == (status, status)
    assert line["operation"] == (operation or "list_projects")
    assert "secret-word" not in json.dumps(said)
    assert len([each for each in said if each["event"] == "request"]) == 1


def test_internal_error_is_logged_in_one_line(set_up: SetUp, lines: Callable[[], Lines]) -> None:
    service = set_up.service()

    def broken(*_: object) -> Any:
        raise RuntimeError("broken")

    settings = service.settings.model_copy(update={"access_log": True})
    app = create_app(replace(service, settings=settings, ports=replace(service.ports, current_catalog=broken)))
    answer = TestClient(app, base_url=ORIGIN, raise_server_exceptions=False).get("/api/v1/catalog/arrays")
    requests = [line for line in lines() if line["event"] == "request"]
    assert answer.status_code == 500
    assert [line["status"] for line in requests] == [500]


def test_local_installation_logs_no_requests(client: TestClient, lines: Callable[[], Lines]) -> None:
    client.get("/api/v1/projects")
    assert lines() == []


def test_every_line_of_a_job_has_its_job_id(
    set_up: SetUp, client: TestClient, draft: Document, lines: Callable[[], Lines]
) -> None:
    run_id = client.post(f"/api/v1/scenarios/{draft['id']}/runs").json()["id"]
    lines()
    assert set_up.work_off(run_id)
    (line,) = lines()
    assert (line["event"], line["job"], line["run_id"]) == ("job left", "run", run_id)
    assert line["duration_ms"] > 0
    client.get("/livez")
    assert not any("run_id" in each for each in lines())


def test_lines_carry_the_ids_of_their_span_while_traces_are_collected(
    traced: Collector, lines: Callable[[], Lines]
) -> None:
    with span("a span"):
        structlog.get_logger().info("within")
    structlog.get_logger().info("outside")
    within, outside = lines()
    flush()
    own = traced.one("a span")
    assert (within["trace_id"], within["span_id"]) == (own.trace_id, own.span_id)
    assert "trace_id" not in outside


def test_libraries_warnings_and_uncaught_exceptions_log_one_json_object_per_line(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import logging, threading, warnings\n"
        "from webapp.core import logs\n"
        "logs.configure()\n"
        "logging.getLogger('celery.worker').error('lost %s', 'the broker')\n"
        "try:\n    raise ValueError('two\\nlines')\n"
        "except ValueError:\n    logging.getLogger('uvicorn.error').exception('failed')\n"
        "warnings.warn('deprecated', UserWarning)\n"
        "thread = threading.Thread(target=lambda: 1 / 0)\n"
        "thread.start()\n"
        "thread.join()\n"
        "raise RuntimeError('end')\n"
    )
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False, timeout=300)
    said = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in said if "UserWarning" not in line["event"]] == [
        "lost the broker",
        "failed",
        "uncaught exception",
        "uncaught exception",
    ]
    assert len(said) == 5
    assert said[0]["logger"] == "celery.worker"
    assert "two\nlines" in said[1]["exception"]
    assert {line["level"] for line in said} == {"error", "warning"}
    assert all(line["timestamp"] for line in said)
