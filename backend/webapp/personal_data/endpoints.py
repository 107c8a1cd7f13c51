"""`/api/v1/organization/export` and `/api/v1/organization/deletion`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from typing import IO

from fastapi import APIRouter, Request, Response, status
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, SecretStr
from starlette.background import BackgroundTask

from stormsizer.messages.text import msg
from webapp.core import audit
from webapp.core.http.errors import NotFoundError
from webapp.core.http.json_route import JsonRoute
from webapp.core.languages import Reader
from webapp.core.ports import CurrentPrincipal, CurrentService, Db, WholeService
from webapp.core.security.text import Text
from webapp.personal_data import service

router = APIRouter(prefix="/organization", tags=["organization"], route_class=JsonRoute)

ZIP = "application/zip"
CHUNK_BYTES = 64 * 1024


class DeletionRequest(BaseModel):
    """Confirmation of a deletion."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    name: Text
    """Exact name of the organization."""
    password: SecretStr | None = Field(default=None, min_length=1, max_length=1_024)
    """Password of the account, which is required."""
    code: SecretStr | None = Field(default=None, min_length=1, max_length=64)
    """Second-factor code, which is required if the account has a second factor."""


@router.get(
    "/export",
    response_class=Response,
    responses={200: {"content": {ZIP: {"schema": {"type": "string", "format": "binary"}}}}},
)
def export_organization(db: Db, context: CurrentService, principal: CurrentPrincipal, reader: Reader) -> Response:
    """Export everything that belongs to the organization as a ZIP file, with one JSON Lines file per kind of data."""
    if principal.organization_id is None:
        raise NotFoundError(msg("problem-no-organization"))
    audit.record_as(db, principal, "export_organization")
    file = tempfile.TemporaryFile()  # noqa: SIM115 - closed once it is sent
    service.export(context.sessions, principal.organization_id, file, reader)
    headers = {
        "Content-Disposition": 'attachment; filename="organization.zip"',
        "Content-Length": str(file.tell()),
        "Cache-Control": "no-store",
    }
    file.seek(0)
    return StreamingResponse(_read(file), media_type=ZIP, headers=headers, background=BackgroundTask(file.close))


@router.post("/deletion", status_code=status.HTTP_204_NO_CONTENT)
def delete_organization(
    request: Request,
    whole: WholeService,
    context: CurrentService,
    principal: CurrentPrincipal,
    asked: DeletionRequest,
) -> None:
    """Permanently delete the organization, its projects, runs, keys and log, and members with no other organization."""
    if principal.organization_id is None:
        raise NotFoundError(msg("problem-no-organization"))
    service.require_name(context.sessions, principal.organization_id, asked.name)
    whole.ports.confirm(request, whole, principal, asked.password, asked.code)
    service.remove(context.sessions, principal.organization_id)


def _read(file: IO[bytes]) -> Iterator[bytes]:
    while chunk := file.read(CHUNK_BYTES):
        yield chunk
