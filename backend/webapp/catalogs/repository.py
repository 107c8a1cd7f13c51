"""The catalogue in the database."""

from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from webapp.catalogs.models import CatalogDocumentRow, CatalogMembershipRow, CatalogVersionRow
from webapp.catalogs.seeds import SeedDocument


def current(session: Session) -> CatalogVersionRow | None:
    """The version in use, if a catalogue was ever loaded."""
    return session.scalars(select(CatalogVersionRow).where(CatalogVersionRow.is_current)).first()


def by_version(session: Session, version: str) -> CatalogVersionRow | None:
    """One version, if it was ever loaded."""
    return session.get(CatalogVersionRow, version)


def documents_of(session: Session, version: str) -> Sequence[CatalogDocumentRow]:
    """All documents of a version, in a fixed order."""
    query = (
        select(CatalogDocumentRow)
        .join(CatalogMembershipRow, CatalogMembershipRow.sha256 == CatalogDocumentRow.sha256)
        .where(CatalogMembershipRow.version == version)
        .order_by(CatalogDocumentRow.kind, CatalogDocumentRow.document_id)
    )
    return session.scalars(query).all()


def document_of(session: Session, version: str, kind: str, document_id: str) -> CatalogDocumentRow | None:
    """One document of a version, if it holds it."""
    query = (
        select(CatalogDocumentRow)
        .join(CatalogMembershipRow, CatalogMembershipRow.sha256 == CatalogDocumentRow.sha256)
        .where(CatalogMembershipRow.version == version)
        .where(CatalogDocumentRow.kind == kind, CatalogDocumentRow.document_id == document_id)
    )
    return session.scalars(query).first()


def store(
    session: Session, version: str, engine_version: str, documents_sha256: str, seeds: Sequence[SeedDocument]
) -> None:
    """Store a version and make it the one in use. What is there already stays as it is."""
    rows = [{"sha256": s.sha256, "kind": s.kind, "document_id": s.document_id, "document": s.document} for s in seeds]
    session.execute(insert(CatalogDocumentRow).values(rows).on_conflict_do_nothing())
    session.execute(update(CatalogVersionRow).where(CatalogVersionRow.is_current).values(is_current=False))
    values = {"engine_version": engine_version, "documents_sha256": documents_sha256, "is_current": True}
    session.execute(
        insert(CatalogVersionRow)
        .values(version=version, **values)
        .on_conflict_do_update(index_elements=[CatalogVersionRow.version], set_=values)
    )
    session.execute(delete(CatalogMembershipRow).where(CatalogMembershipRow.version == version))
    members = [{"version": version, "sha256": seed.sha256} for seed in seeds]
    session.execute(insert(CatalogMembershipRow).values(members))
