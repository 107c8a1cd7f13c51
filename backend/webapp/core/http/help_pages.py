"""Serves the built documentation below `/help/`, and opens the page on what the user is looking at."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

HELP_PAGES = (
    (r"/start", "how-to/start-a-sizing.html"),
    (r"/scenarios/[^/]+/guide", "how-to/start-a-sizing.html"),
    (r"/scenarios/[^/]+/recommend", "explanation/recommendation.html"),
    (r"/scenarios/[^/]+\?.*\bversions=yes", "how-to/versions-and-branches.html"),
    (r"/scenarios/[^/]+\?.*\bsection=desktops", "explanation/demand-and-phases.html"),
    (r"/scenarios/[^/]+\?.*\bsection=storage", "how-to/upgrade-an-array.html"),
    (r"/scenarios/[^/]+\?.*\bsection=goals", "explanation/experience-indicators.html"),
    (r"/scenarios/[^/]+", "how-to/edit-the-calendar.html"),
    (r"/projects/[^/]+/prices", "how-to/price-lists.html"),
    (r"/projects/[^/]+/compare", "explanation/runway-and-comparison.html"),
    (r"/projects", "presales.html"),
    (r"/runs", "how-to/reports.html"),
    (r"/imports", "how-to/import-measurements.html"),
    (r"/evidence", "explanation/evidence-and-calibration.html"),
    (r"/catalog/prices", "how-to/price-lists.html"),
    (r"/catalog", "how-to/custom-catalog-entries.html"),
    (r"/shared", "how-to/share-links.html"),
    (r"/settings/keys", "how-to/build-on-the-api.html"),
    (r"/settings/webhooks", "how-to/webhooks.html"),
    (r"/settings/audit", "how-to/audit-log.html"),
    (r"/settings/branding", "how-to/reports.html"),
    (r"/settings/organization", "how-to/export-and-delete-an-organization.html"),
    (r"/(settings|account|sign-in|sign-up|accept-invitation)", "how-to/accounts.html"),
    (r"/(verify-email|confirm-email|forgot-password|reset-password)", "how-to/accounts.html"),
)
"""Addresses of the browser application, and the page that explains them; the first match applies."""
OTHERWISE = "index.html"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Help – Stormsizer</title>
<body><main><h1>Help</h1><p>This installation does not include the documentation. To add it, the operator runs
<code>make docs</code> in the product's folder.</p><p><a href="/">Back to Stormsizer</a></p></main></body></html>
"""


class _Pages(StaticFiles):
    """Files that browsers ask for again each time: an upgrade changes them under the same names."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def help_page(address: str) -> str:
    """Return the page that explains an address (path and query) of the browser application."""
    found = (page for pattern, page in HELP_PAGES if re.match(rf"{pattern}(?![^/?])", address))
    return next(found, OTHERWISE)


def install(app: FastAPI, folder: Path) -> None:
    """Serve the documentation in a folder, without sign-in: it contains no data of customers."""
    files = _Pages(directory=folder, html=True, check_dir=False)

    async def pages(scope: Scope, receive: Receive, send: Send) -> None:
        is_built = (folder / "index.html").is_file()
        await (files if is_built else HTMLResponse(NOT_BUILT, status_code=404))(scope, receive, send)

    async def start(_: Request) -> Response:
        return RedirectResponse("/help/", status_code=308)

    async def page_for(request: Request) -> Response:
        path, query = request.path_params["path"], request.url.query
        return RedirectResponse(f"/help/{help_page(f'/{path}?{query}' if query else f'/{path}')}", status_code=307)

    app.add_route("/help", start, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_route("/help/for/{path:path}", page_for, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/help", pages)
