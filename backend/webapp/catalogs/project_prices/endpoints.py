"""`/api/v1/projects/{project_id}/price-list`."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Header, Response, status

from stormsizer.model.catalog import ProjectPrices
from webapp.catalogs.project_prices import service
from webapp.catalogs.schemas import ProjectPriceList
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import Db

router = APIRouter(prefix="/projects/{project_id}/price-list", tags=["projects"], route_class=JsonRoute)


IfMatch = Annotated[
    str | None, Header(description="ETag of the prices that the change is based on; required.", max_length=80)
]


@router.get("")
def get_project_prices(db: Db, project_id: UUID, response: Response) -> ProjectPriceList:
    """Return the prices of a project, and the list that its runs, previews and comparisons use.

    The ETag is required in `If-Match` to replace the prices.
    """
    return _tagged(response, service.get(db, project_id))


@router.put("")
def replace_project_prices(
    db: Db, project_id: UUID, given: ProjectPrices, response: Response, if_match: IfMatch = None
) -> ProjectPriceList:
    """Set the prices that replace those of the organization's list in a project; the others stay as they are.

    Returns 412 if someone else changed them in the meantime.
    """
    return _tagged(response, service.replace(db, project_id, given, if_match))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_project_prices(db: Db, project_id: UUID) -> None:
    """Delete the prices of a project and return to the organization's list. Existing runs keep their prices."""
    service.remove(db, project_id)


def _tagged(response: Response, found: ProjectPriceList) -> ProjectPriceList:
    response.headers["ETag"] = service.etag(found.own)
    return found
