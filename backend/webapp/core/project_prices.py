"""Prices of a project, which runs, previews and comparisons of the project use."""

from uuid import UUID

from sqlalchemy import column, select, table
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.catalog import ProjectPrices
from webapp.core.http.errors import NotFoundError

# projects belong to another feature; only their prices are read here
_projects = table("projects", column("id"), column("name"), column("prices", JSONB(none_as_null=True)))


def prices_of(session: Session, project_id: UUID | None) -> ProjectPrices | None:
    """Return the prices of a project with its name; None if it has none."""
    row = session.execute(select(_projects.c.name, _projects.c.prices).where(_projects.c.id == project_id)).first()
    if row is None or row.prices is None:
        return None
    return ProjectPrices.model_validate({**row.prices, "project": row.name})


def prices_of_known(session: Session, project_id: UUID) -> ProjectPrices | None:
    """Return the prices of a project that a request names.

    Raises
    ------
    NotFoundError
        If there is no such project.
    """
    if session.scalar(select(_projects.c.id).where(_projects.c.id == project_id)) is None:
        raise NotFoundError(msg("problem-no-project"))
    return prices_of(session, project_id)
