"""Migrates the database to this release's schema."""

from __future__ import annotations

from enum import Enum, auto
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from webapp.core.db.errors import IncompatibleDatabaseError

LOCK = text("SELECT pg_advisory_lock(hashtext('stormsizer.migrations'))")
UNLOCK = text("SELECT pg_advisory_unlock(hashtext('stormsizer.migrations'))")
RESET = text("RESET ALL")
"""Resets settings made by migrations, which must not leak to the connection's next user."""

SEE_ALL_ROWS = text(
    """
    DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT c.oid::regclass FROM pg_class c
            WHERE c.relnamespace = 'public'::regnamespace AND c.relforcerowsecurity
                AND c.relowner = current_user::regrole AND row_security_active(c.oid)
        LOOP EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', name); END LOOP;
    END $$
    """
)
"""Lets the owner of the tables see all rows. Before revision 0044, row-level security also applied to it."""

_IS_READABLE = text("SELECT coalesce(has_table_privilege(to_regclass('alembic_version'), 'SELECT'), false)")
"""Whether there is a revision. Before 0044, the service's login cannot read it."""
_OWNER = text("SELECT current_user, has_schema_privilege('public', 'CREATE')")
_REVISION = text("SELECT version_num FROM alembic_version")
_OLDEST = text("SELECT oldest_compatible_revision FROM installation")


class Schema(Enum):
    """Schema of a database, compared with this release's."""

    CURRENT = auto()
    OLDER = auto()
    """The migrations have to be run first."""
    NEWER = auto()
    """A newer release has migrated the database, and this release may still work on it."""
    INCOMPATIBLE = auto()
    """A newer release has migrated the database, and this release must not work on it."""


def config_of(folder: Path) -> Config:
    """Return the Alembic configuration for a folder of revisions."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config


@cache
def head_revision(folder: Path) -> str | None:
    """Return the newest revision in this release."""
    return ScriptDirectory.from_config(config_of(folder)).get_current_head()


@cache
def known_revisions(folder: Path) -> frozenset[str]:
    """Return all revisions in this release."""
    return frozenset(entry.revision for entry in ScriptDirectory.from_config(config_of(folder)).walk_revisions())


def schema_of(connection: Connection, folder: Path) -> Schema:
    """Compare the schema of a database with this release's, whose revisions are in ``folder``."""
    if not connection.scalar(_IS_READABLE):
        return Schema.OLDER
    revision = connection.scalar(_REVISION)
    if revision == head_revision(folder):
        return Schema.CURRENT
    if revision is None or revision in known_revisions(folder):
        return Schema.OLDER
    is_compatible = connection.scalar(_OLDEST) in known_revisions(folder)
    return Schema.NEWER if is_compatible else Schema.INCOMPATIBLE


def current_revision(engine: Engine) -> str | None:
    """Return the current revision of the database."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine, folder: Path, revision: str = "head") -> bool:
    """Migrate up or down to a revision; return False if it is already current. Concurrent calls wait for each other.

    A database that a newer release has migrated stays as it is if this release may work on it.
    """
    if revision == "head" and not _is_outdated(engine, folder):
        return False
    _require_owner(engine)
    before = current_revision(engine)
    config = config_of(folder)
    with engine.connect() as connection:
        connection.execute(LOCK)
        connection.commit()
        try:
            config.attributes["connection"] = connection
            if revision == "head" or _is_ahead(config, before, revision):
                command.upgrade(config, revision)
            else:
                command.downgrade(config, revision)
            connection.commit()
        finally:
            connection.rollback()
            connection.execute(UNLOCK)
            connection.execute(RESET)
            connection.commit()
    return current_revision(engine) != before


def _is_outdated(engine: Engine, folder: Path) -> bool:
    with engine.connect() as connection:
        schema = schema_of(connection, folder)
    if schema is Schema.INCOMPATIBLE:
        raise IncompatibleDatabaseError(
            f"the database is at revision {current_revision(engine)}, which this release cannot use: "
            "install the release that migrated it, or a newer one"
        )
    return schema is Schema.OLDER


def _require_owner(engine: Engine) -> None:
    with engine.connect() as connection:
        login, is_owner = connection.execute(_OWNER).one()
    if not is_owner:
        raise IncompatibleDatabaseError(
            f"the login {login} may not migrate the database: run `stormsizer migrate` with the login that owns it"
        )


def _is_ahead(config: Config, before: str | None, revision: str) -> bool:
    script = ScriptDirectory.from_config(config)
    line = [entry.revision for entry in script.walk_revisions()][::-1]
    return revision in line and (before is None or line.index(revision) > line.index(before))
