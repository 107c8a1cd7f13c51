"""Database queries for scenario drafts."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import Select, TextClause, column, delete, exists, func, select, table
from sqlalchemy.orm import Session, defer

from webapp.core.db.clock import NOW
from webapp.core.http.pagination import PageRequest, page_of
from webapp.scenarios.models import ScenarioRow, ScenarioVersionRow

# other features own the projects and runs tables; this module only checks whether rows exist
_projects = table("projects", column("id"))
_runs = table("runs", column("scenario_id"), column("scenario_version"))


def project_exists(session: Session, project_id: UUID) -> bool:
    """Return whether the project exists."""
    return bool(session.scalar(select(exists().where(_projects.c.id == project_id))))


def page(session: Session, project_id: UUID, asked: PageRequest) -> tuple[Sequence[ScenarioRow], str | None]:
    """Return one page of a project's scenarios, without their documents."""
    query = select(ScenarioRow).options(defer(ScenarioRow.document)).where(ScenarioRow.project_id == project_id)
    return page_of(session, query, ScenarioRow.id, asked)


def by_id(session: Session, scenario_id: UUID, *, to_change: bool = False) -> ScenarioRow | None:
    """Return one scenario, if it exists, optionally locked until the transaction ends."""
    return session.get(ScenarioRow, scenario_id, with_for_update=to_change)


def by_name(session: Session, project_id: UUID, name: str) -> ScenarioRow | None:
    """Return the oldest scenario with this name in a project, if there is one."""
    query = select(ScenarioRow).where(ScenarioRow.project_id == project_id, ScenarioRow.name == name)
    return session.scalars(query.order_by(ScenarioRow.id).limit(1)).first()


def versions(session: Session, scenario_id: UUID) -> Sequence[ScenarioVersionRow]:
    """Return the stored versions of a scenario, newest first, without their documents."""
    query = select(ScenarioVersionRow).options(defer(ScenarioVersionRow.document))
    query = query.where(ScenarioVersionRow.scenario_id == scenario_id)
    return session.scalars(query.order_by(ScenarioVersionRow.version.desc())).all()


def version(session: Session, scenario_id: UUID, number: int) -> ScenarioVersionRow | None:
    """Return one version, if it is still stored."""
    return session.scalars(_of(scenario_id).where(ScenarioVersionRow.version == number)).first()


def newest_version(
    session: Session, scenario_id: UUID, within: TextClause, saved_by_id: UUID | None, saved_by: str
) -> ScenarioVersionRow | None:
    """Return the newest version if this user began it within this time and it is unnamed and not used by any run."""
    row = session.scalars(_of(scenario_id).order_by(ScenarioVersionRow.version.desc()).limit(1)).first()
    if row is None or row.label is not None or (row.saved_by_id, row.saved_by) != (saved_by_id, saved_by):
        return None
    is_fresh = select(row.began_at > NOW - within)
    has_run = select(exists().where(_runs.c.scenario_id == scenario_id, _runs.c.scenario_version == row.version))
    return row if session.scalar(is_fresh) and not session.scalar(has_run) else None


def n_named(session: Session, scenario_id: UUID) -> int:
    """Return the number of named versions of a scenario."""
    query = select(func.count()).select_from(ScenarioVersionRow)
    is_named = ScenarioVersionRow.label.is_not(None)
    return session.scalar(query.where(ScenarioVersionRow.scenario_id == scenario_id, is_named)) or 0


def drop_oldest_versions(session: Session, scenario_id: UUID, most: int) -> None:
    """Drop the oldest unnamed versions when there are more versions than the maximum."""
    ours = ScenarioVersionRow.scenario_id == scenario_id
    n = session.scalar(select(func.count()).select_from(ScenarioVersionRow).where(ours)) or 0
    if n > most:
        nameless = select(ScenarioVersionRow.version).where(ours, ScenarioVersionRow.label.is_(None))
        oldest = session.scalars(nameless.order_by(ScenarioVersionRow.version).limit(n - most)).all()
        session.execute(delete(ScenarioVersionRow).where(ours, ScenarioVersionRow.version.in_(oldest)))


def _of(scenario_id: UUID) -> Select[ScenarioVersionRow]:
    return select(ScenarioVersionRow).where(ScenarioVersionRow.scenario_id == scenario_id)
