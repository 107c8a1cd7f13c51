"""The API does what its description says, and the description in the repository is the one of this code."""

from __future__ import annotations

from typing import Any

import schemathesis
from fastapi import FastAPI
from typer.testing import CliRunner

from tests.webapp.contract.asking import REPEATED, ask, asked
from tests.webapp.described import description
from webapp.cli.app import app
from webapp.settings import REPOSITORY

EXAMPLES = asked(every_edge=False)


def test_openapi_document_in_the_repository_is_up_to_date() -> None:
    outcome = CliRunner().invoke(app, ["openapi"])
    assert (REPOSITORY / "docs/reference/openapi.json").read_text() == outcome.stdout, "run `make client`"


def test_every_operation_has_a_valid_unique_name_and_a_problem_response() -> None:
    operations = [each for path in description()["paths"].values() for each in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names))
    assert all(name.isidentifier() for name in names)
    assert all("application/problem+json" in each["responses"]["default"]["content"] for each in operations)


@EXAMPLES.parametrize()
@REPEATED
def test_internal_error_is_never_returned_for_generated_requests(case: schemathesis.Case[Any], served: FastAPI) -> None:
    ask(case, served)
