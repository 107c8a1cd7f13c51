"""`/api/v1/evidence`."""

from fastapi import APIRouter

from stormsizer.evidence import Backtest
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentCatalog, CurrentService
from webapp.evidence import service

router = APIRouter(tags=["evidence"], route_class=JsonRoute)


@router.get("/evidence")
def get_evidence(catalog: CurrentCatalog, context: CurrentService) -> Backtest:
    """Return every measured value with its prediction."""
    return service.evidence(context.sessions, context.settings, catalog)
