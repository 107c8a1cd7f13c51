"""Creates and verifies backups."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, text

import stormsizer
from webapp.core import audit
from webapp.core.security.secrets import derived
from webapp.deployment.backup import programs
from webapp.deployment.backup.access import major_of, require_whole_view, temporary_database, whole_view
from webapp.deployment.backup.archive import Backup, Manifest, Writer, key_check
from webapp.deployment.backup.comparison import Line, compare, differences
from webapp.deployment.backup.errors import BackupError
from webapp.deployment.backup.facts import Facts, Progress, facts_of, roles_of
from webapp.settings import Settings

COUNTED, DUMPED, RESTORED = 0.2, 0.5, 0.8
"""Progress after each step, as a fraction."""


class Made(NamedTuple):
    """A finished backup and its duration."""

    manifest: Manifest
    dumped_s: float
    verified_s: float | None


def make(url: str, path: Path, settings: Settings, progress: Progress, *, verify: bool) -> Made:
    """Write a backup of a database to a new file.

    Rows are counted and dumped from one snapshot. With ``verify``, the dump is restored into a separate database and
    compared; only then does the file get its name.

    Raises
    ------
    BackupError
        If the login cannot see every row, a program is missing, or the dump differs from the database.
    """
    began_s = time.perf_counter()
    writer = Writer(path)
    try:
        manifest = _write(writer, url, settings, progress)
        dumped_s = time.perf_counter() - began_s
        if verify:
            lines = tried(Backup(writer.half, settings), url, settings, lambda done: progress(DUMPED + done / 2))
            if differences(lines):
                raise BackupError(f"the dump differs from the database: {'; '.join(differences(lines))}")
        verified_s = time.perf_counter() - began_s - dumped_s if verify else None
        writer.put_in_place()
    finally:
        writer.discard()
    return Made(manifest, dumped_s, verified_s)


def tried(backup: Backup, url: str, settings: Settings, progress: Progress) -> list[Line]:
    """Restore a backup into a separate database; return the comparison of its facts with the manifest."""
    with temporary_database(url) as copy:
        return filled(backup, copy, settings, progress)


def filled(backup: Backup, url: str, settings: Settings, progress: Progress) -> list[Line]:
    """Restore a backup into an empty database; return the comparison of its facts with the manifest."""
    manifest = backup.manifest
    content = _told(backup.content(), manifest.dump.n_bytes, lambda done: progress(done / 2))
    programs.restore(programs.folder_for(_server_of(url)), url, content)
    after = look(url, settings, lambda done: progress(0.5 + done / 2))
    return compare(manifest.facts, after, same_key=backup.has_same_key)


def look(url: str, settings: Settings, progress: Progress) -> Facts:
    """Return the facts of a restored database, which may have the schema of an earlier release."""
    with whole_view(url).connect() as connection:
        return facts_of(connection, derived(settings, audit.PURPOSE), progress)


def _write(writer: Writer, url: str, settings: Settings, progress: Progress) -> Manifest:
    with whole_view(url).connect() as connection:
        require_whole_view(connection)
        major = major_of(connection)
        folder = programs.folder_for(major)
        connection.commit()
        snapshot, made_at = _snapshot(connection)
        facts = facts_of(connection, derived(settings, audit.PURPOSE), lambda done: progress(COUNTED * done))
        roles = roles_of(connection)
        n_bytes = int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 1)
        content = programs.dump(folder, url, snapshot)
        share = DUMPED - COUNTED
        dump = writer.write_dump(_told(content, n_bytes, lambda done: progress(COUNTED + share * min(1, 2 * done))))
    manifest = Manifest(
        made_at=made_at,
        release=stormsizer.__version__,
        server_major=major,
        has_accounts=settings.has_accounts,
        roles=roles,
        key_check=key_check(settings),
        dump=dump,
        facts=facts,
    )
    writer.finish(manifest, settings)
    return manifest


def _snapshot(connection: Connection) -> tuple[str, datetime]:
    """Open a snapshot of the database; return its time and its ID, which other connections can use."""
    connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    snapshot, made_at = connection.execute(text("SELECT pg_export_snapshot(), now()")).one()
    return str(snapshot), made_at


def _server_of(url: str) -> int:
    with whole_view(url).connect() as connection:
        return major_of(connection)


def _told(content: Iterable[bytes], n_bytes: int, progress: Progress) -> Iterator[bytes]:
    """Yield the chunks unchanged and report progress."""
    passed = 0
    for chunk in content:
        yield chunk
        passed += len(chunk)
        progress(min(1.0, passed / max(1, n_bytes)))
