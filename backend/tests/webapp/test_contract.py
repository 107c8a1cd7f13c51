"""The API does what its description says, and the description in the repository is the one of this code."""

from __future__ import annotations

from typing import Any, cast

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS, load_all_checks
from typer.testing import CliRunner

from tests.webapp.setups import ORIGIN, SetUp
from webapp.cli.app import app
from webapp.kit.openapi import describe
from webapp.main import create_app
from webapp.settings import REPOSITORY

# what a schema cannot say (a cursor of ours, events inside the calendar) is refused all the same, and a whole number
# may be written 5.0: which data are taken is the corpus's question, not this one's
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
SCHEMA = schemathesis.openapi.from_dict(describe(create_app()))
TESTED = SCHEMA.exclude(operation_id=["follow_run", "get_evidence"])  # one streams, one takes seconds and no input

load_all_checks()


def test_the_description_in_the_repository_is_fresh() -> None:
    outcome = CliRunner().invoke(app, ["openapi"])
    assert (REPOSITORY / "docs/reference/openapi.json").read_text() == outcome.stdout, "run `make client`"


def test_every_operation_has_a_clean_name_and_says_what_can_go_wrong() -> None:
    operations = [each for path in describe(create_app())["paths"].values() for each in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names))
    assert all(name.isidentifier() for name in names)
    assert all("application/problem+json" in each["responses"]["default"]["content"] for each in operations)


@pytest.fixture(scope="module")
def served(installation: SetUp) -> FastAPI:
    """One application for all requests."""
    return create_app(installation.service())


@TESTED.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_finds_a_mistake_of_ours(case: schemathesis.Case[Any], served: FastAPI) -> None:
    response = case.call(app=served, base_url=ORIGIN)
    assert response.status_code < 500 or response.status_code == 503, response.text
    if response.status_code >= 400:
        assert response.headers["content-type"] == ["application/problem+json"]
    case.validate_response(response, checks=cast("Any", CHECKS.get_by_names(list(CHECKED))))
