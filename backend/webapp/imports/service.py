"""Import operations, from creating an import to analyzing its files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from uuid import UUID

from sqlalchemy import column, exists, select, table
from sqlalchemy.orm import Session

from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.field_types import TURNS_TEXT_ROUND
from stormsizer.report.imported import Imported
from stormsizer_io.importers.summary.document import MOST_FILES, ImportOptions, ImportSummary
from stormsizer_io.importers.summary.selection import Change
from webapp import jobs
from webapp.core.db.clock import NOW, seconds
from webapp.core.http.errors import ConflictError, InvalidInputError, NotFoundError
from webapp.core.http.pagination import PageRequest
from webapp.imports import repository
from webapp.imports.models import ImportAcceptanceRow, ImportFileRow, ImportRow
from webapp.imports.schemas import (
    Import,
    ImportAcceptance,
    ImportAcceptanceList,
    ImportEntry,
    ImportFailure,
    ImportFile,
    ImportInput,
    ImportPage,
    ImportState,
)
from webapp.imports.uploads import Received, TooLargeFileError, mib
from webapp.settings import Settings

JOB_KIND = "import"
WORKLOADS, ARRAYS = "workloads", "arrays"
"""Kinds of custom entries that an import creates."""
LONGEST_NAME = 200
NAMELESS = "file"

# another feature owns the projects table; this module only checks whether a project exists
_projects = table("projects", column("id"))


def create(session: Session, settings: Settings, given: ImportInput) -> Import:
    """Create an import without files."""
    if given.project_id is not None and not session.scalar(select(exists().where(_projects.c.id == given.project_id))):
        raise NotFoundError(msg("problem-no-project"))
    repository.lock(session)
    if repository.n_imports(session) >= settings.max_imports:
        raise ConflictError(msg("problem-too-many-imports", limit=settings.max_imports))
    row = ImportRow(name=given.name, project_id=given.project_id, expires_at=NOW + seconds(settings.import_kept_s))
    session.add(row)
    session.flush()
    session.refresh(row)
    return _shown(session, row)


def list_imports(session: Session, asked: PageRequest) -> ImportPage:
    """Return one page of imports."""
    rows, next_cursor = repository.page(session, asked)
    sizes = repository.sizes(session, [row.id for row in rows])
    items = tuple(_summary(row, *sizes.get(row.id, (0, 0))) for row in rows)
    return ImportPage(items=items, next_cursor=next_cursor)


def get(session: Session, import_id: UUID) -> Import:
    """Return one import."""
    return _shown(session, existing(session, import_id, with_summary=True))


def delete(session: Session, import_id: UUID) -> None:
    """Delete an import and its files, and discard an analysis in progress."""
    if not repository.remove(session, import_id):
        raise _nothing()


def begin_file(session: Session, settings: Settings, import_id: UUID, name: str) -> UUID:
    """Create the row for a file to be uploaded, if the limits allow another; ``name`` is as given by the user."""
    existing(session, import_id)
    _require_room(session, settings, import_id, n_more=1)
    row = ImportFileRow(import_id=import_id, name=clean_name(name), n_bytes=0, sha256="")
    session.add(row)
    session.flush()
    return row.id


def end_file(
    session: Session, settings: Settings, import_id: UUID, file_id: UUID, received: Received
) -> tuple[ImportFile, bool]:
    """Finish an upload, and return the file and whether it is new: a duplicate is not stored again."""
    repository.lock(session)
    row = session.get_one(ImportFileRow, file_id)
    owner = existing(session, import_id, to_change=True)
    if received.n_bytes == 0:
        raise InvalidInputError(
            (_problem("file", msg("given-empty-file"), msg("allowed-non-empty-file"), msg("field-empty")),)
        )
    others = [each for each in repository.files(session, import_id) if each.id != file_id]
    same = next((each for each in others if each.sha256 == received.sha256 and _is_called(each.name, row.name)), None)
    if same is not None:
        session.delete(row)
        session.flush()
        return ImportFile.model_validate(same), False
    row.name = _unlike(row.name, {each.name for each in others})
    row.n_bytes, row.sha256 = received.n_bytes, received.sha256
    session.flush()
    _require_room(session, settings, import_id)
    _to_be_read_again(session, owner)
    return ImportFile.model_validate(row), True


def remove_file(session: Session, import_id: UUID, file_id: UUID) -> None:
    """Delete a file from an import, and the import's summary, so that another analysis is required."""
    owner = existing(session, import_id, to_change=True)
    if not repository.remove_file(session, import_id, file_id):
        raise NotFoundError(msg("problem-no-import-file"))
    _to_be_read_again(session, owner)


