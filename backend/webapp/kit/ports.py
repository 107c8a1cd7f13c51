"""What one feature needs of another. Features do not import each other; `main` and `worker` connect them here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request
from sqlalchemy.orm import Session

from stormsizer.catalog import Catalog
from stormsizer.evidence import Backtest
from stormsizer.result import Result
from stormsizer.scenario import Scenario
from stormsizer.storage.trace import Trace
from webapp.kit.db import Db, Sessions
from webapp.kit.queue import Queue
from webapp.settings import Settings


@dataclass(frozen=True)
class Snapshot:
    """A scenario as it is at one moment."""

    scenario_id: UUID
    project_id: UUID
    version: int
    scenario: Scenario


@dataclass(frozen=True)
class Finished:
    """A run that succeeded."""

    run_id: UUID
    created_at: datetime
    project_name: str
    scenario: Scenario
    catalog: Catalog
    result: Result
    trace: Trace


@dataclass(frozen=True)
class Ports:
    """The doors between the features."""

    current_catalog: Callable[[Session], Catalog]
    catalog_of_version: Callable[[Session, str], Catalog]
    snapshot: Callable[[Session, UUID], Snapshot]
    finished_run: Callable[[Session, UUID, Ports], Finished]
    evidence: Callable[[Sessions, Settings, Catalog], Backtest]


@dataclass(frozen=True)
class Service:
    """Everything a request may need that is not in the request."""

    settings: Settings
    sessions: Sessions
    queue: Queue
    ports: Ports


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


CurrentService = Annotated[Service, Depends(_service)]


def _current_catalog(service: CurrentService) -> Catalog:
    with service.sessions() as session:  # given back at once: calculations hold no connection
        return service.ports.current_catalog(session)


def _snapshot(db: Db, service: CurrentService, scenario_id: UUID) -> Snapshot:
    return service.ports.snapshot(db, scenario_id)


def _finished_run(service: CurrentService, run_id: UUID) -> Finished:
    with service.sessions() as session:
        return service.ports.finished_run(session, run_id, service.ports)


CurrentCatalog = Annotated[Catalog, Depends(_current_catalog)]
ScenarioSnapshot = Annotated[Snapshot, Depends(_snapshot, scope="function")]
FinishedRun = Annotated[Finished, Depends(_finished_run)]
