"""`/api/v1/runs/{id}/report` for a report at once, `/api/v1/reports` for those that a worker makes."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Header, Response, status

from webapp.kit.json_route import JsonRoute
from webapp.kit.pagination import Paging
from webapp.kit.ports import CurrentPrincipal, CurrentService, Db, FinishedRun
from webapp.reports import service
from webapp.reports.making import ReportFile
from webapp.reports.schemas import Report, ReportForm, ReportInput, ReportPage

router = APIRouter(tags=["reports"], route_class=JsonRoute)

_BYTES = {"schema": {"type": "string", "format": "binary"}}
A_FILE: dict[int | str, dict[str, Any]] = {200: {"content": {form.media_type: _BYTES for form in ReportForm}}}


@router.get("/runs/{run_id}/report", response_class=Response, responses=A_FILE)
def get_report(
    finished: FinishedRun,
    context: CurrentService,
    accept: Annotated[str, Header(description="`application/pdf`.")] = "*/*",
) -> Response:
    """Return the report of a finished run. The same run gives the same bytes."""
    return _sent(service.document(finished, context, accept))


@router.post("/runs/{run_id}/reports", status_code=status.HTTP_202_ACCEPTED)
def create_report(
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    response: Response,
    run_id: UUID,
    given: ReportInput,
) -> Report:
    """Have a worker make the report of a finished run of kind *week*. Asking for the same again gives the same one."""
    report = service.ask(db, context, run_id, given, principal)
    response.headers["Location"] = f"/api/v1/reports/{report.id}"
    return report


@router.get("/runs/{run_id}/reports")
def list_reports(db: Db, context: CurrentService, run_id: UUID, paging: Paging) -> ReportPage:
    """Return the reports of a run, newest first."""
    return service.list_reports(db, context, run_id, paging)


@router.get("/reports/{report_id}")
def get_report_state(db: Db, report_id: UUID) -> Report:
    """Return where a report is."""
    return service.get(db, report_id)


@router.get("/reports/{report_id}/content", response_class=Response, responses=A_FILE)
def get_report_content(db: Db, report_id: UUID) -> Response:
    """Return the file of a report that is ready; before that: 409."""
    return _sent(service.content(db, report_id))


@router.delete("/reports/{report_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_report(db: Db, report_id: UUID) -> None:
    """Delete a report. It can be asked for again."""
    service.delete(db, report_id)


def _sent(file: ReportFile) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{file.name}"', "ETag": f'"{file.sha256[:32]}"'}
    return Response(file.content, media_type=file.form.media_type, headers=headers)
