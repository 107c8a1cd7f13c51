"""The published API description."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from stormsizer.messages.localizer import FALLBACK
from webapp.core.former_names import PUBLISHED_SCHEMAS, describe_former_paths
from webapp.core.http.errors import PROBLEM_JSON, ProblemDocument
from webapp.core.languages import languages
from webapp.core.openapi.response_headers import describe_headers
from webapp.core.security import cookies
from webapp.core.security.principal import Needs, Open, Permission

EVERY_ANSWER: dict[int | str, dict[str, Any]] = {
    "default": {"model": ProblemDocument, "description": "Problem details (RFC 9457)."}
}
ABOUT = """\
Stormsizer sizes storage for virtual desktops, and shows what users would experience with less. Create a scenario:
desktops, hosts, an array, and a calendar of boot storms, logins and work. Run it, and read the verdict, the time
series, the recommendation and the report. Save changes as versions, and compare runs. The browser uses this same API.

Guides in the product's folder: `docs/how-to/build-on-the-api.md` leads from an API key to a PDF, with programs in
Python and TypeScript; `docs/how-to/webhooks.md` covers notifications; `docs/reference/problems.md` lists every problem.
`GET /api/v1/defaults` describes all inputs, `GET /api/v1/limits` all limits."""
TAGS = {
    "projects": "Folders for scenarios.",
    "scenarios": "Scenario documents with versions, names and branches, and the description of every input.",
    "preview": "Immediate results for a scenario at coarse resolution; nothing is stored.",
    "runs": "Simulations and analyses computed by workers: create, follow, cancel, compare and read them.",
    "limits": "Quotas, current usage, and the cost of a run.",
    "API keys": "Keys for programs, with scopes and an expiry date.",
    "reports": "Reports of runs as PDF, workbook, slides, CSV or JSON, created immediately or in the background.",
    "branding": "The look of reports: the organization's name, colors, text and logo.",
    "catalog": "Arrays, drives, workloads and deployments with the source of every fact; custom entries; prices.",
    "evidence": "Measurements of published studies compared with the engine's predictions.",
    "imports": "Measurements of desktops and arrays, and the changes to scenarios derived from them.",
    "exports": "Runs and scenarios in the formats of other programs.",
    "audit": "The audit log and its integrity.",
    "organization": "Export and deletion of an organization's data.",
    "webhooks": "Notifications sent to programs when jobs end, and their deliveries.",
    "shares": "Links that show a finished run without an account.",
    "accounts": "Sign-up, sign-in, and the user's own account.",
    "members": "Members of an organization and invitations.",
    "health": "Liveness, readiness and metrics for the operator.",
}
"""Parts of the API, in reading order."""
PROOFS = {
    "apiKey": {
        "type": "http",
        "scheme": "bearer",
        "description": "API key of an organization; begins with `ssz_`. Not needed in installations without accounts.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": f"{cookies.SECURE_PREFIX}{cookies.SESSION}",
        "description": "Session cookie, set at sign-in.",
    },
    "shareLink": {
        "type": "apiKey",
        "in": "cookie",
        "name": f"{cookies.SECURE_PREFIX}{cookies.SHARE_LINK}",
        "description": "Cookie set when a share link is opened.",
    },
}
SESSION: dict[str, list[str]] = {"session": []}
SHARE_LINK: dict[str, list[str]] = {"shareLink": []}


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document, with headers, permissions, schema names, and the problem document media type."""
    document: dict[str, Any] = languages().localizer(FALLBACK).json(app.openapi())
    document["info"]["description"] = ABOUT
    document["tags"] = _tags(document)
    document["components"]["securitySchemes"] = PROOFS
    for path in document["paths"].values():
        for operation in path.values():
            answer = operation["responses"]["default"]
            answer["content"] = {PROBLEM_JSON: {"schema": {"$ref": "#/components/schemas/ProblemDocument"}}}
            operation["security"] = _proofs(app.state.permissions[operation["operationId"]])
    describe_headers(document, app.routes)
    _use_published_names(document)
    describe_former_paths(document)
    return document


def _tags(document: dict[str, Any]) -> list[dict[str, str]]:
    used = {tag for path in document["paths"].values() for each in path.values() for tag in each["tags"]}
    return [{"name": name, "description": said} for name, said in TAGS.items() if name in used]


def _proofs(permission: Permission) -> list[dict[str, list[str]]]:
    """Return the accepted credentials, including the required scope for an API key."""
    if isinstance(permission, Needs):
        key = {} if permission.scope is None else {"apiKey": [permission.scope.value]}
        return [each for each in (key, SESSION) if each]
    return {Open.TO_ALL: [], Open.TO_ACCOUNTS: [SESSION], Open.TO_LINKS: [SHARE_LINK]}[permission]


def _use_published_names(document: dict[str, Any]) -> None:
    """Give schemas the names that clients know, and shorten the module-qualified names of conflicting ones."""
    schemas = document["components"]["schemas"]
    names = {name: PUBLISHED_SCHEMAS.get(name, _plain(name) if "__" in name else name) for name in schemas}
    renamed = {name: new for name, new in names.items() if new != name}
    named = {
        names[name]: schema | {"title": names[name]} if name in renamed else schema for name, schema in schemas.items()
    }
    document["components"]["schemas"] = dict(sorted(named.items()))
    _rename(document, {f"#/components/schemas/{name}": f"#/components/schemas/{new}" for name, new in renamed.items()})


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
