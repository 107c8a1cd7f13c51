"""`organizations tombstones|purge`: list deleted organizations, and delete those that a backup brought back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from uuid import UUID

import typer

from webapp.accounts import models as account_models
from webapp.cli.errors import CommandError
from webapp.cli.server.database import open_migrated_database
from webapp.core.db.session import Sessions, connect, sessions_of
from webapp.personal_data import service
from webapp.settings import Settings

TABLES = (account_models,)
"""Imported because the deleted rows refer to these tables."""


def print_tombstones() -> None:
    """Print the IDs of all deleted organizations, one per line."""
    with _sessions() as sessions:
        for organization_id in service.tombstones(sessions):
            typer.echo(organization_id)


def purge_organizations(file: Path | None) -> None:
    """Delete restored organizations that are in the database's deletion record or in a file of IDs."""
    deleted = () if file is None else _read(file)
    with _sessions() as sessions:
        found = service.purge(sessions, deleted)
    for organization_id in found:
        typer.echo(f"deleted again: {organization_id}")
    typer.echo(f"{len(found)} organizations were deleted again")


@contextmanager
def _sessions() -> Iterator[Sessions]:
    with open_migrated_database(Settings()) as url:
        engine = connect(url)
        try:
            yield sessions_of(engine)
        finally:
            engine.dispose()


def _read(file: Path) -> Sequence[UUID]:
    found = []
    for n, line in enumerate(file.read_text().splitlines(), 1):
        if line.strip():
            try:
                found.append(UUID(line.strip()))
            except ValueError as error:
                raise CommandError(f"{file}:{n}: not an organization ID", exit_code=2) from error
    return found
