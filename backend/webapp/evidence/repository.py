"""Backtests in the database."""

from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from webapp.evidence.models import BacktestRow


def stored(session: Session, inputs_sha256: str) -> dict[str, Any] | None:
    """Return the stored backtest for these inputs, if there is one."""
    row = session.get(BacktestRow, inputs_sha256)
    return None if row is None else row.document


def store(session: Session, inputs_sha256: str, document: dict[str, Any]) -> None:
    """Store a backtest. The first writer wins, because all writers have the same result."""
    values = {"inputs_sha256": inputs_sha256, "document": document}
    session.execute(insert(BacktestRow).values(values).on_conflict_do_nothing())
