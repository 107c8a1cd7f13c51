"""`/api/v1/webhooks`, with the deliveries of each webhook."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Response, status

from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.ports import CurrentPrincipal, CurrentService, Db
from webapp.webhooks import service
from webapp.webhooks.schemas import (
    Delivery,
    DeliveryPage,
    DeliveryState,
    DeliveryWithBody,
    Webhook,
    WebhookInput,
    WebhookPage,
    WebhookWithSecret,
)

router = APIRouter(prefix="/webhooks", tags=["webhooks"], route_class=JsonRoute)

OfState = Annotated[DeliveryState | None, Query(description="Only deliveries in this state.")]


@router.get("")
def list_webhooks(db: Db, paging: Paging) -> WebhookPage:
    """Return webhooks, newest first."""
    return service.list_webhooks(db, paging)


@router.post("", status_code=status.HTTP_201_CREATED)
def create_webhook(
    db: Db, context: CurrentService, principal: CurrentPrincipal, given: WebhookInput, response: Response
) -> WebhookWithSecret:
    """Create a webhook. Only this response shows its secret."""
    webhook = service.create(db, context.settings, principal, given)
    response.headers["Location"] = f"/api/v1/webhooks/{webhook.id}"
    return webhook


@router.get("/{webhook_id}")
def get_webhook(db: Db, webhook_id: UUID) -> Webhook:
    """Return one webhook."""
    return service.get(db, webhook_id)


@router.put("/{webhook_id}")
def update_webhook(db: Db, context: CurrentService, webhook_id: UUID, given: WebhookInput) -> Webhook:
    """Change a webhook's address and events, or pause or resume it."""
    return service.update(db, context.settings, webhook_id, given)


@router.delete("/{webhook_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_webhook(db: Db, webhook_id: UUID) -> None:
    """Delete a webhook and its deliveries."""
    service.delete(db, webhook_id)


@router.post("/{webhook_id}/secret", status_code=status.HTTP_201_CREATED)
def rotate_webhook_secret(db: Db, context: CurrentService, webhook_id: UUID) -> WebhookWithSecret:
    """Rotate the secret. For a day, messages are also signed with the previous secret, so that receivers can switch."""
    return service.rotate_secret(db, context.settings, webhook_id)


@router.post("/{webhook_id}/ping", status_code=status.HTTP_202_ACCEPTED)
def ping_webhook(db: Db, webhook_id: UUID) -> Delivery:
    """Send an event of type `ping` to a webhook, even while it is paused."""
    return service.ping(db, webhook_id)


@router.get("/{webhook_id}/deliveries")
def list_deliveries(db: Db, webhook_id: UUID, paging: Paging, state: OfState = None) -> DeliveryPage:
    """Return the deliveries of a webhook, newest first. Deliveries are kept for 30 days after they end."""
    return service.list_deliveries(db, webhook_id, paging, state)


@router.get("/{webhook_id}/deliveries/{delivery_id}")
def get_delivery(db: Db, webhook_id: UUID, delivery_id: UUID) -> DeliveryWithBody:
    """Return one delivery, with its attempts and content."""
    return service.get_delivery(db, webhook_id, delivery_id)


@router.post("/{webhook_id}/deliveries/{delivery_id}/resend", status_code=status.HTTP_202_ACCEPTED)
def resend_delivery(db: Db, webhook_id: UUID, delivery_id: UUID) -> Delivery:
    """Resend a delivered or failed event, with the same `webhook-id`."""
    return service.resend(db, webhook_id, delivery_id)
