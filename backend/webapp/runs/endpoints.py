"""`/api/v1/runs`, and the endpoints that start runs of a scenario."""

from collections.abc import AsyncIterable
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Response, status
from fastapi.sse import EventSourceResponse
from pydantic import BaseModel

from stormsizer.analysis.comparison import Comparison
from stormsizer.analysis.failures.request import FailureRequest
from stormsizer.analysis.monte_carlo.ranges import RangeRequest
from stormsizer.model.scenario import MAIN_ARRAY
from stormsizer.storage.trace import Series
from webapp.core.http.arrays import ArrayId
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.http.time_spans import FromAt, NBuckets, ToAt
from webapp.core.ports import CurrentCatalog, CurrentService, Db, ScenarioSnapshot
from webapp.runs import comparison, events, service
from webapp.runs.schemas import (
    ComparisonRequest,
    Run,
    RunKind,
    RunPage,
    RunProgress,
    RunState,
    RunSummary,
    ShortlistRequest,
    WindowRequest,
)

router = APIRouter(tags=["runs"], route_class=JsonRoute)


@dataclass
class Order:
    """Inputs common to all run requests, including the scenario in its current version."""

    db: Db
    context: CurrentService
    catalog: CurrentCatalog
    snapshot: ScenarioSnapshot
    response: Response

    def run(self, kind: RunKind, request: BaseModel | None = None) -> RunSummary:
        """Freeze the inputs and create a run; the response headers give its location."""
        run = service.create(self.db, self.context, self.catalog, self.snapshot, kind, request)
        self.response.headers["Location"] = f"/api/v1/runs/{run.id}"
        return run


Ordered = Annotated[Order, Depends(scope="function")]


@router.post("/scenarios/{scenario_id}/runs", status_code=status.HTTP_202_ACCEPTED)
def create_run(order: Ordered) -> RunSummary:
    """Run the current version of a scenario. Its inputs are frozen, and a worker computes the result."""
    return order.run(RunKind.WEEK)


@router.post("/scenarios/{scenario_id}/windows", status_code=status.HTTP_202_ACCEPTED)
def create_window(order: Ordered, asked: WindowRequest) -> RunSummary:
    """Simulate each I/O in a window of a scenario: a run of kind *window*. Returns 422 if there are too many I/Os."""
    return order.run(RunKind.WINDOW, asked)


@router.post("/scenarios/{scenario_id}/shortlists", status_code=status.HTTP_202_ACCEPTED)
def create_shortlist(order: Ordered, asked: ShortlistRequest | None = None) -> RunSummary:
    """Find each array family's cheapest configuration that meets all goals: a run of kind *shortlist*.

    Without a request, the scenario's family is compared with all of its kind that can be ordered and are not estimated
    from a specification sheet.
    """
    return order.run(RunKind.SHORTLIST, asked)


@router.post("/scenarios/{scenario_id}/advices", status_code=status.HTTP_202_ACCEPTED)
def create_advice(order: Ordered) -> RunSummary:
    """Find schedule and configuration changes that make buying hardware unnecessary: a run of kind *advice*."""
    return order.run(RunKind.ADVICE)


@router.post("/scenarios/{scenario_id}/runways", status_code=status.HTTP_202_ACCEPTED)
def create_runway(order: Ordered) -> RunSummary:
    """Find how many desktops the array supports, and the last year in which it suffices: a run of kind *runway*."""
    return order.run(RunKind.RUNWAY)


@router.post("/scenarios/{scenario_id}/sensitivities", status_code=status.HTTP_202_ACCEPTED)
def create_sensitivity(order: Ordered) -> RunSummary:
    """Find the inputs that could change the verdict: a run of kind *sensitivity*."""
    return order.run(RunKind.SENSITIVITY)


@router.post("/scenarios/{scenario_id}/ranges", status_code=status.HTTP_202_ACCEPTED)
def create_range(order: Ordered, asked: RangeRequest) -> RunSummary:
    """Run a Monte Carlo analysis of the week: a run of kind *range*, split among all workers."""
    return order.run(RunKind.RANGE, asked)


@router.post("/scenarios/{scenario_id}/failures", status_code=status.HTTP_202_ACCEPTED)
def create_failure(order: Ordered, asked: FailureRequest) -> RunSummary:
    """Simulate a component failure: a run of kind *failure*.

    Its result has logins, latency and utilization with and without the failure, for the scenario's configuration and up
    to three others.
    """
    return order.run(RunKind.FAILURE, asked)


@router.post("/comparisons")
def compare_runs(db: Db, catalog: CurrentCatalog, asked: ComparisonRequest) -> Comparison:
    """Compare runs of kind *week*, or options of a shortlist, at current prices. The comparison is not stored."""
    if asked.shortlist_run_id is not None:
        return comparison.compared_options(db, catalog, asked.shortlist_run_id, asked.family_ids)
    return comparison.compared(db, catalog, asked.run_ids)


@router.get("/runs")
def list_runs(
    db: Db,
    paging: Paging,
    project_id: Annotated[UUID | None, Query(description="Only runs in this project.")] = None,
    scenario_id: Annotated[UUID | None, Query(description="Only runs of this scenario.")] = None,
    state: Annotated[RunState | None, Query(description="Only runs in this state.")] = None,
    kind: Annotated[RunKind, Query(description="Kind of runs to return.")] = RunKind.WEEK,
    every_kind: Annotated[bool, Query(description="Return runs of every kind and ignore `kind`.")] = False,
) -> RunPage:
    """Return runs of one kind or of all kinds, newest first."""
    of_kind = None if every_kind else kind
    return service.list_runs(db, paging, project_id=project_id, scenario_id=scenario_id, state=state, kind=of_kind)


@router.get("/runs/{run_id}")
def get_run(db: Db, run_id: UUID) -> Run:
    """Return one run with its frozen scenario and its result."""
    return service.get(db, run_id)


@router.delete("/runs/{run_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_run(db: Db, run_id: UUID) -> None:
    """Delete a finished run."""
    service.delete(db, run_id)


@router.post("/runs/{run_id}/cancel")
def cancel_run(db: Db, run_id: UUID) -> RunSummary:
    """Cancel a run. Returns 409 if the run has already finished."""
    return service.cancel(db, run_id)


@router.get("/runs/{run_id}/series", response_model=Series)
def get_run_series(
    db: Db,
    run_id: UUID,
    array_id: ArrayId = MAIN_ARRAY,
    from_at: FromAt = None,
    to_at: ToAt = None,
    n_buckets: NBuckets = 672,
) -> Response:
    """Return the time series of a finished run on one array, as minimum, mean and maximum per bucket."""
    series = service.series(db, run_id, array_id, from_at, to_at, n_buckets)
    return Response(series.model_dump_json(), media_type="application/json")


@router.get("/runs/{run_id}/events", response_class=EventSourceResponse)
async def follow_run(progress: Annotated[events.Progress, Depends(events.progress_of)]) -> AsyncIterable[RunProgress]:
    """Send a server-sent event whenever the run progresses, until it ends.

    If the stream ends before the run, because 15 minutes have passed or the service restarts, its last event contains
    a `retry` value with the time to wait before reconnecting.
    """
    async for step in progress:
        yield step
