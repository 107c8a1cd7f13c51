"""The endpoint for batches of runs."""

from uuid import UUID

from fastapi import APIRouter, status

from stormsizer.messages.text import msg
from webapp.core.http.errors import NotFoundError
from webapp.core.http.idempotency import OnlyOnce
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentCatalog, CurrentPrincipal, CurrentService, Db
from webapp.runs import repository
from webapp.runs.batch import service as batch
from webapp.runs.batch.schemas import Batch, BatchRequest

router = APIRouter(tags=["limits", "runs"], route_class=JsonRoute)


@router.post("/projects/{project_id}/batches", status_code=status.HTTP_202_ACCEPTED)
def create_batch(
    db: Db,
    context: CurrentService,
    catalog: CurrentCatalog,
    principal: CurrentPrincipal,
    project_id: UUID,
    asked: BatchRequest,
    idempotency_key: OnlyOnce = None,
) -> Batch:
    """Run many scenarios of a project. Problems are reported per item and do not affect the other items."""
    if not repository.project_exists(db, project_id):
        raise NotFoundError(msg("problem-no-project"))
    return batch.create(batch.Asker(context, catalog, principal, project_id, idempotency_key), asked)
