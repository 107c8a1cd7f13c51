"""Versions of a scenario: saving, naming and reading them.

Browsers save while the user types. Therefore, saves by one user within `ONE_SITTING` of the first one share a version,
which contains the latest save, unless the version was named, a run uses it, or someone else saved in between.
"""

from uuid import UUID

from sqlalchemy import text
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import prepare
from webapp.core.db.clock import NOW
from webapp.core.http.errors import ConflictError, NotFoundError
from webapp.core.security.principal import Principal
from webapp.scenarios import repository
from webapp.scenarios.models import ScenarioRow, ScenarioVersionRow
from webapp.scenarios.schemas import ScenarioVersion, ScenarioVersionList, ScenarioVersionSummary

ONE_SITTING = text("interval '5 minutes'")
MOST_VERSIONS = 200
"""Maximum number of versions per scenario. When it is exceeded, the oldest unnamed versions are dropped."""
MOST_NAMED = 100


def keep(session: Session, row: ScenarioRow, who: Principal, *, as_a_version_of_its_own: bool = False) -> None:
    """Record a scenario that was just saved, as a new version or as the latest save of the newest one."""
    newest = repository.newest_version(session, row.id, ONE_SITTING, who.actor_id, who.name)
    if newest is None or as_a_version_of_its_own:
        newest = ScenarioVersionRow(scenario_id=row.id, saved_by_id=who.actor_id, saved_by=who.name)
    newest.version, newest.name, newest.document = row.version, row.name, row.document
    newest.saved_at = NOW
    session.add(newest)
    session.flush()
    repository.drop_oldest_versions(session, row.id, MOST_VERSIONS)


def list_versions(session: Session, scenario_id: UUID) -> ScenarioVersionList:
    """Return all stored versions, newest first."""
    rows = repository.versions(session, scenario_id)
    return ScenarioVersionList(items=tuple(ScenarioVersionSummary.model_validate(row) for row in rows))


def get(session: Session, scenario_id: UUID, version: int) -> ScenarioVersion:
    """Return one version with its document."""
    return _shown(_existing(session, scenario_id, version))


def name(session: Session, scenario_id: UUID, version: int, label: str | None) -> ScenarioVersion:
    """Name a version so that it is never dropped, or remove its name."""
    row = _existing(session, scenario_id, version)
    if label is not None and row.label is None and repository.n_named(session, scenario_id) >= MOST_NAMED:
        raise ConflictError(msg("problem-too-many-named-versions", limit=MOST_NAMED))
    row.label = label
    session.flush()
    return _shown(row)


def document_of(session: Session, catalog: Catalog, scenario_id: UUID, version: int) -> Scenario:
    """Return the document of a version, validated against the current catalog."""
    scenario = get(session, scenario_id, version).scenario
    prepare(scenario, catalog)
    return scenario


def _existing(session: Session, scenario_id: UUID, version: int) -> ScenarioVersionRow:
    row = repository.version(session, scenario_id, version)
    if row is None:
        raise NotFoundError(msg("problem-no-scenario-version"))
    return row


def _shown(row: ScenarioVersionRow) -> ScenarioVersion:
    summary = ScenarioVersionSummary.model_validate(row)
    return ScenarioVersion(**summary.model_dump(), scenario=Scenario.model_validate(row.document))
