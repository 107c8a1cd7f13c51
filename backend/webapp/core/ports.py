"""What one feature needs of another. Features do not import each other; `main` and `worker` connect them here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from threading import Event
from typing import Annotated, Any, Protocol
from uuid import UUID

from fastapi import Depends, Request, Response
from sqlalchemy.orm import Session

from stormsizer.evidence import Backtest
from stormsizer.messages.text import Text, msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.report.branding import Branding
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Series, Trace
from webapp.core import audit
from webapp.core.db.session import Sessions, finish
from webapp.core.db.tenancy import within
from webapp.core.http.errors import NotAllowedError, NotFoundError, NotSignedInError
from webapp.core.security.principal import (
    ANONYMOUS,
    LOCAL_OWNER,
    ROLES,
    Needs,
    Open,
    Permission,
    Permissions,
    Principal,
)
from webapp.settings import Settings


class Queue(Protocol):
    """Sends messages that wake workers."""

    def announce(self, task: str, row_id: UUID, *part: int) -> None:
        """Send a message about a waiting row: the name of the task, the key of the row, and the part of it, if any."""

    def is_empty(self) -> bool:
        """Return True if no message waits for a worker; False if the broker does not answer."""


@dataclass(frozen=True)
class Snapshot:
    """A scenario as it is at one moment."""

    scenario_id: UUID
    project_id: UUID
    version: int
    scenario: Scenario
    saved_at: datetime


@dataclass(frozen=True)
class Finished:
    """A run that succeeded."""

    run_id: UUID
    scenario_id: UUID | None
    """None if it was deleted."""
    created_at: datetime
    project_name: str
    scenario: Scenario
    catalog: Catalog
    result: Result
    trace: Trace


@dataclass(frozen=True)
class EndedRun:
    """What is told about a run that has ended.

    Attributes
    ----------
    state
        succeeded, failed or cancelled.
    holds
        Whether the scenario holds; None where the run gives no such verdict.
    sentence
        The verdict; of a run that failed, why it did.
    """

    run_id: UUID
    project_id: UUID
    scenario_id: UUID | None
    kind: str
    state: str
    holds: bool | None
    sentence: Text
    finished_at: datetime | None


@dataclass(frozen=True)
class Origin:
    """Where an own entry of the catalogue is from: a document or measurement, whose it is, and its day."""

    source: str
    publisher: str
    dated: date
    notes: str = ""


@dataclass(frozen=True)
class OwnCatalog:
    """What can be done with an organisation's own entries, each within the caller's transaction.

    Attributes
    ----------
    lock
        Keeps others from changing the catalogue until the commit.
    add
        Makes an entry of a kind that nothing in the catalogue is called like; returns its ETag.
    remove
        Removes an entry that has this ETag, unless something needs it; one that is gone stays so.
    """

    lock: Callable[[Session], None]
    add: Callable[[Session, str, Mapping[str, Any], Origin], str]
    remove: Callable[[Session, str, str, str], None]


@dataclass(frozen=True)
class StudiesOfRuns:
    """What a report of a run can take along: answers of other runs about the same.

    Attributes
    ----------
    chosen
        Runs that go along with a run: those that somebody names, each refused if it does not fit; else the newest of
        each kind that do.
    answers
        What these runs say; not found if one was deleted.
    """

    chosen: Callable[[Session, UUID, Sequence[UUID] | None], tuple[UUID, ...]]
    answers: Callable[[Session, Sequence[UUID]], Studies]


Recognise = Callable[[Request, "Service"], Principal | None]
"""Finds out who asks, by one kind of proof; None if the request brings none of that kind."""


@dataclass(frozen=True)
class Ports:
    """The doors between the features.

    Attributes
    ----------
    recognise
        One for each kind of proof: session cookies, API keys.
    recognise_holder
        The one for share links, which counts alone for what is open to links, and for nothing else.
    permissions
        What each operation asks for, by its name.
    scenario_to_change
        A scenario that nobody else changes until the commit, if it still has this ETag.
    save_scenario
        Saves a scenario that was to be changed as a new version.
    branding
        How the organisation's reports look; None if they are plain.
    report
        The PDF of a run for whoever holds a link to it: nothing of any other run is in it.
    tell_report
        Sends a mail to these accounts that the report of a run is ready.
    count
        Counts a request and refuses it if there were too many.
    """

    current_catalog: Callable[[Session], Catalog]
    catalog_of_version: Callable[[Session, str], Catalog]
    snapshot: Callable[[Session, UUID], Snapshot]
    store_scenario: Callable[[Session, Catalog, UUID, Scenario, Principal], Snapshot]
    scenario_to_change: Callable[[Session, UUID, str | None], Snapshot]
    save_scenario: Callable[[Session, Catalog, Snapshot, Scenario, Principal], Snapshot]
    own_catalog: OwnCatalog
    finished_run: Callable[[Session, UUID], Finished]
    series: Callable[[Session, UUID, datetime | None, datetime | None, int], Series]
    studies: StudiesOfRuns
    branding: Callable[[Session], Branding | None]
    report: Callable[[Finished, Service], Response]
    tell_report: Callable[[Session, Settings, Finished, Sequence[UUID]], None]
    evidence: Callable[[Sessions, Settings, Catalog], Backtest]
    permissions: Permissions
    recognise_holder: Recognise
    recognise: Sequence[Recognise] = ()
    count: Callable[[Request, Principal], None] = lambda _request, _principal: None


@dataclass(frozen=True)
class Service:
    """Everything a request may need that is not in the request.

    Attributes
    ----------
    closing
        Set when the service was told to end: what has no end of its own ends then.
    """

    settings: Settings
    sessions: Sessions
    queue: Queue
    ports: Ports
    closing: Event = field(default_factory=Event, compare=False)

    def within(self, organisation_id: UUID | None) -> Service:
        """The same, seeing the rows of one organisation; without one those that are shared."""
        return self if organisation_id is None else replace(self, sessions=within(self.sessions, organisation_id))


def _whole_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


WholeService = Annotated[Service, Depends(_whole_service)]
"""For what comes before anybody is known."""


def _count_stranger(request: Request, service: WholeService) -> None:
    service.ports.count(request, ANONYMOUS)


AS_A_STRANGER = Depends(_count_stranger)
"""Counts the request of somebody whom nobody asks who they are."""


def _principal(request: Request, service: WholeService) -> Principal:
    """Find out who asks, and refuse what they may not do. A laptop is its user's."""
    permission = service.ports.permissions[request.scope["route"].name]
    if permission is Open.TO_LINKS:
        return _holder(request, service)
    principal = _known(request, service) if service.settings.has_accounts else LOCAL_OWNER
    request.state.principal = principal
    service.ports.count(request, principal)
    if not permission.allow(principal):
        raise NotSignedInError if principal is ANONYMOUS else NotAllowedError(_why_not(principal, permission))
    return principal


