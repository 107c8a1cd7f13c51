"""`backup` and `restore`: both report the steps, the duration, and the verification."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import typer
from sqlalchemy import Engine, text, update
from sqlalchemy.exc import DBAPIError, OperationalError

from webapp.accounts import models as account_models
from webapp.cli.errors import CommandError
from webapp.cli.progress import progress_since
from webapp.cli.server.database import open_database
from webapp.cli.tables import table
from webapp.core.db.installation import InstallationRow
from webapp.core.db.session import connect, sessions_of
from webapp.deployment.backup.archive import Backup, Manifest
from webapp.deployment.backup.comparison import Line
from webapp.deployment.backup.errors import BackupError
from webapp.deployment.backup.making import make
from webapp.deployment.backup.restoring import DifferentError, Restored, restore
from webapp.personal_data import service as personal_data
from webapp.settings import Settings

TABLES = (account_models,)
"""Imported because the deleted rows refer to these tables."""


def backup_database(file: Path, verify: bool) -> None:
    """Write a backup of the whole database into a new file."""
    settings = Settings()
    with complaints(), open_database(settings) as url:
        made = make(url, file, settings, progress_since(time.perf_counter()), verify=verify)
        _record(url, made.manifest)
    manifest = made.manifest
    n_rows = sum(each.n_rows for each in manifest.facts.tables.values())
    size_mb = file.stat().st_size / 1e6
    typer.echo(
        f"{file}: {n_rows:,} rows of {len(manifest.facts.tables)} tables, {size_mb:,.1f} MB, {made.dumped_s:,.1f} s"
    )
    if made.verified_s is None:
        warn("not verified: the backup was not test-restored")
    else:
        typer.echo(f"verified: test restore matches row by row, {made.verified_s:,.1f} s")
    _warn_of_broken_logs(manifest)


def restore_database(file: Path, replace: bool) -> None:
    """Replace the database with the contents of a backup."""
    settings = Settings()
    with complaints():
        backup = Backup(file, settings)
        _announce(backup)
        with open_database(settings) as url:
            progress = progress_since(time.perf_counter())
            restored = restore(url, backup, settings, progress, _purge, replace=replace)
    _report(restored, backup.manifest)


def _record(url: str, manifest: Manifest) -> None:
    """Store the time of the backup, for metrics and `stormsizer doctor`; databases of earlier releases cannot."""
    engine = connect(url)
    try:
        with engine.begin() as connection:
            if connection.scalar(text("SELECT to_regclass('installation') IS NOT NULL")):
                connection.execute(update(InstallationRow).values(last_backup_at=manifest.made_at))
    finally:
        engine.dispose()


@contextmanager
def complaints() -> Iterator[None]:
    """Print how a restored database differs from its backup, and exit as other failing commands do."""
    try:
        yield
    except DifferentError as error:
        typer.echo(_table([line for line in error.lines if line.differs]), err=True)
        raise CommandError(f"{error}; nothing was changed") from error
    except BackupError as error:
        raise CommandError(str(error)) from error
    except OperationalError:
        raise
    except DBAPIError as error:
        raise CommandError(f"database error: {error.orig}") from error


def warn(words: str) -> None:
    """Print a warning on standard error, separate from the output."""
    typer.echo(f"warning: {words}", err=True)


def warn_of_other_key(backup: Backup) -> None:
    """Warn about what does not work if the backup was made with a different secret key."""
    if not backup.has_same_key:
        warn(
            "the backup was created with a different STORMSIZER_SECRET_KEY: webhook secrets and second factors cannot "
            "be decrypted, and neither audit logs nor the backup file can be checked for tampering"
        )


def _announce(backup: Backup) -> None:
    manifest = backup.manifest
    typer.echo(f"{backup.path}: created on {manifest.made_at:%Y-%m-%d at %H:%M:%S} UTC by release {manifest.release}")
    warn_of_other_key(backup)
    warn(
        f"the backup contains organizations deleted since {manifest.made_at:%Y-%m-%d %H:%M}: those recorded in this "
        "database are deleted again; for others see `stormsizer organizations purge`"
    )


def _report(restored: Restored, manifest: Manifest) -> None:
    typer.echo(_table(restored.lines))
    for organization_id in restored.deleted_again:
        typer.echo(f"deleted again: {organization_id}")
    if restored.kept_as is not None:
        typer.echo(
            f'the previous database is kept as {restored.kept_as}: DROP DATABASE "{restored.kept_as}" deletes it'
        )
    _warn_of_broken_logs(manifest)
    typer.echo(f"restored in {restored.took_s:,.1f} s; the result matches the backup")


def _purge(engine: Engine, tombstones: Sequence[UUID]) -> Sequence[UUID]:
    return personal_data.purge(sessions_of(engine), tombstones)


def _warn_of_broken_logs(manifest: Manifest) -> None:
    for owner, log in manifest.facts.audit_logs.items():
        if log.first_broken is not None:
            warn(f"the audit log of {owner} was broken at entry {log.first_broken:,} when the backup was made")


def _table(lines: Sequence[Line]) -> str:
    rows = [(line.name, line.before, line.after, ", ".join(line.differs) or "same") for line in lines]
    return table(("Table", "Backup", "Database", ""), rows)
