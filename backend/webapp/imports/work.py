"""The job that analyzes the files in an import in a separate process, stores the result, and sends notifications."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

import structlog
from sqlalchemy import select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from webapp import jobs
from webapp.core import audit
from webapp.core.db.clock import NOW
from webapp.core.security.secrets import derived
from webapp.imports import repository
from webapp.imports.folders import private_folder
from webapp.imports.models import ImportFileRow, ImportRow
from webapp.imports.sandbox import ChildLimits, ImportBrokeOffError, summarize_apart
from webapp.imports.schemas import ImportState

LOOK_EVERY_S = 1.0
LOST = "lost"
LOST_MESSAGE = msg("import-workers-lost")
_BLANK = "\N{REPLACEMENT CHARACTER}"

log = structlog.get_logger()
Read = Callable[..., ImportSummary]


class _Progress:
    """Stores progress and detects cancellation; queries the database at most once per second."""

    def __init__(self, context: jobs.JobContext, import_id: UUID, reading: int) -> None:
        self._context, self._import_id, self._reading = context, import_id, reading
        self._fraction, self._looked_s, self._is_wanted = 0.0, time.monotonic(), True

    def report(self, fraction: float) -> None:
        """Record the completed fraction of the analysis."""
        self._fraction = max(self._fraction, min(1.0, fraction))
        self._look()

    def is_cancelled(self) -> bool:
        """Return True if the analysis was canceled or replaced by a newer one."""
        self._look()
        return not self._is_wanted

    def _look(self) -> None:
        if self._is_wanted and time.monotonic() - self._looked_s >= LOOK_EVERY_S:
            with self._context.sessions.begin() as session:
                self._is_wanted = repository.advance(session, self._import_id, self._reading, self._fraction)
            self._looked_s = time.monotonic()


def read(context: jobs.JobContext, payload: dict[str, Any], read_apart: Read = summarize_apart) -> None:
    """Analyze the files in an import; do nothing if it was deleted or a newer analysis replaced this one."""
    import_id, reading = UUID(payload["import_id"]), int(payload["reading"])
    with context.sessions.begin() as session:
        if not context.holds_lease(session):
            return
        row = repository.begin(session, import_id, reading)
        if row is None:
            return
        options, organization_id = ImportOptions.model_validate(row.options), row.organization_id
        files = repository.files(session, import_id)
    progress = _Progress(context, import_id, reading)
    with private_folder(context.settings.data_folder / "imports") as folder:
        written = _written(context, files, folder, progress)
        if written is None:
            return
        limits = ChildLimits(wall_s=context.settings.import_time_limit_s)
        more: dict[str, Any] = {"progress": progress.report, "is_cancelled": progress.is_cancelled}
        if options.pseudonyms:
            more["key"] = derived(context.settings, f"import pseudonyms of {organization_id}")
        try:
            summary = read_apart(written, options, limits, **more)
        except ImportBrokeOffError as error:
            _broke_off(context, import_id, reading, error)
            return
    _keep(context, import_id, reading, ImportState.READY, summary=storable(summary.model_dump(mode="json")))
    if options.pseudonyms:
        _forget(context, import_id, files)


def end(context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Mark the analysis as failed because every worker that attempted it was lost."""
    told = {"failure_reason": LOST, "failure_message": LOST_MESSAGE}
    _keep(context, UUID(payload["import_id"]), int(payload["reading"]), ImportState.FAILED, **told)


def storable(node: Any) -> Any:
    """Replace NUL characters and lone surrogates in a document, because PostgreSQL cannot store them."""
    if isinstance(node, str):
        return "".join(_BLANK if c == "\0" or unicodedata.category(c) == "Cs" else c for c in node)
    if isinstance(node, dict):
        return {storable(key): storable(value) for key, value in node.items()}
    return [storable(each) for each in node] if isinstance(node, list | tuple) else node


def _written(
    context: jobs.JobContext, files: Sequence[ImportFileRow], folder: Path, progress: _Progress
) -> list[tuple[str, Path]] | None:
    """Write files to a folder under numeric names; return None if the analysis was canceled or a file was deleted."""
    written = []
    for i, file in enumerate(files):
        path = folder / str(i)
        with context.sessions() as session, path.open("xb") as output:
            for part in repository.parts(session, file.id):
                output.write(part)
        if path.stat().st_size != file.n_bytes or progress.is_cancelled():  # the file was deleted in the meantime
            return None
        written.append((file.name, path))
    return written


def _forget(context: jobs.JobContext, import_id: UUID, files: Sequence[ImportFileRow]) -> None:
    """Delete files that have been read, which contain the names that pseudonyms replace."""
    with context.sessions.begin() as session:
        if context.holds_lease(session):
            for file in files:
                repository.remove_file(session, import_id, file.id)


def _broke_off(context: jobs.JobContext, import_id: UUID, reading: int, error: ImportBrokeOffError) -> None:
    log.info("reading failed", import_id=str(import_id), reason=error.reason)
    if error.reason != "cancelled":
        told = {"failure_reason": error.reason, "failure_message": storable(error.message)}
        _keep(context, import_id, reading, ImportState.FAILED, **told)


def _keep(context: jobs.JobContext, import_id: UUID, reading: int, state: ImportState, **values: object) -> None:
    """Store the outcome of an analysis, unless the lease was lost or a newer analysis replaced it."""
    with context.sessions.begin() as session:
        if context.holds_lease(session):
            ended = repository.end(session, import_id, reading, state, **values)
            if ended is not None:
                _notify(session, ended)


def _notify(session: Session, row: ImportRow) -> None:
    """Enqueue the import event and write the audit log entry, in the same transaction."""
    kind = f"import.{row.state}"
    told = {
        "import_id": str(row.id),
        "project_id": None if row.project_id is None else str(row.project_id),
        "name": row.name,
        "state": row.state,
        "reason": row.failure_reason,
        "at": session.scalars(select(NOW)).one().isoformat(),
    }
    jobs.enqueue(session, "event", {"type": kind} | told)
    audit.record(session, audit.WORKER, kind, audit.Subject("import", str(row.id)))
