"""`/api/v1/preview`."""

from fastapi import APIRouter, Response

from webapp.kit.json_route import JsonRoute
from webapp.kit.ports import CurrentCatalog
from webapp.preview import service
from webapp.preview.schemas import Preview, PreviewRequest

router = APIRouter(tags=["preview"], route_class=JsonRoute)


@router.post("/preview", response_model=Preview)
def preview(catalog: CurrentCatalog, asked: PreviewRequest) -> Response:
    """Answer a scenario at once, without a recommendation and without keeping anything."""
    answer = service.preview(catalog, asked)
    return Response(answer.model_dump_json(), media_type="application/json")
