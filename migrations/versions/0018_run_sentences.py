"""The summary sentence of a run becomes a message id with parameters.

Revision ID: 0018
Revises: 0017
"""

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Turn sentences into JSON; those of earlier releases stay English strings."""
    op.execute("ALTER TABLE runs ALTER COLUMN sentence TYPE jsonb USING to_jsonb(sentence)")


def downgrade() -> None:
    """Turn sentences back into strings; a message becomes its id."""
    text = "CASE jsonb_typeof(sentence) WHEN 'string' THEN sentence #>> '{}' ELSE sentence ->> 'message' END"
    op.execute(f"ALTER TABLE runs ALTER COLUMN sentence TYPE text USING {text}")
