"""Transfers rows from a local database into an organization on the server, in one server transaction.

The server side uses one of the service's sessions for that organization, so both tenancy barriers apply and no row can
reach another organization. Rows are sent in PostgreSQL's own text format, so they are identical to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast
from uuid import UUID

import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from webapp.core.db.tenancy import LOCAL, SHARED, organization_of
from webapp.deployment.backup.errors import BackupError
from webapp.deployment.backup.facts import content_of
from webapp.deployment.move.belongings import CATALOG, MOVED, columns, key, outgoing

Adopt = Callable[[Session, Sequence[str]], Sequence[str]]
"""Adds the catalog entries with these hashes to the organization's custom entries; returns conflicts."""
MOST_NAMED = 3


class Moved(NamedTuple):
    """Row counts for one moved table."""

    table: str
    n_rows: int
    n_there: int
    """Number of these rows that the organization has after the move."""


class ClashError(BackupError):
    """Data in the organization conflicts with the data to move."""

    def __init__(self, clashes: Sequence[str]) -> None:
        super().__init__(f"nothing was moved: {len(clashes)} things are in the way")
        self.clashes = clashes


def move(source: Connection, session: Session, adopt: Adopt) -> list[Moved]:
    """Move everything into the session's organization. The caller commits.

    Raises
    ------
    ClashError
        If the organization already has some of the data, or different custom entries with the same names.
    BackupError
        If the received rows differ from those sent.
    """
    target = cast("UUID", organization_of(session))
    session.execute(text("SET LOCAL statement_timeout = 0"))
    session.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
    own = _own_entries(source)
    _choose_versions(source, session, target)
    for name in MOVED:
        _send(source, session, name, target)
    clashes = [*_clashes(session), *_other_versions(session)]
    if clashes:
        raise ClashError(clashes)
    moved = [_take(source, session, name) for name in MOVED]
    clashes = list(adopt(session, own))
    if clashes:
        raise ClashError(clashes)
    return moved


def _own_entries(source: Connection) -> list[str]:
    """Return the hashes of the custom entries in the current local catalog."""
    query = text(
        "SELECT m.sha256 FROM catalog_memberships m JOIN catalog_versions v USING (organization_id, version) "
        "WHERE v.organization_id = :local AND v.is_current AND m.document_organization_id = :local"
    )
    return list(source.scalars(query, {"local": LOCAL}))


def _choose_versions(source: Connection, session: Session, target: UUID) -> None:
    """Record which required catalog versions move, who owns each on the server, and which documents the server has.

    A shared version that the server lacks becomes one of the organization's own versions, but not its current one.
    """
    known = _known_versions(session)
    needed = text(
        "SELECT DISTINCT v.organization_id, v.version, v.documents_sha256 FROM catalog_versions v "
        "WHERE (v.organization_id, v.version) IN (SELECT catalog_organization_id, catalog_version FROM runs "
        "WHERE organization_id = :local) OR (v.organization_id = :local AND v.is_current)"
    )
    versions = []
    for owner, version, sha256 in source.execute(needed, {"local": LOCAL}):
        homes = (target,) if owner == LOCAL else (SHARED, target)
        home = next((each for each in homes if (each, version, sha256) in known), None)
        versions.append({"owner": owner, "version": version, "carried": home is None, "home": home or target})
    source.execute(text("CREATE TEMP TABLE versions (organization_id uuid, version text, is_carried bool, home uuid)"))
    _fill(source, "versions VALUES (:owner, :version, :carried, :home)", versions)
    hashes = text("SELECT sha256 FROM catalog_documents WHERE organization_id = :shared")
    source.execute(text("CREATE TEMP TABLE served (sha256 text)"))
    _fill(source, "served VALUES (:sha256)", [{"sha256": s} for s in session.scalars(hashes, {"shared": SHARED})])


def _known_versions(session: Session) -> set[tuple[UUID, str, str]]:
    """Return the versions that the organization can read on the server, with their owners and content hashes."""
    query = text("SELECT organization_id, version, documents_sha256 FROM catalog_versions")
    return {(owner, version, sha256) for owner, version, sha256 in session.execute(query)}


def _fill(source: Connection, where: str, rows: Sequence[dict[str, object]]) -> None:
    if rows:
        source.execute(text(f"INSERT INTO {where}"), rows)


def _send(source: Connection, session: Session, name: str, target: UUID) -> None:
    """Copy a table's rows, converted to the server's form, into a temporary table."""
    names = ", ".join(columns(name))
    source.execute(text(f"CREATE TEMP TABLE outgoing_{name} AS {outgoing(name)}"), {"local": LOCAL, "target": target})
    session.execute(
        text(f"CREATE TEMP TABLE incoming_{name} ON COMMIT DROP AS SELECT {names} FROM {name} WHERE false")  # noqa: S608
    )
    with (
        _raw(source).cursor().copy(f"COPY outgoing_{name} ({names}) TO STDOUT") as sent,
        _raw(session.connection()).cursor().copy(f"COPY incoming_{name} ({names}) FROM STDIN") as received,
    ):
        for chunk in sent:
            received.write(chunk)


def _take(source: Connection, session: Session, name: str) -> Moved:
    """Insert the rows for the organization, and compare them with those sent."""
    names = ", ".join(columns(name))
    unless = " ON CONFLICT DO NOTHING" if name == "catalog_documents" else ""  # identified by their content
    statement = text(f"INSERT INTO {name} ({names}) SELECT {names} FROM incoming_{name}{unless}")  # noqa: S608
    try:
        session.execute(statement)
    except IntegrityError as error:
        raise ClashError([f"{name}: {_reason(error)}"]) from error
    row = f"ROW({', '.join(f't.{each}' for each in columns(name))})"
    arrived = f"(SELECT {name}.* FROM {name} JOIN incoming_{name} USING ({', '.join(key(name))}))"  # noqa: S608
    sent, there = content_of(source, f"outgoing_{name}", row), content_of(session.connection(), arrived, row)
    if sent != there:
        raise BackupError(f"{name}: {sent[0]:,} rows were sent and {there[0]:,} arrived, or their content differs")
    return Moved(name, sent[0], there[0])


def _clashes(session: Session) -> list[str]:
    """Return descriptions of the incoming rows that the organization already has."""
    clashes = []
    for name in MOVED:
        if name not in CATALOG:
            keys = ", ".join(key(name))
            found = text(f"SELECT {keys} FROM {name} JOIN incoming_{name} USING ({keys})")  # noqa: S608
            there = ["/".join(str(part) for part in row) for row in session.execute(found)]
            if there:
                some = ", ".join(there[:MOST_NAMED]) + (", …" if len(there) > MOST_NAMED else "")
                clashes.append(f"{name}: {len(there):,} already exist ({some})")
    return clashes


def _other_versions(session: Session) -> list[str]:
    """Return descriptions of the catalog versions that the organization already has, but with different documents."""
    found = text(
        "SELECT v.version FROM catalog_versions v JOIN incoming_catalog_versions i USING (organization_id, version) "
        "WHERE v.documents_sha256 <> i.documents_sha256"
    )
    return [f"catalog_versions: {version} already exists with other documents" for version in session.scalars(found)]


def _raw(connection: Connection) -> psycopg.Connection[tuple[object, ...]]:
    return cast("psycopg.Connection[tuple[object, ...]]", connection.connection.driver_connection)


def _reason(error: IntegrityError) -> str:
    """Explain why the database rejected the rows, without revealing who owns the existing ones."""
    if isinstance(error.orig, psycopg.errors.UniqueViolation):
        return "some of these identifiers belong to another organization"
    return str(error.orig)
