"""`/api/v1/catalog/own`."""

from typing import Annotated

from fastapi import APIRouter, Header, Response, status

from webapp.catalogs import own
from webapp.catalogs.own_schemas import (
    CopyRequest,
    EntryPlace,
    KeyFiguresPreview,
    KeyFiguresRequest,
    OwnEntry,
    OwnEntryInput,
    OwnEntryList,
    OwnKind,
    SheetInput,
    SheetPreview,
    SheetRequest,
)
from webapp.core.http.json_route import JsonRoute
from webapp.core.languages import Reader, localized
from webapp.core.ports import Db

PLACE = "/catalog/own"
router = APIRouter(prefix=PLACE, tags=["catalog"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None,
    Header(description="ETag of the entry that the change is based on; required if the entry exists.", max_length=80),
]


@router.get("")
def list_own_entries(db: Db) -> OwnEntryList:
    """Return all custom entries, which take precedence over the shared catalog."""
    return own.list_entries(db)


@router.post("/{kind}", status_code=status.HTTP_201_CREATED)
def copy_entry_as_own(db: Db, kind: OwnKind, asked: CopyRequest, response: Response) -> OwnEntry:
    """Copy a catalog entry to a custom entry that can be edited."""
    return _tagged(response, own.copy(db, kind, asked), made=True)


@router.post("/arrays/from-sheet", status_code=status.HTTP_201_CREATED)
def create_array_from_sheet(db: Db, given: SheetInput, response: Response) -> OwnEntry:
    """Create a custom array from what its specification sheet states. Returns 409 if the ID is in use."""
    return _tagged(response, own.add_from_sheet(db, given), made=True)


@router.post("/arrays/from-sheet/preview", response_model=SheetPreview)
def preview_array_from_sheet(db: Db, reader: Reader, given: SheetRequest) -> Response:
    """Return the array that a specification sheet describes, its predicted maximum and its response-time curve.

    Nothing is stored.
    """
    return localized(own.preview_sheet(db, given), reader)


@router.post("/arrays/from-key-figures/preview", response_model=KeyFiguresPreview)
def preview_array_from_key_figures(db: Db, reader: Reader, given: KeyFiguresRequest) -> Response:
    """Return the specification sheet that follows from key figures, with the array that it describes.

    Nothing is stored: send the sheet, edited or not, to `from-sheet` to save the array.
    """
    return localized(own.preview_key_figures(db, given), reader)


@router.put("/arrays/{entry_id}/from-sheet")
def put_array_from_sheet(
    db: Db, entry_id: EntryPlace, given: SheetInput, response: Response, if_match: IfMatch = None
) -> OwnEntry:
    """Replace a custom array with the one that a specification sheet describes. Its `id` must match the URL."""
    return _tagged(response, own.put_from_sheet(db, entry_id, given, if_match))


@router.get("/{kind}/{entry_id}")
def get_own_entry(db: Db, kind: OwnKind, entry_id: EntryPlace, response: Response) -> OwnEntry:
    """Return a custom entry."""
    return _tagged(response, own.get(db, kind, entry_id))


@router.put("/{kind}/{entry_id}", responses={status.HTTP_201_CREATED: {"model": OwnEntry}})
def put_own_entry(
    db: Db, kind: OwnKind, entry_id: EntryPlace, given: OwnEntryInput, response: Response, if_match: IfMatch = None
) -> OwnEntry:
    """Create or replace a custom entry. It is always treated as not calibrated."""
    entry, is_new = own.put(db, kind, entry_id, given, if_match)
    if is_new:
        response.status_code = status.HTTP_201_CREATED
    return _tagged(response, entry, made=is_new)


@router.delete("/{kind}/{entry_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_own_entry(db: Db, kind: OwnKind, entry_id: EntryPlace, if_match: IfMatch = None) -> None:
    """Delete a custom entry; existing runs keep it. Returns 409 while a scenario or another entry uses it."""
    own.remove(db, kind, entry_id, if_match)


def _tagged(response: Response, entry: OwnEntry, *, made: bool = False) -> OwnEntry:
    response.headers["ETag"] = own.etag(entry)
    if made:
        response.headers["Location"] = f"/api/v1{PLACE}/{entry.kind}/{entry.id}"
    return entry
