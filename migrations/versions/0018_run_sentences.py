"""Texts in results become message IDs with parameters.

Revision ID: 0018
Revises: 0017
"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from stormsizer.messages.localizer import FALLBACK
from webapp.core.languages import languages

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

RUNS = sa.table("runs", sa.column("id"), sa.column("sentence", JSONB), sa.column("result", JSONB))
BATCH = 100


def upgrade() -> None:
    """Convert sentences to JSON; sentences of earlier releases remain English strings."""
    op.execute("ALTER TABLE runs ALTER COLUMN sentence TYPE jsonb USING to_jsonb(sentence)")


def downgrade() -> None:
    """Render messages in English, and convert sentences back to strings."""
    connection, english = op.get_bind(), languages().localizer(FALLBACK)
    batch = sa.select(RUNS.c.id, RUNS.c.sentence, RUNS.c.result).where(RUNS.c.result.is_not(None))
    batch = batch.order_by(RUNS.c.id).limit(BATCH)
    found = connection.execute(batch).all()
    while found:
        for identifier, sentence, result in found:
            rendered = {"sentence": english.json(sentence), "result": english.json(result)}
            connection.execute(sa.update(RUNS).where(RUNS.c.id == identifier).values(rendered))
        found = connection.execute(batch.where(RUNS.c.id > found[-1].id)).all()
    op.execute("ALTER TABLE runs ALTER COLUMN sentence TYPE text USING sentence #>> '{}'")
