"""Catalogs in the database: the shared one, and those of organizations with custom entries."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, and_, cast, column, delete, func, select, table, update
from sqlalchemy.dialects.postgresql import JSONB, JSONPATH, insert
from sqlalchemy.orm import Session

from stormsizer.model.catalog.assembly import entry_kind
from webapp.catalogs.models import CatalogDocumentRow, CatalogMembershipRow, CatalogVersionRow
from webapp.catalogs.seeds import SeedDocument
from webapp.core.db.tenancy import SHARED, organization_of

# scenarios belong to another feature; only their use of an entry is queried here
_scenarios = table("scenarios", column("organization_id"), column("name"), column("document"))
WHERE_USED = {
    "arrays": "$.**.model_id",
    "drives": "$.**.tiers[*].drive_id",
    "workloads": "$.pools[*].profile_id",
    "deployments": "$.pools[*].deployment_id",
}
"""JSON paths at which a scenario refers to entries of each kind."""


def current(session: Session) -> CatalogVersionRow | None:
    """Return the current version: the organization's own, otherwise the shared one; None if no catalog was loaded."""
    return session.scalars(_own_first(CatalogVersionRow.is_current.is_(True))).first()


def by_version(session: Session, version: str) -> CatalogVersionRow | None:
    """Return the given version; None if it was not loaded."""
    return session.scalars(_own_first(CatalogVersionRow.version == version)).first()


def _own_first(which: ColumnElement[bool]) -> Select[CatalogVersionRow]:
    is_shared = CatalogVersionRow.organization_id == SHARED
    return select(CatalogVersionRow).where(which).order_by(is_shared).limit(1)


def owners(session: Session) -> Sequence[UUID]:
    """Return the organizations that currently use a version of their own."""
    query = select(CatalogVersionRow.organization_id).where(CatalogVersionRow.is_current)
    return session.scalars(query.where(CatalogVersionRow.organization_id != SHARED)).all()


def documents_of(session: Session, row: CatalogVersionRow) -> Sequence[CatalogDocumentRow]:
    """Return all documents in a version, in a fixed order."""
    order = CatalogDocumentRow.kind, CatalogDocumentRow.document_id
    return session.scalars(_members(row).order_by(*order)).all()


def own_documents_of(session: Session, row: CatalogVersionRow) -> Sequence[CatalogDocumentRow]:
    """Return the custom documents in a version."""
    own = CatalogDocumentRow.organization_id == organization_of(session)
    return session.scalars(_members(row).where(own)).all()


def shared_names(session: Session) -> set[tuple[str, str]]:
    """Return the kind and ID of every entry in the current shared catalog; spec sheets are arrays."""
    is_shared = CatalogVersionRow.organization_id == SHARED
    row = session.scalars(select(CatalogVersionRow).where(is_shared, CatalogVersionRow.is_current)).first()
    if row is None:
        return set()
    names = _members(row).with_only_columns(CatalogDocumentRow.kind, CatalogDocumentRow.document_id)
    return {(entry_kind(kind), name) for kind, name in session.execute(names)}


def scenarios_using(session: Session, kind: str, entry_id: str) -> Sequence[str]:
    """Return the names of the organization's scenarios that use a catalog entry."""
    uses = func.jsonb_path_exists(
        _scenarios.c.document,
        cast(f"{WHERE_USED[kind]} ? (@ == $id)", JSONPATH),
        cast({"id": entry_id}, JSONB),
    )
    mine = _scenarios.c.organization_id == organization_of(session)
    query = select(_scenarios.c.name).where(mine, uses).order_by(_scenarios.c.name)
    return list(session.scalars(query))


def _members(row: CatalogVersionRow) -> Select[CatalogDocumentRow]:
    is_member = and_(
        CatalogMembershipRow.document_organization_id == CatalogDocumentRow.organization_id,
        CatalogMembershipRow.sha256 == CatalogDocumentRow.sha256,
    )
    return (
        select(CatalogDocumentRow)
        .join(CatalogMembershipRow, is_member)
        .where(CatalogMembershipRow.organization_id == row.organization_id, CatalogMembershipRow.version == row.version)
    )


def store(
    session: Session,
    version: str,
    engine_version: str,
    documents_sha256: str,
    own: Sequence[SeedDocument],
    shared: Sequence[SeedDocument] = (),
) -> None:
    """Store a version for the session's organization and make it current. Existing documents are reused."""
    organization_id = organization_of(session)
    rows = [{"sha256": s.sha256, "kind": s.kind, "document_id": s.document_id, "document": s.document} for s in own]
    session.execute(insert(CatalogDocumentRow).values(rows).on_conflict_do_nothing())
    retire(session)
    values = {"engine_version": engine_version, "documents_sha256": documents_sha256, "is_current": True}
    key = CatalogVersionRow.organization_id, CatalogVersionRow.version
    session.execute(
        insert(CatalogVersionRow)
        .values(version=version, **values)
        .on_conflict_do_update(index_elements=key, set_=values)
    )
    session.execute(
        delete(CatalogMembershipRow).where(
            _of_own(CatalogMembershipRow, session), CatalogMembershipRow.version == version
        )
    )
    members = [
        {"version": version, "document_organization_id": owner, "sha256": seed.sha256}
        for owner, seeds in ((organization_id, own), (SHARED, shared))
        for seed in seeds
    ]
    session.execute(insert(CatalogMembershipRow).values(members))


def retire(session: Session) -> None:
    """Mark the current version of the session's organization as no longer current."""
    in_use = _of_own(CatalogVersionRow, session), CatalogVersionRow.is_current
    session.execute(update(CatalogVersionRow).where(*in_use).values(is_current=False))


def _of_own(rows: Any, session: Session) -> ColumnElement[bool]:
    """Return a condition that selects the organization's own rows rather than shared ones."""
    is_own: ColumnElement[bool] = rows.organization_id == organization_of(session)
    return is_own
