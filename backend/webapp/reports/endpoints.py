"""`/api/v1/runs/{id}/report`."""

from typing import Annotated

from fastapi import APIRouter, Header, Response

from webapp.kit.ports import CurrentService, FinishedRun
from webapp.reports import service

router = APIRouter(tags=["reports"])


@router.get(
    "/runs/{run_id}/report",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}},
)
def get_report(
    finished: FinishedRun,
    context: CurrentService,
    accept: Annotated[str, Header(description="`application/pdf`.")] = "*/*",
) -> Response:
    """Return the report of a finished run. The same run gives the same bytes."""
    document = service.document(finished, context, accept)
    return Response(
        document.content,
        media_type=document.media_type,
        headers={"Content-Disposition": f'attachment; filename="{document.name}"', "ETag": document.etag},
    )
