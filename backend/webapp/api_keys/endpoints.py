"""`/api/v1/api-keys`."""

from uuid import UUID

from fastapi import APIRouter, Response, status

from webapp.api_keys import service
from webapp.api_keys.schemas import ApiKey, ApiKeyInput, ApiKeyPage, NewApiKey
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.ports import CurrentPrincipal, Db

router = APIRouter(prefix="/api-keys", tags=["API keys"], route_class=JsonRoute)


@router.get("")
def list_api_keys(db: Db, paging: Paging) -> ApiKeyPage:
    """Return the organization's keys, newest first, including expired and revoked ones."""
    return service.list_keys(db, paging)


@router.post("", status_code=status.HTTP_201_CREATED)
def create_api_key(db: Db, principal: CurrentPrincipal, given: ApiKeyInput, response: Response) -> NewApiKey:
    """Create a key. The response shows it once."""
    key = service.create(db, principal, given)
    response.headers["Location"] = f"/api/v1/api-keys/{key.id}"
    return key


@router.post("/{key_id}/revoke")
def revoke_api_key(db: Db, key_id: UUID) -> ApiKey:
    """Revoke a key, effective from the next request. A key that is already revoked stays unchanged."""
    return service.revoke(db, key_id)
