"""Database tables for webhooks and their deliveries."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Text, UniqueConstraint, func
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column

from webapp.core.credentials import owner_name_of
from webapp.core.db.ids import new_id
from webapp.core.db.session import Base
from webapp.core.db.tenancy import Owned

PAUSE_REASONS = ("asked", "gone", "failing")
STATES = ("pending", "delivered", "failed")


class WebhookRow(Owned, Base):
    """A webhook: a receiver of events."""

    __tablename__ = "webhooks"
    __table_args__ = (
        UniqueConstraint("organization_id", "id"),
        ForeignKeyConstraint(
            ["organization_id", "owner_id"], ["members.organization_id", "members.account_id"], ondelete="CASCADE"
        ),
        CheckConstraint("(paused_at IS NULL) = (pause_reason IS NULL)", name="pause"),
        CheckConstraint(f"pause_reason IN {PAUSE_REASONS}", name="pause_reason"),
        CheckConstraint("(previous_secret IS NULL) = (previous_until IS NULL)", name="previous_secret"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    owner_id: Mapped[UUID | None] = mapped_column()
    """Member who is responsible for the webhook, which ends with the membership; null without accounts."""
    owner_name: Mapped[str | None] = owner_name_of(owner_id)
    url: Mapped[str]
    event_types: Mapped[list[str]] = mapped_column(ARRAY(Text))
    secret: Mapped[bytes]
    """Signing secret, encrypted."""
    previous_secret: Mapped[bytes | None]
    """Signing secret before the last rotation, encrypted; messages are also signed with it until `previous_until`."""
    previous_until: Mapped[datetime | None]
    paused_at: Mapped[datetime | None]
    pause_reason: Mapped[str | None]
    failing_since: Mapped[datetime | None]
    """Time of the first failed attempt since the last success."""
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now())


class DeliveryRow(Owned, Base):
    """One event for one webhook, with its delivery attempts."""

    __tablename__ = "webhook_deliveries"
    __table_args__ = (
        ForeignKeyConstraint(
            ["organization_id", "webhook_id"], ["webhooks.organization_id", "webhooks.id"], ondelete="CASCADE"
        ),
        UniqueConstraint("organization_id", "webhook_id", "event_id"),
        CheckConstraint(f"state IN {STATES}", name="state"),
        CheckConstraint("(state = 'pending') = (finished_at IS NULL)", name="finished"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    webhook_id: Mapped[UUID]
    event_id: Mapped[UUID]
    """ID of the event. It is the same in all attempts, so that receivers can detect duplicates."""
    type: Mapped[str]
    body: Mapped[str]
    """Request body, sent exactly as stored in each attempt."""
    state: Mapped[str] = mapped_column(default="pending")
    tries: Mapped[list[dict[str, Any]]] = mapped_column(JSONB, default=list)
    next_try_at: Mapped[datetime | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None]
