"""A customer's rows in the database, to verify that nothing changed and no notification was sent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Engine, text

from tests.webapp.matrix.calls import Answer
from tests.webapp.matrix.tenants import Tenant
from webapp.core.db.tenancy import LOCAL, SHARED

WITHOUT_OWNER = frozenset({"alembic_version", "backtests", "brakes", "installation", "sign_ups", "tombstones"})
"""Tables whose rows belong to no customer."""
_THEIR_PEOPLE = "SELECT account_id FROM members WHERE organization_id = :id"
_UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


@dataclass(frozen=True)
class Possessions:
    """Everything that belongs to a customer, found by the columns that the database itself lists."""

    engine: Engine
    tenant: Tenant

    @cached_property
    def columns(self) -> dict[str, dict[str, str]]:
        """Types of all columns by table and name."""
        query = text(
            "SELECT table_name, column_name, data_type FROM information_schema.columns "
            "JOIN information_schema.tables USING (table_schema, table_name) "
            "WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
        )
        found: dict[str, dict[str, str]] = {}
        with self.engine.connect() as connection:
            for table, column, kind in connection.execute(query):
                found.setdefault(table, {})[column] = kind
        return found

    def condition(self, table: str) -> str | None:
        """Return the SQL condition for the customer's rows of a table; None if no row has an owner."""
        columns = self.columns[table]
        if table in WITHOUT_OWNER:
            return None
        if table == "organizations":
            return "id = :id"
        if "organization_id" in columns:
            return "organization_id = :id"
        if table == "accounts":
            return f"id IN ({_THEIR_PEOPLE})"
        if "account_id" in columns:
            return f"account_id IN ({_THEIR_PEOPLE})"
        raise LookupError(f"whose are the rows of {table}? Say it in WITHOUT_OWNER or `condition`")

    @cached_property
    def tables(self) -> dict[str, str]:
        """The state of each table with rows of an owner."""
        return {table: found for table in sorted(self.columns) if (found := self.condition(table)) is not None}

    def checksums(self) -> dict[str, tuple[int, str]]:
        """Return number and hash of the customer's rows of each table."""
        each = "SELECT '{0}', count(*), md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) FROM {0} t"
        parts = [f"{each.format(table)} WHERE {condition}" for table, condition in self.tables.items()]
        with self.engine.connect() as connection:
            rows = connection.execute(text(" UNION ALL ".join(parts)), {"id": self.tenant.organization_id})
            return {table: (n, digest) for table, n, digest in rows}

    def empty_tables(self) -> list[str]:
        """Return tables in which the customer has nothing."""
        return [table for table, (n, _) in self.checksums().items() if n == 0]

    @cached_property
    def identifiers(self) -> frozenset[str]:
        """All identifiers in the customer's rows, except public ones."""
        found: set[str] = set()
        with self.engine.connect() as connection:
            for table, condition in self.tables.items():
                for column, kind in self.columns[table].items():
                    if kind == "uuid":
                        query = text(f"SELECT DISTINCT {column}::text FROM {table} WHERE {condition}")
                        found |= set(connection.scalars(query, {"id": self.tenant.organization_id}))
        return frozenset(found - {str(SHARED), str(LOCAL), None})

    def revealed_by(self, answer: Answer) -> list[str]:
        """Return everything of the customer's that a response contains."""
        content = answer.text
        return [self.tenant.word] * (self.tenant.word in content) + sorted(
            self.identifiers & set(_UUID.findall(content))
        )
