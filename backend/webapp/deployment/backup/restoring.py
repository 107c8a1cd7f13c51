"""Restores a backup into a separate database, which takes the name of the current one once it is verified."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, column, func, select, table, text
from sqlalchemy.engine import make_url

from webapp.core.db.migrations import config_of, migrate
from webapp.core.db.session import connect
from webapp.core.db.tenancy import LOCAL, SHARED
from webapp.deployment.backup.access import (
    major_of,
    make_roles,
    quoted,
    require_alone,
    require_whole_view,
    swap,
    temporary_database,
    whole_view,
)
from webapp.deployment.backup.archive import Backup, Manifest
from webapp.deployment.backup.comparison import Line, differences
from webapp.deployment.backup.errors import BackupError
from webapp.deployment.backup.facts import Progress
from webapp.deployment.backup.making import filled
from webapp.settings import Settings

Purge = Callable[[Engine, Sequence[UUID]], Sequence[UUID]]
"""Deletes organizations, and returns those that existed."""
ORGANIZATIONS = ("organizations", "organisations")
"""Name of the organizations table, and its name in databases of earlier releases."""
OF_EVERY_START = {
    "alembic_version",
    "installation",
    *ORGANIZATIONS,
    "catalog_documents",
    "catalog_memberships",
    "catalog_versions",
    "backtests",
}
"""Tables that already have rows in a new installation."""


class Present(NamedTuple):
    """Contents of the database to be replaced."""

    rows: dict[str, int]
    """Number of rows in each table with user data."""
    tombstones: tuple[UUID, ...]
    """IDs of organizations that were deleted from that database."""


class Restored(NamedTuple):
    """Result of a restore and its duration."""

    lines: list[Line]
    deleted_again: Sequence[UUID]
    kept_as: str | None
    """New name of the replaced database; None if it had no user data and was dropped."""
    took_s: float


class DifferentError(BackupError):
    """The restored database differs from the manifest."""

    def __init__(self, lines: list[Line]) -> None:
        super().__init__(f"the restored database differs from the backup: {'; '.join(differences(lines))}")
        self.lines = lines


def restore(
    url: str, backup: Backup, settings: Settings, progress: Progress, purge: Purge, *, replace: bool
) -> Restored:
    """Restore a backup in place of the current database.

    The backup is restored into a new database on the same server, compared with the manifest, migrated to this release
    and cleared of organizations deleted since. The new database then takes the place of the current one: both are
    renamed in one transaction. If anything fails earlier, the current database is unchanged.

    Raises
    ------
    BackupError
        If the backup does not match this server or release, the database is in use, or it has user rows and ``replace``
        is not set.
    DifferentError
        If a table, grant, policy, sequence or audit log differs from the manifest.
    """
    began_s = time.perf_counter()
    present = _prepared(url, backup.manifest, settings, replace=replace)
    with temporary_database(url) as copy:
        lines = filled(backup, copy, settings, progress)
        if differences(lines):
            raise DifferentError(lines)
        deleted_again = _brought_up_to_date(copy, present, settings, purge)
        kept_as = f"{make_url(url).database}_before_{datetime.now(UTC):%Y%m%d%H%M%S}"
        swap(url, str(make_url(copy).database), kept_as)
    if not present.rows:
        _drop(url, kept_as)
    return Restored(lines, deleted_again, kept_as if present.rows else None, time.perf_counter() - began_s)


def _brought_up_to_date(copy: str, present: Present, settings: Settings, purge: Purge) -> Sequence[UUID]:
    """Migrate a restored database to this release; delete organizations it brought back, and return their IDs."""
    engine = connect(copy)
    try:
        migrate(engine, settings.migrations_folder)
        return purge(engine, present.tombstones)
    finally:
        engine.dispose()


def _prepared(url: str, manifest: Manifest, settings: Settings, *, replace: bool) -> Present:
    """Check all preconditions before anything is done; create the required roles."""
    with whole_view(url).begin() as connection:
        require_whole_view(connection)
        require_fitting(connection, manifest, settings.migrations_folder)
        require_alone(connection)
        present = _present(connection)
        if present.rows and not replace:
            some = ", ".join(f"{name} {n:,}" for name, n in list(present.rows.items())[:4])
            raise BackupError(
                f"the database is in use ({some}): with --replace, the backup replaces it, "
                "and it is kept under another name"
            )
        make_roles(connection, manifest.roles)
    return present


def require_fitting(connection: Connection, manifest: Manifest, migrations_folder: Path) -> None:
    """Reject a backup from a newer server or release."""
    major = major_of(connection)
    if major < manifest.server_major:
        raise BackupError(f"the backup is from PostgreSQL {manifest.server_major}, but the server runs {major}")
    known = ScriptDirectory.from_config(config_of(migrations_folder)).walk_revisions()
    if manifest.facts.revision not in {each.revision for each in known}:
        raise BackupError(
            f"the backup is from release {manifest.release}, whose schema ({manifest.facts.revision or 'none'}) "
            "this release does not support"
        )


def _present(connection: Connection) -> Present:
    names = connection.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).all()
    rows = {}
    for name in sorted(set(names) - OF_EVERY_START):
        rows[name] = int(connection.scalar(select(func.count()).select_from(table(name))) or 0)
    for name in sorted(set(names).intersection(ORGANIZATIONS)):
        others = select(func.count()).select_from(table(name)).where(column("id").not_in((SHARED, LOCAL)))
        rows["organizations"] = int(connection.scalar(others) or 0)
    tombstones = connection.scalars(text("SELECT id FROM tombstones")).all() if "tombstones" in names else ()
    return Present({name: n for name, n in rows.items() if n}, tuple(tombstones))


def _drop(url: str, name: str) -> None:
    with whole_view(url).connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"DROP DATABASE {quoted(name)} WITH (FORCE)"))
