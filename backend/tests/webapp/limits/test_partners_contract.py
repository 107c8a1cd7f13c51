"""The API's description keeps what programs rely on, and the page of problems lists what is answered."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.webapp.described import description
from webapp.cli.app import app
from webapp.core.openapi.compatibility import breaks
from webapp.core.openapi.problem_types import problem_types, reference
from webapp.settings import REPOSITORY

GOLDEN = REPOSITORY / "docs/reference/openapi.json"
Document = dict[str, Any]
API: Document = json.loads(json.dumps(description()))
SCHEMAS: Callable[[Document], Document] = lambda api: api["components"]["schemas"]  # noqa: E731


def operation(api: Document, name: str) -> Document:
    found = (each for path in api["paths"].values() for each in path.values() if each["operationId"] == name)
    document: Document = next(found)
    return document


def body_of(api: Document, event: str) -> Document:
    schema: Document = api["webhooks"][event]["post"]["requestBody"]["content"]["application/json"]["schema"]
    return schema


def test_api_is_compatible_with_the_recorded_contract() -> None:
    assert breaks(json.loads(GOLDEN.read_text()), API) == []


BREAKING: dict[str, tuple[Callable[[Document], object], str]] = {
    "a path": (lambda api: api["paths"].pop("/api/v1/runs"), "GET /api/v1/runs was removed"),
    "a method": (lambda api: api["paths"]["/api/v1/projects"].pop("post"), "POST /api/v1/projects was removed"),
    "a name": (lambda api: operation(api, "get_run").update(operationId="fetch_run"), "was renamed"),
    "a status": (lambda api: operation(api, "create_run")["responses"].pop("202"), "no longer returns 202"),
    "a parameter": (lambda api: operation(api, "list_runs")["parameters"].pop(), "parameter"),
    "a new required parameter": (
        lambda api: operation(api, "list_runs")["parameters"].append(
            {"in": "query", "name": "why", "required": True, "schema": {"type": "string"}}
        ),
        "parameter why is now required",
    ),
    "a body that must be sent": (
        lambda api: operation(api, "create_run").update(requestBody={"required": True, "content": {}}),
        "a request body is now required",
    ),
    "a field of an answer": (lambda api: SCHEMAS(api)["Run"]["properties"].pop("sentence"), "Run.sentence was removed"),
    "a field of a request": (lambda api: SCHEMAS(api)["Pool"]["properties"].pop("image_gib"), "image_gib was removed"),
    "a field that may be missing now": (lambda api: SCHEMAS(api)["Run"]["required"].remove("state"), "now be missing"),
    "a field that must be sent now": (lambda api: SCHEMAS(api)["Pool"]["required"].append("image_gib"), "now required"),
    "a value": (lambda api: SCHEMAS(api)["RunKind"]["enum"].remove("range"), "'range' was removed"),
    "a type": (lambda api: SCHEMAS(api)["Run"]["properties"]["attempt"].update(type="string"), "to string"),
    "an event": (lambda api: api["webhooks"].pop("run.failed"), "the event run.failed was removed"),
    "another body of an event": (
        lambda api: body_of(api, "report.ready").update({"$ref": "#/components/schemas/RunEvent"}),
        "the event report.ready: changed from ReportEvent to RunEvent",
    ),
    "a field of an event": (
        lambda api: SCHEMAS(api)["EndedRunData"]["required"].remove("sentence"),
        "EndedRunData.sentence may now be missing",
    ),
    "null": (lambda api: SCHEMAS(api)["Run"]["properties"]["holds"]["anyOf"].pop(), "is no longer allowed"),
}


@pytest.mark.parametrize(("change", "said"), BREAKING.values(), ids=BREAKING)
def test_breaking_change_is_named(change: Callable[[Document], object], said: str) -> None:
    changed = copy.deepcopy(API)
    change(changed)
    broken = breaks(API, changed)
    assert any(said in each for each in broken), broken


ADDING: dict[str, Callable[[Document], object]] = {
    "a path": lambda api: api["paths"].update({"/api/v1/new": {"get": {"operationId": "new", "responses": {}}}}),
    "a field of an answer": lambda api: SCHEMAS(api)["Run"]["properties"].update(mood={"type": "string"}),
    "a required field of an answer": lambda api: SCHEMAS(api)["Run"]["required"].append("mood"),
    "a field that may be sent": lambda api: SCHEMAS(api)["Pool"]["properties"].update(mood={"type": "string"}),
    "a value": lambda api: SCHEMAS(api)["RunKind"]["enum"].append("guess"),
    "a parameter": lambda api: operation(api, "list_runs")["parameters"].append(
        {"in": "query", "name": "why", "schema": {"type": "string"}}
    ),
    "words": lambda api: operation(api, "list_runs").update(description="Otherwise.", summary="Otherwise"),
}


@pytest.mark.parametrize("change", ADDING.values(), ids=ADDING)
def test_additions_are_not_breaking(change: Callable[[Document], object]) -> None:
    changed = copy.deepcopy(API)
    change(changed)
    assert breaks(API, changed) == []


def json_of(api: Document, name: str) -> Document:
    content: Document = operation(api, name)["responses"]["200"]["content"]
    return content


@pytest.mark.parametrize("name", ["get_report", "get_report_content"])
def test_describing_an_undescribed_json_report_is_not_breaking(name: str) -> None:
    assert json_of(API, name)["application/json"]["schema"] == {"$ref": "#/components/schemas/FinishedRun"}
    assert {"scenario", "result", "studies", "bills"} <= SCHEMAS(API)["FinishedRun"]["properties"].keys()
    before = copy.deepcopy(API)
    json_of(before, name)["application/json"]["schema"] = {"type": "object"}
    assert breaks(before, API) == []
    assert breaks(API, before)


def test_incompatible_description_is_not_written(tmp_path: Any) -> None:
    before = copy.deepcopy(API)
    SCHEMAS(before)["Run"]["properties"]["gone"] = {"type": "string"}
    file = tmp_path / "openapi.json"
    file.write_text(json.dumps(before))
    outcome = CliRunner().invoke(app, ["openapi", "--keeps", str(file)])
    assert (outcome.exit_code, outcome.stdout) == (1, "")
    assert "Run.gone was removed" in outcome.stderr
    file.write_text(json.dumps(API))
    assert json.loads(CliRunner().invoke(app, ["openapi", "--keeps", str(file)]).stdout) == API


def test_every_operation_is_described() -> None:
    for path in API["paths"].values():
        for each in path.values():
            assert each["summary"], each
            assert each["tags"], each["operationId"]
            assert each["description"], each["operationId"]
            assert "application/problem+json" in each["responses"]["default"]["content"]


def test_problem_page_is_up_to_date() -> None:
    assert (REPOSITORY / "docs/reference/problems.md").read_text() == reference(), "run `make client`"


def test_problem_page_lists_every_problem_type() -> None:
    said = re.compile(r'\b[45]\d\d,\s*"([a-z-]+)",')
    files = (REPOSITORY / "backend/webapp").rglob("*.py")
    answered = {kind for file in files for kind in said.findall(file.read_text())} - {"http"}
    assert {"wrong-host", "foreign-page"} <= answered
    assert answered <= {each.kind for each in problem_types()}
    assert len({(each.kind, each.status) for each in problem_types()}) == len(problem_types())
    assert all(re.fullmatch(r"[a-z-]+", each.kind) and each.when.endswith(".") for each in problem_types())