def read(session: Session, import_id: UUID, options: ImportOptions) -> Import:
    """Analyze all files. This replaces an analysis in progress."""
    row = existing(session, import_id, to_change=True)
    if not repository.files(session, import_id):
        raise ConflictError(msg("problem-import-without-files"))
    _to_be_read_again(session, row)
    row.state, row.options = ImportState.QUEUED, options.model_dump(mode="json")
    session.flush()
    jobs.enqueue(session, JOB_KIND, {"import_id": str(row.id), "reading": row.reading})
    return _shown(session, row)


def cancel(session: Session, import_id: UUID) -> Import:
    """Cancel a queued or running analysis."""
    row = existing(session, import_id, to_change=True)
    if not ImportState(row.state).is_under_way:
        raise ConflictError(msg("problem-import-not-being-read", state=row.state))
    row.state, row.progress_fraction = ImportState.CANCELLED, None
    session.flush()
    return _shown(session, row)


def summary_of(session: Session, import_id: UUID) -> tuple[ImportRow, ImportSummary]:
    """Return an import and its summary.

    Raises
    ------
    ConflictError
        If the files have not been analyzed, or the analysis is not complete.
    """
    row = existing(session, import_id, with_summary=True)
    if row.summary is None:
        raise ConflictError(msg("problem-import-not-read", state=row.state))
    return row, ImportSummary.model_validate(row.summary)


def list_of_scenario(session: Session, scenario_id: UUID) -> ImportAcceptanceList:
    """Return the imports applied to a scenario."""
    rows = repository.acceptances(session, scenario_id=scenario_id)
    return ImportAcceptanceList(items=tuple(shown_acceptance(row) for row in rows))


def existing(session: Session, import_id: UUID, *, with_summary: bool = False, to_change: bool = False) -> ImportRow:
    """Return an import, or raise an error if it does not exist."""
    row = repository.by_id(session, import_id, with_summary=with_summary, to_change=to_change)
    if row is None:
        raise _nothing()
    return row


def entries_of(row: ImportAcceptanceRow) -> dict[str, list[dict[str, str]]]:
    """Return the custom entries that an acceptance created, by kind; earlier releases stored at most one of each."""
    return {kind: found if isinstance(found, list) else [found] for kind, found in row.entries.items()}


def shown_acceptance(row: ImportAcceptanceRow) -> ImportAcceptance:
    """Convert an import acceptance to its API schema."""
    return ImportAcceptance(
        id=row.id,
        import_id=row.import_id,
        import_name=row.import_name,
        scenario_id=row.scenario_id,
        version_before=row.version_before,
        version_after=row.version_after,
        profile_id=row.profile_id,
        profile_ids=tuple(entry["id"] for entry in entries_of(row).get(WORKLOADS, ())),
        array_id=row.array_id,
        changes=tuple(Change.model_validate(each) for each in row.changes["items"]),
        measured_peak_iops=Imported.model_validate(row.changes.get("imported") or {}).peak_iops_upper_bound,
        accepted_at=row.accepted_at,
        accepted_by=row.accepted_by,
        undone_at=row.undone_at,
    )


