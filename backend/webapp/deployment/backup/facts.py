"""Database facts for comparison: rows, policies, grants, sequences, audit logs."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, cast
from uuid import UUID

from pydantic import BaseModel, ConfigDict
from sqlalchemy import ColumnClause, Connection, Row, Table, column, select, text

from webapp.core.audit import FIRST_MAC, AuditEntryRow, AuditHeadRow, mac_of
from webapp.core.db.migrations import SEE_ALL_ROWS
from webapp.deployment.backup.access import quoted

Progress = Callable[[float], None]

_TABLES = text(
    "SELECT c.relname, c.relrowsecurity, c.relforcerowsecurity FROM pg_class c "
    "WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname"
)
_ROWS = """
    SELECT count(*), coalesce(sum(('x' || left(h, 16))::bit(64)::bigint), 0)::text
        || ':' || coalesce(sum(('x' || substr(h, 17, 16))::bit(64)::bigint), 0)::text
    FROM (SELECT encode(sha256(convert_to({row}::text, 'UTF8')), 'hex') AS h FROM {rows}) hashed
"""
_POLICIES = text(
    "SELECT c.relname, p.polname, p.polcmd::text, p.polpermissive, "
    "ARRAY(SELECT rolname::text FROM pg_roles WHERE oid = ANY (p.polroles) ORDER BY 1), "
    "pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid) "
    "FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid "
    "WHERE c.relnamespace = 'public'::regnamespace ORDER BY 1, 2"
)
_GRANTS = text(
    "SELECT c.relname, '' AS part, a.grantee::regrole::text, a.privilege_type, a.is_grantable "
    "FROM pg_class c, aclexplode(c.relacl) a "
    "WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.grantee <> c.relowner "
    "UNION ALL "
    "SELECT c.relname, t.attname, a.grantee::regrole::text, a.privilege_type, a.is_grantable "
    "FROM pg_class c JOIN pg_attribute t ON t.attrelid = c.oid, aclexplode(t.attacl) a "
    "WHERE c.relnamespace = 'public'::regnamespace AND NOT t.attisdropped AND a.grantee <> c.relowner "
    "UNION ALL "
    "SELECT 'schema public', '', a.grantee::regrole::text, a.privilege_type, a.is_grantable "
    "FROM pg_namespace n, aclexplode(n.nspacl) a "
    "WHERE n.nspname = 'public' AND a.grantee <> n.nspowner AND a.grantee::regrole::text LIKE 'stormsizer%' "
    "ORDER BY 1, 2, 3, 4"
)
_SEQUENCES = text("SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1")

_OWNER = text(
    "SELECT attname FROM pg_attribute "
    "WHERE attrelid = 'public.audit_entries'::regclass AND attname IN ('organization_id', 'organisation_id')"
)
"""Query for the name of the organization column, which earlier releases spelled differently."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TableFacts(_Record):
    """Content and permissions of one table."""

    n_rows: int
    content: str
    """Digest of all rows, regardless of their order."""
    policies: str
    grants: str
    walls: str
    """Whether row-level security is enabled, and whether it also applies to the owner."""


class AuditLog(_Record):
    """Length, newest entry and integrity of an organization's audit log."""

    n_entries: int
    head: str
    first_broken: int | None
    """Number of the first entry that this installation's secret key does not verify; None if all entries verify."""


class Facts(_Record):
    """Facts about a database at one moment."""

    revision: str
    tables: dict[str, TableFacts]
    schema_grants: str
    sequences: dict[str, int | None]
    audit_logs: dict[str, AuditLog]


