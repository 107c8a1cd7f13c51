"""User-facing texts become message IDs with parameters; accounts have a language.

Revision ID: 0016
Revises: 0015
"""

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

TEXTS = (("runs", "message"), ("reports", "message"), ("imports", "failure_message"))


def upgrade() -> None:
    """Convert texts to JSON; texts of earlier releases remain English strings."""
    for table, column in TEXTS:
        op.execute(f"ALTER TABLE {table} ALTER COLUMN {column} TYPE jsonb USING to_jsonb({column})")
    op.execute("ALTER TABLE accounts ADD COLUMN language text")
    op.execute("GRANT SELECT (language) ON accounts TO stormsizer_service")


def downgrade() -> None:
    """Convert texts back to strings; a message becomes its ID."""
    op.execute("ALTER TABLE accounts DROP COLUMN language")
    for table, column in TEXTS:
        text = f"CASE jsonb_typeof({column}) WHEN 'string' THEN {column} #>> '{{}}' ELSE {column} ->> 'message' END"
        op.execute(f"ALTER TABLE {table} ALTER COLUMN {column} TYPE text USING {text}")
