"""Database queries for runs."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import column, select, table
from sqlalchemy.orm import Session, defer

from webapp.core.db.tenancy import SHARED, organization_of
from webapp.core.http.pagination import PageRequest, page_of
from webapp.runs.models import RunRow, RunTraceRow


class Origin(NamedTuple):
    """Owner of a catalog version, and the hash of its documents."""

    organization_id: UUID
    documents_sha256: str


_projects = table("projects", column("id"), column("name"))
_versions = table("catalog_versions", column("organization_id"), column("version"), column("documents_sha256"))


def page(session: Session, asked: PageRequest, **wanted: Any) -> tuple[Sequence[RunRow], str | None]:
    """Return one page of matching runs, without their documents."""
    query = select(RunRow).options(defer(RunRow.scenario), defer(RunRow.result))
    for name, value in wanted.items():
        if value is not None:
            query = query.where(getattr(RunRow, name) == value)
    return page_of(session, query, RunRow.id, asked)


def by_id(session: Session, run_id: UUID, *, with_documents: bool = True) -> RunRow | None:
    """Return one run in its current state, if it exists."""
    query = select(RunRow).where(RunRow.id == run_id).execution_options(populate_existing=True)
    if not with_documents:
        query = query.options(defer(RunRow.scenario), defer(RunRow.result))
    return session.scalars(query).first()


def trace_of(session: Session, run_id: UUID) -> bytes | None:
    """Return the packed time series of a run, if it has one."""
    return session.scalar(select(RunTraceRow.npz).where(RunTraceRow.run_id == run_id))


def project_exists(session: Session, project_id: UUID) -> bool:
    """Return whether the project exists."""
    return session.scalar(select(_projects.c.id).where(_projects.c.id == project_id)) is not None


def project_name(session: Session, project_id: UUID) -> str:
    """Return the name of a project."""
    return str(session.scalar(select(_projects.c.name).where(_projects.c.id == project_id)))


def origin_of(session: Session, catalog_version: str) -> Origin:
    """Return the origin of a catalog version; the organization's own version takes precedence over a shared one."""
    owner = _versions.c.organization_id
    query = select(owner, _versions.c.documents_sha256).where(
        _versions.c.version == catalog_version, owner.in_((organization_of(session), SHARED))
    )
    return Origin(*session.execute(query.order_by(owner == SHARED).limit(1)).one())
