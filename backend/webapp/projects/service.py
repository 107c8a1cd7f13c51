"""Operations on projects."""

from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.core.http.errors import NotFoundError
from webapp.core.http.pagination import PageRequest
from webapp.projects import repository
from webapp.projects.models import ProjectRow
from webapp.projects.schemas import Project, ProjectInput, ProjectPage


def list_projects(session: Session, asked: PageRequest) -> ProjectPage:
    """Return one page of projects."""
    rows, next_cursor = repository.page(session, asked)
    counts = repository.scenario_counts(session, [row.id for row in rows])
    items = tuple(_shown(row, counts.get(row.id, 0)) for row in rows)
    return ProjectPage(items=items, next_cursor=next_cursor)


def create(session: Session, given: ProjectInput) -> Project:
    """Create a project."""
    row = ProjectRow(name=given.name, notes=given.notes)
    session.add(row)
    session.flush()
    return _shown(row, 0)


def get(session: Session, project_id: UUID) -> Project:
    """Return one project."""
    row = _existing(session, project_id)
    return _shown(row, repository.scenario_counts(session, [row.id]).get(row.id, 0))


def update(session: Session, project_id: UUID, given: ProjectInput) -> Project:
    """Change a project's name and notes."""
    row = _existing(session, project_id)
    row.name, row.notes = given.name, given.notes
    session.flush()
    return get(session, project_id)


def delete(session: Session, project_id: UUID) -> None:
    """Delete a project; the database deletes its scenarios and runs with it."""
    session.delete(_existing(session, project_id))


def named(session: Session, name: str) -> Project:
    """Return the project with this name, creating it if necessary."""
    row = repository.by_name(session, name)
    return create(session, ProjectInput(name=name)) if row is None else get(session, row.id)


def _existing(session: Session, project_id: UUID) -> ProjectRow:
    row = repository.by_id(session, project_id)
    if row is None:
        raise NotFoundError(msg("problem-no-project"))
    return row


def _shown(row: ProjectRow, n_scenarios: int) -> Project:
    return Project(
        id=row.id,
        name=row.name,
        notes=row.notes,
        n_scenarios=n_scenarios,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
