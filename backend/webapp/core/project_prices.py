"""Prices of a project, which runs, previews and comparisons of the project use."""

from uuid import UUID

from sqlalchemy import column, select, table
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Session

from stormsizer.model.catalog import ProjectPrices

# projects belong to another feature; only their prices are read here
_projects = table("projects", column("id"), column("name"), column("prices", JSONB(none_as_null=True)))


def prices_of(session: Session, project_id: UUID | None) -> ProjectPrices | None:
    """Return the prices of a project with its name; None if it has none."""
    row = session.execute(select(_projects.c.name, _projects.c.prices).where(_projects.c.id == project_id)).first()
    if row is None or row.prices is None:
        return None
    return ProjectPrices.model_validate({**row.prices, "project": row.name})
