"""Contents of a local installation, read from its backup after restoring it to a temporary database."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, column, func, select, table, text

from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect
from webapp.core.db.tenancy import LOCAL
from webapp.deployment.backup.access import make_roles, temporary_database, whole_view
from webapp.deployment.backup.archive import Backup
from webapp.deployment.backup.comparison import differences
from webapp.deployment.backup.errors import BackupError
from webapp.deployment.backup.facts import Progress
from webapp.deployment.backup.making import filled
from webapp.deployment.backup.restoring import require_fitting
from webapp.deployment.move.belongings import LEFT
from webapp.deployment.postgres.binaries import find_binaries
from webapp.deployment.postgres.embedded import EmbeddedPostgres
from webapp.settings import Settings

FORGETFUL = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""Settings of the private server. Its data is temporary, so none of it has to be flushed to disk."""
NOT_ENDED = text("SELECT count(*) FROM runs WHERE organization_id = :local AND state IN ('queued', 'running')")


class AuditHead(NamedTuple):
    """Newest entry in the local audit log."""

    number: int
    mac: str


@contextmanager
def unpacked(backup: Backup, settings: Settings, progress: Progress) -> Iterator[Connection]:
    """Restore a local backup into a private server of the same version, migrate it, and yield a connection to it.

    Raises
    ------
    BackupError
        If it is not from a local installation, does not restore correctly, or has unfinished runs.
    """
    if backup.manifest.has_accounts:
        raise BackupError(f"{backup.path} is the backup of a server: `move` requires the backup of a laptop")
    settings.data_folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="unpacked-", dir=settings.data_folder) as folder:
        Path(folder).chmod(0o755)  # its server may run under another account
        programs = find_binaries(backup.manifest.server_major)
        with EmbeddedPostgres(Path(folder), programs, FORGETFUL) as server:
            with whole_view(server.url).begin() as connection:
                require_fitting(connection, backup.manifest, settings.migrations_folder)
                make_roles(connection, backup.manifest.roles, may_make="")
            with temporary_database(server.url) as url:
                _fill(backup, url, settings, progress)
                with whole_view(url).connect() as connection:
                    _require_ended(connection)
                    yield connection


def left_behind(connection: Connection) -> dict[str, int]:
    """Count the local rows that are not moved."""
    counts = {}
    for name in LEFT:
        query = select(func.count()).select_from(table(name)).where(column("organization_id") == LOCAL)
        counts[name] = int(connection.scalar(query) or 0)
    return {name: n for name, n in counts.items() if n}


def audit_head(connection: Connection) -> AuditHead:
    """Return the newest entry in the local audit log."""
    head = text("SELECT number, mac FROM audit_heads WHERE organization_id = :local")
    found = connection.execute(head, {"local": LOCAL}).first()
    return AuditHead(0, "") if found is None else AuditHead(found.number, found.mac.hex())


def _fill(backup: Backup, url: str, settings: Settings, progress: Progress) -> None:
    differs = differences(filled(backup, url, settings, progress))
    if differs:
        raise BackupError(f"the restored database differs from the backup: {'; '.join(differs)}")
    engine = connect(url)
    migrate(engine, settings.migrations_folder)
    engine.dispose()


def _require_ended(connection: Connection) -> None:
    n_under_way = int(connection.scalar(NOT_ENDED, {"local": LOCAL}) or 0)
    if n_under_way:
        raise BackupError(
            f"{n_under_way} runs had not ended when the backup was created: finish or cancel them on the laptop, and "
            "create another backup"
        )
