"""Webhooks as the API speaks of them."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from stormsizer.messages.text import Text
from webapp.core.http.idempotency import ShownOnce
from webapp.core.http.pagination import Page
from webapp.webhooks.receivers import LONGEST


class EventType(StrEnum):
    """What a webhook can be told."""

    RUN_SUCCEEDED = "run.succeeded"
    """A run ended with an answer."""
    RUN_FAILED = "run.failed"
    """A run ended without an answer."""
    RUN_CANCELLED = "run.cancelled"
    """Somebody cancelled a run."""
    REPORT_READY = "report.ready"
    """A report that was asked for can be fetched."""
    REPORT_FAILED = "report.failed"
    """A report that was asked for could not be made."""
    IMPORT_READY = "import.ready"
    """The files of an import were read: what was found can be looked at."""
    IMPORT_FAILED = "import.failed"
    """The reading of an import's files broke off."""
    PING = "ping"
    """Sent on request, to try a webhook; nobody need subscribe to it."""


class PauseReason(StrEnum):
    """Why a webhook is told nothing."""

    ASKED = "asked"
    """Somebody paused it."""
    GONE = "gone"
    """The receiver answered 410."""
    FAILING = "failing"
    """Nothing got through for three days."""


class DeliveryState(StrEnum):
    """Where a delivery is."""

    PENDING = "pending"
    """It is tried, now or later."""
    DELIVERED = "delivered"
    """The receiver answered 2xx."""
    FAILED = "failed"
    """All tries are used up, or the webhook was paused. It can be resent."""


def _each_once(types: tuple[EventType, ...]) -> tuple[EventType, ...]:
    if len(set(types)) < len(types):
        raise ValueError("must not contain duplicates")
    return types


Subscribed = Annotated[tuple[EventType, ...], Field(min_length=1, max_length=10), AfterValidator(_each_once)]


class WebhookInput(BaseModel):
    """What a caller says about a webhook."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    url: Annotated[str, Field(max_length=LONGEST)]
    """Where events are posted: `https`, a public name; e.g. `https://hooks.example.com/stormsizer`."""
    event_types: Subscribed
    """What it is told."""
    paused: bool = False
    """While it is paused it is told nothing; what happens meanwhile is not told later."""


class Webhook(BaseModel):
    """A receiver of events."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    url: str
    event_types: tuple[EventType, ...]
    paused: bool
    pause_reason: PauseReason | None
    failing_since: datetime | None
    """First of the tries that failed since one got through; null if the last one did."""
    previous_secret_until: datetime | None
    """Until then the secret before the last rotation signs as well."""
    created_at: datetime
    updated_at: datetime


class WebhookWithSecret(Webhook, ShownOnce):
    """A webhook and its secret, which is shown this once."""

    secret: str
    """`whsec_…`: with it a receiver checks the signatures. Keep it; it cannot be shown again."""


class Try(BaseModel):
    """One time that an event was sent."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    at: datetime
    status: int | None
    """What the receiver answered; null if it gave no answer."""
    error: Text
    """Why there was no response."""
    excerpt: str
    """Beginning of what the receiver wrote, at most 1 KiB."""
    elapsed_ms: float


class Delivery(BaseModel):
    """One event for one webhook."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    webhook_id: UUID
    event_id: UUID
    """The header `webhook-id`: the same in all tries, so that a receiver notices what it has had."""
    type: EventType
    state: DeliveryState
    tries: tuple[Try, ...]
    """Oldest first; the last 50."""
    next_try_at: datetime | None
    created_at: datetime
    finished_at: datetime | None


class DeliveryWithBody(Delivery):
    """One event for one webhook, and what is sent."""

    body: str
    """Exactly what is posted and signed."""


class WebhookPage(Page[Webhook]):
    """Webhooks, newest first."""


class DeliveryPage(Page[Delivery]):
    """Deliveries, newest first."""
