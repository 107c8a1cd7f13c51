"""`/api/v1/runs/{id}/exports` for load generator files, `/api/v1/scenarios/{id}/calendar` for iCalendar files."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from webapp.core.http.files import sent
from webapp.core.http.json_route import JsonRoute
from webapp.core.languages import Reader
from webapp.core.openapi.response_headers import ETAG, references
from webapp.core.ports import FinishedRun, ScenarioSnapshot
from webapp.exports.making import ExportForm, calendar_of, of_run

router = APIRouter(tags=["exports"], route_class=JsonRoute)

_TEXT = {"schema": {"type": "string"}}
JOBS: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": _TEXT}, "headers": references(ETAG)}}
CALENDAR: dict[int | str, dict[str, Any]] = {200: {"content": {"text/calendar": _TEXT}, "headers": references(ETAG)}}


@router.get("/runs/{run_id}/exports/{form}", response_class=Response, responses=JOBS)
def export_run(
    finished: FinishedRun,
    form: ExportForm,
    reader: Reader,
    section_s: Annotated[
        float | None,
        Query(ge=60, le=86_400, description="Approximate section length; by default, each phase is a single section."),
    ] = None,
) -> Response:
    """Return the phases of a finished run of kind *week* as a sequence of load generator jobs.

    The file does not name a test volume: the user must enter the name of an empty one.
    """
    return sent(of_run(finished, form, section_s, reader))


@router.get("/scenarios/{scenario_id}/calendar", response_class=Response, responses=CALENDAR)
def export_calendar(snapshot: ScenarioSnapshot, reader: Reader) -> Response:
    """Return a scenario's events as an iCalendar file, which can be edited and imported again."""
    return sent(calendar_of(snapshot, reader))
