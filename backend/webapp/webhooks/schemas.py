"""API schemas of webhooks."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from stormsizer.messages.text import Text, msg
from stormsizer.model.refusals import refusal
from webapp.core.http.idempotency import ShownOnce
from webapp.core.http.pagination import Page
from webapp.webhooks.receivers import LONGEST


class EventType(StrEnum):
    """Types of events."""

    RUN_SUCCEEDED = "run.succeeded"
    """A run succeeded."""
    RUN_FAILED = "run.failed"
    """A run failed."""
    RUN_CANCELLED = "run.cancelled"
    """A run was canceled."""
    REPORT_READY = "report.ready"
    """A requested report is ready."""
    REPORT_FAILED = "report.failed"
    """A requested report failed."""
    IMPORT_READY = "import.ready"
    """The files of an import were analyzed: the summary is ready."""
    IMPORT_FAILED = "import.failed"
    """The analysis of an import's files failed."""
    PING = "ping"
    """Sent on request, to test a webhook; needs no subscription."""


class PauseReason(StrEnum):
    """Reason for which a webhook is paused."""

    ASKED = "asked"
    """A user paused it."""
    GONE = "gone"
    """The receiver responded with 410."""
    FAILING = "failing"
    """All deliveries failed for three days."""


class DeliveryState(StrEnum):
    """State of a delivery."""

    PENDING = "pending"
    """An attempt is due, now or later."""
    DELIVERED = "delivered"
    """The receiver responded with 2xx."""
    FAILED = "failed"
    """All attempts failed, or the webhook was paused. It can be resent."""


def _each_once(types: tuple[EventType, ...]) -> tuple[EventType, ...]:
    if len(set(types)) < len(types):
        raise refusal(msg("field-has-duplicates"), msg("allowed-each-once"))
    return types


Subscribed = Annotated[tuple[EventType, ...], Field(min_length=1, max_length=10), AfterValidator(_each_once)]


class WebhookInput(BaseModel):
    """Request body of a webhook."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    url: Annotated[str, Field(max_length=LONGEST)]
    """Destination: `https`, with a public name; for example `https://hooks.example.com/stormsizer`."""
    event_types: Subscribed
    """Subscribed events."""
    paused: bool = False
    """A paused webhook gets no events; events in the meantime are not sent later."""


class Webhook(BaseModel):
    """A receiver of events."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    url: str
    event_types: tuple[EventType, ...]
    paused: bool
    pause_reason: PauseReason | None
    failing_since: datetime | None
    """First failed attempt since the last success; null if the last attempt succeeded."""
    previous_secret_until: datetime | None
    """Time until which the secret before the last rotation also signs."""
    created_at: datetime
    updated_at: datetime


class WebhookWithSecret(Webhook, ShownOnce):
    """A webhook and its secret, which is shown once."""

    secret: str
    """`whsec_…`: receivers verify signatures with it. Keep it; it cannot be shown again."""


class Try(BaseModel):
    """One attempt to send an event."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    at: datetime
    status: int | None
    """Status of the response; null if there was none."""
    error: Text
    """Why there was no response."""
    excerpt: str
    """Beginning of the response body, at most 1 KiB."""
    elapsed_ms: float


class Delivery(BaseModel):
    """One event for one webhook."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    webhook_id: UUID
    event_id: UUID
    """The header `webhook-id`: the same in all attempts, so that receivers can detect duplicates."""
    type: EventType
    state: DeliveryState
    tries: tuple[Try, ...]
    """Oldest first; the last 50."""
    next_try_at: datetime | None
    created_at: datetime
    finished_at: datetime | None


class DeliveryWithBody(Delivery):
    """One event for one webhook, with its content."""

    body: str
    """Content that is posted and signed, exactly as sent."""


class WebhookPage(Page[Webhook]):
    """Webhooks, newest first."""


class DeliveryPage(Page[Delivery]):
    """Deliveries, newest first."""
