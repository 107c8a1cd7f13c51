"""`/api/v1/price-list`."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request, Response, status

from stormsizer.model.catalog import PriceList
from stormsizer.recommendation.cost import prices_in_use
from webapp.catalogs import prices
from webapp.catalogs.price_files.export import MEDIA_TYPES, PriceFileForm, exported
from webapp.catalogs.price_files.preview import previewed
from webapp.catalogs.schemas import PriceListInUse, PriceListPreview
from webapp.core.http.files import sent
from webapp.core.http.json_route import JsonRoute
from webapp.core.languages import Reader
from webapp.core.openapi.response_headers import ETAG, references
from webapp.core.ports import CurrentCatalog, CurrentPrincipal, Db

router = APIRouter(prefix="/price-list", tags=["catalog"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the list that the change is based on; required.", max_length=80)
]

KeepNumbers = Annotated[
    bool, Query(description="Whether the prices are in the new currency already and were not converted.")
]

_BYTES = {"schema": {"type": "string", "format": "binary"}}
UPLOADED = {"application/octet-stream": _BYTES}
COMPARED: dict[int | str, dict[str, Any]] = {200: {"headers": references(ETAG)}}
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": dict.fromkeys(MEDIA_TYPES.values(), _BYTES), "headers": references(ETAG)}
}


async def _uploaded(request: Request, _: CurrentPrincipal) -> bytes:
    """Read the uploaded file, once the sender is authenticated."""
    return await request.body()


@router.get("/exports/{file_type}", response_class=Response, responses=A_FILE)
def export_price_list(catalog: CurrentCatalog, file_type: PriceFileForm, reader: Reader) -> Response:
    """Return the current price list as a file, with an empty row for each missing price.

    The columns are *field* (the path in the list), *name* and *unit* in the language of the request, and *value*.
    """
    return sent(exported(catalog, prices_in_use(catalog), file_type, reader))


@router.post("/preview", openapi_extra={"requestBody": {"required": True, "content": UPLOADED}}, responses=COMPARED)
def preview_price_list(
    catalog: CurrentCatalog, content: Annotated[bytes, Depends(_uploaded)], response: Response
) -> PriceListPreview:
    """Compare the price list in a CSV or XLSX file of at most 1 MiB with the current one, without saving it.

    To save it, replace the price list with `prices`; the ETag of this response is that of the current list. The file
    needs the columns *field* and *value*. It is the whole list: fields that are not in it are removed.
    """
    current = prices_in_use(catalog)
    response.headers["ETag"] = prices.etag(current)
    return previewed(content, catalog, current)


@router.get("")
def get_price_list(catalog: CurrentCatalog, response: Response) -> PriceListInUse:
    """Return the current price list; its ETag is required in `If-Match` to replace it."""
    return _tagged(response, prices.in_use(catalog))


@router.put("")
def replace_price_list(
    db: Db, given: PriceList, response: Response, keep_numbers: KeepNumbers = False, if_match: IfMatch = None
) -> PriceListInUse:
    """Set the price list; it is always treated as custom. Returns 412 if someone else changed it in the meantime.

    A list in another currency than the current one needs either `conversion`, with the rate at which its prices were
    converted, or `keep_numbers`.
    """
    return _tagged(response, prices.replace(db, given, if_match, keep_numbers=keep_numbers))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_price_list(db: Db) -> None:
    """Delete the custom list and return to the illustrative one. Existing runs keep the custom list."""
    prices.remove(db)


def _tagged(response: Response, found: PriceListInUse) -> PriceListInUse:
    response.headers["ETag"] = prices.etag(found.prices)
    return found
