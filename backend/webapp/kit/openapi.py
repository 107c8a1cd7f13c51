"""The published description of the API."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from webapp.kit.cookies import SECURE_PREFIX
from webapp.kit.errors import PROBLEM_JSON, ProblemDocument
from webapp.kit.principal import Needs, Open, Permission, Permissions

EVERY_ANSWER: dict[int | str, dict[str, Any]] = {
    "default": {"model": ProblemDocument, "description": "What went wrong (RFC 9457)."}
}
WAIT = {
    "Retry-After": {
        "description": "Seconds after which another try makes sense; with 429 and 503.",
        "schema": {"type": "integer"},
    }
}
PROOFS = {
    "apiKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "A key of an organisation; it begins with `ssz_`. On one computer none is asked for.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": f"{SECURE_PREFIX}stormsizer",
        "description": "What a browser has after signing in.",
    },
    "shareLink": {
        "type": "apiKey",
        "in": "cookie",
        "name": f"{SECURE_PREFIX}stormsizer-share",
        "description": "What a browser has after opening a share link.",
    },
}
SESSION: dict[str, list[str]] = {"session": []}
SHARE_LINK: dict[str, list[str]] = {"shareLink": []}


def describe(app: FastAPI, permissions: Permissions | None = None) -> dict[str, Any]:
    """OpenAPI 3.1 document: problems under their own media type, who may ask, and a name for each schema.

    Parameters
    ----------
    permissions
        By default those of the application.
    """
    document = app.openapi()
    asked: Permissions = app.state.permissions if permissions is None else permissions
    document["components"]["securitySchemes"] = PROOFS
    for path in document["paths"].values():
        for operation in path.values():
            answer = operation["responses"]["default"]
            answer["content"] = {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}}
            answer["headers"] = WAIT
            operation["security"] = _proofs(asked[operation["operationId"]])
    return _with_plain_names(document)


def _proofs(permission: Permission) -> list[dict[str, list[str]]]:
    """Return the proofs of which one is asked for; with a key the scope that it must have."""
    if isinstance(permission, Needs):
        key = {} if permission.scope is None else {"apiKey": [permission.scope.value]}
        return [each for each in (key, SESSION) if each]
    return {Open.TO_ALL: [], Open.TO_ACCOUNTS: [SESSION], Open.TO_LINKS: [SHARE_LINK]}[permission]


def _with_plain_names(document: dict[str, Any]) -> dict[str, Any]:
    """Call schemas whose names two modules share by what they are of, not by where they are."""
    schemas = document["components"]["schemas"]
    names = {name: _plain(name) for name in schemas if "__" in name}
    for long, plain in names.items():
        schemas[plain] = schemas.pop(long) | {"title": plain}
    renamed = {f"#/components/schemas/{long}": f"#/components/schemas/{plain}" for long, plain in names.items()}
    _rename(document, renamed)
    return document


def _plain(name: str) -> str:
    return "".join(word.title() for part in name.split("__")[-2:] for word in part.split("_"))


def _rename(node: Any, references: dict[str, str]) -> None:
    if isinstance(node, dict):
        if node.get("$ref") in references:
            node["$ref"] = references[node["$ref"]]
        for each in node.values():
            _rename(each, references)
    elif isinstance(node, list):
        for each in node:
            _rename(each, references)
