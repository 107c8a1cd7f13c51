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
    """OpenAPI 3.1 document, with problem documents under their own media type, and each schema under its own title."""
    document = app.openapi()
    for path in document["paths"].values():
        for operation in path.values():
            answer = operation["responses"]["default"]
            answer["content"] = {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}}
    for name, schema in document["components"]["schemas"].items():
        if "__" in name:  # two of the same name: by their titles programs that write clients would take them for one
            schema["title"] = "".join(word.title() for part in name.split("__")[-2:] for word in part.split("_"))
    return document
