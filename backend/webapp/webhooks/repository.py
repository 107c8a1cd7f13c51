"""Database queries for webhooks and deliveries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from webapp.core.credentials import OwnedCredential
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.ids import new_id
from webapp.core.http.pagination import PageRequest, page_of
from webapp.webhooks.models import DeliveryRow, WebhookRow

KEPT_S = 30 * 86_400.0
"""Time after which ended deliveries are deleted."""


def page(session: Session, asked: PageRequest) -> tuple[Sequence[WebhookRow], str | None]:
    """Return one page of webhooks."""
    return page_of(session, select(WebhookRow), WebhookRow.id, asked)


def by_id(session: Session, webhook_id: UUID) -> WebhookRow | None:
    """Return one webhook, if it exists."""
    return session.scalars(select(WebhookRow).where(WebhookRow.id == webhook_id)).first()


def count(session: Session) -> int:
    """Return the number of webhooks."""
    return session.scalar(select(func.count()).select_from(select(WebhookRow.id).subquery())) or 0


def subscribed(session: Session, event_type: str) -> Sequence[UUID]:
    """Return the IDs of the webhooks that are subscribed to a type of event."""
    wanted = and_(WebhookRow.paused_at.is_(None), WebhookRow.event_types.contains([event_type]))
    return session.scalars(select(WebhookRow.id).where(wanted).order_by(WebhookRow.id)).all()


def deliveries(
    session: Session, webhook_id: UUID, asked: PageRequest, state: str | None
) -> tuple[Sequence[DeliveryRow], str | None]:
    """Return one page of a webhook's deliveries."""
    query = select(DeliveryRow).where(DeliveryRow.webhook_id == webhook_id)
    if state is not None:
        query = query.where(DeliveryRow.state == state)
    return page_of(session, query, DeliveryRow.id, asked)


def delivery(session: Session, delivery_id: UUID, *, locked: bool = False) -> DeliveryRow | None:
    """Return one delivery, if it exists, optionally locked until the transaction ends."""
    query = select(DeliveryRow).where(DeliveryRow.id == delivery_id)
    return session.scalars(query.with_for_update() if locked else query).first()


def add_delivery(session: Session, webhook_id: UUID, event_id: UUID, event_type: str, body: str) -> UUID | None:
    """Add the delivery of an event to a webhook; return its ID, or None if it was already added."""
    values = {"id": new_id(), "webhook_id": webhook_id, "event_id": event_id, "type": event_type, "body": body}
    statement = insert(DeliveryRow).values(**values, next_try_at=NOW).on_conflict_do_nothing()
    return session.scalar(statement.returning(DeliveryRow.id))


def add_try(session: Session, row: DeliveryRow, tried: dict[str, Any], next_try_in_s: float | None) -> None:
    """Record an attempt and, if there will be another one, when it is due."""
    row.tries = [*row.tries, tried][-50:]
    row.next_try_at = None if next_try_in_s is None else session.scalar(select(NOW + seconds(next_try_in_s)))


def finish(session: Session, delivery_id: UUID, state: str) -> None:
    """Set the final state of a delivery."""
    ended = {"state": state, "finished_at": NOW, "next_try_at": None}
    session.execute(update(DeliveryRow).where(DeliveryRow.id == delivery_id).values(**ended))


def forget_old(session: Session) -> None:
    """Delete deliveries that ended long ago."""
    session.execute(delete(DeliveryRow).where(DeliveryRow.finished_at < NOW - seconds(KEPT_S)))


def got_through(session: Session, webhook_id: UUID) -> None:
    """Record that a receiver accepted a message."""
    failing = and_(WebhookRow.id == webhook_id, WebhookRow.failing_since.is_not(None))
    session.execute(update(WebhookRow).where(failing).values(failing_since=None))


def failed(session: Session, webhook_id: UUID, pause_after_s: float) -> bool:
    """Record a failed attempt; if the webhook has been failing for too long, pause it; return whether it was paused."""
    since = func.coalesce(WebhookRow.failing_since, NOW)
    session.execute(update(WebhookRow).where(WebhookRow.id == webhook_id).values(failing_since=since))
    return pause(session, webhook_id, "failing", WebhookRow.failing_since < NOW - seconds(pause_after_s))


def pause(session: Session, webhook_id: UUID, reason: str, *where: Any) -> bool:
    """Pause a webhook; return False if it is already paused or one of the given conditions is not met."""
    awake = and_(WebhookRow.id == webhook_id, WebhookRow.paused_at.is_(None), *where)
    statement = update(WebhookRow).where(awake).values(paused_at=NOW, pause_reason=reason)
    return session.scalar(statement.returning(WebhookRow.id)) is not None


def owned_by(session: Session, account_id: UUID) -> Sequence[OwnedCredential]:
    """Return the webhooks of a member, newest first, with the time of their last delivery."""
    delivered = and_(DeliveryRow.webhook_id == WebhookRow.id, DeliveryRow.state == "delivered")
    last = select(func.max(DeliveryRow.finished_at)).where(delivered).scalar_subquery()
    query = select(WebhookRow.id, WebhookRow.url, last).where(WebhookRow.owner_id == account_id)
    return [OwnedCredential("webhook", *row) for row in session.execute(query.order_by(WebhookRow.id.desc()))]


def hand_over(session: Session, account_id: UUID, new_owner_id: UUID) -> None:
    """Give all webhooks of a member to another member."""
    session.execute(update(WebhookRow).where(WebhookRow.owner_id == account_id).values(owner_id=new_owner_id))
