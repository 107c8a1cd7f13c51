"""`/api/v1/preview`."""

from fastapi import APIRouter, Response

from stormsizer.analysis.explain import PhaseArithmetic
from webapp.core.http.json_route import JsonRoute
from webapp.core.languages import Reader, localized
from webapp.core.ports import CurrentCatalog, CurrentService
from webapp.core.project_prices import prices_of_known
from webapp.core.seed_scenarios import seed_scenarios
from webapp.preview import service
from webapp.preview.schemas import CurveRequest, PhaseCurve, PhaseRequest, Preview, PreviewRequest

router = APIRouter(tags=["preview"], route_class=JsonRoute)


@router.post("/preview", response_model=Preview)
def preview(catalog: CurrentCatalog, context: CurrentService, reader: Reader, asked: PreviewRequest) -> Response:
    """Simulate a scenario immediately, without a recommendation and without storing anything."""
    ready = seed_scenarios(context.settings.seed_folder / "scenarios")
    own = None
    if asked.project_id is not None:
        with context.sessions() as session:
            own = prices_of_known(session, asked.project_id)
    answer = service.preview(catalog, ready, asked, own)
    return localized(answer, reader)


@router.post("/preview/response-curve", response_model=PhaseCurve)
def preview_response_curve(catalog: CurrentCatalog, reader: Reader, asked: CurveRequest) -> Response:
    """Return the response-time curve of a phase, and the phase's position on it."""
    return localized(service.phase_curve(catalog, asked), reader)


@router.post("/preview/arithmetic", response_model=PhaseArithmetic)
def preview_arithmetic(catalog: CurrentCatalog, reader: Reader, asked: PhaseRequest) -> Response:
    """Return the breakdown of each figure of a phase: its terms, and the inputs behind them."""
    return localized(service.arithmetic(catalog, asked), reader)
