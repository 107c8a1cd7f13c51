"""`/api/v1/usage`, `/api/v1/limits`, estimates, and batches of runs."""

from uuid import UUID

from fastapi import APIRouter, status

from stormsizer.messages.text import msg
from webapp.core.http.errors import NotFoundError
from webapp.core.http.idempotency import OnlyOnce
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentCatalog, CurrentPrincipal, CurrentService, Db, ScenarioSnapshot
from webapp.runs import batch, quota, repository
from webapp.runs.batch_schemas import Batch, BatchRequest
from webapp.runs.limits import Limits, limits
from webapp.runs.quota_estimate import estimated
from webapp.runs.quota_schemas import Estimate, EstimateRequest, Usage
from webapp.runs.requests import request_of

router = APIRouter(tags=["limits"], route_class=JsonRoute)


@router.get("/limits")
def get_limits(db: Db, context: CurrentService) -> Limits:
    """Return all limits of the API."""
    return limits(context.settings, quota.caps_of(db, context.settings))


@router.get("/usage")
def get_usage(db: Db, context: CurrentService) -> Usage:
    """Return quotas and current use of the organization."""
    return quota.usage(db, context.settings)


@router.post("/scenarios/{scenario_id}/estimates")
def estimate_run(
    db: Db, context: CurrentService, catalog: CurrentCatalog, snapshot: ScenarioSnapshot, asked: EstimateRequest
) -> Estimate:
    """Estimate the cost of a run without starting it."""
    request = request_of(asked.kind, asked.request)
    return Estimate(
        kind=asked.kind,
        estimated_s=estimated(snapshot.scenario, catalog, asked.kind, request),
        allowed_s=quota.caps_of(db, context.settings).max_run_s,
    )


@router.post("/projects/{project_id}/batches", status_code=status.HTTP_202_ACCEPTED, tags=["runs"])
def create_batch(
    db: Db,
    context: CurrentService,
    catalog: CurrentCatalog,
    principal: CurrentPrincipal,
    project_id: UUID,
    asked: BatchRequest,
    idempotency_key: OnlyOnce = None,
) -> Batch:
    """Run many scenarios of a project. Problems are reported per item and do not affect others."""
    if not repository.project_exists(db, project_id):
        raise NotFoundError(msg("problem-no-project"))
    return batch.create(batch.Asker(context, catalog, principal, project_id, idempotency_key), asked)
