"""The catalogue in the database: the shared one, and those of organisations with entries of their own."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, and_, cast, column, delete, func, select, table, update
from sqlalchemy.dialects.postgresql import JSONB, JSONPATH, insert
from sqlalchemy.orm import Session

from webapp.catalogs.models import CatalogDocumentRow, CatalogMembershipRow, CatalogVersionRow
from webapp.catalogs.seeds import SeedDocument
from webapp.core.db.tenancy import SHARED, organisation_of

# the scenarios belong to another feature; only which of them use an entry is asked here
_scenarios = table("scenarios", column("organisation_id"), column("name"), column("document"))
WHERE_USED = {
    "arrays": "$.array.model_id",
    "drives": "$.array.tiers[*].drive_id",
    "workloads": "$.pools[*].profile_id",
    "deployments": "$.pools[*].deployment_id",
}
"""Where a scenario names entries of each kind."""


def current(session: Session) -> CatalogVersionRow | None:
    """The version in use, if a catalogue was ever loaded: the organisation's own before the shared one."""
    return session.scalars(_own_first(CatalogVersionRow.is_current.is_(True))).first()


def by_version(session: Session, version: str) -> CatalogVersionRow | None:
    """One version, if it was ever loaded."""
    return session.scalars(_own_first(CatalogVersionRow.version == version)).first()


def _own_first(which: ColumnElement[bool]) -> Select[CatalogVersionRow]:
    is_shared = CatalogVersionRow.organisation_id == SHARED
    return select(CatalogVersionRow).where(which).order_by(is_shared).limit(1)


def owners(session: Session) -> Sequence[UUID]:
    """Organisations that use a version of their own, of all of them."""
    query = select(CatalogVersionRow.organisation_id).where(CatalogVersionRow.is_current)
    return session.scalars(query.where(CatalogVersionRow.organisation_id != SHARED)).all()


def documents_of(session: Session, row: CatalogVersionRow) -> Sequence[CatalogDocumentRow]:
    """All documents of a version, in a fixed order."""
    order = CatalogDocumentRow.kind, CatalogDocumentRow.document_id
    return session.scalars(_members(row).order_by(*order)).all()


def own_documents_of(session: Session, row: CatalogVersionRow) -> Sequence[CatalogDocumentRow]:
    """Those documents of a version that are the organisation's own."""
    own = CatalogDocumentRow.organisation_id == organisation_of(session)
    return session.scalars(_members(row).where(own)).all()


def shared_names(session: Session) -> set[tuple[str, str]]:
    """Kind and identifier of everything in the shared catalogue in use."""
    is_shared = CatalogVersionRow.organisation_id == SHARED
    row = session.scalars(select(CatalogVersionRow).where(is_shared, CatalogVersionRow.is_current)).first()
    if row is None:
        return set()
    names = _members(row).with_only_columns(CatalogDocumentRow.kind, CatalogDocumentRow.document_id)
    return {(kind, document_id) for kind, document_id in session.execute(names)}


def scenarios_using(session: Session, kind: str, entry_id: str) -> Sequence[str]:
    """Names of the organisation's scenarios that need an entry of the catalogue."""
    uses = func.jsonb_path_exists(
        _scenarios.c.document,
        cast(f"{WHERE_USED[kind]} ? (@ == $id)", JSONPATH),
        cast({"id": entry_id}, JSONB),
    )
    mine = _scenarios.c.organisation_id == organisation_of(session)
    query = select(_scenarios.c.name).where(mine, uses).order_by(_scenarios.c.name)
    return list(session.scalars(query))


def _members(row: CatalogVersionRow) -> Select[CatalogDocumentRow]:
    is_member = and_(
        CatalogMembershipRow.document_organisation_id == CatalogDocumentRow.organisation_id,
        CatalogMembershipRow.sha256 == CatalogDocumentRow.sha256,
    )
    return (
        select(CatalogDocumentRow)
        .join(CatalogMembershipRow, is_member)
        .where(CatalogMembershipRow.organisation_id == row.organisation_id, CatalogMembershipRow.version == row.version)
    )


def store(
    session: Session,
    version: str,
    engine_version: str,
    documents_sha256: str,
    own: Sequence[SeedDocument],
    shared: Sequence[SeedDocument] = (),
) -> None:
    """Store a version of the session's organisation and make it the one in use. What is there stays as it is."""
    organisation_id = organisation_of(session)
    rows = [{"sha256": s.sha256, "kind": s.kind, "document_id": s.document_id, "document": s.document} for s in own]
    session.execute(insert(CatalogDocumentRow).values(rows).on_conflict_do_nothing())
    retire(session)
    values = {"engine_version": engine_version, "documents_sha256": documents_sha256, "is_current": True}
    key = CatalogVersionRow.organisation_id, CatalogVersionRow.version
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
        {"version": version, "document_organisation_id": owner, "sha256": seed.sha256}
        for owner, seeds in ((organisation_id, own), (SHARED, shared))
        for seed in seeds
    ]
    session.execute(insert(CatalogMembershipRow).values(members))


def retire(session: Session) -> None:
    """Have the session's organisation use no version of its own any more."""
    in_use = _of_own(CatalogVersionRow, session), CatalogVersionRow.is_current
    session.execute(update(CatalogVersionRow).where(*in_use).values(is_current=False))


def _of_own(rows: Any, session: Session) -> ColumnElement[bool]:
    """Whether a row is the organisation's own, not one that everybody reads."""
    is_own: ColumnElement[bool] = rows.organisation_id == organisation_of(session)
    return is_own
