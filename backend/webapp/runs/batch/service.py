"""Batches: many runs with one request. Each item has its own transaction, so a failure does not affect the others."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import UnknownFactError
from stormsizer.model.scenario import InvalidScenarioError, parse
from webapp.core import audit
from webapp.core.db.session import finish
from webapp.core.http.errors import NotFoundError, ServiceError
from webapp.core.http.idempotency import Claim, take
from webapp.core.http.problem_responses import document_of
from webapp.core.ports import Service, Snapshot
from webapp.core.security.principal import Principal
from webapp.runs import service as runs
from webapp.runs.batch.schemas import Batch, BatchItem, BatchOutcome, BatchRequest
from webapp.runs.kinds.requests import request_of
from webapp.runs.schemas import RunKind, RunSummary

OPERATION = "create_batch item"


@dataclass(frozen=True)
class Asker:
    """The caller of a batch, with the project and the idempotency key."""

    service: Service
    catalog: Catalog
    principal: Principal
    project_id: UUID
    idempotency_key: str | None


def create(asker: Asker, asked: BatchRequest) -> Batch:
    """Start a run for every item, and return the outcome of each.

    If a batch is interrupted and repeated with the same idempotency key, items that were already accepted return their
    existing runs.
    """
    request = request_of(asked.kind, asked.request)
    items = tuple(_outcome(asker, asked.kind, request, item, n) for n, item in enumerate(asked.items))
    return Batch(items=items, n_accepted=sum(item.run is not None for item in items))


def _outcome(asker: Asker, kind: RunKind, request: BaseModel | None, item: BatchItem, n: int) -> BatchOutcome:
    try:
        with asker.service.sessions() as session:
            run = _once(session, asker, kind, request, item, n)
            finish(session)
    except (ServiceError, InvalidScenarioError, UnknownFactError) as error:
        return BatchOutcome(run=None, problem=document_of(error))
    return BatchOutcome(run=run, problem=None)


def _once(
    session: Session, asker: Asker, kind: RunKind, request: BaseModel | None, item: BatchItem, n: int
) -> RunSummary:
    if asker.idempotency_key is None:
        return _run(session, asker, kind, request, item)
    document = f"{asker.project_id} {kind} {request!r} {item!r}"
    digest = hashlib.sha256(document.encode("utf-8", "surrogatepass")).hexdigest()
    taken = take(session, OPERATION, f"{n} {asker.idempotency_key}", digest)
    if not isinstance(taken, Claim):
        return RunSummary.model_validate_json(taken.body or b"")
    run = _run(session, asker, kind, request, item)
    taken.keep(202, {}, run.model_dump_json().encode())
    return run


def _run(session: Session, asker: Asker, kind: RunKind, request: BaseModel | None, item: BatchItem) -> RunSummary:
    snapshot = _snapshot(session, asker, item)
    run = runs.create(session, asker.service, asker.catalog, snapshot, kind, request)
    audit.record_as(session, asker.principal, "create_run", audit.Subject("run", str(run.id)))
    return run


def _snapshot(session: Session, asker: Asker, item: BatchItem) -> Snapshot:
    ports = asker.service.ports
    if item.scenario_id is None:
        scenario = parse(cast("Mapping[str, Any]", item.scenario))  # not validated with the request
        return ports.store_scenario(session, asker.catalog, asker.project_id, scenario, asker.principal)
    snapshot = ports.snapshot(session, item.scenario_id)
    if snapshot.project_id != asker.project_id:
        raise NotFoundError(msg("problem-no-scenario"))
    return snapshot
