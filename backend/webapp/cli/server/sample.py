"""Sample project for a new installation, with finished runs."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy.orm import Session

from stormsizer.model.scenario import Scenario
from webapp.catalogs.service import current_catalog
from webapp.core.http.pagination import PageRequest
from webapp.core.ports import Service
from webapp.core.security.principal import LOCAL_OWNER
from webapp.projects import service as projects
from webapp.projects.schemas import ProjectInput
from webapp.runs import service as runs
from webapp.scenarios import service as scenarios

SAMPLE = ProjectInput(
    name="Acme Corporation", notes="The two-week calendar of NetApp TR-3949, Table 7: 2,500 desktops on one controller."
)


SCENARIOS = ("acme", "acme-8.0.1")
"""Scenarios that the sample project starts with; the other samples can be added later."""


def add_sample(session: Session, service: Service, documents: Mapping[str, Scenario]) -> int:
    """Create the sample project and run its scenarios, unless projects exist; return the number of runs."""
    if projects.list_projects(session, PageRequest(limit=1, after=None)).items:
        return 0
    catalog = current_catalog(session)
    project = projects.create(session, SAMPLE)
    chosen = [documents[name] for name in SCENARIOS if name in documents]
    for scenario in chosen:
        draft = scenarios.create(session, catalog, project.id, scenario, LOCAL_OWNER)
        runs.create(session, service, catalog, scenarios.snapshot(session, draft.id))
    return len(chosen)
