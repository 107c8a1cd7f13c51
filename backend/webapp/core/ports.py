"""Dependencies between features. Features do not import each other; `main` and `worker` connect them here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from threading import Event
from typing import Annotated, Any, Protocol
from uuid import UUID

from fastapi import Depends, Request, Response
from pydantic import SecretStr
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
from webapp.core.credentials import Ownership
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
        """Send a message about a waiting row: the task's name, the row's key and, if specified, the part of the row."""

    def is_empty(self) -> bool:
        """Return True if no message is waiting for a worker; False if one is, or if the broker does not respond."""


@dataclass(frozen=True)
class Snapshot:
    """A scenario at one point in time."""

    scenario_id: UUID
    project_id: UUID
    version: int
    scenario: Scenario
    saved_at: datetime


@dataclass(frozen=True)
class Finished:
    """A successful run."""

    run_id: UUID
    scenario_id: UUID | None
    """None if the scenario was deleted."""
    created_at: datetime
    project_name: str
    scenario: Scenario
    catalog: Catalog
    result: Result
    trace: Trace


@dataclass(frozen=True)
class EndedRun:
    """Public summary of a run that has ended.

    Attributes
    ----------
    state
        succeeded, failed or cancelled.
    holds
        Whether the scenario meets its goals; None if the run has no such verdict.
    status
        Status of the week: pass, at_risk or fail; None like *holds*.
    sentence
        The verdict; for a failed run, the reason.
    """

    run_id: UUID
    project_id: UUID
    scenario_id: UUID | None
    kind: str
    state: str
    holds: bool | None
    status: str | None
    sentence: Text
    finished_at: datetime | None


@dataclass(frozen=True)
class Origin:
    """Provenance of a custom catalog entry: a document or measurement, its author, and its date."""

    source: str
    publisher: str
    dated: date
    notes: str = ""


@dataclass(frozen=True)
class OwnCatalog:
    """Operations on an organization's custom entries, each within the caller's transaction.

    Attributes
    ----------
    lock
        Locks the catalog until the transaction ends.
    add
        Creates an entry whose ID is not in use; returns its ETag.
    remove
        Deletes an entry if it still has this ETag and is not in use; does nothing if the entry does not exist.
    """

    lock: Callable[[Session], None]
    add: Callable[[Session, str, Mapping[str, Any], Origin], str]
    remove: Callable[[Session, str, str, str], None]


@dataclass(frozen=True)
class StudiesOfRuns:
    """Additional analyses that a run's report can include.

    Attributes
    ----------
    chosen
        Returns the runs to include with a run: those named by the caller, with an error for any that does not match;
        otherwise the newest matching run of each kind.
    answers
        Returns the results of these runs for the report of a run; raises a not-found error if one was deleted.
    """

    chosen: Callable[[Session, UUID, Sequence[UUID] | None], tuple[UUID, ...]]
    answers: Callable[[Session, UUID, Sequence[UUID]], Studies]


Recognize = Callable[[Request, "Service"], Principal | None]
"""Authenticates one kind of credential; returns None if the request has no credential of that kind."""


@dataclass(frozen=True)
class Ports:
    """Connections between the features.

    Attributes
    ----------
    recognize
        Authentication functions, one per kind of credential: session cookies, API keys.
    recognize_holder
        Authenticates by share link, which is the only credential for shared content and valid for nothing else.
    permissions
        Required permission of each operation, by name.
    scenario_to_change
        Returns a scenario if it still has this ETag, and locks it until the transaction ends.
    save_scenario
        Saves a locked scenario as a new version.
    branding
        Returns the branding of the organization's reports; None if it is the default.
    report
        Returns the PDF report of a run for share link holders, with the given other runs, and with the reboot
        windows of an advice.
    tell_report
        Sends an email to these accounts that the report of a run is ready.
    confirm
        Checks the password and, if needed, the second-factor code of the caller before an irreversible action.
    credentials
        Operations on the owners of API keys and of webhooks.
    count
        Counts a request and rejects it above the rate limit.
    require_available
        Rejects an operation, by name, that this installation does not have.
    """

    current_catalog: Callable[[Session], Catalog]
    catalog_of_version: Callable[[Session, str], Catalog]
    snapshot: Callable[[Session, UUID], Snapshot]
    store_scenario: Callable[[Session, Catalog, UUID, Scenario, Principal], Snapshot]
    scenario_to_change: Callable[[Session, UUID, str | None], Snapshot]
    save_scenario: Callable[[Session, Catalog, Snapshot, Scenario, Principal], Snapshot]
    own_catalog: OwnCatalog
    finished_run: Callable[[Session, UUID], Finished]
    series: Callable[[Session, UUID, str, datetime | None, datetime | None, int], Series]
    studies: StudiesOfRuns
    branding: Callable[[Session], Branding | None]
    report: Callable[[Finished, Service, Sequence[UUID], UUID | None], Response]
    tell_report: Callable[[Session, Settings, Finished, Sequence[UUID]], None]
    evidence: Callable[[Sessions, Settings, Catalog], Backtest]
    permissions: Permissions
    recognize_holder: Recognize
    confirm: Callable[[Request, Service, Principal, SecretStr | None, SecretStr | None], None]
    recognize: Sequence[Recognize] = ()
    credentials: Sequence[Ownership] = ()
    count: Callable[[Request, Principal], None] = lambda _request, _principal: None
    require_available: Callable[[str], None] = lambda _operation: None


@dataclass(frozen=True)
class Service:
    """Everything a request may need that is not part of the request itself.

    Attributes
    ----------
    closing
        Set when the service shuts down, so that endless responses end.
    """

    settings: Settings
    sessions: Sessions
    queue: Queue
    ports: Ports
    closing: Event = field(default_factory=Event, compare=False)

    def within(self, organization_id: UUID | None) -> Service:
        """Return this service with access to one organization's rows; for None, only to shared rows."""
        return self if organization_id is None else replace(self, sessions=within(self.sessions, organization_id))


