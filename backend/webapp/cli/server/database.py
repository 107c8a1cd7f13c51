"""`migrate`, and database access for commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from alembic.util import CommandError as AlembicError
from sqlalchemy import Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from webapp.cli.errors import CommandError
from webapp.cli.installation.first_account import create_first_account
from webapp.core.db.migrations import Schema, current_revision, migrate, schema_of
from webapp.core.db.session import connect
from webapp.demo.limits import limited
from webapp.demo.marker import WrongDatabaseError, require_right_kind
from webapp.deployment.postgres.embedded import EmbeddedPostgres
from webapp.settings import Settings

FORGETFUL = {
    "wal_recycle": "off",
    "log_min_messages": "fatal",
    "log_min_error_statement": "panic",
    "log_error_verbosity": "terse",
}
"""Settings of a demo's embedded database: nothing that visitors enter stays in old log segments or messages."""


@contextmanager
def open_database(settings: Settings) -> Iterator[str]:
    """Yield the database URL: that of the configured server, or of the embedded one, which is started on demand."""
    with _opened(settings, _require_right_kind) as url:
        yield url


@contextmanager
def open_migrated_database(settings: Settings) -> Iterator[str]:
    """Yield the database URL as `open_database` does, if this release can work on the database as it is."""
    with _opened(settings, _require_right_kind, _require_migrated) as url:
        yield url


Requirement = Callable[[Engine, Settings], None]


@contextmanager
def _opened(settings: Settings, *requirements: Requirement) -> Iterator[str]:
    with _started(settings) as url:
        engine = connect(url)
        try:
            for require in (_require_reachable, *requirements):
                require(engine, settings)
        finally:
            engine.dispose()
        yield url


@contextmanager
def _started(settings: Settings) -> Iterator[str]:
    if settings.database_url is not None:
        yield server_url(settings.database_url)
        return
    with EmbeddedPostgres(settings.data_folder, settings=FORGETFUL if settings.demo else None) as postgres:
        yield postgres.url


def _require_reachable(engine: Engine, _settings: Settings) -> None:
    try:
        with engine.connect():
            pass
    except OperationalError as error:
        reason = str(error.orig).splitlines()[0]
        raise CommandError(f"the database is unreachable: {reason}") from error


def _require_right_kind(engine: Engine, settings: Settings) -> None:
    """Refuse a demo's database for another installation, and the reverse."""
    try:
        require_right_kind(engine, settings)
    except WrongDatabaseError as error:
        raise CommandError(str(error), exit_code=2) from error


def _require_migrated(engine: Engine, settings: Settings) -> None:
    with engine.connect() as connection:
        schema = schema_of(connection, settings.migrations_folder)
    if schema is Schema.OLDER:
        raise CommandError("the database is not migrated to this release: run `stormsizer migrate` first")
    if schema is Schema.INCOMPATIBLE:
        raise CommandError(
            "a newer release has migrated the database, and this one cannot use it: install that release"
        )


def server_url(given: str) -> str:
    """Return the database URL with the installed driver."""
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise CommandError("DATABASE_URL must have the form postgresql://user:password@host:5432/name") from error
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise CommandError(f"DATABASE_URL names {url.get_backend_name()}: only PostgreSQL is supported")
    return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)


def migrate_database(revision: str) -> None:
    """Migrate to a revision."""
    settings = limited(Settings())
    with open_database(settings) as url:
        engine = connect(url)
        try:
            moved = migrate(engine, settings.migrations_folder, revision)
            typer.echo(f"database {'moved to' if moved else 'is at'} revision {current_revision(engine) or 'base'}")
            created = create_first_account(settings, engine) if revision == "head" else None
        except AlembicError as error:
            raise CommandError(str(error), exit_code=2) from error
        finally:
            engine.dispose()
    if created is not None:
        typer.echo(created)
