"""Serves the built front end. Every path that is not a file is a page of the application."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from fastapi import FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Stormsizer</title>
<body><main><h1>Stormsizer</h1><p>The service runs, but its pages are not built. Run <code>make run</code>, or
<code>npm ci &amp;&amp; npm run build</code> in <code>frontend</code>, and load this page again.</p>
<p>The API is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</p></main></body></html>
"""
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}


Index = Callable[[Request, str], Response]
"""Answers a request for a page, given the application's page as HTML."""


def install(app: FastAPI, folder: Path, answer: Index | None = None, traced_fraction: float | None = None) -> None:
    """Serve the front end's files below `/`; unknown API paths remain errors.

    Parameters
    ----------
    answer
        Answers requests for pages; by default, with the application's page.
    traced_fraction
        Share of the user's actions to trace; None if pages are not traced.
    """
    root = folder.resolve()

    async def page(request: Request) -> Response:
        path = str(request.path_params["path"])
        if f"{path}/".startswith("api/"):
            raise HTTPException(404)
        file = _file_in(root, path)
        if file is not None:
            return FileResponse(file, headers=FOREVER if path.startswith("assets/") else FRESH)
        if path.startswith("assets/"):
            raise HTTPException(404)
        index = root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status_code=503)
        if answer is None and traced_fraction is None:
            return FileResponse(index, headers=FRESH)
        html = index.read_text(encoding="utf-8")
        if traced_fraction is not None:
            html = _traced(html, root / "assets", traced_fraction)
        if answer is None:
            return HTMLResponse(html, headers=FRESH)
        return await run_in_threadpool(answer, request, html)

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def _traced(html: str, assets: Path, fraction: float) -> str:
    """Return the page with the script that traces it, before all others."""
    for script in assets.glob("tracing-*.js"):
        tag = f'<script type="module" id="tracing" data-ratio="{fraction:g}" src="/assets/{script.name}"></script>'
        return html.replace("<head>", f"<head>{tag}", 1)
    return html


def _file_in(root: Path, path: str) -> Path | None:
    """Return a file below the root, but never one outside it."""
    if not path or "\0" in path:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None
