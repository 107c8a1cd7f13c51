"""Webhook operations."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import shortened
from webapp import jobs
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.ids import new_id
from webapp.core.http.errors import ConflictError, InvalidInputError, NotFoundError
from webapp.core.http.pagination import PageRequest
from webapp.core.security.principal import Principal
from webapp.core.security.secrets import sealed
from webapp.settings import Settings
from webapp.webhooks import repository
from webapp.webhooks.models import DeliveryRow, WebhookRow
from webapp.webhooks.payloads import PingData, PingEvent
from webapp.webhooks.receivers import FORM, InvalidReceiverError, receiver_of
from webapp.webhooks.schemas import (
    Delivery,
    DeliveryPage,
    DeliveryState,
    DeliveryWithBody,
    EventType,
    PauseReason,
    Webhook,
    WebhookInput,
    WebhookPage,
    WebhookWithSecret,
)
from webapp.webhooks.signing import new_secret

MOST_WEBHOOKS = 20
PURPOSE = "webhook secrets"
BOTH_SIGN_S = 86_400.0
"""Time after a rotation during which messages are also signed with the previous secret."""


def list_webhooks(session: Session, asked: PageRequest) -> WebhookPage:
    """Return one page of webhooks."""
    rows, next_cursor = repository.page(session, asked)
    return WebhookPage(items=tuple(_shown(row) for row in rows), next_cursor=next_cursor)


def create(session: Session, settings: Settings, principal: Principal, given: WebhookInput) -> WebhookWithSecret:
    """Create a webhook."""
    _require_callable(settings, given.url)
    if repository.count(session) >= MOST_WEBHOOKS:
        raise ConflictError(msg("problem-too-many-webhooks", limit=MOST_WEBHOOKS))
    secret = new_secret()
    row = WebhookRow(secret=sealed(settings, PURPOSE, secret), owner_id=principal.responsible_id)
    _fill_in(session, row, given)
    session.add(row)
    session.flush()
    return _shown_once(row, secret)


def get(session: Session, webhook_id: UUID) -> Webhook:
    """Return one webhook."""
    return _shown(_existing(session, webhook_id))


def update(session: Session, settings: Settings, webhook_id: UUID, given: WebhookInput) -> Webhook:
    """Change, pause or resume a webhook."""
    _require_callable(settings, given.url)
    row = _existing(session, webhook_id)
    _fill_in(session, row, given)
    row.updated_at = session.scalars(select(NOW)).one()
    session.flush()
    return _shown(row)


def delete(session: Session, webhook_id: UUID) -> None:
    """Delete a webhook; the database also deletes its deliveries."""
    session.delete(_existing(session, webhook_id))


def rotate_secret(session: Session, settings: Settings, webhook_id: UUID) -> WebhookWithSecret:
    """Rotate the secret; for a day, messages are also signed with the previous one."""
    row = _existing(session, webhook_id)
    secret = new_secret()
    row.previous_until = session.scalar(select(NOW + seconds(BOTH_SIGN_S)))
    row.previous_secret, row.secret = row.secret, sealed(settings, PURPOSE, secret)
    session.flush()
    return _shown_once(row, secret)


def ping(session: Session, webhook_id: UUID) -> Delivery:
    """Send a test event to a webhook, even while it is paused."""
    _existing(session, webhook_id)
    event_id = new_id()
    now = session.scalars(select(NOW)).one()
    event = PingEvent(type=EventType.PING, timestamp=now, data=PingData(webhook_id=webhook_id))
    delivery_id = repository.add_delivery(session, webhook_id, event_id, event.type, event.body)
    jobs.enqueue(session, "webhook", {"delivery_id": str(delivery_id)})
    return Delivery.model_validate(_existing_delivery(session, webhook_id, delivery_id))


def list_deliveries(
    session: Session, webhook_id: UUID, asked: PageRequest, state: DeliveryState | None
) -> DeliveryPage:
    """Return one page of a webhook's deliveries."""
    _existing(session, webhook_id)
    rows, next_cursor = repository.deliveries(session, webhook_id, asked, state)
    return DeliveryPage(items=tuple(Delivery.model_validate(row) for row in rows), next_cursor=next_cursor)


def get_delivery(session: Session, webhook_id: UUID, delivery_id: UUID) -> DeliveryWithBody:
    """Return one delivery with its content."""
    return DeliveryWithBody.model_validate(_existing_delivery(session, webhook_id, delivery_id))


def resend(session: Session, webhook_id: UUID, delivery_id: UUID) -> Delivery:
    """Resend an event with the same event ID."""
    row = _existing_delivery(session, webhook_id, delivery_id, locked=True)
    if row.state == DeliveryState.PENDING:
        raise ConflictError(msg("problem-delivery-in-progress"))
    row.state, row.finished_at = DeliveryState.PENDING, None
    row.next_try_at = session.scalar(select(NOW))
    session.flush()
    jobs.enqueue(session, "webhook", {"delivery_id": str(row.id)})
    return Delivery.model_validate(row)


def _require_callable(settings: Settings, url: str) -> None:
    try:
        receiver_of(url, settings.webhook_test_hosts)
    except InvalidReceiverError as error:
        raise InvalidInputError(
            (Problem(path="url", given=shortened(url, 80), allowed=FORM, message=error.text),)
        ) from error


def _fill_in(session: Session, row: WebhookRow, given: WebhookInput) -> None:
    row.url, row.event_types = given.url, [str(each) for each in given.event_types]
    if given.paused and row.paused_at is None:
        row.paused_at, row.pause_reason = session.scalar(select(NOW)), PauseReason.ASKED
    if not given.paused:
        row.paused_at, row.pause_reason, row.failing_since = None, None, None


def _existing(session: Session, webhook_id: UUID) -> WebhookRow:
    row = repository.by_id(session, webhook_id)
    if row is None:
        raise NotFoundError(msg("problem-no-webhook"))
    return row


def _existing_delivery(
    session: Session, webhook_id: UUID, delivery_id: UUID | None, *, locked: bool = False
) -> DeliveryRow:
    row = None if delivery_id is None else repository.delivery(session, delivery_id, locked=locked)
    if row is None or row.webhook_id != webhook_id:
        raise NotFoundError(msg("problem-no-delivery"))
    return row


def _shown(row: WebhookRow) -> Webhook:
    return Webhook(
        id=row.id,
        owner_id=row.owner_id,
        owner_name=row.owner_name,
        url=row.url,
        event_types=tuple(EventType(each) for each in row.event_types),
        paused=row.paused_at is not None,
        pause_reason=None if row.pause_reason is None else PauseReason(row.pause_reason),
        failing_since=row.failing_since,
        previous_secret_until=row.previous_until,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def _shown_once(row: WebhookRow, secret: str) -> WebhookWithSecret:
    return WebhookWithSecret(**_shown(row).model_dump(), secret=secret)
