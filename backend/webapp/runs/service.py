"""What people can do with runs."""

import hashlib
import json
from datetime import datetime
from uuid import UUID

from sqlalchemy import func
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.catalog import Catalog
from stormsizer.every_io.figures import WindowResult
from stormsizer.pipeline import prepare
from stormsizer.result import Result
from stormsizer.scenario import Problem, Scenario
from stormsizer.storage.trace import Series, bucketed
from webapp.kit.db import after_commit
from webapp.kit.errors import ConflictError, InvalidInputError, NotFoundError
from webapp.kit.ids import new_id
from webapp.kit.pagination import PageRequest
from webapp.kit.ports import Finished, Ports, Service, Snapshot
from webapp.kit.spans import seconds_between
from webapp.runs import ledger, repository
from webapp.runs.models import RunRow
from webapp.runs.schemas import Run, RunKind, RunPage, RunProgress, RunState, RunSummary, WindowRequest
from webapp.runs.traces import unpacked
from webapp.runs.windows import require_simulable


def create(
    session: Session,
    service: Service,
    catalog: Catalog,
    snapshot: Snapshot,
    idempotency_key: str | None,
    window: WindowRequest | None = None,
) -> RunSummary:
    """Freeze the inputs in a row and announce it once the row is safe. The same key again gives the same run.

    Without a window the whole calendar is run.
    """
    prepare(snapshot.scenario, catalog)
    if window is not None:
        require_simulable(snapshot.scenario, catalog, window)
    row = _frozen(session, catalog, snapshot, window)
    if idempotency_key and not repository.claim_key(session, idempotency_key, snapshot.scenario_id, row.id):
        return _made_before(session, idempotency_key, row)
    session.add(row)
    session.flush()
    after_commit(session, lambda: service.queue.announce(row.id))
    return RunSummary.model_validate(row)


def list_runs(
    session: Session,
    asked: PageRequest,
    *,
    project_id: UUID | None = None,
    scenario_id: UUID | None = None,
    state: RunState | None = None,
    kind: RunKind | None = None,
) -> RunPage:
    """One page of runs."""
    rows, next_cursor = repository.page(
        session, asked, project_id=project_id, scenario_id=scenario_id, state=state, kind=kind
    )
    return RunPage(items=tuple(RunSummary.model_validate(row) for row in rows), next_cursor=next_cursor)


def get(session: Session, run_id: UUID) -> Run:
    """One run with its documents."""
    row = _existing(session, run_id)
    is_week = row.kind == RunKind.WEEK
    return Run(
        **RunSummary.model_validate(row).model_dump(),
        scenario=Scenario.model_validate(row.scenario),
        result=Result.model_validate(row.result) if row.result is not None and is_week else None,
        window=WindowResult.model_validate(row.result) if row.result is not None and not is_week else None,
    )


def progress(session: Session, run_id: UUID) -> RunProgress:
    """Where a run is."""
    return RunProgress.model_validate(_existing(session, run_id, with_documents=False))


def delete(session: Session, run_id: UUID) -> None:
    """Delete a run that has ended."""
    row = _existing(session, run_id, with_documents=False)
    if not RunState(row.state).is_final:
        raise ConflictError(f"The run is {row.state}: cancel it first.")
    session.delete(row)


def cancel(session: Session, run_id: UUID) -> RunSummary:
    """Cancel a run that has not ended."""
    cancelled = ledger.cancel(session, run_id)
    row = _existing(session, run_id, with_documents=False)
    if not cancelled:
        raise ConflictError(f"The run has ended before: {row.state}.")
    return RunSummary.model_validate(row)


def series(session: Session, run_id: UUID, from_at: datetime | None, to_at: datetime | None, n_buckets: int) -> Series:
    """Part of the time series of a run, in buckets."""
    row = _finished_week(session, run_id)
    from_s, to_s = seconds_between(Scenario.model_validate(row.scenario).calendar, from_at, to_at)
    npz = repository.trace_of(session, run_id)
    if npz is None:
        raise NotFoundError("The run has no time series.")
    return bucketed(unpacked(npz), from_s, to_s, n_buckets)


def finished(session: Session, run_id: UUID, ports: Ports) -> Finished:
    """Everything about a run that succeeded, for a report."""
    row = _finished_week(session, run_id)
    npz = repository.trace_of(session, run_id)
    if npz is None or row.finished_at is None:
        raise NotFoundError("The run has no time series.")
    return Finished(
        run_id=row.id,
        created_at=row.created_at,
        project_name=repository.project_name(session, row.project_id),
        scenario=Scenario.model_validate(row.scenario),
        catalog=ports.catalog_of_version(session, row.catalog_version),
        result=Result.model_validate(row.result),
        trace=unpacked(npz),
    )


def _frozen(session: Session, catalog: Catalog, snapshot: Snapshot, window: WindowRequest | None) -> RunRow:
    document = snapshot.scenario.model_dump(mode="json")
    asked = None if window is None else window.model_dump(mode="json", by_alias=True)
    documents_sha256 = repository.documents_sha256(session, catalog.version)
    inputs = [document, stormsizer.__version__, documents_sha256, *([] if asked is None else [asked])]
    return RunRow(
        id=new_id(),
        kind=RunKind.WEEK if asked is None else RunKind.WINDOW,
        window_request=asked,
        project_id=snapshot.project_id,
        scenario_id=snapshot.scenario_id,
        scenario_version=snapshot.version,
        scenario_name=snapshot.scenario.name,
        scenario=document,
        engine_version=stormsizer.__version__,
        catalog_version=catalog.version,
        inputs_sha256=hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest(),
        announced_at=func.clock_timestamp(),
    )


def _made_before(session: Session, key: str, wanted: RunRow) -> RunSummary:
    used = repository.key_row(session, key)
    if used is None:
        raise ConflictError("Another request with this key is under way.")
    made = _existing(session, used.run_id)
    if (used.scenario_id, made.window_request) != (wanted.scenario_id, wanted.window_request):
        allowed = "a key not used before"
        problem = Problem(path="Idempotency-Key", given=key[:80], allowed=allowed, message="belongs to another request")
        raise InvalidInputError((problem,))
    return RunSummary.model_validate(made)


def _existing(session: Session, run_id: UUID, *, with_documents: bool = True) -> RunRow:
    row = repository.by_id(session, run_id, with_documents=with_documents)
    if row is None:
        raise NotFoundError("There is no such run.")
    return row


def _finished_week(session: Session, run_id: UUID) -> RunRow:
    row = _existing(session, run_id)
    if row.kind != RunKind.WEEK:
        raise ConflictError("The run simulates every I/O of a window: time series and report are of whole calendars.")
    if row.state != RunState.SUCCEEDED:
        raise ConflictError(f"The run is {row.state}: there is no result.")
    return row
