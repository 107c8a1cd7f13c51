"""`/api/v1/usage`, `/api/v1/limits`, and cost estimates for runs."""

from fastapi import APIRouter

from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentCatalog, CurrentService, Db, ScenarioSnapshot
from webapp.runs.kinds.requests import request_of
from webapp.runs.kinds.table import KINDS
from webapp.runs.quota import service as quota
from webapp.runs.quota.estimate import estimated
from webapp.runs.quota.limits import Limits, limits
from webapp.runs.quota.schemas import Estimate, EstimateRequest, Usage

router = APIRouter(tags=["limits"], route_class=JsonRoute)


@router.get("/limits")
def get_limits(db: Db, context: CurrentService) -> Limits:
    """Return all API limits."""
    return limits(context.settings, quota.caps_of(db, context.settings))


@router.get("/usage")
def get_usage(db: Db, context: CurrentService) -> Usage:
    """Return the organization's quotas and current usage."""
    return quota.usage(db, context.settings)


@router.post("/scenarios/{scenario_id}/estimates")
def estimate_run(
    db: Db, context: CurrentService, catalog: CurrentCatalog, snapshot: ScenarioSnapshot, asked: EstimateRequest
) -> Estimate:
    """Estimate the cost of a run without starting it."""
    request = request_of(asked.kind, asked.request)
    KINDS[asked.kind].require(snapshot.scenario, catalog, request)
    return Estimate(
        kind=asked.kind,
        estimated_s=estimated(snapshot.scenario, catalog, asked.kind, request),
        allowed_s=quota.caps_of(db, context.settings).max_run_s,
    )
