"""Database queries for imports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.orm import Session, undefer

from webapp.core.db.clock import NOW
from webapp.core.db.tenancy import organization_of
from webapp.core.http.pagination import PageRequest, page_of
from webapp.imports.models import ImportAcceptanceRow, ImportFileRow, ImportPartRow, ImportRow
from webapp.imports.schemas import ImportState

UNDER_WAY = (ImportState.QUEUED, ImportState.READING)
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended('stormsizer.imports ' || :organization, 0))")


def lock(session: Session) -> None:
    """Lock the organization's imports and files until the transaction ends."""
    session.execute(_LOCK, {"organization": str(organization_of(session))})


def n_imports(session: Session) -> int:
    """Return the number of imports in the organization."""
    return session.scalar(select(func.count()).select_from(ImportRow)) or 0


def bytes_kept(session: Session) -> int:
    """Return the total size of the organization's import files in bytes."""
    return int(session.scalar(select(func.coalesce(func.sum(ImportFileRow.n_bytes), 0))) or 0)


def by_id(
    session: Session, import_id: UUID, *, with_summary: bool = False, to_change: bool = False
) -> ImportRow | None:
    """Return one import, if it exists, optionally locked until the transaction ends."""
    query = select(ImportRow).where(ImportRow.id == import_id)
    if with_summary:
        query = query.options(undefer(ImportRow.summary))
    if to_change:
        query = query.with_for_update(key_share=True).execution_options(populate_existing=True)
    return session.scalars(query).first()


def page(session: Session, asked: PageRequest) -> tuple[Sequence[ImportRow], str | None]:
    """Return one page of the organization's imports."""
    return page_of(session, select(ImportRow), ImportRow.id, asked)


def sizes(session: Session, import_ids: Sequence[UUID]) -> dict[UUID, tuple[int, int]]:
    """Return the number of files and their total size in bytes per import, omitting imports without files."""
    n_bytes = func.sum(ImportFileRow.n_bytes)
    query = select(ImportFileRow.import_id, func.count(), n_bytes).group_by(ImportFileRow.import_id)
    found = session.execute(query.where(ImportFileRow.import_id.in_(import_ids)))
    return {import_id: (n_files, int(total)) for import_id, n_files, total in found}


def remove(session: Session, import_id: UUID) -> bool:
    """Delete an import and its files; return False if it does not exist."""
    return session.scalar(delete(ImportRow).where(ImportRow.id == import_id).returning(ImportRow.id)) is not None


def files(session: Session, import_id: UUID) -> Sequence[ImportFileRow]:
    """Return the files in an import, in upload order."""
    query = select(ImportFileRow).where(ImportFileRow.import_id == import_id)
    return session.scalars(query.order_by(ImportFileRow.id)).all()


def file_alike(session: Session, import_id: UUID, sha256: str, names: Sequence[str]) -> ImportFileRow | None:
    """Return an import's file that has this content and one of these names, if there is one."""
    mine = ImportFileRow.import_id == import_id, ImportFileRow.sha256 == sha256, ImportFileRow.name.in_(names)
    return session.scalars(select(ImportFileRow).where(*mine).limit(1)).first()


def remove_file(session: Session, import_id: UUID, file_id: UUID) -> bool:
    """Delete a file; return False if it does not exist."""
    which = ImportFileRow.import_id == import_id, ImportFileRow.id == file_id
    return session.scalar(delete(ImportFileRow).where(*which).returning(ImportFileRow.id)) is not None


def add_part(session: Session, file_id: UUID, number: int, content: bytes) -> None:
    """Store a part of a file."""
    session.execute(insert(ImportPartRow).values(file_id=file_id, number=number, content=content))


def parts(session: Session, file_id: UUID) -> Iterator[bytes]:
    """Yield the parts of a file in order, loading one at a time."""
    query = select(ImportPartRow.content).where(ImportPartRow.file_id == file_id).order_by(ImportPartRow.number)
    yield from session.scalars(query.execution_options(yield_per=1))


def begin(session: Session, import_id: UUID, reading: int) -> ImportRow | None:
    """Record that a worker has started an analysis; return None if it was replaced, canceled or deleted."""
    return _moved(session, import_id, reading, state=ImportState.READING, progress_fraction=0.0)


def advance(session: Session, import_id: UUID, reading: int, fraction: float) -> bool:
    """Record the progress of an analysis; return False if it is no longer needed."""
    return _moved(session, import_id, reading, progress_fraction=fraction) is not None


def end(session: Session, import_id: UUID, reading: int, state: ImportState, **values: object) -> ImportRow | None:
    """Record the result of an analysis; return None if it is no longer needed."""
    return _moved(session, import_id, reading, state=state, progress_fraction=None, **values)


def _moved(session: Session, import_id: UUID, reading: int, **values: Any) -> ImportRow | None:
    ours = ImportRow.id == import_id, ImportRow.reading == reading, ImportRow.state.in_(UNDER_WAY)
    return session.scalars(update(ImportRow).where(*ours).values(**values).returning(ImportRow)).first()


def acceptances(
    session: Session, *, import_id: UUID | None = None, scenario_id: UUID | None = None
) -> Sequence[ImportAcceptanceRow]:
    """Return the acceptances of an import, or those for a scenario, newest first."""
    query = select(ImportAcceptanceRow).order_by(ImportAcceptanceRow.id.desc())
    if import_id is not None:
        query = query.where(ImportAcceptanceRow.import_id == import_id)
    if scenario_id is not None:
        query = query.where(ImportAcceptanceRow.scenario_id == scenario_id)
    return session.scalars(query.limit(200)).all()


def acceptance(session: Session, import_id: UUID, acceptance_id: UUID) -> ImportAcceptanceRow | None:
    """Return one import acceptance, locked until the transaction ends."""
    mine = ImportAcceptanceRow.id == acceptance_id, ImportAcceptanceRow.import_id == import_id
    query = select(ImportAcceptanceRow).where(*mine).options(undefer(ImportAcceptanceRow.document_before))
    return session.scalars(query.with_for_update()).first()


def forget_expired(session: Session, most: int) -> Sequence[UUID]:
    """Delete all organizations' expired imports, up to a maximum number, and return their IDs."""
    expired = select(ImportRow.id).where(ImportRow.expires_at < NOW).order_by(ImportRow.expires_at).limit(most)
    gone = delete(ImportRow).where(ImportRow.id.in_(expired)).execution_options(synchronize_session=False)
    return session.scalars(gone.returning(ImportRow.id)).all()
