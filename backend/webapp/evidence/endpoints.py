"""`/api/v1/evidence`."""

from fastapi import APIRouter

from stormsizer.evidence import Backtest
from webapp.evidence import service
from webapp.kit.ports import CurrentCatalog, CurrentService

router = APIRouter(tags=["evidence"])


@router.get("/evidence")
def get_evidence(catalog: CurrentCatalog, context: CurrentService) -> Backtest:
    """Return every measured number beside what the engine says about it."""
    return service.evidence(context.sessions, context.settings, catalog)
