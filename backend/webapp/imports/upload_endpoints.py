"""`/api/v1/imports/{id}/files`: the only endpoint that accepts large bodies, whose bytes it counts as they arrive."""

from __future__ import annotations

import re
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response, status
from starlette.concurrency import run_in_threadpool
from starlette.types import Scope

from webapp.core.ports import CurrentPrincipal, CurrentService, Db
from webapp.imports import service, uploads
from webapp.imports.schemas import ImportFile

router = APIRouter(tags=["imports"])

_UPLOAD = re.compile(r"/api/v1/imports/[^/]+/files")
_BYTES = {uploads.MEDIA_TYPE: {"schema": {"type": "string", "format": "binary"}}}


def limits_itself(scope: Scope) -> bool:
    """Return whether a request is an upload, which enforces its own size limit."""
    return scope["method"] == "POST" and _UPLOAD.fullmatch(scope["path"]) is not None


@router.post(
    "/imports/{import_id}/files",
    status_code=status.HTTP_201_CREATED,
    openapi_extra={"requestBody": {"required": True, "content": _BYTES}},
    responses={status.HTTP_200_OK: {"model": ImportFile, "description": "The same file was already uploaded."}},
)
async def add_import_file(
    request: Request,
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    import_id: UUID,
    response: Response,
    name: Annotated[str, Query(min_length=1, max_length=1000, description="File name, e.g. `host1.csv.gz`.")],
) -> ImportFile:
    """Add a file as raw bytes, compressed or not. Uploading the same file again under the same name has no effect."""
    settings = context.settings
    uploads.require_size(request, settings.max_import_file_bytes)
    file_id = await run_in_threadpool(service.begin_file, db, settings, import_id, name)
    came = await uploads.received(request, db, principal.organization_id, file_id, settings.max_import_file_bytes)
    file, is_new = await run_in_threadpool(service.end_file, db, settings, import_id, file_id, came)
    if not is_new:
        response.status_code = status.HTTP_200_OK
    return file
