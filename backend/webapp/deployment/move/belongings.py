"""Tables whose rows are moved, and tables whose rows are left behind. A table in neither list fails the build."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Table

from webapp.core.db.session import Base
from webapp.core.db.tenancy import SHARED

CATALOG = ("catalog_documents", "catalog_versions", "catalog_memberships")
"""Tables whose rows are moved only if runs or custom entries need them and the server lacks them."""
MOVED = (*CATALOG, "projects", "scenarios", "scenario_versions", "runs", "run_traces", "reports")
"""Moved tables, in the order of their foreign keys."""
LEFT: Mapping[str, str] = {
    "account_sessions": "laptops have no sign-in",
    "members": "laptops have no sign-in",
    "invitations": "laptops have no sign-in",
    "api_keys": "they give access to the laptop: create new ones",
    "share_links": "they contain the laptop's address: create new ones",
    "share_visits": "they belong to share links",
    "branding": "the organization on the server has its own branding: set it there",
    "webhooks": "their secrets are encrypted with the laptop's key: create new ones",
    "webhook_deliveries": "they belong to webhooks",
    "jobs": "only the laptop can run them",
    "idempotency_keys": "they expire within a day",
    "quotas": "the server's operator sets them",
    "run_charges": "they count what the laptop computed",
    "run_chunks": "they belong to unfinished runs",
    "imports": "they expire within a week: import the files again",
    "import_files": "they belong to imports",
    "import_parts": "they belong to imports",
    "import_acceptances": "applied changes are in scenarios and entries, and can be undone only on the laptop",
    "audit_entries": "the log remains in the backup; the organization's own log records where it ends",
    "audit_heads": "they belong to the log",
}
"""Tables whose rows are not moved, with the reasons."""

_SERVED = "(SELECT true FROM served s WHERE s.sha256 = t.sha256)"
_CARRIED = "JOIN versions v ON v.organization_id = t.organization_id AND v.version = t.version AND v.is_carried"
_LOCAL = "WHERE t.organization_id = :local"
REWRITTEN: Mapping[str, Mapping[str, str]] = {
    "catalog_versions": {"is_current": "false"},
    "catalog_memberships": {
        "document_organization_id": f"CASE WHEN t.document_organization_id = '{SHARED}' AND {_SERVED} "
        f"THEN '{SHARED}'::uuid ELSE CAST(:target AS uuid) END"
    },
    "runs": {
        "catalog_organization_id": "(SELECT v.home FROM versions v WHERE v.version = t.catalog_version "
        "AND v.organization_id = t.catalog_organization_id)"
    },
    "reports": {"mail_to": "'{}'::uuid[]"},
}
"""SQL expressions for columns whose values change on the server, in addition to the organization."""
CHOSEN: Mapping[str, str] = {
    "catalog_documents": "JOIN catalog_memberships m ON m.sha256 = t.sha256 "
    "AND m.document_organization_id = t.organization_id "
    "JOIN versions v ON v.organization_id = m.organization_id AND v.version = m.version AND v.is_carried "
    f"WHERE t.organization_id <> '{SHARED}' OR {_SERVED} IS NULL",
    "catalog_versions": _CARRIED,
    "catalog_memberships": _CARRIED,
    "runs": _LOCAL,
    "reports": f"{_LOCAL} AND t.state = 'ready'",
}
"""SQL that selects the rows to move from the tables that need more than the default condition."""


def columns(name: str) -> Sequence[str]:
    """Return the columns of a table, in the same order on laptop and server."""
    return [column.name for column in _table(name).c]


def key(name: str) -> Sequence[str]:
    """Return the primary key columns of a table."""
    return [column.name for column in _table(name).primary_key]


def outgoing(name: str) -> str:
    """Return the query for the rows to move, converted to the server's form; parameters: `:local` and `:target`."""
    said = {"organization_id": "CAST(:target AS uuid)", **REWRITTEN.get(name, {})}
    chosen = ", ".join(f"{said.get(column, f't.{column}')} AS {column}" for column in columns(name))
    return f"SELECT DISTINCT ON ({', '.join(key(name))}) * FROM (SELECT {chosen} FROM {name} t {CHOSEN.get(name, _LOCAL)}) o"  # noqa: E501, S608 - our own names


def _table(name: str) -> Table:
    return Base.metadata.tables[name]
