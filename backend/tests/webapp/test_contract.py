"""The API does what its description says, and the description in the repository is the one of this code."""

from __future__ import annotations

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from typer.testing import CliRunner

from tests.webapp.setups import ORIGIN, SetUp
from webapp.cli.app import app
from webapp.kit.openapi import describe
from webapp.main import create_app
from webapp.settings import REPOSITORY

SCHEMA = schemathesis.openapi.from_dict(describe(create_app()))


def test_the_description_in_the_repository_is_fresh() -> None:
    outcome = CliRunner().invoke(app, ["openapi"])
    assert (REPOSITORY / "docs/reference/openapi.json").read_text() == outcome.stdout, "run `make client`"


def test_every_operation_has_a_clean_name_and_says_what_can_go_wrong() -> None:
    document = json.loads(json.dumps(describe(create_app())))
    names = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names))
    assert all(name.isidentifier() for name in names)
    for path in document["paths"].values():
        for operation in path.values():
            assert "application/problem+json" in operation["responses"]["default"]["content"]


@pytest.fixture(scope="module", autouse=True)
def _calm() -> None:
    """Hypothesis draws its examples from a fixed seed, so that a failure can be repeated."""


@SCHEMA.exclude(operation_id="follow_run").parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
          suppress_health_check=list(HealthCheck))  # fmt: skip
def test_no_request_finds_a_mistake_of_ours(case: schemathesis.Case, installation: SetUp) -> None:
    response = case.call(app=create_app(installation.service()), base_url=ORIGIN)
    assert response.status_code < 500 or response.status_code == 503, response.text
    if response.status_code >= 400:
        assert response.headers["content-type"] == ["application/problem+json"]
    case.validate_response(
        response,
        excluded_checks=[
            schemathesis.checks.unsupported_method,
        ],
    )
