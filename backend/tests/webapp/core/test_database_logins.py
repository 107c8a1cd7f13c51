"""The logins of the service and of the migrations have no privileges on the server, whatever SQL they run."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import UUID

import pytest
from pydantic import SecretStr
from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import NullPool
from typer.testing import CliRunner

from tests.support.services import logins_on
from tests.webapp.conftest import _create_database
from tests.webapp.setups import SetUp
from webapp.accounts.models import OrganizationRow
from webapp.cli.app import app
from webapp.core.db.ids import new_id
from webapp.core.db.migrations import current_revision, head_revision, migrate
from webapp.core.db.session import Base, connect
from webapp.core.db.tenancy import DatabaseRole
from webapp.deployment.logins import Login, LoginError, create_logins
from webapp.projects.models import ProjectRow

pytestmark = pytest.mark.tested_on("server")

ROLES = [None, *DatabaseRole]
PRIVILEGED = (
    "COPY projects TO PROGRAM 'touch /tmp/stormsizer-was-here'",
    "COPY alembic_version TO PROGRAM 'touch /tmp/stormsizer-was-here'",
    "CREATE TEMPORARY TABLE taken (line text); COPY taken FROM PROGRAM 'id'",
    "CREATE TEMPORARY TABLE taken (line text); COPY taken FROM '/etc/passwd'",
    "COPY (SELECT 1) TO '/tmp/stormsizer-was-here'",
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT pg_reload_conf()",
    "CREATE ROLE intruder SUPERUSER",
    "CREATE ROLE intruder LOGIN",
    "ALTER ROLE CURRENT_USER SUPERUSER",
    "ALTER ROLE SESSION_USER SUPERUSER",
    "ALTER ROLE SESSION_USER BYPASSRLS",
    "ALTER ROLE SESSION_USER CREATEROLE",
    "SET ROLE stormsizer",
    "SET ROLE postgres",
    "SET SESSION AUTHORIZATION stormsizer",
    "GRANT pg_execute_server_program TO SESSION_USER",
    "SET ROLE pg_execute_server_program",
    "ALTER SYSTEM SET archive_command = 'id'",
    "CREATE EXTENSION file_fdw",
    "CREATE FUNCTION own() RETURNS int LANGUAGE c AS 'libc.so.6', 'getpid'",
)
"""What a superuser may do."""
OWNERS = (
    "ALTER TABLE projects DISABLE ROW LEVEL SECURITY",
    "ALTER TABLE projects OWNER TO SESSION_USER",
    "DROP POLICY own ON projects",
    "CREATE POLICY mine ON projects USING (true)",
    "ALTER ROLE stormsizer_service BYPASSRLS",
    "SET ROLE stormsizer_owner",
    "CREATE TABLE taken (line text)",
    "CREATE DATABASE taken",
    "DROP TABLE projects",
    "TRUNCATE projects",
    "UPDATE installation SET last_backup_at = now()",
    "DELETE FROM alembic_version",
)
"""What the owner of the tables may do, or a part of it."""


@pytest.fixture
def two(set_up: SetUp) -> tuple[UUID, UUID]:
    """Two organizations with a project each."""
    found = []
    for name in ("Mine", "Theirs"):
        organization_id = new_id()
        with set_up.engine.begin() as connection:
            connection.execute(OrganizationRow.__table__.insert(), {"id": organization_id, "name": name})  # type: ignore[attr-defined]
            row = {"id": new_id(), "name": name, "notes": "", "organization_id": organization_id}
            connection.execute(ProjectRow.__table__.insert(), row)  # type: ignore[attr-defined]
        found.append(organization_id)
    return found[0], found[1]


def refused(engine: Engine, *statements: str) -> None:
    own = create_engine(engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    *before, last = statements
    with own.connect() as connection:
        for statement in before:
            connection.exec_driver_sql(statement)
        with pytest.raises(DBAPIError) as caught:
            connection.exec_driver_sql(last)
    sqlstate = getattr(caught.value.orig, "sqlstate", None)
    # insufficient privilege, a role that does not exist, or a feature that the server was built without
    assert sqlstate in ("42501", "22023", "0A000", "58P01"), caught.value


@pytest.mark.parametrize("before", ["", "RESET ROLE"])
@pytest.mark.parametrize("role", ROLES)
def test_service_runs_no_programs_and_changes_no_rights(set_up: SetUp, role: str | None, before: str) -> None:
    for statement in PRIVILEGED + OWNERS:
        first = [f"SET ROLE {role}"] if role else []
        refused(set_up.service_engine, *first, *([before] if before else []), statement)


@pytest.mark.parametrize("statement", PRIVILEGED)
def test_owner_runs_no_programs_and_creates_no_roles(set_up: SetUp, statement: str) -> None:
    refused(set_up.engine, statement)


def test_logins_have_no_attributes_that_bypass_checks(set_up: SetUp) -> None:
    query = text(
        "SELECT rolname, rolsuper, rolbypassrls, rolcreaterole, rolreplication, rolcreatedb, rolinherit FROM pg_roles "
        "WHERE rolname IN ('stormsizer_owner', 'stormsizer_app') ORDER BY 1"
    )
    with set_up.engine.connect() as connection:
        app_, owner = connection.execute(query).all()
    assert tuple(app_)[1:] == (False, False, False, False, False, False)
    assert tuple(owner)[1:5] == (False, False, False, False)


@pytest.mark.parametrize("role", ROLES)
def test_no_role_reads_the_content_of_another_organization(
    set_up: SetUp, two: tuple[UUID, UUID], role: DatabaseRole | None
) -> None:
    mine, _ = two
    with set_up.service_engine.connect() as connection:
        if role is not None:
            connection.execute(text(f"SET LOCAL ROLE {role}"))
        connection.execute(text("SELECT set_config('stormsizer.organization', :id, true)"), {"id": str(mine)})
        if role is DatabaseRole.SERVICE:
            assert connection.scalars(text("SELECT name FROM projects")).all() == ["Mine"]
            return
        with pytest.raises(DBAPIError, match="permission denied"):
            connection.execute(text("SELECT name FROM projects"))


def test_service_without_a_role_reads_no_rows_of_organizations(set_up: SetUp) -> None:
    readable = text(
        "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' "
        "AND has_any_column_privilege(oid, 'SELECT, INSERT, UPDATE')"
    )
    with set_up.service_engine.connect() as connection:
        assert set(connection.scalars(readable)) == {"alembic_version", "installation"}


@pytest.fixture
def administrator(installation: SetUp, request: pytest.FixtureRequest) -> str:
    """Address of the server for its superuser."""
    name = "server_postgres_url" if installation.name == "server" else "embedded_postgres_url"
    return str(request.getfixturevalue(name))


@pytest.fixture
def earlier(installation: SetUp, full_database: str, administrator: str) -> Iterator[Engine]:
    """A full database as release 0.2.0 with Docker Compose left it: everything belongs to a superuser."""
    name = "logins_upgrade"
    _create_database(installation, name, full_database)
    engine = create_engine(administrator, poolclass=NullPool)
    target = engine.url.set(database=name)
    engine = create_engine(target, poolclass=NullPool)
    with engine.begin() as connection:
        _give_everything_to(connection, str(target.username))
    migrate(engine, installation.settings.migrations_folder, "0043")
    yield engine
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))


def _give_everything_to(connection: Connection, login: str) -> None:
    theirs = text("SELECT datname FROM pg_database WHERE datdba = 'stormsizer_owner'::regrole AND datname <> :own")
    others = connection.scalars(theirs, {"own": connection.engine.url.database}).all()
    connection.execute(
        text(f"REASSIGN OWNED BY stormsizer_owner TO {login}")
    )  # also other databases, so give them back
    for name in others:
        connection.execute(text(f"ALTER DATABASE {name} OWNER TO stormsizer_owner"))


def test_existing_database_is_handed_over_and_migrated_without_a_superuser(
    installation: SetUp, earlier: Engine, administrator: str
) -> None:
    with earlier.connect() as connection:
        before = {name: connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in Base.metadata.tables}
        forced = text("SELECT count(*) FROM pg_class WHERE relforcerowsecurity")
        assert connection.scalar(forced)
    logins_on(earlier.url.render_as_string(hide_password=False))
    owner = connect(installation.engine.url.set(database=earlier.url.database).render_as_string(hide_password=False))
    migrate(owner, installation.settings.migrations_folder)
    assert current_revision(owner) == head_revision(installation.settings.migrations_folder)
    with owner.connect() as connection:
        assert not connection.scalar(forced)
        assert {name: connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in before} == before
        owners = text(
            "SELECT DISTINCT relowner::regrole::text FROM pg_class WHERE relnamespace = 'public'::regnamespace"
        )
        assert connection.scalars(owners).all() == ["stormsizer_owner"]
    owner.dispose()


def test_service_cannot_migrate(installation: SetUp, earlier: Engine) -> None:
    logins_on(earlier.url.render_as_string(hide_password=False))
    url = installation.engine.url.set(database=earlier.url.database)
    service = replace_login(installation, str(url.database))
    answer = CliRunner().invoke(app, ["migrate"], env=installation.environment | {"DATABASE_URL": service})
    assert answer.exit_code == 1
    assert "stormsizer_app may not migrate the database" in answer.output


def replace_login(installation: SetUp, database: str) -> str:
    url = installation.service_engine.url.set(database=database)
    return url.render_as_string(hide_password=False)


def test_command_creates_the_logins_and_changes_their_passwords(installation: SetUp, administrator: str) -> None:
    environment = installation.environment | {"DATABASE_URL": administrator}
    words = ["create-logins", "--owner", "one", "--app", "two"]
    secrets = {"DATABASE_OWNER_PASSWORD": "first'\"%s:x", "DATABASE_APP_PASSWORD": "second"}
    url = installation.engine.url
    try:
        for password in ("second", "another"):
            answer = CliRunner().invoke(app, words, env=environment | secrets | {"DATABASE_APP_PASSWORD": password})
            assert answer.exit_code == 0, answer.output
            for login, word in (("one", secrets["DATABASE_OWNER_PASSWORD"]), ("two", password)):
                with create_engine(url.set(username=login, password=word), poolclass=NullPool).connect() as connection:
                    assert connection.scalar(text("SELECT current_user")) == login
        with (
            pytest.raises(OperationalError, match="password authentication failed"),
            create_engine(url.set(username="two", password="second"), poolclass=NullPool).connect(),
        ):
            pass
    finally:
        logins_on(administrator)  # the database belongs to its owner again
        with create_engine(administrator, poolclass=NullPool).begin() as connection:
            for login in ("one", "two"):
                connection.execute(text(f"DROP OWNED BY {login}"))
                connection.execute(text(f"DROP ROLE {login}"))


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"DATABASE_OWNER_PASSWORD": "x"}, "DATABASE_APP_PASSWORD is not set"),
        ({"DATABASE_APP_PASSWORD": "x"}, "DATABASE_OWNER_PASSWORD is not set"),
    ],
)
def test_command_requires_both_passwords(
    installation: SetUp, administrator: str, environment: dict[str, str], said: str
) -> None:
    given = installation.environment | {"DATABASE_URL": administrator} | environment
    answer = CliRunner().invoke(app, ["create-logins"], env=given)
    assert (answer.exit_code, said in answer.output) == (2, True), answer.output


def test_superuser_is_not_turned_into_a_login_of_the_service(administrator: str) -> None:
    engine = create_engine(administrator, poolclass=NullPool)
    itself, other = Login(str(engine.url.username), SecretStr("x")), Login("other", SecretStr("x"))
    for logins in ((itself, other), (other, itself), (other, other)):
        with engine.begin() as connection, pytest.raises(LoginError, match="need two names"):
            create_logins(connection, *logins)


def test_existing_login_loses_its_privileges(installation: SetUp, administrator: str) -> None:
    engine = create_engine(administrator, poolclass=NullPool)
    with engine.begin() as connection:
        connection.execute(text("ALTER ROLE stormsizer_app SUPERUSER BYPASSRLS CREATEROLE CREATEDB INHERIT"))
        connection.execute(text("GRANT stormsizer_owner, pg_execute_server_program TO stormsizer_app"))
    logins_on(administrator)
    for statement in PRIVILEGED + OWNERS:
        refused(installation.service_engine, statement)