def clean_name(given: str) -> str:
    r"""Return a file name without folders, control characters or text direction marks, at most 200 characters long.

    >>> [clean_name(each) for each in (r"C:\exports\host1.csv", "../../etc/passwd", "a\r\nb.csv", "/")]
    ['host1.csv', 'passwd', 'ab.csv', 'file']
    """
    last = re.split(r"[/\\]", given.rstrip("/\\"))[-1]
    kept = "".join(c for c in last if unicodedata.category(c) not in ("Cc", "Cs") and c not in TURNS_TEXT_ROUND)
    kept = kept.strip()
    if len(kept) > LONGEST_NAME:
        suffix = "".join(PurePosixPath(kept).suffixes[-2:])[-20:]
        kept = kept[: LONGEST_NAME - len(suffix)] + suffix
    return NAMELESS if kept in ("", ".", "..") else kept


def _unlike(name: str, taken: Iterable[str]) -> str:
    """Return a unique file name, numbered if necessary.

    >>> _unlike("host.csv.gz", {"host.csv.gz"}), _unlike("host.csv.gz", {"host.csv.gz", "host (2).csv.gz"})
    ('host (2).csv.gz', 'host (3).csv.gz')
    """
    others, number, candidate = set(taken), 1, name
    while candidate in others:
        number += 1
        candidate = _numbered(name, number)
    return candidate


def _numbered(name: str, number: int) -> str:
    stem, dot, rest = name.partition(".")
    said = f" ({number})"
    return stem[: LONGEST_NAME - len(said) - len(dot + rest)] + said + dot + rest


def _is_called(kept: str, given: str) -> bool:
    """Return whether a stored file was uploaded under this name, even if the name was numbered afterwards."""
    return kept == given or any(kept == _numbered(given, number) for number in range(2, MOST_FILES + 1))


def _require_room(session: Session, settings: Settings, import_id: UUID, n_more: int = 0) -> None:
    """Reject an upload that exceeds the file count limit or the organization's storage limit."""
    if len(repository.files(session, import_id)) + n_more > MOST_FILES:
        raise ConflictError(msg("problem-too-many-files", limit=MOST_FILES))
    kept, most = repository.bytes_kept(session), settings.max_import_bytes
    if kept + n_more > most:
        total, limit = mib(kept + n_more), mib(most)
        raise TooLargeFileError(
            msg("problem-import-storage-full", total=total, limit=limit),
            msg("given-total-with-file", amount=total),
            msg("allowed-all-imports", amount=limit),
            msg("field-exceeds-import-storage"),
        )


def _to_be_read_again(session: Session, row: ImportRow) -> None:
    """Delete the summary, and stop an analysis in progress."""
    row.reading += 1
    row.state, row.progress_fraction, row.summary = ImportState.EMPTY, None, None
    row.failure_reason = row.failure_message = None
    session.flush()


def _shown(session: Session, row: ImportRow) -> Import:
    failure = None
    if row.failure_reason is not None:
        failure = ImportFailure(reason=row.failure_reason, message=row.failure_message or "")
    files = repository.files(session, row.id)
    return Import(
        **_summary(row, len(files), sum(each.n_bytes for each in files)).model_dump(),
        options=None if row.options is None else ImportOptions.model_validate(row.options),
        files=_files(files),
        summary=None if row.summary is None else ImportSummary.model_validate(row.summary),
        failure=failure,
        acceptances=tuple(shown_acceptance(each) for each in repository.acceptances(session, import_id=row.id)),
    )


def _summary(row: ImportRow, n_files: int, n_bytes: int) -> ImportEntry:
    return ImportEntry(
        id=row.id,
        name=row.name,
        project_id=row.project_id,
        state=ImportState(row.state),
        progress_fraction=row.progress_fraction,
        n_files=n_files,
        n_bytes=n_bytes,
        created_at=row.created_at,
        expires_at=row.expires_at,
    )


def _files(rows: Sequence[ImportFileRow]) -> tuple[ImportFile, ...]:
    return tuple(ImportFile.model_validate(row) for row in rows)


def _problem(path: str, given: Text, allowed: Text, message: Text) -> Problem:
    return Problem(path=path, given=given, allowed=allowed, message=message)


def _nothing() -> NotFoundError:
    return NotFoundError(msg("problem-no-import"))
