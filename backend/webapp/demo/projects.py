"""The projects that every visitor of a demo gets, with finished analyses: `seed-data/demo`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from uuid import UUID

import structlog
from pydantic import BaseModel, ConfigDict
from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.model.scenario import Scenario
from webapp.core.db.session import Sessions, finish
from webapp.core.db.tenancy import within
from webapp.core.http.yaml_documents import read_file
from webapp.core.ports import Service
from webapp.core.security.principal import LOCAL_OWNER
from webapp.core.seed_scenarios import seed_scenarios
from webapp.demo.marker import DEMO, LOCK
from webapp.projects import service as projects
from webapp.projects.models import ProjectRow
from webapp.projects.schemas import ProjectInput
from webapp.runs import service as runs
from webapp.runs.models import RunRow
from webapp.runs.quota.service import OPEN
from webapp.runs.schemas import RunKind, ShortlistRequest
from webapp.scenarios import service as scenarios

FILE = "projects.yaml"
COMPARED_KIND = RunKind.SHORTLIST

log = structlog.get_logger()


class DemoScenario(BaseModel):
    """A scenario of a project, with the analyses that visitors find."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    file: str
    """Name of a file in `scenarios`, without its ending."""
    analyses: tuple[RunKind, ...] = (RunKind.WEEK,)
    family_ids: tuple[str, ...] = ()
    """Array families of the shortlist; by default, all families of the same kind."""


class DemoProject(BaseModel):
    """A project of an invented customer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    notes: str
    scenarios: tuple[DemoScenario, ...]


class _Projects(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    projects: tuple[DemoProject, ...]


@cache
def demo_projects(folder: Path) -> tuple[DemoProject, ...]:
    """Return the projects in a folder."""
    return _Projects.model_validate(read_file(folder / FILE)).projects


def folder_of(service: Service) -> Path:
    """Return the folder with the demo's projects."""
    return service.settings.seed_folder / "demo"


def prepare_projects(service: Service) -> int:
    """Create the projects that visitors copy, and start their analyses; return the number of runs that were started.

    If the projects exist and were computed with this release, the current catalog and the same documents, they stay.
    """
    own = replace(service, settings=service.settings.model_copy(update={"quotas": False})).within(DEMO)
    with own.sessions() as session:
        session.execute(LOCK)  # processes that start at the same time must not each create them
        catalog = own.ports.current_catalog(session)
        if _found(session) == _wanted(own, catalog.version):
            return 0
        session.execute(delete(ProjectRow).where(ProjectRow.organization_id == DEMO))
        n_runs = sum(_add(session, own, project) for project in reversed(demo_projects(folder_of(service))))
        finish(session)
    return n_runs


def is_ready(sessions: Sessions) -> bool:
    """Return whether the projects exist and all their analyses have ended."""
    with within(sessions, DEMO)() as session:
        n_open = select(func.count()).select_from(RunRow).where(RunRow.state.in_(OPEN))
        n_projects = select(func.count()).select_from(ProjectRow)
        return not session.scalar(n_open) and bool(session.scalar(n_projects))


Computed = tuple[str, str, str, str, str]
"""Project, scenario document, kind of analysis, engine version and catalog version."""


def _found(session: Session) -> set[Computed]:
    """Return what the database has, without failed runs."""
    query = (
        select(ProjectRow.name, RunRow.scenario, RunRow.kind, RunRow.engine_version, RunRow.catalog_version)
        .join(RunRow, RunRow.project_id == ProjectRow.id)
        .where(RunRow.state.in_((*OPEN, "succeeded")))
    )
    return {
        (name, Scenario.model_validate(document).model_dump_json(), kind, engine, catalog)
        for name, document, kind, engine, catalog in session.execute(query)
    }


def _wanted(service: Service, catalog_version: str) -> set[Computed]:
    documents = seed_scenarios(folder_of(service) / "scenarios")
    return {
        (project.name, documents[each.file].model_dump_json(), kind, stormsizer.__version__, catalog_version)
        for project in demo_projects(folder_of(service))
        for each in project.scenarios
        for kind in each.analyses
    }


def _add(session: Session, service: Service, given: DemoProject) -> int:
    documents = seed_scenarios(folder_of(service) / "scenarios")
    project = projects.create(session, ProjectInput(name=given.name, notes=given.notes))
    newest_first = reversed(given.scenarios)  # as lists show them
    return sum(1 for each in newest_first for _ in _runs(session, service, project.id, each, documents[each.file]))


def _runs(
    session: Session, service: Service, project_id: UUID, given: DemoScenario, scenario: Scenario
) -> Iterator[UUID]:
    catalog = service.ports.current_catalog(session)
    draft = scenarios.create(session, catalog, project_id, scenario, LOCAL_OWNER)
    snapshot = scenarios.snapshot(session, draft.id)
    for kind in given.analyses:
        request = ShortlistRequest(family_ids=given.family_ids) if kind is COMPARED_KIND and given.family_ids else None
        yield runs.create(session, service, catalog, snapshot, kind, request).id
