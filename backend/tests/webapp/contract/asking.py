"""Asking the service what its description allows, and holding every answer against it."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.schemas import BaseSchema

from tests.webapp.described import description
from tests.webapp.setups import ORIGIN

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


def asked(*, every_edge: bool) -> BaseSchema:
    """Return what is asked: examples alone, or also the edges of every field."""
    schema = schemathesis.openapi.from_dict(description())
    schema.config.phases.coverage.enabled = every_edge
    return schema.exclude(operation_id=NOT_ASKED)


REPEATED = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
answers: Counter[int] = Counter()
"""Number of responses per status."""

load_all_checks()


def ask(case: schemathesis.Case[Any], served: FastAPI) -> None:
    """Send a request and hold the answer against the description."""
    response = case.call(app=served, base_url=ORIGIN)
    answers[response.status_code] += 1
    assert response.status_code < 500 or response.status_code == 503, response.text
    if response.status_code >= 400:
        assert response.headers["content-type"] == ["application/problem+json"]
    case.validate_response(response, checks=cast("Any", CHECKS.get_by_names(list(CHECKED))))
