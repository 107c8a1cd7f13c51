"""The start page of a demo, and the mark on the application's page by which the browser knows that it is one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape

from fastapi import FastAPI, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, RedirectResponse

from stormsizer.messages.text import Text, msg
from webapp.accounts.auth import cookies
from webapp.accounts.auth.sessions import recognize
from webapp.accounts.auth.throttling import TooManyTriesError
from webapp.core.http.single_page import FRESH, Index
from webapp.core.languages import reader_of
from webapp.core.maintenance import MaintenanceWatch, reason
from webapp.core.ports import Service
from webapp.demo.projects import is_ready
from webapp.demo.schedule import next_reset
from webapp.demo.visitors import FullError, begin_visit
from webapp.settings import PRODUCT

START, FIRST_PAGE = "/demo", "/projects"
TEMPLATE = (PRODUCT / "seed-data" / "demo" / "start.html").read_text(encoding="utf-8")
LOOK_AGAIN_S = 10
REFRESH = f'<meta http-equiv="refresh" content="{LOOK_AGAIN_S}">'
_PLACE = re.compile(r"\{\{ (\w+) \}\}")
PRIVATE = {"Cache-Control": "no-store"}
OWN_FORM = {"Referrer-Policy": "same-origin"}
"""Without a referrer, browsers state no origin for forms, and changes without our origin are refused."""


@dataclass(frozen=True)
class _Refusal:
    """Why no visit begins, and whether it will be possible within minutes."""

    status: int
    reason: Text
    is_short: bool = False


def install(app: FastAPI, service: Service) -> None:
    """Add the address at which visits begin."""

    async def start(request: Request) -> Response:
        return await run_in_threadpool(_start, request, service)

    app.add_route(START, start, methods=["POST"], include_in_schema=False)


def index(service: Service) -> Index:
    """Return what a page's address answers: the application to visitors, and the start page to others."""

    def answer(request: Request, html: str) -> Response:
        if recognize(request, service) is None:
            return _start_page(request, service)
        return HTMLResponse(_marked(html, service), headers=FRESH)

    return answer


def _start(request: Request, service: Service) -> Response:
    response = RedirectResponse(FIRST_PAGE, 303, PRIVATE)
    if recognize(request, service) is not None:
        return response
    watch: MaintenanceWatch = request.app.state.maintenance
    if (maintenance := watch.latest()).is_on:  # a visit stores data
        return _start_page(request, service, _Refusal(503, reason(maintenance)))
    if not is_ready(service.sessions):
        return _start_page(request, service)
    try:
        proof = begin_visit(request, service)
    except FullError:
        return _start_page(request, service, _Refusal(503, msg("demo-full", n=service.settings.demo_visitors)))
    except TooManyTriesError as error:
        return _start_page(request, service, _Refusal(error.status, error.detail))
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


def _start_page(request: Request, service: Service, refusal: _Refusal | None = None) -> Response:
    reader = reader_of(request)
    settings = service.settings
    ready = is_ready(service.sessions)
    if refusal is None and not ready:
        refusal = _Refusal(503, msg("demo-preparing"), is_short=True)
    notice: Text = "" if refusal is None else refusal.reason
    if refusal is None and cookies.session_token(request) is not None:
        notice = msg("demo-ended")
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
    parts = {name: escape(reader.text(text)) for name, text in texts.items()} | {
        "language": reader.language,
        "notice": f'<p class="notice" role="status">{escape(reader.text(notice))}</p>' if notice else "",
        "link": "" if settings.demo_help_url is None else f' href="{escape(settings.demo_help_url)}"',
        "refresh": REFRESH if refusal is not None and refusal.is_short else "",
        "disabled": " disabled" if refusal is not None and refusal.is_short else "",
    }
    headers = PRIVATE | OWN_FORM | {"Content-Language": reader.language}
    if refusal is not None:
        headers["Retry-After"] = str(LOOK_AGAIN_S)
    return HTMLResponse(
        _PLACE.sub(lambda place: parts[place[1]], TEMPLATE), refusal.status if refusal else 200, headers
    )
