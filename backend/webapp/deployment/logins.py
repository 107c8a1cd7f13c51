"""Database logins of a server: one owns the schema and migrates it, and one runs the service and owns nothing.

The service's login may take the roles of `core/db/tenancy.py` in a transaction, and has no other rights of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pydantic import SecretStr
from sqlalchemy import Connection, text

from webapp.core.db.tenancy import DatabaseRole
from webapp.deployment.backup.access import quoted

LIMITS = ("NOSUPERUSER", "NOBYPASSRLS", "NOCREATEROLE", "NOREPLICATION")
_LOCK = text("SELECT pg_advisory_xact_lock(hashtext('stormsizer.logins'))")
_CAPABLE = text(
    "SELECT rolsuper OR rolbypassrls OR rolcreaterole OR rolreplication FROM pg_roles WHERE rolname = :name"
)
_MEMBERS = text(
    "SELECT r.rolname FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.roleid JOIN pg_roles l ON l.oid = m.member "
    "WHERE l.rolname = :name"
)
_ADMINISTRATOR = text("SELECT current_user, rolsuper FROM pg_roles WHERE rolname = current_user")
_FOREIGN = text(
    """
    SELECT format('ALTER %s %s OWNER TO %I', kind, name, CAST(:owner AS text)) FROM (
        SELECT CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
                   ELSE 'TABLE' END AS kind,
               c.oid::regclass::text AS name, c.relowner AS owner, c.oid, 'pg_class'::regclass AS catalog
        FROM pg_class c
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
        UNION ALL
        SELECT 'ROUTINE', p.oid::regprocedure::text, p.proowner, p.oid, 'pg_proc'::regclass
        FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
        UNION ALL
        SELECT 'TYPE', t.oid::regtype::text, t.typowner, t.oid, 'pg_type'::regclass
        FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('d', 'e')
    ) found
    WHERE pg_get_userbyid(found.owner) <> :owner AND NOT EXISTS (
        SELECT FROM pg_depend d
        WHERE d.classid = found.catalog AND d.objid = found.oid AND d.deptype IN ('a', 'e', 'i')
            AND (d.deptype = 'e' OR found.kind = 'SEQUENCE')
    )
    ORDER BY kind, name
    """
)
"""Statements that transfer what belongs to others, except what follows its table or belongs to an extension."""


class Login(NamedTuple):
    """A database login."""

    name: str
    password: SecretStr


class LoginError(Exception):
    """The logins cannot be created; the message is one line."""


def create_logins(connection: Connection, owner: Login, service: Login) -> None:
    """Create both logins or update them, and make the first one the owner of the connection's database.

    The connection needs a superuser, or a login with `CREATEROLE` that owns the database. Repeated calls do no harm.
    """
    connection.execute(_LOCK)
    administrator, is_superuser = connection.execute(_ADMINISTRATOR).one()
    if owner.name == service.name or administrator in (owner.name, service.name):
        raise LoginError(f"the logins need two names, and neither may be {administrator}, which creates them")
    for role in DatabaseRole:
        if not _exists(connection, role):
            _run(connection, f"CREATE ROLE {role} NOLOGIN")
    for login, others in ((owner, "CREATEDB INHERIT"), (service, "NOCREATEDB NOINHERIT")):
        for statement in _login(connection, login, others):
            _run(connection, statement)
    if not is_superuser:
        _run(connection, f"GRANT {quoted(owner.name)} TO CURRENT_USER")
    for statement in _ownership(connection, owner.name):
        _run(connection, statement)


def _login(connection: Connection, login: Login, others: str) -> Iterator[str]:
    """Yield the statements that create a login or limit an existing one. The server never sees the password."""
    name = quoted(login.name)
    if not _exists(connection, login.name):
        yield f"CREATE ROLE {name} LOGIN"
    elif connection.scalar(_CAPABLE, {"name": login.name}):
        yield f"ALTER ROLE {name} {' '.join(LIMITS)}"
    yield f"ALTER ROLE {name} LOGIN {others} PASSWORD '{_verifier(connection, login)}'"
    members = set(connection.scalars(_MEMBERS, {"name": login.name}))
    yield from (f"REVOKE {quoted(role)} FROM {name}" for role in sorted(members - set(DatabaseRole)))
    yield from (f"GRANT {role} TO {name}" for role in DatabaseRole if role not in members)


def _ownership(connection: Connection, owner: str) -> Iterator[str]:
    database = str(connection.scalar(text("SELECT current_database()")))
    yield f"ALTER DATABASE {quoted(database)} OWNER TO {quoted(owner)}"
    yield "REVOKE CREATE ON SCHEMA public FROM PUBLIC"
    yield f"GRANT CREATE, USAGE ON SCHEMA public TO {quoted(owner)}"
    yield from connection.scalars(_FOREIGN, {"owner": owner}).all()


def _exists(connection: Connection, role: str) -> bool:
    return bool(connection.scalar(text("SELECT count(*) FROM pg_roles WHERE rolname = :name"), {"name": role}))


def _verifier(connection: Connection, login: Login) -> str:
    """Return what the server stores of a password (SCRAM)."""
    driver = connection.connection.driver_connection
    password, name = login.password.get_secret_value().encode(), login.name.encode()
    verifier: bytes = driver.pgconn.encrypt_password(password, name, b"scram-sha-256")  # type: ignore[union-attr]
    return verifier.decode()


def _run(connection: Connection, statement: str) -> None:
    connection.exec_driver_sql(statement)  # as it is: a colon in a verifier begins no parameter
