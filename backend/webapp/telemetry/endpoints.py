"""`/api/v1/telemetry/spans`, for the pages of the service alone. It exists only while traces are collected."""

from __future__ import annotations

from fastapi import APIRouter, status

from webapp.core.http.errors import NotFoundError
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentPrincipal
from webapp.core.telemetry import spans
from webapp.telemetry.schemas import MAX_BODY_BYTES, BrowserSpans

router = APIRouter(tags=["telemetry"], route_class=JsonRoute, include_in_schema=False)


@router.post("/telemetry/spans", status_code=status.HTTP_204_NO_CONTENT, max_body_size=MAX_BODY_BYTES)
def add_browser_spans(received: BrowserSpans, _principal: CurrentPrincipal) -> None:
    """Pass the spans of a page on to the collector."""
    exports = spans.exports()
    if exports is None:
        raise NotFoundError
    from webapp.telemetry.service import pass_on  # noqa: PLC0415 - the SDK is loaded only if it is used

    pass_on(exports, received)
