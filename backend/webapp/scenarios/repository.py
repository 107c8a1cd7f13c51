"""Scenario drafts in the database."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import column, exists, select, table
from sqlalchemy.orm import Session, defer

from webapp.kit.pagination import PageRequest, page_of
from webapp.scenarios.models import ScenarioRow

# the projects belong to another feature; only whether one is there is asked here
_projects = table("projects", column("id"))


def project_exists(session: Session, project_id: UUID) -> bool:
    """Whether there is such a project."""
    return bool(session.scalar(select(exists().where(_projects.c.id == project_id))))


def page(session: Session, project_id: UUID, asked: PageRequest) -> tuple[Sequence[ScenarioRow], str | None]:
    """One page of a project's scenarios, without their documents."""
    query = select(ScenarioRow).options(defer(ScenarioRow.document)).where(ScenarioRow.project_id == project_id)
    return page_of(session, query, ScenarioRow.id, asked)


def by_id(session: Session, scenario_id: UUID, *, to_change: bool = False) -> ScenarioRow | None:
    """One scenario, if it exists; one that is to be changed is kept from other changes until the commit."""
    return session.get(ScenarioRow, scenario_id, with_for_update=to_change)


def by_name(session: Session, project_id: UUID, name: str) -> ScenarioRow | None:
    """The oldest scenario of that name in a project, if there is one."""
    query = select(ScenarioRow).where(ScenarioRow.project_id == project_id, ScenarioRow.name == name)
    return session.scalars(query.order_by(ScenarioRow.id).limit(1)).first()
