"""Run operations."""

import hashlib
import json
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy import func
from sqlalchemy.orm import Session

import stormsizer
from stormsizer.analysis.advice.answer import Advice
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Series, bucketed
from webapp.core.db.ids import new_id
from webapp.core.db.session import after_commit
from webapp.core.http.arrays import on_array
from webapp.core.http.errors import ConflictError, NotFoundError
from webapp.core.http.pagination import PageRequest
from webapp.core.http.time_spans import seconds_between
from webapp.core.ports import EndedRun, Finished, Service, Snapshot
from webapp.core.project_arrays import arrays_of_other_projects
from webapp.core.project_prices import frozen_prices_of
from webapp.jobs.queue import Task
from webapp.runs import repository, studies, transitions
from webapp.runs.catalog_use import up_to_date
from webapp.runs.execution import chunks
from webapp.runs.execution.traces import unpacked
from webapp.runs.kinds.table import KINDS, InChunks
from webapp.runs.models import RunRow
from webapp.runs.project_prices import at_prices_of
from webapp.runs.quota import service as quota
from webapp.runs.quota.estimate import estimated
from webapp.runs.schemas import Run, RunKind, RunPage, RunProgress, RunState, RunSummary, ShortlistRequest


def create(
    session: Session,
    service: Service,
    catalog: Catalog,
    snapshot: Snapshot,
    kind: RunKind = RunKind.WEEK,
    request: BaseModel | None = None,
) -> RunSummary:
    """Create a run with frozen inputs, if the quota allows, and announce it after the commit."""
    if kind is RunKind.SHORTLIST and request is None:
        request = _of_project(session, catalog, snapshot.project_id)
    estimated_s = estimated(snapshot.scenario, catalog, kind, request)
    KINDS[kind].require(snapshot.scenario, catalog, request)
    row = _frozen(session, catalog, snapshot, kind, request)
    row.estimated_s = estimated_s
    quota.charge(session, service.settings, row.id, estimated_s)
    session.add(row)
    session.flush()
    for task, part in _split(session, row, request):
        after_commit(session, partial(service.queue.announce, task, row.id, *part))
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
    """Return one page of runs."""
    rows, next_cursor = repository.page(
        session, asked, project_id=project_id, scenario_id=scenario_id, state=state, kind=kind
    )
    current = up_to_date(session, rows)
    items = tuple(_summary(row, is_current=row.id in current) for row in rows)
    return RunPage(items=items, next_cursor=next_cursor)


def get(session: Session, run_id: UUID) -> Run:
    """Return one run with its documents."""
    row = _existing(session, run_id)
    answers: dict[str, Any] = {kind.field: None for kind in KINDS.values()}
    kind = KINDS[RunKind(row.kind)]
    if row.result is not None:
        answer = kind.answer.model_validate(row.result)
        if isinstance(answer, Advice):
            answer = studies.with_first_windows(session, run_id, answer)
        answers[kind.field] = answer
    summary = _summary(row, is_current=row.id in up_to_date(session, (row,))).model_dump()
    return Run(**summary, scenario=Scenario.model_validate(row.scenario), **answers)


def _summary(row: RunRow, *, is_current: bool) -> RunSummary:
    return RunSummary.model_validate(row).model_copy(update={"has_current_catalog": is_current})


def progress(session: Session, run_id: UUID) -> RunProgress:
    """Return the state and progress of a run."""
    return RunProgress.model_validate(_existing(session, run_id, with_documents=False))


def delete(session: Session, run_id: UUID) -> None:
    """Delete a finished run."""
    row = _existing(session, run_id, with_documents=False)
    if not RunState(row.state).is_final:
        raise ConflictError(msg("problem-run-not-ended", state=row.state))
    session.delete(row)


def cancel(session: Session, run_id: UUID) -> RunSummary:
    """Cancel a run that has not ended."""
    cancelled = transitions.cancel(session, run_id)
    row = _existing(session, run_id, with_documents=False)
    if not cancelled:
        raise ConflictError(msg("problem-run-already-ended", state=row.state))
    return RunSummary.model_validate(row)


