"""API documentation of webhook events: the request sent to a receiver, and the possible responses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Header, status

from webapp.webhooks.payloads import ImportEvent, PingEvent, ReportEvent, RunEvent
from webapp.webhooks.schemas import EventType

ANSWERS: dict[int | str, dict[str, Any]] = {
    410: {"description": "The receiver is gone: the webhook is paused."},
    "default": {"description": "Delivery failed: the event is sent again later, with up to nine attempts in total."},
}

EventId = Annotated[
    str, Header(alias="webhook-id", description="Identifier of the event; the same in all delivery attempts.")
]
SentAt = Annotated[int, Header(alias="webhook-timestamp", description="Time of the attempt, in seconds since 1970.")]
Signatures = Annotated[
    str,
    Header(
        alias="webhook-signature",
        description="One or more Standard Webhooks signatures (`v1,…`), separated by spaces.",
    ),
]

router = APIRouter(generate_unique_id_function=lambda route: route.name)


def _event(name: EventType) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return router.post(
        name,
        status_code=status.HTTP_204_NO_CONTENT,
        response_description="The event was accepted; any other 2xx status means the same.",
        responses=ANSWERS,
        tags=["webhooks"],
    )


@_event(EventType.RUN_SUCCEEDED)
def run_succeeded(event: RunEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """A run succeeded."""


@_event(EventType.RUN_FAILED)
def run_failed(event: RunEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """A run failed."""


@_event(EventType.RUN_CANCELLED)
def run_cancelled(event: RunEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """A run was canceled."""


@_event(EventType.REPORT_READY)
def report_ready(event: ReportEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """A requested report is ready."""


@_event(EventType.REPORT_FAILED)
def report_failed(event: ReportEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """A requested report failed."""


@_event(EventType.IMPORT_READY)
def import_ready(event: ImportEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """The files of an import were analyzed, and the summary is ready."""


@_event(EventType.IMPORT_FAILED)
def import_failed(event: ImportEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """The analysis of an import's files failed."""


@_event(EventType.PING)
def ping(event: PingEvent, event_id: EventId, sent_at: SentAt, signatures: Signatures) -> None:
    """A test event."""
