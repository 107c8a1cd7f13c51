"""The job that reads the files of an import in a separate process, stores the result, and sends the notifications."""

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

from stormsizer.interop.child import ChildLimits, ImportBrokeOffError, digest_apart
from stormsizer.interop.digest import Digest, Wishes
from webapp import jobs
from webapp.imports import repository
from webapp.imports.folders import private_folder
from webapp.imports.models import ImportFileRow, ImportRow
from webapp.imports.schemas import ImportState
from webapp.kit import audit
from webapp.kit.clock import NOW

LOOK_EVERY_S = 1.0
LOST = "lost"
LOST_MESSAGE = "Every worker that tried to read the files was lost."
_BLANK = "\N{REPLACEMENT CHARACTER}"

log = structlog.get_logger()
Read = Callable[..., Digest]


class _Watch:
    """Notes progress, and notices that nobody wants to know any more; asks the database once a second at most."""

    def __init__(self, context: jobs.JobContext, import_id: UUID, reading: int) -> None:
        self._context, self._import_id, self._reading = context, import_id, reading
        self._fraction, self._looked_s, self._is_wanted = 0.0, time.monotonic(), True

    def progress(self, fraction: float) -> None:
        """Hear how much is read."""
        self._fraction = max(self._fraction, min(1.0, fraction))
        self._look()

    def is_cancelled(self) -> bool:
        """Whether the reading may end."""
        self._look()
        return not self._is_wanted

    def _look(self) -> None:
        if self._is_wanted and time.monotonic() - self._looked_s >= LOOK_EVERY_S:
            with self._context.sessions.begin() as session:
                self._is_wanted = repository.advance(session, self._import_id, self._reading, self._fraction)
            self._looked_s = time.monotonic()


def read(context: jobs.JobContext, payload: dict[str, Any], read_apart: Read = digest_apart) -> None:
    """Read the files of an import that wait for this reading. One that nobody wants any more is left alone."""
    import_id, reading = UUID(payload["import_id"]), int(payload["reading"])
    with context.sessions.begin() as session:
        if not context.holds_lease(session):
            return
        row = repository.begin(session, import_id, reading)
        if row is None:
            return
        wishes = Wishes.model_validate(row.wishes)
        files = repository.files(session, import_id)
    watch = _Watch(context, import_id, reading)
    with private_folder(context.settings.data_folder / "imports") as folder:
        written = _written(context, files, folder, watch)
        if written is None:
            return
        limits = ChildLimits(wall_s=context.settings.import_time_limit_s)
        try:
            digest = read_apart(written, wishes, limits, progress=watch.progress, is_cancelled=watch.is_cancelled)
        except ImportBrokeOffError as error:
            _broke_off(context, import_id, reading, error)
            return
    _keep(context, import_id, reading, ImportState.READY, digest=storable(digest.model_dump(mode="json")))


def end(context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Write down that the files cannot be read."""
    told = {"failure_reason": LOST, "failure_message": LOST_MESSAGE}
    _keep(context, UUID(payload["import_id"]), int(payload["reading"]), ImportState.FAILED, **told)


def storable(node: Any) -> Any:
    """A document without the few characters that the database cannot hold: NUL, and halves of characters."""
    if isinstance(node, str):
        return "".join(_BLANK if c == "\0" or unicodedata.category(c) == "Cs" else c for c in node)
    if isinstance(node, dict):
        return {storable(key): storable(value) for key, value in node.items()}
    return [storable(each) for each in node] if isinstance(node, list | tuple) else node


def _written(
    context: jobs.JobContext, files: Sequence[ImportFileRow], folder: Path, watch: _Watch
) -> list[tuple[str, Path]] | None:
    """Write the files into a folder, under numbers for names; None if nobody wants to know any more."""
    written = []
    for i, file in enumerate(files):
        path = folder / str(i)
        with context.sessions() as session, path.open("xb") as output:
            for part in repository.parts(session, file.id):
                output.write(part)
        if path.stat().st_size != file.n_bytes or watch.is_cancelled():  # deleted meanwhile
            return None
        written.append((file.name, path))
    return written


def _broke_off(context: jobs.JobContext, import_id: UUID, reading: int, error: ImportBrokeOffError) -> None:
    log.info("reading broke off", import_id=str(import_id), reason=error.reason)
    if error.reason != "cancelled":
        told = {"failure_reason": error.reason, "failure_message": storable(error.message)}
        _keep(context, import_id, reading, ImportState.FAILED, **told)


def _keep(context: jobs.JobContext, import_id: UUID, reading: int, state: ImportState, **values: object) -> None:
    """Write down how a reading went, if it still is ours and the newest."""
    with context.sessions.begin() as session:
        if context.holds_lease(session):
            ended = repository.end(session, import_id, reading, state, **values)
            if ended is not None:
                _leave_word(session, ended)


def _leave_word(session: Session, row: ImportRow) -> None:
    """Note what became of a reading, for webhooks and in the audit log, in the transaction that ends it."""
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
