"""The published description of the API."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from webapp.kit.errors import ProblemDocument

PROBLEM_JSON = "application/problem+json"
EVERY_ANSWER: dict[int | str, dict[str, Any]] = {
    "default": {"model": ProblemDocument, "description": "What went wrong (RFC 9457)."}
}


def describe(app: FastAPI) -> dict[str, Any]:
    """OpenAPI 3.1 document, with problem documents under their own media type."""
    document = app.openapi()
    for path in document["paths"].values():
        for operation in path.values():
            answer = operation["responses"]["default"]
            answer["content"] = {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}}
    return document
