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
    """Read the uploaded image, once the sender is authenticated."""
    return await request.body()


@router.put("/logo", openapi_extra={"requestBody": {"required": True, "content": PICTURE}})
def replace_branding_logo(db: Db, picture: Annotated[bytes, Depends(_picture)], response: Response) -> BrandingInUse:
    """Set the logo: a PNG or SVG image of at most 512 KiB and 4 megapixels.

    It is redrawn and stored as PNG; other file content is dropped. An SVG must be self-contained, with text as paths.
    """
    return _tagged(response, service.replace_logo(db, logo_of(picture)))


@router.get("/logo", response_class=Response, responses=A_LOGO)
def get_branding_logo(db: Db) -> Response:
    """Return the logo."""
    return sent(service.logo(db))


@router.delete("/logo", status_code=status.HTTP_204_NO_CONTENT)
def delete_branding_logo(db: Db) -> None:
    """Remove the logo."""
    service.remove_logo(db)


@router.get("")
def get_branding(db: Db, response: Response) -> BrandingInUse:
    """Return the branding of reports: custom name, colors, text and logo, or the default."""
    return _tagged(response, service.in_use(db))


@router.put("")
def replace_branding(db: Db, given: BrandingInput, response: Response, if_match: IfMatch = None) -> BrandingInUse:
    """Set the name, colors and text for future reports. The logo is unchanged."""
    return _tagged(response, service.replace(db, given, if_match))


@router.delete("", status_code=status.HTTP_204_NO_CONTENT)
def delete_branding(db: Db) -> None:
    """Reset to default branding; existing reports are unchanged."""
    service.remove(db)


def _tagged(response: Response, shown: BrandingInUse) -> BrandingInUse:
    response.headers["ETag"] = service.etag(shown)
    return shown
