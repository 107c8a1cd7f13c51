"""*organisation* becomes *organization* in the names of tables, columns, constraints, indexes and the function.

Rows, policies, defaults and grants are unchanged.

Revision ID: 0019
Revises: 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

OLD, NEW = "organisation", "organization"
OF_TABLES = "relnamespace = 'public'::regnamespace AND relkind = 'r'"
RENAMES = (
    f"SELECT format('ALTER TABLE %I RENAME TO %I', relname, replace(relname, :old, :new)) "
    f"FROM pg_class WHERE {OF_TABLES} AND strpos(relname, :old) > 0",
    f"SELECT format('ALTER TABLE %I RENAME COLUMN %I TO %I', relname, attname, replace(attname, :old, :new)) "
    f"FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid "
    f"WHERE {OF_TABLES} AND strpos(attname, :old) > 0 AND NOT attisdropped",
    f"SELECT format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', relname, conname, replace(conname, :old, :new)) "
    f"FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE {OF_TABLES} AND strpos(conname, :old) > 0",
    "SELECT format('ALTER INDEX %I RENAME TO %I', relname, replace(relname, :old, :new)) "
    "FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'i' AND strpos(relname, :old) > 0",
)
"""Queries that return the rename statements. The index of a constraint is renamed together with the constraint."""


def upgrade() -> None:
    """Rename everything."""
    _rename(OLD, NEW)


def downgrade() -> None:
    """Rename everything back."""
    _rename(NEW, OLD)


def _rename(old: str, new: str) -> None:
    for query in RENAMES:
        for statement in op.get_bind().scalars(sa.text(query), {"old": old, "new": new}).all():
            op.execute(statement)
    op.execute(f"ALTER FUNCTION current_{old}() RENAME TO current_{new}")
    op.execute(
        f"CREATE OR REPLACE FUNCTION current_{new}() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE "
        f"RETURN NULLIF(current_setting('stormsizer.{new}', true), '')::uuid"
    )
