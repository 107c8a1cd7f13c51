"""`/api/v1/projects/{project_id}/price-list`."""

from uuid import UUID

from fastapi import APIRouter, status

from stormsizer.model.catalog import ProjectPrices
from webapp.catalogs.project_prices import service
from webapp.catalogs.schemas import ProjectPriceList
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import Db

router = APIRouter(prefix="/projects/{project_id}/price-list", tags=["projects"], route_class=JsonRoute)


@router.get("")
def get_project_prices(db: Db, project_id: UUID) -> ProjectPriceList:
    """Return the prices of a project, and the list that its runs, previews and comparisons use."""
    return service.get(db, project_id)


@router.put("")
def replace_project_prices(db: Db, project_id: UUID, given: ProjectPrices) -> ProjectPriceList:
    """Set the prices that replace those of the organization's list in a project; the others stay as they are."""
    return service.replace(db, project_id, given)


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_project_prices(db: Db, project_id: UUID) -> None:
    """Delete the prices of a project and return to the organization's list. Existing runs keep their prices."""
    service.remove(db, project_id)
