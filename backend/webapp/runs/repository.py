"""Runs as people see them: kept, listed, deleted."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import column, delete, func, select, table, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session, defer

from webapp.kit.pagination import PageRequest, page_of
from webapp.runs.models import IdempotencyKeyRow, RunRow, RunTraceRow

KEYS_LAST = text("interval '1 day'")

_projects = table("projects", column("id"), column("name"))
_versions = table("catalog_versions", column("version"), column("documents_sha256"))


def page(session: Session, asked: PageRequest, **wanted: Any) -> tuple[Sequence[RunRow], str | None]:
    """One page of runs without their documents, of those that match what is wanted."""
    query = select(RunRow).options(defer(RunRow.scenario), defer(RunRow.result))
    for name, value in wanted.items():
        if value is not None:
            query = query.where(getattr(RunRow, name) == value)
    return page_of(session, query, RunRow.id, asked)


def by_id(session: Session, run_id: UUID, *, with_documents: bool = True) -> RunRow | None:
    """One run, if it exists, as the database has it now."""
    query = select(RunRow).where(RunRow.id == run_id).execution_options(populate_existing=True)
    if not with_documents:
        query = query.options(defer(RunRow.scenario), defer(RunRow.result))
    return session.scalars(query).first()


def trace_of(session: Session, run_id: UUID) -> bytes | None:
    """The packed time series of a run, if it succeeded."""
    return session.scalar(select(RunTraceRow.npz).where(RunTraceRow.run_id == run_id))


def project_name(session: Session, project_id: UUID) -> str:
    """Name of the project that a run belongs to."""
    return str(session.scalar(select(_projects.c.name).where(_projects.c.id == project_id)))


def documents_sha256(session: Session, catalog_version: str) -> str:
    """Hash over the documents of a catalogue version."""
    query = select(_versions.c.documents_sha256).where(_versions.c.version == catalog_version)
    return str(session.scalar(query))


def claim_key(session: Session, key: str, scenario_id: UUID, run_id: UUID) -> bool:
    """Take a caller's key for a run; False if it is taken. A key is free again after a day."""
    session.execute(
        delete(IdempotencyKeyRow).where(
            IdempotencyKeyRow.key == key, IdempotencyKeyRow.created_at < func.clock_timestamp() - KEYS_LAST
        )
    )
    statement = insert(IdempotencyKeyRow).values(key=key, scenario_id=scenario_id, run_id=run_id)
    taken = session.execute(statement.on_conflict_do_nothing().returning(IdempotencyKeyRow.key))
    return taken.first() is not None


def key_row(session: Session, key: str) -> IdempotencyKeyRow | None:
    """What a key was used for."""
    return session.scalars(select(IdempotencyKeyRow).where(IdempotencyKeyRow.key == key)).first()
