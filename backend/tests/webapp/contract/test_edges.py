"""Edge values of every documented field never cause an internal error."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import settings

from tests.webapp.contract.asking import REPEATED, ask, asked

EDGES = asked(every_edge=True)


@pytest.mark.long
@EDGES.parametrize()
@settings(REPEATED, max_examples=50)
def test_internal_error_is_never_returned_for_edge_values(case: schemathesis.Case[Any], served: FastAPI) -> None:
    ask(case, served)
