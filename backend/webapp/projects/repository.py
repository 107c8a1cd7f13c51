"""Projects in the database."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from sqlalchemy import column, func, select, table
from sqlalchemy.orm import Session

from webapp.core.http.pagination import PageRequest, page_of
from webapp.projects.models import ProjectRow

# scenarios belong to another feature; only their number is queried here
_scenarios = table("scenarios", column("project_id"))


def page(session: Session, asked: PageRequest) -> tuple[Sequence[ProjectRow], str | None]:
    """Return one page of projects."""
    return page_of(session, select(ProjectRow), ProjectRow.id, asked)


def by_id(session: Session, project_id: UUID) -> ProjectRow | None:
    """Return one project, if it exists."""
    return session.get(ProjectRow, project_id)


def by_name(session: Session, name: str) -> ProjectRow | None:
    """Return the oldest project with this name, if there is one."""
    return session.scalars(select(ProjectRow).where(ProjectRow.name == name).order_by(ProjectRow.id).limit(1)).first()


def scenario_counts(session: Session, project_ids: Sequence[UUID]) -> Mapping[UUID, int]:
    """Return the number of scenarios per project; projects without any are omitted."""
    query = (
        select(_scenarios.c.project_id, func.count())
        .where(_scenarios.c.project_id.in_(project_ids))
        .group_by(_scenarios.c.project_id)
    )
    return dict(session.execute(query).all())
