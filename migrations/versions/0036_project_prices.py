"""Projects can have prices, price lists price hosts, licenses and support, and results include the total cost.

Older processes would compute runs without the prices of their project, so this is the oldest compatible revision. On
downgrade, the columns are dropped, and the new fields of price lists and results are removed, because the previous
release rejects them.

Revision ID: 0036
Revises: 0035
"""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None

NEW_PRICES = (
    "conversion",
    "project",
    "pue",
    "hardware_discount",
    "price_per_host",
    "licenses",
    "support_fraction_per_year",
)
NEW_BY_NEIGHBOR = {
    "price_per_desktop": ("n_desktops", "ownership"),
    "term_years": ("conversion", "project"),
    "before_reduction_gb": ("reducible_gb",),
}
"""New fields of documents in results, by a field that these documents have."""


def upgrade() -> None:
    """Add the columns."""
    op.add_column("projects", sa.Column("prices", JSONB()))
    op.add_column("runs", sa.Column("project_prices", JSONB()))
    op.execute("UPDATE installation SET oldest_compatible_revision = '0036'")


def downgrade() -> None:
    """Remove the columns and the new fields."""
    op.execute("UPDATE installation SET oldest_compatible_revision = '0035'")
    op.drop_column("runs", "project_prices")
    op.drop_column("projects", "prices")
    _change("runs", "result", ("id",), _result_down)
    _change("catalog_documents", "document", ("organization_id", "sha256"), _prices_down, sa.text("kind = 'prices'"))


def _change(name: str, column: str, key: tuple[str, ...], change: Callable[[Any], Any], which: Any = sa.true()) -> None:
    connection = op.get_bind()
    table = sa.table(name, sa.column(column, JSONB), *(sa.column(each) for each in key))
    rows = connection.execute(sa.select(*(table.c[each] for each in (*key, column))).where(which)).all()
    for *identifier, document in rows:
        changed = change(document)
        if changed != document:
            same = [table.c[each] == value for each, value in zip(key, identifier, strict=True)]
            connection.execute(sa.update(table).where(*same).values({column: changed}))


def _prices_down(prices: Any) -> Any:
    return {name: value for name, value in prices.items() if name not in NEW_PRICES}


def _result_down(result: Any) -> Any:
    if isinstance(result, dict):
        new = {name for neighbor, names in NEW_BY_NEIGHBOR.items() if neighbor in result for name in names}
        return {name: _result_down(value) for name, value in result.items() if name not in new}
    return [_result_down(each) for each in result] if isinstance(result, list) else result
