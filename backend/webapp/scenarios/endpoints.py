"""`/api/v1/projects/{id}/scenarios`, `/api/v1/scenarios`, and the published schema."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Header, Path, Query, Response, status

from stormsizer.model.scenario import Scenario
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.languages import Reader
from webapp.core.ports import CurrentCatalog, CurrentPrincipal, CurrentService, Db, WholeService
from webapp.core.security.text import WrittenInt
from webapp.scenarios import service, versions
from webapp.scenarios.defaults import Defaults, defaults
from webapp.scenarios.schemas import (
    MOST,
    BranchRequest,
    DuplicateRequest,
    SampleList,
    ScenarioDraft,
    ScenarioPage,
    ScenarioVersion,
    ScenarioVersionList,
    VersionName,
)

router = APIRouter(tags=["scenarios"], route_class=JsonRoute)

IfMatch = Annotated[
    str | None, Header(description="ETag of the version that the change is based on; required.", max_length=80)
]
VersionNumber = Annotated[WrittenInt, Path(ge=1, le=MOST)]


@router.get("/scenario-schema", response_model=dict[str, Any])
def get_scenario_schema() -> dict[str, Any]:
    """Return the JSON Schema of a scenario document: every field with its default, limits and help.

    Titles and descriptions are for programmers, in English; the schema is the same for every reader.
    """
    return service.schema()


@router.get("/defaults")
def get_defaults(context: WholeService, reader: Reader) -> Defaults:
    """Return a scenario to start from, and every input with its default, limits, unit, help and source.

    The names in the scenario are in the reader's language.
    """
    return defaults(context.settings.seed_folder, reader)


@router.get("/samples")
def list_samples(
    catalog: CurrentCatalog,
    context: CurrentService,
    family_id: Annotated[
        str | None,
        Query(description="Only the sample of this array family, which is not among the others.", max_length=64),
    ] = None,
) -> SampleList:
    """Return the sample scenarios, which can be added to a project or simulated directly.

    Every array family that can be ordered has a sample of its own, with its cheapest configuration that meets all
    goals.
    """
    return service.samples(catalog, context.settings, family_id)


@router.get("/projects/{project_id}/scenarios")
def list_scenarios(db: Db, project_id: UUID, paging: Paging) -> ScenarioPage:
    """Return the scenarios of a project, newest first."""
    return service.list_scenarios(db, project_id, paging)


@router.post("/projects/{project_id}/scenarios", status_code=status.HTTP_201_CREATED)
def create_scenario(
    db: Db,
    catalog: CurrentCatalog,
    principal: CurrentPrincipal,
    project_id: UUID,
    scenario: Scenario,
    response: Response,
) -> ScenarioDraft:
    """Add a scenario to a project."""
    return _tagged(response, service.create(db, catalog, project_id, scenario, principal), made=True)


@router.get("/scenarios/{scenario_id}")
def get_scenario(db: Db, scenario_id: UUID, response: Response) -> ScenarioDraft:
    """Return one scenario. To change it, send its ETag in `If-Match`."""
    return _tagged(response, service.get(db, scenario_id))


@router.put("/scenarios/{scenario_id}")
def update_scenario(
    db: Db,
    catalog: CurrentCatalog,
    principal: CurrentPrincipal,
    scenario_id: UUID,
    scenario: Scenario,
    response: Response,
    if_match: IfMatch = None,
) -> ScenarioDraft:
    """Replace a scenario's document as a new version. Returns 412 if someone else changed it in the meantime."""
    return _tagged(response, service.update(db, catalog, scenario_id, scenario, if_match, principal))


@router.delete("/scenarios/{scenario_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_scenario(db: Db, scenario_id: UUID) -> None:
    """Delete a scenario. Its runs remain."""
    service.delete(db, scenario_id)


@router.post("/scenarios/{scenario_id}/duplicate", status_code=status.HTTP_201_CREATED)
def duplicate_scenario(
    db: Db, principal: CurrentPrincipal, scenario_id: UUID, asked: DuplicateRequest, response: Response
) -> ScenarioDraft:
    """Duplicate a scenario within its project."""
    return _tagged(response, service.duplicate(db, scenario_id, asked, principal), made=True)


@router.post("/scenarios/{scenario_id}/branches", status_code=status.HTTP_201_CREATED)
def branch_scenario(
    db: Db,
    catalog: CurrentCatalog,
    principal: CurrentPrincipal,
    scenario_id: UUID,
    asked: BranchRequest,
    response: Response,
) -> ScenarioDraft:
    """Branch a scenario from its current or an earlier version. The branch records its origin."""
    return _tagged(response, service.branch(db, catalog, scenario_id, asked, principal), made=True)


@router.get("/scenarios/{scenario_id}/versions")
def list_scenario_versions(db: Db, scenario_id: UUID) -> ScenarioVersionList:
    """Return the stored versions of a scenario, at most 200, newest first. Named versions are never dropped."""
    return service.list_versions(db, scenario_id)


@router.get("/scenarios/{scenario_id}/versions/{version}")
def get_scenario_version(db: Db, scenario_id: UUID, version: VersionNumber) -> ScenarioVersion:
    """Return a version of a scenario."""
    return versions.get(db, scenario_id, version)


@router.put("/scenarios/{scenario_id}/versions/{version}/name")
def name_scenario_version(db: Db, scenario_id: UUID, version: VersionNumber, asked: VersionName) -> ScenarioVersion:
    """Name a version so that it is never dropped, or remove its name."""
    return versions.name(db, scenario_id, version, asked.label)


@router.post("/scenarios/{scenario_id}/versions/{version}/restore")
def restore_scenario_version(
    db: Db,
    catalog: CurrentCatalog,
    principal: CurrentPrincipal,
    scenario_id: UUID,
    version: VersionNumber,
    response: Response,
    if_match: IfMatch = None,
) -> ScenarioDraft:
    """Restore a version as the newest one. Returns 412 if someone else changed the scenario in the meantime."""
    return _tagged(response, service.restore(db, catalog, scenario_id, version, if_match, principal))


def _tagged(response: Response, draft: ScenarioDraft, *, made: bool = False) -> ScenarioDraft:
    response.headers["ETag"] = service.etag(draft.version)
    if made:
        response.headers["Location"] = f"/api/v1/scenarios/{draft.id}"
    return draft