def facts_of(connection: Connection, audit_key: bytes, progress: Progress = lambda _: None) -> Facts:
    """Return all facts, as seen by the connection's transaction."""
    policies, grants = _by_table(connection, _POLICIES), _by_table(connection, _GRANTS)
    walls = {name: f"{enabled}/{forced}" for name, enabled, forced in connection.execute(_TABLES)}
    connection.execute(SEE_ALL_ROWS)  # until the transaction ends, so that tables of earlier releases can be counted
    tables = {}
    for n, name in enumerate(walls, 1):
        n_rows, content = content_of(connection, quoted(name))
        tables[name] = TableFacts(
            n_rows=n_rows, content=content, policies=policies[name], grants=grants[name], walls=walls[name]
        )
        progress(n / len(walls))
    return Facts(
        revision=_revision(connection, tables),
        tables=tables,
        schema_grants=grants["schema public"],
        sequences={each.sequencename: each.last_value for each in connection.execute(_SEQUENCES)},
        audit_logs=_audit_logs(connection, audit_key) if "audit_entries" in tables else {},
    )


def content_of(connection: Connection, rows: str, row: str = "t", **values: Any) -> tuple[int, str]:
    """Count rows and digest them regardless of order, by summing two parts of each row's SHA-256."""
    n_rows, content = connection.execute(text(_ROWS.format(rows=f"{rows} t", row=row)), values).one()
    return int(n_rows), str(content)


def roles_of(connection: Connection) -> tuple[str, ...]:
    """Return the roles named by policies and grants."""
    named = {role for row in connection.execute(_POLICIES) for role in row[4]}
    named |= {row[2].strip('"') for row in connection.execute(_GRANTS)}
    return tuple(sorted(named - {"-"}))


def _by_table(connection: Connection, query: Any) -> defaultdict[str, str]:
    """Return a digest of a query's rows for each table, including tables without rows."""
    said: defaultdict[str, list[Any]] = defaultdict(list)
    for name, *rest in connection.execute(query):
        said[name].append(rest)
    return defaultdict(lambda: _digest([]), {name: _digest(rows) for name, rows in said.items()})


def _digest(rows: Sequence[Any]) -> str:
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:32]


def _revision(connection: Connection, tables: dict[str, TableFacts]) -> str:
    if "alembic_version" not in tables:
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def _audit_logs(connection: Connection, key: bytes) -> dict[str, AuditLog]:
    table = cast("Table", AuditEntryRow.__table__)
    owner_id: ColumnClause[UUID] = column(str(connection.scalar(_OWNER)))
    others = [each for each in table.c if each is not table.c.organization_id]
    query = select(owner_id.label("organization_id"), *others).order_by(owner_id, table.c.number)
    end = cast("Table", AuditHeadRow.__table__)
    heads = connection.execute(select(owner_id, end.c.number, end.c.mac).select_from(end))
    noted = {str(owner): (number, mac.hex()) for owner, number, mac in heads}
    logs: dict[str, AuditLog] = {}
    before = FIRST_MAC
    for row in connection.execution_options(stream_results=True).execute(query):
        owner = str(row.organization_id)
        last = logs.get(owner)
        before = FIRST_MAC if last is None else before
        logs[owner] = _followed(row, key, before, last)
        before = row.mac
    return {owner: _held_against(logs.get(owner), *noted.get(owner, (0, ""))) for owner in sorted({*logs, *noted})}


def _followed(row: Row[Any], key: bytes, before: bytes, last: AuditLog | None) -> AuditLog:
    """Return the state of an audit log after one more entry."""
    n_entries = 1 if last is None else last.n_entries + 1
    broken = None if last is None else last.first_broken
    fits = row.number == n_entries and row.mac == mac_of(cast("AuditEntryRow", row), key, before)
    if broken is None and not fits:
        broken = n_entries
    return AuditLog(n_entries=n_entries, head=row.mac.hex(), first_broken=broken)


def _held_against(log: AuditLog | None, number: int, head: str) -> AuditLog:
    """Compare a log's last entry with the recorded newest entry; if they differ, note where the log is broken."""
    log = log or AuditLog(n_entries=0, head="", first_broken=None)
    if log.first_broken is None and (log.n_entries, log.head) != (number, head):
        return log.model_copy(update={"first_broken": min(log.n_entries, number) + 1})
    return log
