"""`/api/v1/projects/{id}/scenarios`, `/api/v1/scenarios` and the published schema."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Header, Response, status

from stormsizer.scenario import Scenario
from webapp.kit.db import Db
from webapp.kit.json_route import JsonRoute
from webapp.kit.pagination import Paging
from webapp.kit.ports import CurrentCatalog, CurrentService
from webapp.scenarios import service
from webapp.scenarios.schemas import DuplicateRequest, SampleList, ScenarioDraft, ScenarioPage

router = APIRouter(tags=["scenarios"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the version that the change is based on; required.", max_length=80)
]


@router.get("/scenario-schema", response_model=dict[str, Any])
def get_scenario_schema() -> dict[str, Any]:
    """Return the JSON Schema of a scenario document: every field with its default, bounds and help."""
    return service.schema()


@router.get("/samples")
def list_samples(catalog: CurrentCatalog, context: CurrentService) -> SampleList:
    """Return the scenarios that come with the product, to be added to a project or answered as they are."""
    return service.samples(catalog, context.settings)


@router.get("/projects/{project_id}/scenarios")
def list_scenarios(db: Db, project_id: UUID, paging: Paging) -> ScenarioPage:
    """Return the scenarios of a project, newest first."""
    return service.list_scenarios(db, project_id, paging)


@router.post("/projects/{project_id}/scenarios", status_code=status.HTTP_201_CREATED)
def create_scenario(
    db: Db, catalog: CurrentCatalog, project_id: UUID, scenario: Scenario, response: Response
) -> ScenarioDraft:
    """Add a scenario to a project."""
    return _tagged(response, service.create(db, catalog, project_id, scenario), made=True)


@router.get("/scenarios/{scenario_id}")
def get_scenario(db: Db, scenario_id: UUID, response: Response) -> ScenarioDraft:
    """Return one scenario; its ETag goes into `If-Match` when it is changed."""
    return _tagged(response, service.get(db, scenario_id))


@router.put("/scenarios/{scenario_id}")
def update_scenario(
    db: Db,
    catalog: CurrentCatalog,
    scenario_id: UUID,
    scenario: Scenario,
    response: Response,
    if_match: IfMatch = None,
) -> ScenarioDraft:
    """Replace a scenario's document. 412 if somebody else changed it meanwhile."""
    return _tagged(response, service.update(db, catalog, scenario_id, scenario, if_match))


@router.delete("/scenarios/{scenario_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_scenario(db: Db, scenario_id: UUID) -> None:
    """Delete a scenario. Its runs stay."""
    service.delete(db, scenario_id)


@router.post("/scenarios/{scenario_id}/duplicate", status_code=status.HTTP_201_CREATED)
def duplicate_scenario(db: Db, scenario_id: UUID, asked: DuplicateRequest, response: Response) -> ScenarioDraft:
    """Copy a scenario within its project, to try something else."""
    return _tagged(response, service.duplicate(db, scenario_id, asked), made=True)


def _tagged(response: Response, draft: ScenarioDraft, *, made: bool = False) -> ScenarioDraft:
    response.headers["ETag"] = service.etag(draft.version)
    if made:
        response.headers["Location"] = f"/api/v1/scenarios/{draft.id}"
    return draft
