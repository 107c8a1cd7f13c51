"""Export policy for each table. `docs/reference/personal-data.yaml` documents every column."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Column, Select, Table, select

from webapp.core.db.session import Base

LEFT_OUT = {"account_sessions", "share_visits", "import_parts"}
"""Tables that are not exported: sessions, share visits, and uploaded files, which users already have and which expire
within a week."""
SECRETS: Mapping[str, frozenset[str]] = {
    "api_keys": frozenset({"token_sha256"}),
    "jobs": frozenset({"payload"}),
    "invitations": frozenset({"token_sha256"}),
    "share_links": frozenset({"token_sha256"}),
    "webhooks": frozenset({"secret", "previous_secret"}),
}
"""Columns that are not exported, because anyone who has them could impersonate someone else."""
OF_A_PERSON = ("id", "email", "name")
"""Account columns that are exported for members; the rest of an account belongs to the person."""


class Part(NamedTuple):
    """Exported columns of one table."""

    table: str
    columns: tuple[str, ...]
    query: Select[tuple[object, ...]]


def parts(organization_id: UUID) -> Iterator[Part]:
    """Yield the tables to export for an organization."""
    tables = Base.metadata.tables
    yield _part(tables["organizations"], ("id", "name", "created_at"), tables["organizations"].c.id == organization_id)
    members = tables["members"]
    theirs = select(members.c.account_id).where(members.c.organization_id == organization_id)
    yield _part(tables["accounts"], OF_A_PERSON, tables["accounts"].c.id.in_(theirs))
    for name, table in sorted(tables.items()):
        if "organization_id" in table.c and name not in LEFT_OUT:
            columns = tuple(each.name for each in table.c if each.name not in SECRETS.get(name, ()))
            yield _part(table, columns, table.c.organization_id == organization_id)


def _part(table: Table, columns: tuple[str, ...], condition: object) -> Part:
    chosen: list[Column[object]] = [table.c[name] for name in columns]
    return Part(table.name, columns, select(*chosen).where(condition).order_by(*table.primary_key))  # type: ignore[arg-type]
