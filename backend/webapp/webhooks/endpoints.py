"""`/api/v1/webhooks`."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Response, status

from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.ports import CurrentService, Db
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
def create_webhook(db: Db, context: CurrentService, given: WebhookInput, response: Response) -> WebhookWithSecret:
    """Make a webhook. The answer shows its secret, this once."""
    webhook = service.create(db, context.settings, given)
    response.headers["Location"] = f"/api/v1/webhooks/{webhook.id}"
    return webhook


@router.get("/{webhook_id}")
def get_webhook(db: Db, webhook_id: UUID) -> Webhook:
    """Return one webhook."""
    return service.get(db, webhook_id)


@router.put("/{webhook_id}")
def update_webhook(db: Db, context: CurrentService, webhook_id: UUID, given: WebhookInput) -> Webhook:
    """Change where a webhook goes and what it is told; pause it, or wake it up."""
    return service.update(db, context.settings, webhook_id, given)


@router.delete("/{webhook_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_webhook(db: Db, webhook_id: UUID) -> None:
    """Delete a webhook with its deliveries."""
    service.delete(db, webhook_id)


@router.post("/{webhook_id}/secret", status_code=status.HTTP_201_CREATED)
def rotate_webhook_secret(db: Db, context: CurrentService, webhook_id: UUID) -> WebhookWithSecret:
    """Make a new secret. The one before signs as well for a day, so that receivers can follow."""
    return service.rotate_secret(db, context.settings, webhook_id)


@router.post("/{webhook_id}/ping", status_code=status.HTTP_202_ACCEPTED)
def ping_webhook(db: Db, webhook_id: UUID) -> Delivery:
    """Send a webhook an event of type `ping`, also while it is paused."""
    return service.ping(db, webhook_id)


@router.get("/{webhook_id}/deliveries")
def list_deliveries(db: Db, webhook_id: UUID, paging: Paging, state: OfState = None) -> DeliveryPage:
    """Return what a webhook is told, newest first. Deliveries are kept for 30 days after they ended."""
    return service.list_deliveries(db, webhook_id, paging, state)


@router.get("/{webhook_id}/deliveries/{delivery_id}")
def get_delivery(db: Db, webhook_id: UUID, delivery_id: UUID) -> DeliveryWithBody:
    """Return one delivery, with all tries and what is sent."""
    return service.get_delivery(db, webhook_id, delivery_id)


@router.post("/{webhook_id}/deliveries/{delivery_id}/resend", status_code=status.HTTP_202_ACCEPTED)
def resend_delivery(db: Db, webhook_id: UUID, delivery_id: UUID) -> Delivery:
    """Send an event that was delivered or has failed once more, with the same `webhook-id`."""
    return service.resend(db, webhook_id, delivery_id)
