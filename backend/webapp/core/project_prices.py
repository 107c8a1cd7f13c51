"""Prices of a project, which runs, previews and comparisons of the project use."""

from typing import Any
from uuid import UUID

from sqlalchemy import Row, column, select, table
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.catalog import ProjectPrices
from webapp.core.http.errors import NotFoundError

# projects belong to another feature; only their prices are read here
_projects = table("projects", column("id"), column("name"), column("prices", JSONB(none_as_null=True)))


def prices_of(session: Session, project_id: UUID | None) -> ProjectPrices | None:
    """Return the prices of a project with its name; None if it has none."""
    row = _row(session, project_id)
    return None if row is None else _prices_in(row)


def frozen_prices_of(session: Session, project_id: UUID) -> dict[str, Any] | None:
    """Return the prices of a project as a run stores them; None if it has none."""
    own = prices_of(session, project_id)
    return None if own is None else own.model_dump(mode="json", exclude_defaults=True)


def prices_of_known(session: Session, project_id: UUID) -> ProjectPrices | None:
    """Return the prices of a project that a request names.

    Raises
    ------
    NotFoundError
        If there is no such project.
    """
    row = _row(session, project_id)
    if row is None:
        raise NotFoundError(msg("problem-no-project"))
    return _prices_in(row)


def _row(session: Session, project_id: UUID | None) -> Row[Any, Any] | None:
    return session.execute(select(_projects.c.name, _projects.c.prices).where(_projects.c.id == project_id)).first()


def _prices_in(row: Row[Any, Any]) -> ProjectPrices | None:
    return None if row.prices is None else ProjectPrices.model_validate({**row.prices, "project": row.name})
