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


Index = Callable[[Request, Path], Response]
"""Answers a request for a page, given the application's file."""


def install(app: FastAPI, folder: Path, answer: Index | None = None) -> None:
    """Serve the front end's files below `/`; unknown API paths remain errors.

    Parameters
    ----------
    answer
        Answers requests for pages; by default, with the application's file.
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
        if index.is_file():
            if answer is not None:
                return await run_in_threadpool(answer, request, index)
            return FileResponse(index, headers=FRESH)
        return HTMLResponse(NOT_BUILT, status_code=503)

    app.add_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)


def _file_in(root: Path, path: str) -> Path | None:
    """Return a file below the root, but never one outside it."""
    if not path or "\0" in path:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None
