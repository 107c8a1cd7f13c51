"""Compares the catalog entries and prices that a run used with those of another catalog version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Text, and_, cast, column, func, or_, select, table
from sqlalchemy.orm import Session

from webapp.core.db.tenancy import SHARED
from webapp.core.project_prices import frozen_prices_of
from webapp.runs.models import RunRow

# catalogs belong to another feature; only the names and hashes of their documents are read here
_versions = table("catalog_versions", column("organization_id"), column("version"), column("is_current"))
_members = table(
    "catalog_memberships",
    column("organization_id"),
    column("version"),
    column("document_organization_id"),
    column("sha256"),
)
_documents = table(
    "catalog_documents", column("organization_id"), column("sha256"), column("kind"), column("document_id")
)

ENTRIES = ("arrays", "spec_sheets", "drives", "workloads", "deployments")
"""Kinds of documents that only affect the runs that name them."""
PARTS = ("drives", "deployments")
"""Kinds of documents that arrays and workload profiles use without the run naming them."""


class CatalogKey(NamedTuple):
    """Owner and version of a catalog."""

    organization_id: UUID
    version: str

    @classmethod
    def of(cls, row: Any) -> CatalogKey:
        """Return the catalog of a run."""
        return cls(row.catalog_organization_id, row.catalog_version)


class _Changes(NamedTuple):
    affects_all: bool
    entry_ids: frozenset[str]
    """Entries that affect the runs that name them."""


def current_catalog(session: Session) -> CatalogKey:
    """Return the organization's current catalog, otherwise the shared one."""
    query = select(_versions.c.organization_id, _versions.c.version).where(_versions.c.is_current)
    return CatalogKey(*session.execute(query.order_by(_versions.c.organization_id == SHARED).limit(1)).one())


def unchanged_in(session: Session, rows: Sequence[Any], catalog: CatalogKey) -> set[UUID]:
    """Return the runs whose catalog entries and prices have the same content in another catalog version.

    Custom entries that a run does not name, such as the arrays of other projects, do not count.

    Parameters
    ----------
    rows
        Runs with ``id``, ``catalog_organization_id`` and ``catalog_version``.
    """
    known = {key: _changes(session, key, catalog) for key in {CatalogKey.of(row) for row in rows} - {catalog}}
    of_runs = {row.id: known.get(CatalogKey.of(row), _Changes(False, frozenset())) for row in rows}
    candidates = {run_id: found.entry_ids for run_id, found in of_runs.items() if not found.affects_all}
    return candidates.keys() - _naming(session, {run_id: ids for run_id, ids in candidates.items() if ids})


def up_to_date(session: Session, rows: Sequence[RunRow]) -> set[UUID]:
    """Return the runs whose catalog entries and prices are still the current ones."""
    prices = {project_id: frozen_prices_of(session, project_id) for project_id in {row.project_id for row in rows}}
    priced = [row for row in rows if row.project_prices == prices[row.project_id]]
    return unchanged_in(session, priced, current_catalog(session)) if priced else set()


def _changes(session: Session, one: CatalogKey, other: CatalogKey) -> _Changes:
    before, after = _contents(session, one), _contents(session, other)
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    ids = set()
    for kind, document_id in changed:
        entry_id = _entry_id(kind, document_id)
        is_modified_part = kind in PARTS and (kind, document_id) in before.keys() & after.keys()
        if entry_id is None or is_modified_part:
            return _Changes(True, frozenset())
        ids.add(entry_id)
    return _Changes(False, frozenset(ids))


def _entry_id(kind: str, document_id: str) -> str | None:
    """Return the ID of the entry that a document belongs to; None if it can affect every run."""
    if kind in ENTRIES:
        return document_id
    for each in ENTRIES:
        if kind == "sources" and document_id.startswith(f"own-{each}-"):
            return document_id.removeprefix(f"own-{each}-")
    return None


def _contents(session: Session, key: CatalogKey) -> Mapping[tuple[str, str], str]:
    """Return the hash of each document in a catalog version, by kind and ID."""
    is_member = and_(
        _members.c.document_organization_id == _documents.c.organization_id, _members.c.sha256 == _documents.c.sha256
    )
    query = (
        select(_documents.c.kind, _documents.c.document_id, _documents.c.sha256)
        .join(_members, is_member)
        .where(_members.c.organization_id == key.organization_id, _members.c.version == key.version)
    )
    return {(kind, document_id): sha256 for kind, document_id, sha256 in session.execute(query)}


def _naming(session: Session, ids: Mapping[UUID, frozenset[str]]) -> set[UUID]:
    """Return the runs whose scenario or result names one of their entries.

    The database searches the documents, because results can be large.
    """
    if not ids:
        return set()
    run_ids: dict[frozenset[str], list[UUID]] = {}
    for run_id, entry_ids in ids.items():
        run_ids.setdefault(entry_ids, []).append(run_id)
    documents = cast(RunRow.scenario, Text), func.coalesce(cast(RunRow.result, Text), "")
    is_named = (
        and_(RunRow.id.in_(alike), document.contains(f'"{entry_id}"', autoescape=True))
        for entry_ids, alike in run_ids.items()
        for entry_id in entry_ids
        for document in documents
    )
    return set(session.scalars(select(RunRow.id).where(or_(*is_named))))
