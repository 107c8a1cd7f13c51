"""Operations on scenario drafts."""

from functools import cache
from typing import Any
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.localizer import FALLBACK
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import prepare
from webapp.core.http.errors import NotFoundError, require_match
from webapp.core.http.pagination import PageRequest
from webapp.core.languages import languages
from webapp.core.ports import Snapshot
from webapp.core.security.principal import LOCAL_OWNER, Principal
from webapp.core.seed_scenarios import seed_scenarios
from webapp.scenarios import repository, versions
from webapp.scenarios.models import ScenarioRow
from webapp.scenarios.schemas import (
    BranchRequest,
    DuplicateRequest,
    Sample,
    SampleList,
    ScenarioDraft,
    ScenarioPage,
    ScenarioSummary,
    ScenarioVersionList,
)
from webapp.settings import Settings


@cache
def schema() -> dict[str, Any]:
    """Return the JSON Schema of a scenario document."""
    document: dict[str, Any] = languages().localizer(FALLBACK).json(Scenario.model_json_schema())
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **document}


def etag(version: int) -> str:
    """Return the ETag of a version."""
    return f'"{version}"'


def samples(catalog: Catalog, settings: Settings, family_id: str | None = None) -> SampleList:
    """Return the sample scenarios whose array is in the catalog, or only the one of an array family."""
    folder = settings.seed_folder / "scenarios"
    found = seed_scenarios(folder)
    if family_id is not None:
        of_families = seed_scenarios(folder / "families")
        found = {family_id: of_families[family_id]} if family_id in of_families else {}
    return SampleList(
        items=tuple(
            Sample(
                id=name,
                name=scenario.name,
                notes=scenario.notes,
                n_desktops=scenario.n_desktops,
                n_events=len(scenario.events),
                array_name=array.name,
                standing=array.standing,
                scenario=scenario,
            )
            for name, scenario in found.items()
            if (array := catalog.arrays.get(scenario.array.model_id)) is not None
        )
    )


def list_scenarios(session: Session, project_id: UUID, asked: PageRequest) -> ScenarioPage:
    """Return one page of a project's scenarios."""
    _require_project(session, project_id)
    rows, next_cursor = repository.page(session, project_id, asked)
    return ScenarioPage(items=tuple(ScenarioSummary.model_validate(row) for row in rows), next_cursor=next_cursor)


def create(session: Session, catalog: Catalog, project_id: UUID, scenario: Scenario, who: Principal) -> ScenarioDraft:
    """Add a scenario to a project."""
    _require_project(session, project_id)
    prepare(scenario, catalog)
    return _added(session, project_id, scenario, who)


def get(session: Session, scenario_id: UUID) -> ScenarioDraft:
    """Return one scenario."""
    return _shown(_existing(session, scenario_id))


def snapshot(session: Session, scenario_id: UUID) -> Snapshot:
    """Return a snapshot of a scenario's current version, for a run."""
    return _as_snapshot(get(session, scenario_id))


def stored(session: Session, catalog: Catalog, project_id: UUID, scenario: Scenario, who: Principal) -> Snapshot:
    """Add a scenario to a project and return its snapshot, to be run immediately."""
    return _as_snapshot(create(session, catalog, project_id, scenario, who))


def to_change(session: Session, scenario_id: UUID, if_match: str | None) -> Snapshot:
    """Return a snapshot of a scenario, locked until the transaction ends, if it matches the caller's ETag."""
    return _as_snapshot(_shown(_to_change(session, scenario_id, if_match)))


def saved(session: Session, catalog: Catalog, before: Snapshot, scenario: Scenario, who: Principal) -> Snapshot:
    """Save a new document for a locked scenario as a new version."""
    row = _to_change(session, before.scenario_id, etag(before.version))
    prepare(scenario, catalog)
    _replace(session, row, scenario)
    versions.keep(session, row, who, as_a_version_of_its_own=True)
    session.refresh(row)
    return _as_snapshot(_shown(row))


def update(
    session: Session,
    catalog: Catalog,
    scenario_id: UUID,
    scenario: Scenario,
    if_match: str | None,
    who: Principal,
) -> ScenarioDraft:
    """Replace a scenario's document if the change is based on the current version."""
    row = _to_change(session, scenario_id, if_match)
    prepare(scenario, catalog)
    _replace(session, row, scenario)
    versions.keep(session, row, who)
    return _shown(row)


