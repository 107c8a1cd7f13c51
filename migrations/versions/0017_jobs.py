"""The table *errands* is renamed *jobs*.

Rows, policies and grants are unchanged.

Revision ID: 0017
Revises: 0016
"""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

OLD, NEW = "errands", "jobs"
CONSTRAINTS = ("pk_{}", "ck_{}_state", "ck_{}_lease", "ck_{}_finished", "fk_{}_organisation_id_organisations")
INDEXES = ("ix_{}_open", "ix_{}_organisation_id", "ix_{}_finished_at")


def upgrade() -> None:
    """Rename the table, its constraints and its indexes."""
    _rename(OLD, NEW)


def downgrade() -> None:
    """Rename them back."""
    _rename(NEW, OLD)


def _rename(old: str, new: str) -> None:
    op.rename_table(old, new)
    for name in CONSTRAINTS:
        op.execute(f"ALTER TABLE {new} RENAME CONSTRAINT {name.format(old)} TO {name.format(new)}")
    for name in INDEXES:
        op.execute(f"ALTER INDEX {name.format(old)} RENAME TO {name.format(new)}")
