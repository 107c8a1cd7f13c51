"""The API does what its description says, and the description in the repository is the one of this code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.schemas import BaseSchema
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
NOT_ASKED = ["follow_run", "get_evidence"]  # one streams, one takes seconds and no input


def _asked(*, every_edge: bool) -> BaseSchema:
    """Return what is asked: examples alone, or also the edges of every field."""
    schema = schemathesis.openapi.from_dict(describe(create_app()))
    schema.config.phases.coverage.enabled = every_edge
    return schema.exclude(operation_id=NOT_ASKED)


EXAMPLES, EDGES = _asked(every_edge=False), _asked(every_edge=True)
REPEATED = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)

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


_asked_so_often: Counter[int] = Counter()


@pytest.fixture(scope="module")
def served(installation: SetUp) -> Iterator[FastAPI]:
    """One application for all requests; says at the end how many there were, and with what answers."""
    _asked_so_often.clear()
    yield create_app(installation.service())
    n_broken = sum(n for status, n in _asked_so_often.items() if status >= 500)
    answers = ", ".join(f"{n} x {status}" for status, n in sorted(_asked_so_often.items()))
    print(f"{installation.name}: {_asked_so_often.total()} requests, {n_broken} answered 5xx ({answers})")


@EXAMPLES.parametrize()
@REPEATED
def test_no_request_finds_a_mistake_of_ours(case: schemathesis.Case[Any], served: FastAPI) -> None:
    ask(case, served)


@pytest.mark.long
@EDGES.parametrize()
@settings(REPEATED, max_examples=50)
def test_no_edge_of_any_field_finds_a_mistake_of_ours(case: schemathesis.Case[Any], served: FastAPI) -> None:
    ask(case, served)


def ask(case: schemathesis.Case[Any], served: FastAPI) -> None:
    """Send a request and hold the answer against the description."""
    response = case.call(app=served, base_url=ORIGIN)
    _asked_so_often[response.status_code] += 1
    assert response.status_code < 500 or response.status_code == 503, response.text
    if response.status_code >= 400:
        assert response.headers["content-type"] == ["application/problem+json"]
    case.validate_response(response, checks=cast("Any", CHECKS.get_by_names(list(CHECKED))))
