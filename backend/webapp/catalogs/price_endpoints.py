"""`/api/v1/price-list`."""

from typing import Annotated

from fastapi import APIRouter, Header, Response, status

from stormsizer.model.catalog import PriceList
from webapp.catalogs import prices
from webapp.catalogs.schemas import PriceListInUse
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentCatalog, Db

router = APIRouter(prefix="/price-list", tags=["catalog"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the list that the change is based on; required.", max_length=80)
]


@router.get("")
def get_price_list(catalog: CurrentCatalog, response: Response) -> PriceListInUse:
    """Return the price list in use; its ETag goes into `If-Match` when it is replaced."""
    return _tagged(response, prices.in_use(catalog))


@router.put("")
def replace_price_list(db: Db, given: PriceList, response: Response, if_match: IfMatch = None) -> PriceListInUse:
    """Put a list in use; it counts as your own whatever it says. 412 if somebody else changed it meanwhile."""
    return _tagged(response, prices.replace(db, given, if_match))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_price_list(db: Db) -> None:
    """Forget your own list and go back to the illustrative one. Runs that used it keep it."""
    prices.remove(db)


def _tagged(response: Response, found: PriceListInUse) -> PriceListInUse:
    response.headers["ETag"] = prices.etag(found.prices)
    return found
