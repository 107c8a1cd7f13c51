"""Prices of projects in the database."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import column, select, table, update
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Session

from stormsizer.model.catalog import PriceList, ProjectPrices
from webapp.core.project_prices import prices_of

# projects belong to another feature; only their prices are read and written here
_projects = table("projects", column("id"), column("name"), column("prices", JSONB(none_as_null=True)))


def exists(session: Session, project_id: UUID) -> bool:
    """Return whether there is a project."""
    return session.scalar(select(_projects.c.id).where(_projects.c.id == project_id)) is not None


def store(session: Session, project_id: UUID, own: ProjectPrices | None) -> None:
    """Set the prices of a project, or remove them."""
    document = None if own is None else own.model_dump(mode="json", exclude_defaults=True, exclude={"project"})
    session.execute(update(_projects).where(_projects.c.id == project_id).values(prices=document))


def follow(session: Session, before: PriceList | None, after: PriceList, *, keep_numbers: bool) -> None:
    """Bring the prices of all projects into the new currency of the organization's list."""
    if before is None or before.currency == after.currency:
        return
    rate = 1.0 if keep_numbers or after.conversion is None else after.conversion.rate
    for project_id in _with_prices(session):
        own = prices_of(session, project_id)
        if own is not None and own.currency == before.currency:
            store(session, project_id, own.converted(after.currency, rate))


def _with_prices(session: Session) -> Sequence[UUID]:
    return session.scalars(select(_projects.c.id).where(_projects.c.prices.is_not(None))).all()