def _holder(request: Request, service: Service) -> Principal:
    """Find out which share link somebody holds. Without one there is nothing, whoever asks."""
    principal = request.state.principal = service.ports.recognise_holder(request, service)
    service.ports.count(request, principal or ANONYMOUS)
    if principal is None:
        raise NotFoundError(msg("problem-share-link-ended"))
    return principal


def _why_not(principal: Principal, permission: Permission) -> Text:
    """Return which role or scope is missing."""
    if not isinstance(permission, Needs):
        return msg("problem-not-for-this-credential")
    if principal.kind == "api_key" and permission.scope not in principal.scopes:
        if permission.scope is None:
            return msg("problem-not-for-api-keys")
        return msg("problem-scope-missing", scope=permission.scope)
    if principal.role is None:
        return msg("problem-role-missing", role=ROLES[permission.role])
    return msg("problem-role-insufficient", role=ROLES[permission.role], own=ROLES[principal.role])


def _known(request: Request, service: Service) -> Principal:
    found = (recognise(request, service) for recognise in service.ports.recognise)
    try:
        return next((principal for principal in found if principal is not None), ANONYMOUS)
    except NotSignedInError:
        service.ports.count(request, ANONYMOUS)
        raise


CurrentPrincipal = Annotated[Principal, Depends(_principal)]


def _service(service: WholeService, principal: CurrentPrincipal) -> Service:
    return service.within(principal.organisation_id)


CurrentService = Annotated[Service, Depends(_service)]
"""Sees what the principal's organisation sees."""


def _db(
    request: Request, response: Response, service: CurrentService, principal: CurrentPrincipal
) -> Iterator[Session]:
    """Yield a request's session. What the endpoint changed is committed, and in the log, before the answer leaves."""
    with service.sessions() as session:
        yield session
        audit.record_request(session, request, response, principal)
        finish(session)


Db = Annotated[Session, Depends(_db, scope="function")]


def _current_catalog(service: CurrentService) -> Catalog:
    with service.sessions() as session:  # given back at once: calculations hold no connection
        return service.ports.current_catalog(session)


def _snapshot(db: Db, service: CurrentService, scenario_id: UUID) -> Snapshot:
    return service.ports.snapshot(db, scenario_id)


def _finished_run(service: CurrentService, run_id: UUID) -> Finished:
    with service.sessions() as session:
        return service.ports.finished_run(session, run_id)


CurrentCatalog = Annotated[Catalog, Depends(_current_catalog)]
ScenarioSnapshot = Annotated[Snapshot, Depends(_snapshot, scope="function")]
FinishedRun = Annotated[Finished, Depends(_finished_run)]
