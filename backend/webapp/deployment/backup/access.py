"""Database connections that see all rows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.pool import NullPool

from webapp.core.db.tenancy import DatabaseRole
from webapp.deployment.backup.errors import BackupError

SETTINGS = {
    "statement_timeout": "0",
    "idle_in_transaction_session_timeout": "0",
    "lock_timeout": "30s",
    "row_security": "off",  # fails for a login that sees only some of the rows
    "timezone": "UTC",
    "datestyle": "ISO",
    "intervalstyle": "postgres",
    "bytea_output": "hex",
    "extra_float_digits": "1",
}
"""Connection settings that give a row the same text representation in every database."""

_MAY_CREATE = text("SELECT rolsuper OR rolcreatedb FROM pg_roles WHERE rolname = current_user")
_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
    "AND usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend'"
)
_FRESH = text("SELECT pg_stat_clear_snapshot()")
"""A transaction otherwise sees the connections that it saw first."""
_HIDDEN = text(
    "SELECT count(*) FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') "
    "AND (row_security_active(c.oid) OR NOT has_table_privilege(c.oid, 'SELECT'))"
)
_MINE = text(
    "SELECT roleid::regrole::text FROM pg_auth_members m WHERE member = current_user::regrole "
    "AND coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)"
)
"""Roles that the login may take. From PostgreSQL 16 on, a login that created a role may not take it without a grant."""
CLOSING_S = 3.0
"""Time in which the connections of stopped processes may disappear."""


def whole_view(url: str) -> Engine:
    """Return an engine without pooling and without a statement timeout."""
    options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
    return create_engine(url, poolclass=NullPool, connect_args={"connect_timeout": 5, "options": options})


def require_whole_view(connection: Connection) -> None:
    """Reject a login restricted by row-level security or grants, because its backup would be incomplete."""
    n_hidden = int(connection.scalar(_HIDDEN) or 0)
    if n_hidden:
        login = connection.scalar(text("SELECT current_user"))
        raise BackupError(
            f"the login {login} is subject to row-level security and would not see all rows of {n_hidden} tables: "
            "set DATABASE_URL to the login that owns the tables, or to a superuser"
        )


def require_alone(connection: Connection) -> None:
    """Raise an error if other clients are still using the database after a few seconds.

    The connections of a process that was just stopped take a moment to disappear.
    """
    deadline = time.monotonic() + CLOSING_S
    while n_others := int(connection.scalar(_OTHERS) or 0):
        if time.monotonic() < deadline:
            time.sleep(0.2)
            connection.execute(_FRESH)
            continue
        raise BackupError(
            f"other programs have {n_others} connections to the database: stop service, workers and sweepers first"
        )


def major_of(connection: Connection) -> int:
    """Return the major version of the server."""
    return int(connection.scalar(text("SELECT current_setting('server_version_num')::int / 10000")) or 0)


def quoted(name: str) -> str:
    """Return a quoted SQL identifier."""
    return '"' + name.replace('"', '""') + '"'


@contextmanager
def temporary_database(url: str) -> Iterator[str]:
    """Create an empty database on the same server, yield its URL, and drop it unless it was renamed."""
    name = f"stormsizer_copy_{token_hex(4)}"
    engine = whole_view(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if not connection.scalar(_MAY_CREATE):
            raise BackupError("this login may not create the database in which a backup is tested")
        connection.execute(text(_creation(connection, name)))
    try:
        yield engine.url.set(database=name).render_as_string(hide_password=False)
    finally:
        other = maintenance(url)
        with other.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"DROP DATABASE IF EXISTS {quoted(name)} WITH (FORCE)"))


def _creation(connection: Connection, name: str) -> str:
    """Return the statement that creates a database with the same collation."""
    locale = text("SELECT datcollate, datctype FROM pg_database WHERE datname = current_database()")
    collate, ctype = connection.execute(locale).one()
    return (
        f"CREATE DATABASE {quoted(name)} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE '{collate}' LC_CTYPE '{ctype}'"
    )


def maintenance(url: str) -> Engine:
    """Return an engine for another database on the same server, from which the given database can be renamed."""
    own = make_url(url)
    database = "template1" if own.database == "postgres" else "postgres"
    return whole_view(own.set(database=database).render_as_string(hide_password=False))


def swap(url: str, fresh: str, kept: str) -> None:
    """Rename the current database to ``kept`` and ``fresh`` to the current name, in one transaction."""
    current = str(make_url(url).database)
    try:
        with maintenance(url).begin() as connection:
            owner = connection.scalar(
                text("SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = :name"), {"name": current}
            )
            connection.execute(text(f"ALTER DATABASE {quoted(current)} RENAME TO {quoted(kept)}"))
            connection.execute(text(f"ALTER DATABASE {quoted(fresh)} RENAME TO {quoted(current)}"))
            connection.execute(text(f"ALTER DATABASE {quoted(current)} OWNER TO {quoted(str(owner))}"))
    except ProgrammingError as error:
        raise BackupError(f"the databases cannot be renamed: {error.orig}") from error


def make_roles(connection: Connection, roles: tuple[str, ...], may_make: str = "stormsizer_") -> None:
    """Create the roles named by the backup's policies and grants, unless they exist.

    Raises
    ------
    BackupError
        If the name of a missing role does not start with ``may_make``.
    """
    known = set(connection.scalars(text("SELECT rolname FROM pg_roles")))
    missing = [role for role in roles if role not in known]
    strangers = [role for role in missing if not role.startswith(may_make)]
    if strangers:
        raise BackupError(
            f"the backup was created with the login {', '.join(strangers)}, which this server does not have: "
            "connect as that login, or create a role with that name"
        )
    for role in missing:
        connection.execute(text(f"CREATE ROLE {quoted(role)} NOLOGIN"))
    mine = set(connection.scalars(_MINE))
    for role in roles:
        if role in set(DatabaseRole) and role not in mine:  # because transactions take these roles
            connection.execute(text(f"GRANT {quoted(role)} TO CURRENT_USER"))
