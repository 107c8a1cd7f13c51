"""The start page of a demo, and the mark on the application's page by which the browser knows that it is one."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, RedirectResponse

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg
from webapp.accounts.auth import cookies
from webapp.accounts.auth.sessions import recognize
from webapp.accounts.auth.throttling import TooManyTriesError
from webapp.core.http.errors import ServiceError
from webapp.core.http.single_page import FRESH, Index
from webapp.core.languages import reader_of
from webapp.core.ports import Service
from webapp.demo.projects import is_ready
from webapp.demo.schedule import next_reset
from webapp.demo.visitors import FullError, begin_visit
from webapp.settings import REPOSITORY

START, FIRST_PAGE = "/demo", "/projects"
TEMPLATE = (REPOSITORY / "seed-data" / "demo" / "start.html").read_text(encoding="utf-8")
LOOK_AGAIN_S = 10
PRIVATE = {"Cache-Control": "no-store"}
OWN_FORM = {"Referrer-Policy": "same-origin"}
"""Without a referrer, browsers state no origin for forms, and changes without our origin are refused."""


def install(app: FastAPI, service: Service) -> None:
    """Add the address at which visits begin."""

    async def start(request: Request) -> Response:
        return await run_in_threadpool(_start, request, service)

    app.add_route(START, start, methods=["POST"], include_in_schema=False)


def index(service: Service) -> Index:
    """Return what a page's address answers: the application to visitors, and the start page to others."""

    def answer(request: Request, file: Path) -> Response:
        if recognize(request, service) is None:
            return _start_page(request, service)
        return HTMLResponse(_marked(file.read_text(encoding="utf-8"), service), headers=FRESH)

    return answer


def _start(request: Request, service: Service) -> Response:
    if recognize(request, service) is None:
        if not is_ready(service.sessions):
            return _start_page(request, service)
        try:
            proof = begin_visit(request, service)
        except (FullError, TooManyTriesError) as error:
            return _start_page(request, service, error)
    else:
        proof = None
    response = RedirectResponse(FIRST_PAGE, 303, PRIVATE)
    if proof is not None:
        cookies.keep_session(request, response, service.settings, proof)
    return response


def _marked(page: str, service: Service) -> str:
    """Return the application's page with the time at which data is deleted, for the demo's banner."""
    settings = service.settings
    facts = {
        "reset_at": next_reset(settings, datetime.now(UTC)).isoformat(),
        "idle_minutes": round(settings.demo_idle_s / 60),
        "help_url": settings.demo_help_url,
    }
    return page.replace("<html ", f'<html data-demo="{escape(json.dumps(facts))}" ', 1)


def _start_page(request: Request, service: Service, error: ServiceError | None = None) -> Response:
    reader = reader_of(request)
    settings = service.settings
    ready = is_ready(service.sessions)
    notices: list[Text] = []
    if error is not None:
        notices.append(error.detail)
    elif not ready:
        notices.append(msg("demo-preparing"))
    elif cookies.session_token(request) is not None:
        notices.append(msg("demo-ended"))
    reset = f"{settings.demo_reset_at:%H:%M} ({settings.demo_time_zone})"
    texts: dict[str, Text] = {
        "title": msg("demo-title"),
        "lead": msg("demo-lead"),
        "projects": msg("demo-projects"),
        "first": msg("demo-project-hospital"),
        "second": msg("demo-project-bank"),
        "third": msg("demo-project-call-center"),
        "start": msg("demo-start"),
        "privacy": msg("demo-privacy"),
        "deleted": msg("demo-deleted", n=round(settings.demo_idle_s / 60), reset=reset),
        "install": msg("demo-install"),
    }
    page = _filled(reader, texts, notices, settings.demo_help_url, is_waiting=error is None and not ready)
    headers = PRIVATE | OWN_FORM | (error.headers if error is not None else {}) | {"Content-Language": reader.language}
    status = 200 if error is None and ready else 429 if isinstance(error, TooManyTriesError) else 503
    if status == 503:
        headers.setdefault("Retry-After", str(LOOK_AGAIN_S))
    return HTMLResponse(page, status, headers)


def _filled(
    reader: Localizer, texts: dict[str, Text], notices: list[Text], help_url: str | None, *, is_waiting: bool
) -> str:
    shown = "".join(f'<p class="notice" role="status">{escape(reader.text(each))}</p>' for each in notices)
    page = TEMPLATE.replace("{language}", reader.language).replace("{notices}", shown)
    page = page.replace("{link}", "" if help_url is None else f' href="{escape(help_url)}"')
    page = page.replace("{refresh}", f'<meta http-equiv="refresh" content="{LOOK_AGAIN_S}">' if is_waiting else "")
    page = page.replace("{disabled}", " disabled" if is_waiting else "")
    for name, text in texts.items():
        page = page.replace(f"{{{name}}}", escape(reader.text(text)))
    return page
