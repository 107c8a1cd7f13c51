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


def test_the_description_in_the_repository_is_fresh() -> None:
    outcome = CliRunner().invoke(app, ["openapi"])
    assert (REPOSITORY / "docs/reference/openapi.json").read_text() == outcome.stdout, "run `make client`"


def test_every_operation_has_a_clean_name_and_says_what_can_go_wrong() -> None:
    operations = [each for path in description()["paths"].values() for each in path.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names))
    assert all(name.isidentifier() for name in names)
    assert all("application/problem+json" in each["responses"]["default"]["content"] for each in operations)


@EXAMPLES.parametrize()
@REPEATED
def test_no_request_finds_a_mistake_of_ours(case: schemathesis.Case[Any], served: FastAPI) -> None:
    ask(case, served)