def series(
    session: Session, run_id: UUID, array_id: str, from_at: datetime | None, to_at: datetime | None, n_buckets: int
) -> Series:
    """Return part of the time series of a run on one of its arrays, in buckets."""
    row = _finished_week(session, run_id)
    scenario = on_array(Scenario.model_validate(row.scenario), array_id)
    from_s, to_s = seconds_between(scenario.calendar, from_at, to_at)
    npz = repository.trace_of(session, run_id)
    if npz is None:
        raise NotFoundError(msg("problem-run-without-series"))
    return bucketed(unpacked(npz).on_array(array_id), from_s, to_s, n_buckets)


def finished(catalog_of_version: Callable[[Session, str], Catalog], session: Session, run_id: UUID) -> Finished:
    """Return all data of a successful run of kind *week*, for a report."""
    row = _finished_week(session, run_id)
    npz = repository.trace_of(session, run_id)
    if npz is None or row.finished_at is None:
        raise NotFoundError(msg("problem-run-without-series"))
    return Finished(
        run_id=row.id,
        scenario_id=row.scenario_id,
        created_at=row.created_at,
        project_name=repository.project_name(session, row.project_id),
        scenario=Scenario.model_validate(row.scenario),
        catalog=at_prices_of(row, catalog_of_version(session, row.catalog_version)),
        result=Result.model_validate(row.result),
        trace=unpacked(npz),
    )


def ended(session: Session, run_id: UUID) -> EndedRun | None:
    """Return the public summary of an ended run, or None if it was deleted."""
    row = repository.by_id(session, run_id, with_documents=False)
    if row is None:
        return None
    return EndedRun(
        run_id=row.id,
        project_id=row.project_id,
        scenario_id=row.scenario_id,
        kind=row.kind,
        state=row.state,
        holds=row.holds,
        status=row.status,
        sentence=row.sentence or row.message,
        finished_at=row.finished_at,
    )


def _of_project(session: Session, catalog: Catalog, project_id: UUID) -> ShortlistRequest | None:
    """Return a request for the default families without custom arrays of other projects; None if there are none."""
    others = sorted(arrays_of_other_projects(session, project_id) & catalog.arrays.keys())
    return ShortlistRequest(excluded_family_ids=tuple(others)) if others else None


def _frozen(session: Session, catalog: Catalog, snapshot: Snapshot, kind: RunKind, request: BaseModel | None) -> RunRow:
    document = snapshot.scenario.model_dump(mode="json")
    asked = None if request is None else request.model_dump(mode="json", by_alias=True)
    origin = repository.origin_of(session, catalog.version)
    project_prices = frozen_prices_of(session, snapshot.project_id)
    inputs = [kind, asked, document, stormsizer.__version__, origin.documents_sha256]
    inputs += [] if project_prices is None else [project_prices]
    return RunRow(
        id=new_id(),
        kind=kind,
        request=asked,
        project_id=snapshot.project_id,
        scenario_id=snapshot.scenario_id,
        scenario_version=snapshot.version,
        scenario_name=snapshot.scenario.name,
        scenario=document,
        engine_version=stormsizer.__version__,
        catalog_organization_id=origin.organization_id,
        catalog_version=catalog.version,
        project_prices=project_prices,
        inputs_sha256=hashlib.sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest(),
        announced_at=func.clock_timestamp(),
    )


def _split(session: Session, row: RunRow, request: BaseModel | None) -> Sequence[tuple[Task, tuple[int, ...]]]:
    """Split a run into chunks if its kind allows it, and return what to announce: the first chunks or the whole run."""
    how = KINDS[RunKind(row.kind)].compute
    if not isinstance(how, InChunks):
        return ((Task.RUN, ()),)
    chunks.split(session, row.id, how.sizes(request))
    return [(Task.CHUNK, (first,)) for _, first in chunks.announce_next(session, row.id)]


def _existing(session: Session, run_id: UUID, *, with_documents: bool = True) -> RunRow:
    row = repository.by_id(session, run_id, with_documents=with_documents)
    if row is None:
        raise NotFoundError(msg("problem-no-run"))
    return row


def _finished_week(session: Session, run_id: UUID) -> RunRow:
    row = _existing(session, run_id)
    if row.kind != RunKind.WEEK:
        raise ConflictError(msg("problem-run-is-not-a-week", kind=row.kind))
    if row.state != RunState.SUCCEEDED:
        raise ConflictError(msg("problem-run-without-result", state=row.state))
    return row