def _whole_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


WholeService = Annotated[Service, Depends(_whole_service)]
"""The service without an organization, for steps before authentication."""


def admit_stranger(request: Request, service: WholeService) -> Principal:
    """Count a request as that of an anonymous caller, once per request."""
    if admitted(request) is None:
        service.ports.require_available(request.scope["route"].name)
        request.state.principal = ANONYMOUS
        service.ports.count(request, ANONYMOUS)
    return ANONYMOUS


AS_A_STRANGER = Depends(admit_stranger)
"""Counts a request as that of an anonymous caller."""


def admitted(request: Request) -> Principal | None:
    """Return the principal of a request that was admitted; None if it was not yet."""
    return getattr(request.state, "principal", None)


def admit(request: Request, service: WholeService) -> Principal:
    """Authenticate, count, and authorize a request, once per request.

    An installation without accounts has a single local user.
    """
    known = admitted(request)
    return _principal(request, service) if known is None else known


def _principal(request: Request, service: Service) -> Principal:
    operation = request.scope["route"].name
    service.ports.require_available(operation)
    permission = service.ports.permissions[operation]
    if permission is Open.TO_LINKS:
        return _holder(request, service)
    principal = _known(request, service) if service.settings.has_accounts else LOCAL_OWNER
    request.state.principal = principal
    service.ports.count(request, principal)
    if not permission.allow(principal):
        raise NotSignedInError if principal is ANONYMOUS else NotAllowedError(_why_not(principal, permission))
    return principal


def _holder(request: Request, service: Service) -> Principal:
    """Authenticate the holder of a share link. Without a link, nothing is accessible."""
    principal = request.state.principal = service.ports.recognize_holder(request, service)
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
    found = (recognize(request, service) for recognize in service.ports.recognize)
    try:
        return next((principal for principal in found if principal is not None), ANONYMOUS)
    except NotSignedInError:
        service.ports.count(request, ANONYMOUS)
        raise


def is_still_admitted(request: Request) -> bool:
    """Return whether the caller of a long response still has access: the same credential in the same organization."""
    service = _whole_service(request)
    before = admitted(request)
    if before is None or not service.settings.has_accounts:
        return True
    try:
        now = _known(request, service)
    except NotSignedInError:
        return False
    permission = service.ports.permissions[request.scope["route"].name]
    return now.id == before.id and now.organization_id == before.organization_id and permission.allow(now)


CurrentPrincipal = Annotated[Principal, Depends(admit)]


def _service(service: WholeService, principal: CurrentPrincipal) -> Service:
    return service.within(principal.organization_id)


CurrentService = Annotated[Service, Depends(_service)]
"""The service, limited to what the principal's organization can see."""


def _db(
    request: Request, response: Response, service: CurrentService, principal: CurrentPrincipal
) -> Iterator[Session]:
    """Yield a request's session. Changes are committed and logged before the response is sent."""
    with service.sessions() as session:
        yield session
        audit.record_request(session, request, response, principal)
        finish(session)


Db = Annotated[Session, Depends(_db, scope="function")]


def _current_catalog(service: CurrentService) -> Catalog:
    with service.sessions() as session:  # the connection is returned at once: calculations do not hold one
        return service.ports.current_catalog(session)


def _snapshot(db: Db, service: CurrentService, scenario_id: UUID) -> Snapshot:
    return service.ports.snapshot(db, scenario_id)


def _finished_run(service: CurrentService, run_id: UUID) -> Finished:
    with service.sessions() as session:
        return service.ports.finished_run(session, run_id)


CurrentCatalog = Annotated[Catalog, Depends(_current_catalog)]
ScenarioSnapshot = Annotated[Snapshot, Depends(_snapshot, scope="function")]
FinishedRun = Annotated[Finished, Depends(_finished_run)]
