"""The published description of the API."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

from webapp.settings import REPOSITORY


@cache
def _published() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((REPOSITORY / "docs/reference/openapi.json").read_text(encoding="utf-8"))
    return document


def description() -> dict[str, Any]:
    """Return a copy; a test of the contract compares it with the one that the service generates."""
    return deepcopy(_published())
