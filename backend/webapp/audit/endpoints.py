"""`/api/v1/audit-entries`."""

from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.responses import StreamingResponse

from webapp.audit import service
from webapp.audit.schemas import MOST, AuditPage, AuditVerdict, Filter, Noted
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentService, Db
from webapp.core.security.text import WrittenInt

router = APIRouter(prefix="/audit-entries", tags=["audit"], route_class=JsonRoute)

CSV = "text/csv"


@router.get(
    "",
    response_model=AuditPage,
    responses={200: {"content": {CSV: {"schema": {"type": "string"}}}}},
)
def list_audit_entries(
    db: Db,
    context: CurrentService,
    wanted: Filter,
    limit: Annotated[WrittenInt, Query(ge=1, le=200, description="Maximum number of items per page.")] = 50,
    cursor: Annotated[
        WrittenInt | None, Query(ge=1, le=MOST, description="`next_cursor` of the previous page.")
    ] = None,
    accept: Annotated[str, Header(description="`text/csv` returns all matching entries in one file.")] = "*/*",
) -> AuditPage | Response:
    """Return audit log entries, newest first."""
    if CSV in accept:
        headers = {"Content-Disposition": 'attachment; filename="audit.csv"'}
        return StreamingResponse(service.as_csv(context.sessions, wanted), media_type=CSV, headers=headers)
    return service.page(db, wanted, cursor, limit)


@router.get("/verification")
def verify_audit(context: CurrentService, known: Noted) -> AuditVerdict:
    """Verify the integrity of the log."""
    return service.verdict(context.sessions, context.settings, known)
