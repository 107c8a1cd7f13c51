"""`/api/v1/branding`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Request, Response, status

from webapp.branding import service
from webapp.branding.pictures import logo_of
from webapp.branding.schemas import BrandingInput, BrandingInUse
from webapp.core.http.files import sent
from webapp.core.http.json_route import JsonRoute
from webapp.core.openapi.response_headers import ETAG, references
from webapp.core.ports import CurrentPrincipal, Db

router = APIRouter(prefix="/branding", tags=["branding"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the branding that the change is based on; required.", max_length=80)
]
_BYTES = {"schema": {"type": "string", "format": "binary"}}
PICTURE = dict.fromkeys(("image/png", "image/svg+xml", "application/octet-stream"), _BYTES)
A_LOGO: dict[int | str, dict[str, Any]] = {200: {"content": {"image/png": _BYTES}, "headers": references(ETAG)}}


async def _picture(request: Request, _: CurrentPrincipal) -> bytes:
    """Read a picture, once it is known who sends it."""
    return await request.body()


@router.put("/logo", openapi_extra={"requestBody": {"required": True, "content": PICTURE}})
def replace_branding_logo(db: Db, picture: Annotated[bytes, Depends(_picture)], response: Response) -> BrandingInUse:
    """Put a logo in use: the bytes of a PNG or SVG picture of at most 512 KiB and 4 megapixels.

    It is drawn anew and kept as PNG; what else is in the file is not kept. An SVG holds all that it shows, its text as
    paths.
    """
    return _tagged(response, service.replace_logo(db, logo_of(picture)))


@router.get("/logo", response_class=Response, responses=A_LOGO)
def get_branding_logo(db: Db) -> Response:
    """Return the logo."""
    return sent(service.logo(db))


@router.delete("/logo", status_code=status.HTTP_204_NO_CONTENT)
def delete_branding_logo(db: Db) -> None:
    """Have no logo any more."""
    service.remove_logo(db)


@router.get("")
def get_branding(db: Db, response: Response) -> BrandingInUse:
    """Return how reports look: your own name, colours, words and logo, or the plain look."""
    return _tagged(response, service.in_use(db))


@router.put("")
def replace_branding(db: Db, given: BrandingInput, response: Response, if_match: IfMatch = None) -> BrandingInUse:
    """Put name, colours and words in use for reports that are asked for from now on. The logo stays."""
    return _tagged(response, service.replace(db, given, if_match))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_branding(db: Db) -> None:
    """Go back to plain reports; those that are there stay as they are."""
    service.remove(db)


def _tagged(response: Response, shown: BrandingInUse) -> BrandingInUse:
    response.headers["ETag"] = service.etag(shown)
    return shown