def restore(
    session: Session, catalog: Catalog, scenario_id: UUID, version: int, if_match: str | None, who: Principal
) -> ScenarioDraft:
    """Restore an earlier version as a new version; the versions in between are kept."""
    row = _to_change(session, scenario_id, if_match)
    _replace(session, row, versions.document_of(session, catalog, scenario_id, version))
    versions.keep(session, row, who, as_a_version_of_its_own=True)
    return _shown(row)


def branch(
    session: Session, catalog: Catalog, scenario_id: UUID, asked: BranchRequest, who: Principal
) -> ScenarioDraft:
    """Branch a scenario from its current or an earlier version; the branch records its origin."""
    original = get(session, scenario_id)
    version = asked.version or original.version
    scenario = original.scenario
    if version != original.version:
        scenario = versions.document_of(session, catalog, scenario_id, version)
    project_id = asked.project_id or original.project_id
    _require_project(session, project_id)
    name = asked.name or f"{scenario.name[:190]} (branch)"
    row = ScenarioRow(project_id=project_id, branched_from_id=scenario_id, branched_from_version=version)
    return _stored(session, row, scenario.model_copy(update={"name": name}), who)


def delete(session: Session, scenario_id: UUID) -> None:
    """Delete a scenario. Its runs keep their own copy of the document."""
    session.delete(_existing(session, scenario_id))


def duplicate(session: Session, scenario_id: UUID, asked: DuplicateRequest, who: Principal) -> ScenarioDraft:
    """Duplicate a scenario within its project."""
    original = get(session, scenario_id)
    name = asked.name or f"{original.name[:190]} (copy)"
    return _added(session, original.project_id, original.scenario.model_copy(update={"name": name}), who)


def named(session: Session, catalog: Catalog, project_id: UUID, scenario: Scenario) -> ScenarioDraft:
    """Return the project's scenario with this scenario's name; if there is none, add this scenario and return it."""
    row = repository.by_name(session, project_id, scenario.name)
    return create(session, catalog, project_id, scenario, LOCAL_OWNER) if row is None else _shown(row)


def list_versions(session: Session, scenario_id: UUID) -> ScenarioVersionList:
    """Return all stored versions of a scenario."""
    _existing(session, scenario_id)
    return versions.list_versions(session, scenario_id)


def _added(session: Session, project_id: UUID, scenario: Scenario, who: Principal) -> ScenarioDraft:
    return _stored(session, ScenarioRow(project_id=project_id), scenario, who)


def _stored(session: Session, row: ScenarioRow, scenario: Scenario, who: Principal) -> ScenarioDraft:
    _write(row, scenario)
    session.add(row)
    session.flush()
    versions.keep(session, row, who)
    return _shown(row)


def _to_change(session: Session, scenario_id: UUID, if_match: str | None) -> ScenarioRow:
    """Return a scenario, locked until the transaction ends, if it matches the caller's ETag."""
    row = _existing(session, scenario_id, to_change=True)
    require_match(if_match, etag(row.version), msg("problem-scenario-changed", version=row.version))
    return row


def _replace(session: Session, row: ScenarioRow, scenario: Scenario) -> None:
    _write(row, scenario)
    row.version += 1
    session.flush()


def _write(row: ScenarioRow, scenario: Scenario) -> None:
    row.name = scenario.name
    row.n_desktops = scenario.n_desktops
    row.n_events = len(scenario.events)
    row.document = scenario.model_dump(mode="json")


def _as_snapshot(draft: ScenarioDraft) -> Snapshot:
    return Snapshot(draft.id, draft.project_id, draft.version, draft.scenario, draft.updated_at)


def _shown(row: ScenarioRow) -> ScenarioDraft:
    summary = ScenarioSummary.model_validate(row)
    return ScenarioDraft(**summary.model_dump(), scenario=Scenario.model_validate(row.document))


def _existing(session: Session, scenario_id: UUID, *, to_change: bool = False) -> ScenarioRow:
    row = repository.by_id(session, scenario_id, to_change=to_change)
    if row is None:
        raise NotFoundError(msg("problem-no-scenario"))
    return row


def _require_project(session: Session, project_id: UUID) -> None:
    if not repository.project_exists(session, project_id):
        raise NotFoundError(msg("problem-no-project"))
