"""The published description of the API."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from webapp.core.http.errors import PROBLEM_JSON, ProblemDocument
from webapp.core.openapi.response_headers import describe_headers
from webapp.core.security import cookies
from webapp.core.security.principal import Needs, Open, Permission

EVERY_ANSWER: dict[int | str, dict[str, Any]] = {
    "default": {"model": ProblemDocument, "description": "What went wrong (RFC 9457)."}
}
ABOUT = """\
Stormsizer says which storage a number of virtual desktops needs, and what people would notice with less. Send a
scenario: desktops, hosts, an array, a calendar of boot storms, logins and work. Have it run, and read the verdict, the
time series, the recommendation and the report; change it in versions, and compare. Browsers use this API and no other.

A walk from the key to the PDF, with programs in Python and TypeScript: `docs/how-to/build-on-the-api.md` in the
product's folder; being told when something is ready: `docs/how-to/webhooks.md`; everything that can go wrong:
`docs/reference/problems.md`. Every input describes itself under `GET /api/v1/defaults`, every limit under
`GET /api/v1/limits`."""
TAGS = {
    "projects": "Folders for scenarios.",
    "scenarios": "What is to be sized: documents with versions, names and branches, and what each input means.",
    "preview": "The answer for a scenario at once, in coarse steps, with nothing kept.",
    "runs": "Calculations by workers, from the week to the range: asked for, followed, cancelled, compared, read.",
    "limits": "How much may be asked for, what is used, and what a run would cost.",
    "API keys": "Keys for programs, with scopes and an end.",
    "reports": "A run as PDF, workbook, slides, table or document, at once or made by a worker.",
    "branding": "How reports look: an organisation's name, colours, words and logo.",
    "catalog": "Arrays, drives, workloads and deployments with the sources of every fact, entries of your own, prices.",
    "evidence": "What was measured in published studies, beside what the engine says.",
    "imports": "Recordings of what desktops and arrays really do, and what becomes of them in a scenario.",
    "exports": "Runs and scenarios in the forms of other programs.",
    "audit": "Who did what, and whether the log is as it was written.",
    "organisation": "Everything that belongs to an organisation, to take along or to delete.",
    "webhooks": "Programs that are told when something has ended, and what they were sent.",
    "shares": "Links that show a finished run without an account.",
    "accounts": "Coming in, going out, and one's own account.",
    "members": "Who belongs to an organisation, and who is invited.",
    "health": "For the operator: whether the service is alive and ready, and its figures.",
}
"""Parts of the API, in reading order."""
PROOFS = {
    "apiKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "A key of an organisation; it begins with `ssz_`. On one computer none is asked for.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": f"{cookies.SECURE_PREFIX}{cookies.SESSION}",
        "description": "What a browser has after signing in.",
    },
    "shareLink": {
        "type": "apiKey",
        "in": "cookie",
        "name": f"{cookies.SECURE_PREFIX}{cookies.SHARE_LINK}",
        "description": "What a browser has after opening a share link.",
    },
}
SESSION: dict[str, list[str]] = {"session": []}
SHARE_LINK: dict[str, list[str]] = {"shareLink": []}


def describe(app: FastAPI) -> dict[str, Any]:
    """OpenAPI 3.1 document: problems with their own media type, headers, permissions, and a name for each schema."""
    document = app.openapi()
    document["info"]["description"] = ABOUT
    document["tags"] = _tags(document)
    document["components"]["securitySchemes"] = PROOFS
    for path in document["paths"].values():
        for operation in path.values():
            answer = operation["responses"]["default"]
            answer["content"] = {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}}
            operation["security"] = _proofs(app.state.permissions[operation["operationId"]])
    describe_headers(document, app.routes)
    return _with_plain_names(document)


def _tags(document: dict[str, Any]) -> list[dict[str, str]]:
    used = {tag for path in document["paths"].values() for each in path.values() for tag in each["tags"]}
    return [{"name": name, "description": said} for name, said in TAGS.items() if name in used]


def _proofs(permission: Permission) -> list[dict[str, list[str]]]:
    """Return the accepted credentials; for a key with the required scope."""
    if isinstance(permission, Needs):
        key = {} if permission.scope is None else {"apiKey": [permission.scope.value]}
        return [each for each in (key, SESSION) if each]
    return {Open.TO_ALL: [], Open.TO_ACCOUNTS: [SESSION], Open.TO_LINKS: [SHARE_LINK]}[permission]


def _with_plain_names(document: dict[str, Any]) -> dict[str, Any]:
    """Name schemas with conflicting names by their content instead of their module."""
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
