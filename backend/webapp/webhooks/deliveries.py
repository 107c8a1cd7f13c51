"""Delivery of events to webhooks, with the result of each attempt."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.messages.text import Text, as_json
from webapp.core import audit
from webapp.core.db.clock import NOW
from webapp.core.languages import english
from webapp.core.security.secrets import opened
from webapp.jobs import AbandonJob, JobContext, RetryJob
from webapp.settings import Settings
from webapp.webhooks import repository
from webapp.webhooks.models import WebhookRow
from webapp.webhooks.receivers import receiver_of
from webapp.webhooks.schemas import DeliveryState, EventType, PauseReason
from webapp.webhooks.sending import UNREACHABLE, NoAnswerError, Resolve, send
from webapp.webhooks.service import PURPOSE
from webapp.webhooks.signing import signed

GONE = 410
HEADERS = {
    "Content-Type": "application/json",
    "User-Agent": f"Stormsizer/{stormsizer.__version__}",
    "Accept-Encoding": "identity",
}


@dataclass(frozen=True)
class Letter:
    """A message to send, with its receiver."""

    delivery_id: UUID
    webhook_id: UUID
    event_id: UUID
    url: str
    body: str
    secrets: Sequence[str]
    at: datetime


@dataclass(frozen=True)
class Reply:
    """Result of a delivery attempt."""

    status: int | None
    error: Text
    excerpt: str
    elapsed_ms: float

    @property
    def is_well(self) -> bool:
        """Whether the receiver accepted the message."""
        return self.status is not None and 200 <= self.status < 300

    def __str__(self) -> str:
        return english(self.error) or f"The receiver responded with {self.status}."


def deliver(context: JobContext, payload: dict[str, Any], resolve: Resolve | None = None) -> None:
    """Make one delivery attempt.

    Raises
    ------
    RetryJob
        If the receiver did not accept the message.
    AbandonJob
        If the receiver responded that it is gone, or the webhook is paused.
    """
    letter = _letter(context, UUID(payload["delivery_id"]))
    if letter is None:
        return
    reply = _sent(context.settings, letter, resolve)
    with context.sessions.begin() as session:
        if not context.holds_lease(session):
            return
        _store(session, context, letter, reply)
    if reply.status == GONE:
        raise AbandonJob(str(reply))
    if not reply.is_well:
        raise RetryJob(str(reply))


def end(context: JobContext, payload: dict[str, Any]) -> None:
    """Mark a delivery as failed, if it is still pending."""
    with context.sessions.begin() as session:
        row = repository.delivery(session, UUID(payload["delivery_id"]))
        if row is not None and row.state == DeliveryState.PENDING and context.holds_lease(session):
            repository.finish(session, row.id, DeliveryState.FAILED)


def _letter(context: JobContext, delivery_id: UUID) -> Letter | None:
    """Return the message to send, or None if the delivery has ended or was deleted together with its webhook."""
    with context.sessions.begin() as session:
        row = repository.delivery(session, delivery_id)
        webhook = None if row is None else repository.by_id(session, row.webhook_id)
        if row is None or webhook is None or row.state != DeliveryState.PENDING:
            return None
        if webhook.paused_at is not None and row.type != EventType.PING:
            raise AbandonJob("Webhook is paused.")
        at = session.scalars(select(NOW)).one()
        secrets = _secrets(context.settings, webhook, at)
        return Letter(row.id, webhook.id, row.event_id, webhook.url, row.body, secrets, at)


def _secrets(settings: Settings, webhook: WebhookRow, at: datetime) -> Sequence[str]:
    """Return the secrets to sign with at this time, newest first."""
    current = opened(settings, PURPOSE, webhook.secret)
    if webhook.previous_secret is None or webhook.previous_until is None or webhook.previous_until < at:
        return (current,)
    return (current, opened(settings, PURPOSE, webhook.previous_secret))


def _sent(settings: Settings, letter: Letter, resolve: Resolve | None) -> Reply:
    started = time.perf_counter()
    status: int | None = None
    error: Text = ""
    excerpt = ""
    headers = HEADERS | signed(letter.event_id, letter.at, letter.body, letter.secrets)
    try:
        receiver = receiver_of(letter.url, settings.webhook_test_hosts)
        answer = send(receiver, headers, letter.body.encode(), settings.webhook_time_limit_s, resolve)
        status, excerpt = answer.status, answer.excerpt
    except ValueError:  # the address was stored before the rule became stricter
        error = UNREACHABLE
    except NoAnswerError as no_answer:
        error = no_answer.text
    return Reply(status, error, excerpt, round((time.perf_counter() - started) * 1000, 1))


def _store(session: Session, context: JobContext, letter: Letter, reply: Reply) -> None:
    row = repository.delivery(session, letter.delivery_id, locked=True)
    if row is None:
        return
    will_be_tried = not reply.is_well and reply.status != GONE
    tried = {
        "at": letter.at.isoformat(),
        "status": reply.status,
        "error": as_json(reply.error),
        "excerpt": reply.excerpt,
        "elapsed_ms": reply.elapsed_ms,
    }
    repository.add_try(session, row, tried, context.next_pause_s if will_be_tried else None)
    session.flush()
    if reply.is_well:
        repository.finish(session, row.id, DeliveryState.DELIVERED)
        repository.got_through(session, letter.webhook_id)
    elif reply.status == GONE:
        if repository.pause(session, letter.webhook_id, PauseReason.GONE):
            _note_pause(session, letter, PauseReason.GONE)
    elif repository.failed(session, letter.webhook_id, context.settings.webhook_pause_after_s):
        _note_pause(session, letter, PauseReason.FAILING)


def _note_pause(session: Session, letter: Letter, reason: PauseReason) -> None:
    """Record in the audit log that the service paused a webhook."""
    subject = audit.Subject("webhook", str(letter.webhook_id))
    audit.record(session, audit.WORKER, "pause_webhook", subject, {"reason": reason})
