"""Checks of the database, and of the work that waits in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, Engine, create_engine, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from webapp.cli.doctor.finding import Finding, ok, problem, reason, warning
from webapp.core import maintenance
from webapp.core.db.installation import InstallationRow
from webapp.core.db.migrations import Schema, head_revision, schema_of
from webapp.core.db.tenancy import DatabaseRole
from webapp.settings import Settings

NAME = "database"
CONNECT_S, STATEMENT_MS = 4, 5_000
OLDEST_MAJOR = 15
APART_S, FAR_APART_S = 2.0, 30.0
FEWEST_FREE = 10
OLD_BACKUP = timedelta(days=8)
LATE_S = 60

_LOGIN = text(
    "SELECT current_user, rolsuper OR rolbypassrls OR rolcreaterole, EXISTS (SELECT FROM pg_class c "
    "WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' "
    "AND pg_has_role(current_user, c.relowner, 'MEMBER')) FROM pg_roles WHERE rolname = current_user"
)
_AS_DISPATCHER = text(f"SET LOCAL ROLE {DatabaseRole.DISPATCH}")
_CONNECTIONS = text(
    "SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int, "
    "(SELECT count(*) FROM pg_stat_activity "
    "WHERE usesysid IS NOT NULL AND coalesce(backend_type, 'client backend') = 'client backend')"
)
_ROLES = text(
    "SELECT rolname, pg_has_role(current_user, oid, 'MEMBER') FROM pg_roles WHERE rolname LIKE 'stormsizer_%'"
)
_OPEN_TABLES = text(
    "SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organization_id' "
    "WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'account_sessions' "
    "AND NOT c.relrowsecurity ORDER BY 1"
)
_LATE = text(
    """
    WITH late AS (SELECT clock_timestamp() - make_interval(secs => :late_s) AS since)
    SELECT
        (SELECT count(*) FROM runs, late WHERE state = 'running' AND lease_until < since)
        + (SELECT count(*) FROM jobs, late WHERE state = 'running' AND lease_until < since),
        (SELECT count(*) FROM runs, late WHERE state = 'queued' AND created_at < since)
        + (SELECT count(*) FROM jobs, late WHERE state = 'queued' AND due_at < since)
    """
)


def engine_for(url: str) -> Engine:
    """Return an engine that gives up soon."""
    options = f"-c statement_timeout={STATEMENT_MS} -c lock_timeout={STATEMENT_MS} -c timezone=UTC"
    return create_engine(url, poolclass=NullPool, connect_args={"connect_timeout": CONNECT_S, "options": options})


def check_database(url: str, settings: Settings) -> Iterator[Finding]:
    """Check everything about the database; if it is unreachable, only that."""
    engine = engine_for(url)
    try:
        with engine.connect() as connection:
            yield ok(NAME, f"connected to {engine.url.host}:{engine.url.port or 5432}/{engine.url.database}")
            for check in CHECKS:
                yield from _tried(check, connection, settings)
    except SQLAlchemyError as error:
        yield problem(
            NAME,
            f"cannot connect to {engine.url.host}:{engine.url.port or 5432}: {reason(getattr(error, 'orig', error))}",
            "check that the server runs, and check host, port, user, password and database name in DATABASE_URL",
        )


def _tried(
    check: Callable[[Connection, Settings], Iterator[Finding]], connection: Connection, settings: Settings
) -> Iterator[Finding]:
    """Run one check in a transaction of its own, so that the others run even if it fails."""
    try:
        yield from check(connection, settings)
    except SQLAlchemyError as error:
        what = check.__name__.strip("_").replace("_", " ")
        yield problem(NAME, f"{what}: {reason(getattr(error, 'orig', error))}", "see the log of the database server")
    finally:
        connection.rollback()


def _version(connection: Connection, _: Settings) -> Iterator[Finding]:
    number = int(connection.scalar(text("SELECT current_setting('server_version_num')::int")) or 0)
    version = f"PostgreSQL {number // 10_000}.{number % 10_000}"
    if number // 10_000 < OLDEST_MAJOR:
        yield problem(NAME, f"{version} is too old", f"upgrade the server to PostgreSQL {OLDEST_MAJOR} or later")
    else:
        yield ok(NAME, version)


def _schema(connection: Connection, settings: Settings) -> Iterator[Finding]:
    schema, head = schema_of(connection, settings.migrations_folder), head_revision(settings.migrations_folder)
    if schema is Schema.CURRENT:
        yield ok(NAME, f"migrated to revision {head}")
    elif schema is Schema.NEWER:
        yield warning(
            NAME,
            "a newer release has migrated the database; this release can still use it",
            "finish the upgrade on this machine",
        )
    elif schema is Schema.OLDER:
        yield problem(NAME, f"not migrated to this release, revision {head}", "run `stormsizer migrate`")
    else:
        yield problem(
            NAME,
            "a newer release has migrated the database, and this release cannot use it",
            "upgrade the installation on this machine to that release",
        )


def _login(connection: Connection, settings: Settings) -> Iterator[Finding]:
    login, is_privileged, is_owner = connection.execute(_LOGIN).one()
    remedy = "run `stormsizer create-logins`, and set DATABASE_URL of the service to the login without privileges"
    if settings.is_local:
        return
    if is_privileged:
        yield warning(NAME, f"the login {login} is a superuser, or has BYPASSRLS or CREATEROLE", remedy)
    elif is_owner:
        yield warning(NAME, f"the login {login} owns the tables: row-level security does not apply to it", remedy)
    else:
        yield ok(NAME, f"the login {login} has no privileges of its own")


def _roles(connection: Connection, settings: Settings) -> Iterator[Finding]:
    if schema_of(connection, settings.migrations_folder) is Schema.OLDER:
        return
    usable = {row.rolname: row[1] for row in connection.execute(_ROLES)}
    lacking = [role for role in DatabaseRole if not usable.get(role)]
    open_tables = connection.scalars(_OPEN_TABLES).all()
    for role in lacking:
        yield problem(
            NAME,
            f"this login cannot use the role {role}",
            f"as a superuser, run GRANT {role} TO the login of the service",
        )
    if open_tables:
        yield problem(
            NAME,
            f"row-level security is not enforced on {', '.join(open_tables)}: organizations are not isolated",
            "run for each: ALTER TABLE … ENABLE ROW LEVEL SECURITY",
        )
    if not lacking and not open_tables:
        yield ok(NAME, "roles are granted, and row-level security is enforced")


def _clock(connection: Connection, _: Settings) -> Iterator[Finding]:
    before = datetime.now(UTC)
    at = connection.scalar(text("SELECT clock_timestamp()"))
    middle = before + (datetime.now(UTC) - before) / 2
    apart_s = abs((at - middle).total_seconds()) if isinstance(at, datetime) else 0.0
    text_ = f"the clocks of this machine and the database server differ by {apart_s:,.1f} s"
    remedy = "synchronize the clocks of both machines with NTP"
    if apart_s > FAR_APART_S:
        yield problem(NAME, f"{text_}: two-factor codes and webhook signatures fail", remedy)
    elif apart_s > APART_S:
        yield warning(NAME, text_, remedy)
    else:
        yield ok(NAME, text_)


def _connections(connection: Connection, settings: Settings) -> Iterator[Finding]:
    most, used = connection.execute(_CONNECTIONS).one()
    needed = 2 * settings.pool_size
    found = f"{used} of {most} connections are in use"
    if most - used < FEWEST_FREE:
        yield problem(NAME, found, "raise max_connections of the server, or stop other programs that use it")
    elif most < needed:
        yield warning(
            NAME,
            f"{found}, but each process of the service may open {needed}",
            "raise max_connections of the server, or lower STORMSIZER_POOL_SIZE",
        )
    else:
        yield ok(NAME, found)


def _work(connection: Connection, settings: Settings) -> Iterator[Finding]:
    if schema_of(connection, settings.migrations_folder) in (Schema.OLDER, Schema.INCOMPATIBLE):
        return
    state = maintenance.read(connection)
    if state.is_on:
        yield warning("maintenance", f"on since {state.since:%Y-%m-%d %H:%M} UTC", "run `stormsizer maintenance off`")
        return
    connection.execute(_AS_DISPATCHER)
    lost, waiting = connection.execute(_LATE, {"late_s": LATE_S}).one()
    if lost:
        yield problem(
            "sweeper",
            f"{lost} runs and jobs of lost workers have not been requeued for more than {LATE_S} s",
            "start the service or `stormsizer sweeper`; both requeue them",
        )
    else:
        yield ok("sweeper", "no run or job of a lost worker is waiting to be requeued")
    if waiting:
        yield warning(
            "queue",
            f"{waiting} runs and jobs have been waiting for more than {LATE_S} s",
            "start a worker, or more of them: `stormsizer worker`",
        )
    else:
        yield ok("queue", f"no run or job has been waiting for more than {LATE_S} s")


def _backup(connection: Connection, settings: Settings) -> Iterator[Finding]:
    if schema_of(connection, settings.migrations_folder) in (Schema.OLDER, Schema.INCOMPATIBLE):
        return
    at = connection.scalar(select(InstallationRow.last_backup_at))
    remedy = "run `stormsizer backup FILE` every day; ignore this if another program makes backups"
    if at is None:
        found = "`stormsizer backup` has never been run"
        yield ok("backup", found) if settings.is_local else warning("backup", found, remedy)
    elif datetime.now(UTC) - at > OLD_BACKUP:
        yield warning("backup", f"the last backup is from {at:%Y-%m-%d %H:%M} UTC", remedy)
    else:
        yield ok("backup", f"the last backup is from {at:%Y-%m-%d %H:%M} UTC")


CHECKS = (_version, _schema, _login, _roles, _clock, _connections, _work, _backup)
