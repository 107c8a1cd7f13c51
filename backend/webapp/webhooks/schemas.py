"""API schemas for webhooks."""

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
    """Type of an event."""

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
    """Sent on request to test a webhook; does not require a subscription."""


class PauseReason(StrEnum):
    """Reason why a webhook is paused."""

    ASKED = "asked"
    """A user paused the webhook."""
    GONE = "gone"
    """The receiver responded with status 410."""
    FAILING = "failing"
    """All deliveries failed for three days."""


class DeliveryState(StrEnum):
    """State of a delivery."""

    PENDING = "pending"
    """An attempt is due now or later."""
    DELIVERED = "delivered"
    """The receiver responded with a 2xx status."""
    FAILED = "failed"
    """All attempts failed, or the webhook was paused. The event can be resent."""


def _each_once(types: tuple[EventType, ...]) -> tuple[EventType, ...]:
    if len(set(types)) < len(types):
        raise refusal(msg("field-has-duplicates"), msg("allowed-each-once"))
    return types


Subscribed = Annotated[tuple[EventType, ...], Field(min_length=1, max_length=10), AfterValidator(_each_once)]


class WebhookInput(BaseModel):
    """Properties of a webhook to create or change."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    url: Annotated[str, Field(max_length=LONGEST)]
    """URL of the receiver: `https` with a public host name, for example `https://hooks.example.com/stormsizer`."""
    event_types: Subscribed
    """Types of events that the webhook subscribes to."""
    paused: bool = False
    """Whether the webhook is paused. Events that occur during the pause are not sent later."""


class Webhook(BaseModel):
    """A receiver of events."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    owner_id: UUID | None
    """Member who is responsible for the webhook. It ends with the membership unless it is handed over before. Null in
    an installation without accounts."""
    owner_name: str | None
    url: str
    event_types: tuple[EventType, ...]
    paused: bool
    pause_reason: PauseReason | None
    failing_since: datetime | None
    """Time of the first failed attempt since the last success; null if the last attempt succeeded."""
    previous_secret_until: datetime | None
    """Time until which messages are also signed with the previous secret."""
    created_at: datetime
    updated_at: datetime


class WebhookWithSecret(Webhook, ShownOnce):
    """A webhook with its secret, which is shown only once."""

    secret: str
    """Secret (`whsec_…`) with which receivers verify signatures. Save it, because it cannot be shown again."""


class Try(BaseModel):
    """One attempt to send an event."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    at: datetime
    status: int | None
    """HTTP status of the response; null if there was no response."""
    error: Text
    """Reason why there was no response; otherwise empty."""
    excerpt: str
    """Beginning of the response body, up to 1 KiB."""
    elapsed_ms: float


class Delivery(BaseModel):
    """One event for one webhook."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    webhook_id: UUID
    event_id: UUID
    """Value of the `webhook-id` header. It is the same in all attempts, so that receivers can detect duplicates."""
    type: EventType
    state: DeliveryState
    tries: tuple[Try, ...]
    """The last 50 attempts, oldest first."""
    next_try_at: datetime | None
    created_at: datetime
    finished_at: datetime | None


class DeliveryWithBody(Delivery):
    """One event for one webhook, with its content."""

    body: str
    """Request body, exactly as signed and sent."""


class WebhookPage(Page[Webhook]):
    """Webhooks, newest first."""


class DeliveryPage(Page[Delivery]):
    """Deliveries, newest first."""
