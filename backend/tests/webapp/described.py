"""The description of the API, made once for all tests of a process: it takes seconds."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from webapp.core.openapi.description import describe
from webapp.main import create_app


@cache
def _described() -> dict[str, Any]:
    return describe(create_app())


def description() -> dict[str, Any]:
    """Return a copy of it."""
    return deepcopy(_described())
