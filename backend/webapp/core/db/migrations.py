"""Migrates the database to this release's schema."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

LOCK = text("SELECT pg_advisory_lock(hashtext('stormsizer.migrations'))")
UNLOCK = text("SELECT pg_advisory_unlock(hashtext('stormsizer.migrations'))")
RESET = text("RESET ALL")
"""Resets settings made by migrations, which must not leak to the connection's next user."""


def config_of(folder: Path) -> Config:
    """Return the Alembic configuration for a folder of revisions."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config


@cache
def head_revision(folder: Path) -> str | None:
    """Return the newest revision in this release."""
    return ScriptDirectory.from_config(config_of(folder)).get_current_head()


def current_revision(engine: Engine) -> str | None:
    """Return the current revision of the database."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine, folder: Path, revision: str = "head") -> bool:
    """Migrate up or down to a revision; return False if it is already current. Concurrent calls wait for each other."""
    before = current_revision(engine)
    if revision == "head" and before == head_revision(folder):
        return False
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


def _is_ahead(config: Config, before: str | None, revision: str) -> bool:
    script = ScriptDirectory.from_config(config)
    line = [entry.revision for entry in script.walk_revisions()][::-1]
    return revision in line and (before is None or line.index(revision) > line.index(before))
