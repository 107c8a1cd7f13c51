"""`/api/v1/runs/{id}/report` for an immediate report, and `/api/v1/reports` for reports created in the background."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal
from uuid import UUID

from fastapi import APIRouter, Header, Query, Response, status

from stormsizer.messages.localizer import FALLBACK
from stormsizer.model.former_names import deprecation
from webapp.core.http.files import sent
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.languages import LanguageCode
from webapp.core.openapi.response_headers import ETAG, references
from webapp.core.ports import CurrentPrincipal, CurrentService, Db, Finished, FinishedRun, Service
from webapp.reports import as_json, service
from webapp.reports.additions import Asked
from webapp.reports.schemas import MEDIA_TYPES, MOST_INCLUDED, Report, ReportForm, ReportInput, ReportPage

router = APIRouter(tags=["reports"], route_class=JsonRoute)

_BYTES = {"schema": {"type": "string", "format": "binary"}}
_FILES = [form.media_type for form in ReportForm if form is not ReportForm.JSON]
A_FILE: dict[int | str, dict[str, Any]] = {
    200: {"model": as_json.FinishedRun, "content": dict.fromkeys(_FILES, _BYTES), "headers": references(ETAG)}
}
"""Response content by media type. Only the JSON format has a schema; the others are binary files."""
ACCEPT = f"Preferred formats, optionally with weights: {', '.join(MEDIA_TYPES.values())}."
IncludedRunIds = list[UUID | Literal["none"]] | None
INCLUDED = "Finished runs to include, at most one of each kind; `none` for none. Default: the newest of each kind."
FORMER = deprecation("included_run_ids")
ANNEX = "Whether a PDF ends with an annex for engineers: run, versions, commands, API calls and load generator jobs."
LANGUAGE = "Language of labels, numbers and dates. `Accept-Language` has no effect on reports."


@router.get("/runs/{run_id}/report", response_class=Response, responses=A_FILE)
def get_report(
    finished: FinishedRun,
    context: CurrentService,
    included_run_ids: Annotated[IncludedRunIds, Query(max_length=MOST_INCLUDED, description=INCLUDED)] = None,
    beside: Annotated[IncludedRunIds, Query(max_length=MOST_INCLUDED, description=FORMER, deprecated=True)] = None,
    language: Annotated[LanguageCode, Query(description=LANGUAGE)] = FALLBACK,
    technical_annex: Annotated[bool, Query(description=ANNEX)] = False,
    accept: Annotated[str, Header(description=ACCEPT)] = "*/*",
) -> Response:
    """Return the report of a finished run. The same run with the same additions always produces the same bytes.

    Additions are other analyses of the same scenario, and the organization's branding.
    """
    given = included_run_ids if beside is None else [*(included_run_ids or ()), *beside]
    chosen = None if given is None else [each for each in given if isinstance(each, UUID)]
    asked = Asked(chosen, language, technical_annex)
    return sent(service.document(finished, context, service.form_for(accept), asked))


def report_for_holder(
    finished: Finished, context: Service, included: Sequence[UUID], windows_run_id: UUID | None
) -> Response:
    """Return the PDF report of a run for the holder of a share link, with the runs that the link shows.

    Of the advice, the report contains the reboot windows only.
    """
    asked = Asked(included, windows_run_id=windows_run_id)
    return sent(service.document(finished, context, ReportForm.PDF, asked))


@router.post("/runs/{run_id}/reports", status_code=status.HTTP_202_ACCEPTED)
def create_report(
    db: Db,
    context: CurrentService,
    principal: CurrentPrincipal,
    response: Response,
    run_id: UUID,
    given: ReportInput,
) -> Report:
    """Create a report for a finished run of kind *week* in the background.

    A repeated request returns the same report.
    """
    report = service.ask(db, context, run_id, given, principal)
    response.headers["Location"] = f"/api/v1/reports/{report.id}"
    return report


@router.get("/runs/{run_id}/reports")
def list_reports(db: Db, context: CurrentService, run_id: UUID, paging: Paging) -> ReportPage:
    """Return the reports of a run, newest first."""
    return service.list_reports(db, context, run_id, paging)


@router.get("/reports/{report_id}")
def get_report_state(db: Db, report_id: UUID) -> Report:
    """Return the state of a report."""
    return service.get(db, report_id)


@router.get("/reports/{report_id}/content", response_class=Response, responses=A_FILE)
def get_report_content(db: Db, report_id: UUID) -> Response:
    """Return the file of a finished report. Returns 409 if the report is not ready or has failed."""
    return sent(service.content(db, report_id))


@router.delete("/reports/{report_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_report(db: Db, report_id: UUID) -> None:
    """Delete a report. It can be requested again."""
    service.delete(db, report_id)
