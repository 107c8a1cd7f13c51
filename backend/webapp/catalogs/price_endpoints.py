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
    """Return the current price list; its ETag is required in `If-Match` to replace it."""
    return _tagged(response, prices.in_use(catalog))


@router.put("")
def replace_price_list(db: Db, given: PriceList, response: Response, if_match: IfMatch = None) -> PriceListInUse:
    """Set the price list; it is always treated as custom. Returns 412 if someone else changed it in the meantime."""
    return _tagged(response, prices.replace(db, given, if_match))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_price_list(db: Db) -> None:
    """Delete the custom list and return to the illustrative one. Existing runs keep the custom list."""
    prices.remove(db)


def _tagged(response: Response, found: PriceListInUse) -> PriceListInUse:
    response.headers["ETag"] = prices.etag(found.prices)
    return found
